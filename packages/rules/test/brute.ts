import { squareNames } from '../src/index.ts';
import type { CaptureSpec, Movement, NumbersPlay, Rules } from '../src/index.ts';
import { layersOf, ownerOf, parseBoardText } from './model.ts';

/** Captures and reach by brute force, from a rule set's data and a board's text alone. */

type Board = ReadonlyMap<string, string>;

interface Way {
  readonly to: string;
  readonly through: readonly string[];
}

const FILES = 'abcdefghijklmnop';
const ROOK = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const BISHOP = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const directions = (name: string): readonly (readonly [number, number])[] =>
  name === 'orthogonal' ? ROOK : name === 'diagonal' ? BISHOP : [...ROOK, ...BISHOP];

const COUNTED = { between: -1, steps: 0, inclusive: 1 } as const;

/** A found capture, without its equation. */
export interface Found {
  readonly kind: string;
  readonly clause: string;
  readonly square: string;
  readonly layer: number | null;
  readonly by: readonly string[];
}

export class Brute {
  readonly board: Board;
  private readonly play: NumbersPlay;
  private readonly squares: ReadonlySet<string>;
  private readonly known = new Map<string, string[]>();

  constructor(rules: Rules, text: string) {
    const { play } = rules.ruleSet;
    if (play.type !== 'numbers') throw new Error('stones have no numbers');
    this.play = play;
    this.board = parseBoardText(text.split(' ')[0] ?? '');
    this.squares = new Set(squareNames(rules.geometry));
  }

  /** The square so many files and ranks away, or an empty text. */
  shift(square: string, files: number, ranks: number): string {
    const name = `${FILES[FILES.indexOf(square.slice(0, 1)) + files] ?? '?'}${Number(square.slice(1)) + ranks}`;
    return this.squares.has(name) ? name : '';
  }

  private line(from: string, x: number, y: number, steps: number): Way | null {
    const squares = Array.from({ length: steps }, (_, index) =>
      this.shift(from, x * (index + 1), y * (index + 1)),
    );
    return squares.includes('') ? null : { to: squares.at(-1)!, through: squares.slice(0, -1) };
  }

  private ways(movement: Movement, from: string): Way[] {
    if (movement.type === 'leap') {
      const [a, b] = movement.by;
      const ends = [
        [a, b],
        [b, a],
      ].flatMap(([x = 0, y = 0]) => [
        [x, y],
        [-x, y],
        [x, -y],
        [-x, -y],
      ]);
      return ends
        .map(([x = 0, y = 0]) => ({ to: this.shift(from, x, y), through: [] }))
        .filter(({ to }) => to !== '');
    }
    if (movement.type === 'slide') {
      return directions(movement.directions).flatMap(([x, y]) => this.line(from, x, y, movement.steps) ?? []);
    }
    const found: Way[] = [];
    for (const [x, y] of ROOK) {
      for (const [u, v] of ROOK) {
        if (x * u + y * v !== 0) continue;
        for (let first = 1; first < movement.steps; first++) {
          const one = this.line(from, x, y, first);
          const two = one && this.line(one.to, u, v, movement.steps - first);
          if (one && two) found.push({ to: two.to, through: [...one.through, one.to, ...two.through] });
        }
      }
    }
    return found;
  }

  private shapesOf(piece: string, owner: 0 | 1): ('round' | 'triangle' | 'square')[] {
    const letter = piece.slice(0, 1).toUpperCase();
    if (letter !== 'P') return [letter === 'C' ? 'round' : letter === 'T' ? 'triangle' : 'square'];
    return layersOf(piece).map((value) => this.play.layers[owner].find((layer) => layer[1] === value)![0]);
  }

  /** Every way of a piece from a square, whatever stands in it. */
  waysOf(piece: string, from: string, irregular: boolean): Way[] {
    const { moves } = this.play;
    const isPyramid = piece.toUpperCase().startsWith('P');
    const movements =
      isPyramid && moves.pyramid !== 'as-layers'
        ? moves.pyramid
        : this.shapesOf(piece, ownerOf(piece)).flatMap((shape) => moves[shape]);
    return [...new Set(movements)]
      .filter((movement) => irregular || !(movement.type === 'leap' && movement.irregular))
      .flatMap((movement) => this.ways(movement, from));
  }

  reaches(from: string, to: string): boolean {
    const isFree = (square: string) => !this.board.has(square);
    return this.waysOf(this.board.get(from)!, from, false).some(
      (way) => way.to === to && way.through.every(isFree),
    );
  }

  reachers(to: string, side: 0 | 1): string[] {
    const key = `${to} ${side}`;
    const found =
      this.known.get(key) ?? this.squaresOf(side).filter((from) => from !== to && this.reaches(from, to));
    this.known.set(key, found);
    return found;
  }

  squaresOf(side: 0 | 1): string[] {
    return [...this.board].filter(([, piece]) => ownerOf(piece) === side).map(([square]) => square);
  }

  private numbers(piece: string, kinds: readonly string[]): number[] {
    const layers = layersOf(piece);
    if (!piece.toUpperCase().startsWith('P')) return layers;
    const sum = layers.reduce((total, each) => total + each, 0);
    return [
      ...new Set(
        kinds.flatMap((kind) => (kind === 'sum' ? [sum] : kind === 'base' ? layers.slice(0, 1) : layers)),
      ),
    ];
  }

  attack(square: string): number[] {
    return this.numbers(this.board.get(square)!, this.play.pyramid.attacksWith);
  }

  /** Numbers by which the piece is taken, with the layer that goes, or null for the whole. */
  targets(square: string): { readonly value: number; readonly layer: number | null }[] {
    const piece = this.board.get(square)!;
    const whole = this.numbers(piece, this.play.pyramid.takenWholeBy).map((value) => ({
      value,
      layer: null,
    }));
    const layers = layersOf(piece);
    // The last layer is the whole pyramid.
    const single =
      this.play.pyramid.takenByLayer && (layers.length > 1 || whole.length === 0)
        ? layers.map((value) => ({ value, layer: layers.length > 1 ? value : null }))
        : [];
    return [...whole, ...single];
  }

  /** Steps along a free line in a direction that counts, or 0. */
  freeLine(from: string, to: string, name: string): number {
    for (const [x, y] of directions(name)) {
      let square = this.shift(from, x, y);
      for (let steps = 1; square !== ''; steps++) {
        if (square === to) return steps;
        if (this.board.has(square)) break;
        square = this.shift(square, x, y);
      }
    }
    return 0;
  }

  captures(side: 0 | 1): Found[] {
    const victims = this.squaresOf(side === 0 ? 1 : 0);
    return this.play.captures.flatMap((spec) =>
      victims.flatMap((square) => this.against(spec, square, side)),
    );
  }

  private against(spec: CaptureSpec, square: string, side: 0 | 1): Found[] {
    const found: Found[] = [];
    const add = (layer: number | null, ...by: string[]) =>
      found.push({ kind: spec.kind, clause: spec.clause, square, layer, by: [...by].sort() });
    const pairs = this.pairs(
      spec.kind === 'ambush' && spec.from === 'flanks'
        ? this.flanks(square, side)
        : this.reachers(square, side),
      spec,
    );
    if (spec.kind === 'siege') {
      const by = this.besiegers(square, side, spec.form);
      if (by) add(null, ...by);
      return found;
    }
    for (const { value, layer } of this.targets(square)) {
      if (spec.kind === 'encounter' || spec.kind === 'power') {
        const fits = (u: number) =>
          spec.kind === 'encounter' ? u === value : isPower(u, value) || isPower(value, u);
        for (const by of this.reachers(square, side)) if (this.attack(by).some(fits)) add(layer, by);
      } else if (spec.kind === 'assault') {
        this.assaults(spec, square, side, value).forEach((by) => add(layer, ...by));
      } else {
        for (const [one, other] of pairs) {
          const holds = this.attack(one).some((u) =>
            this.attack(other).some((w) => this.together(spec, u, w, value)),
          );
          if (holds) add(layer, one, other);
        }
      }
    }
    return found;
  }

  private pairs(squares: readonly string[], spec: CaptureSpec): [string, string][] {
    const all = squares.flatMap((one, index) =>
      squares.slice(index + 1).map((other): [string, string] => [one, other]),
    );
    if (spec.kind !== 'ambush' || spec.from === 'reach') return all;
    // Opposite sides only: two neighbours in one row or column.
    return all.filter(
      ([one, other]) => one.slice(0, 1) === other.slice(0, 1) || one.slice(1) === other.slice(1),
    );
  }

  private flanks(square: string, side: 0 | 1): string[] {
    return ROOK.map(([x, y]) => this.shift(square, x, y)).filter(
      (each) => this.board.has(each) && ownerOf(this.board.get(each)!) === side,
    );
  }

  private together(spec: CaptureSpec, u: number, w: number, v: number): boolean {
    if (spec.kind === 'progression') return isProgression(u, w, v);
    if (spec.kind !== 'ambush') return false;
    const made = {
      sum: u + w,
      difference: Math.abs(u - w),
      product: u * w,
      quotient: Math.max(u, w) / Math.min(u, w),
    };
    return spec.relations.some((relation) => made[relation] === v);
  }

  private assaults(
    spec: Extract<CaptureSpec, { kind: 'assault' }>,
    square: string,
    side: 0 | 1,
    v: number,
  ): string[][] {
    const holds = (u: number, distance: number, target: number) =>
      spec.relations.some((relation) =>
        relation === 'multiple'
          ? u * distance === target
          : relation === 'part'
            ? target > 0 && u / distance === target
            : u * target === distance,
      );
    return this.squaresOf(side).flatMap((from) => {
      const steps = this.freeLine(from, square, spec.directions);
      const distance = steps + COUNTED[spec.count];
      if (steps === 0 || distance < 1) return [];
      const found = this.attack(from).some((u) => holds(u, distance, v)) ? [[from]] : [];
      if (spec.completion.length === 0) return found;
      const thirds = this.reachers(square, side).filter((also) => also !== from);
      const completing = thirds.filter((also) =>
        this.attack(from).some((u) =>
          this.attack(also).some((w) =>
            spec.completion.some((sign) => holds(u, distance, sign === 'plus' ? v - w : v + w)),
          ),
        ),
      );
      return [...found, ...completing.map((also) => [from, also])];
    });
  }

  /** The enemies that hold a piece in, or null where it is not held. */
  private besiegers(square: string, side: 0 | 1, form: 'immobile' | 'surrounded'): string[] | null {
    const isEnemy = (each: string) => this.board.has(each) && ownerOf(this.board.get(each)!) === side;
    if (form === 'surrounded') {
      const around = ROOK.map(([x, y]) => this.shift(square, x, y)).filter((each) => each !== '');
      return around.every(isEnemy) ? around : null;
    }
    const ways = this.waysOf(this.board.get(square)!, square, false).map(({ to, through }) => [
      ...through,
      to,
    ]);
    // A piece that has no way at all is held by nobody.
    const isHeld = ways.length > 0 && ways.every((way) => way.some(isEnemy));
    return isHeld ? [...new Set(ways.flat())].filter(isEnemy) : null;
  }

  /** Moves from everywhere to everywhere on the empty board, by a piece as it is, irregular ones too. */
  movesBetween(piece: string, from: string): Map<string, number> {
    const moves = new Map([[from, 0]]);
    for (const [square, count] of moves) {
      for (const { to } of this.waysOf(piece, square, true)) if (!moves.has(to)) moves.set(to, count + 1);
    }
    return moves;
  }
}

export const isPower = (base: number, power: number): boolean => {
  if (base < 2) return false;
  for (let exponent = 2; base ** exponent <= power; exponent++) if (base ** exponent === power) return true;
  return false;
};

export const isProgression = (...numbers: number[]): boolean => {
  const [a = 0, b = 0, c = 0] = [...numbers].sort((x, y) => x - y);
  return a < b && b < c && (c - b === b - a || a * c === b * b || a * (c - b) === c * (b - a));
};
