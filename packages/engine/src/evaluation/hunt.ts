import { arithmetic, piecesOnBoard } from '@calculi/rules';
import type { Position, Possibility, Rules } from '@calculi/rules';
import {
  ALL_DIRECTIONS,
  cell,
  codeOf,
  MAX_SQUARES,
  NOWHERE,
  ORTHOGONAL,
  pathTarget,
} from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';
import { FAR } from './routes.ts';
import type { Routes } from './routes.ts';
import type { Weights } from './weights.ts';

const { HELD, LAYERS, SIDE, WHERE } = cell;

/** A piece that could take the pyramid, alone or with a partner. */
interface Hunter {
  readonly id: number;
  /** King's steps from which it attacks along a line, and the directions of the lines. */
  readonly steps: readonly number[];
  readonly directions: readonly number[];
  readonly byReach: boolean;
  readonly beside: boolean;
  /** By the pyramid's square: turns to the nearest square that it attacks from; filled when first needed. */
  readonly turns: (Uint8Array | undefined)[];
}

interface Party {
  readonly one: Hunter;
  readonly other: Hunter | null;
}

/** With so many that can do it alone nobody needs a partner; and pairs are many. */
const FEW = 4;
const MOST_PAIRS = 12;
const STEPS_BEYOND = { between: 1, steps: 0, inclusive: -1 } as const;

/** Where a pyramid must fall before a harmony counts: how near each side's pieces are to taking it. */
export class Hunt implements Term {
  readonly name = 'hunt';
  private readonly numbers: Numbers;
  private readonly routes: Routes;
  private readonly rules: Rules;
  /** Whoever could take each pyramid by number, and for which pieces that was found out. */
  private parties: readonly [readonly Party[], readonly Party[]] = [[], []];
  private key = '';
  private readonly values: Int32Array;
  private cells: Int32Array = new Int32Array(0);

  constructor(rules: Rules, numbers: Numbers, routes: Routes, { hunt, huntFade }: Weights) {
    this.rules = rules;
    this.numbers = numbers;
    this.routes = routes;
    this.values = Int32Array.from({ length: 2 * FAR + 2 }, (_, twice) =>
      twice >= FAR ? 0 : Math.round(hunt * huntFade ** (twice / 2)),
    );
  }

  prepare({ cells }: Kernel): void {
    this.cells = cells.slice();
    this.refresh({ rules: this.rules, cells: this.cells });
    for (const { one, other } of this.parties.flat()) {
      one.turns.length = 0;
      if (other) other.turns.length = 0;
    }
  }

  /** Who can take a pyramid changes only with the pieces that are there and with its layers. */
  private refresh(position: Position): void {
    const { cells } = position;
    const { army } = this.numbers.field;
    const owners = army.pieces.map(({ id }) => (cells[WHERE + id]! < HELD ? cells[WHERE + id]! >> 7 : '-'));
    const layers = army.pyramids.map((id) => (id < 0 ? 0 : cells[LAYERS + id]!));
    const key = [...owners, ...layers].join();
    if (key === this.key) return;
    this.key = key;
    this.parties = [this.findParties(position, 0), this.findParties(position, 1)];
  }

  measure(cells: Int32Array): number {
    return this.value(cells, 0) - this.value(cells, 1);
  }

  private value(cells: Int32Array, side: 0 | 1): number {
    const pyramid = this.numbers.field.army.pyramids[side === 0 ? 1 : 0];
    const where = pyramid < 0 ? HELD : cells[WHERE + pyramid]!;
    if (where >= HELD) return 0;
    let best = FAR;
    let next = FAR;
    for (const { one, other } of this.parties[side]) {
      let turns = this.turnsOf(one, cells, side, where & 127);
      if (other !== null && turns < FAR) turns += this.turnsOf(other, cells, side, where & 127);
      if (turns < best) {
        next = best;
        best = turns;
      } else if (turns < next) next = turns;
    }
    const wait = cells[SIDE] === side ? 0 : 1;
    return this.values[Math.min(2 * best + wait, FAR)]! + (this.values[Math.min(2 * next + wait, FAR)]! >> 1);
  }

  private turnsOf(hunter: Hunter, cells: Int32Array, side: number, prey: number): number {
    const where = cells[WHERE + hunter.id]!;
    if (where >> 7 !== side) return FAR;
    const turns = (hunter.turns[prey] ??= this.findTurns(hunter, prey));
    return turns[where & 127]!;
  }

  private findTurns(hunter: Hunter, prey: number): Uint8Array {
    const { army, ways } = this.numbers.field;
    const rows = army.row[codeOf(army, this.cells, hunter.id)]!;
    const goals: [number, number][] = [];
    if (hunter.byReach) {
      for (let entry = ways.start[rows + prey]!; entry < ways.start[rows + prey + 1]!; entry++)
        goals.push([pathTarget(ways.paths[entry]!), 0]);
    }
    for (const direction of hunter.directions) {
      for (const steps of hunter.steps) goals.push([this.along(prey, direction, steps), 0]);
    }
    if (hunter.beside) for (const direction of ORTHOGONAL) goals.push([this.along(prey, direction, 1), 0]);
    return this.routes.to(
      rows,
      goals.filter(([square]) => square !== NOWHERE),
    );
  }

  private along(from: number, direction: number, steps: number): number {
    const { step } = this.numbers.field.geometry;
    let square = from;
    for (let left = steps; left > 0 && square !== NOWHERE; left--)
      square = step[direction * MAX_SQUARES + square]!;
    return square;
  }

  /** Whoever could take the pyramid by number: pairs only where few can alone. */
  private findParties(position: Position, side: 0 | 1): Party[] {
    const name = position.rules.ruleSet.sides[side];
    const pieces = piecesOnBoard(position);
    const prey = pieces.find((piece) => piece.shape === 'pyramid' && piece.side !== name);
    if (prey === undefined) return [];
    const bare = this.withOnly(position, side, prey.id);
    const found = pieces
      .filter((piece) => piece.side === name)
      .map(({ id, square }) => ({ id, ways: arithmetic(bare, square) }));
    const alone = found
      .map(({ id, ways }) => ({ id, ways: ways.filter(({ partner }) => partner === null) }))
      .filter(({ ways }) => ways.length > 0)
      .map(({ id, ways }): Party => ({ one: this.makeHunter(id, ways), other: null }));
    if (alone.length >= FEW) return alone;
    const idAt = (square: string | null) => pieces.find((piece) => piece.square === square)?.id ?? -1;
    const pairs = found.flatMap(({ id, ways }) =>
      ways
        .filter(({ partner }) => idAt(partner) > id)
        .map((way): Party => ({
          one: this.makeHunter(id, [way]),
          other: this.makeHunter(idAt(way.partner), [way]),
        })),
    );
    return [...alone, ...pairs.slice(0, MOST_PAIRS)];
  }

  /** The position without the enemies that are not hunted: what could take them need not be found out. */
  private withOnly({ rules, cells }: Position, side: 0 | 1, prey: number): Position {
    const left = cells.slice();
    for (const { id } of this.numbers.field.army.pieces) {
      const where = cells[WHERE + id]!;
      if (id !== prey && where < HELD && where >> 7 !== side) left[where & 127] = 0;
    }
    return { rules, cells: left };
  }

  private makeHunter(id: number, ways: readonly Possibility[]): Hunter {
    const { captures } = this.numbers.play;
    const steps: number[] = [];
    const directions = new Set<number>();
    let [byReach, beside] = [false, false];
    for (const { clause, kind, distance } of ways) {
      const spec = captures.find((each) => each.clause === clause && each.kind === kind);
      if (spec?.kind === 'assault' && distance !== null) {
        steps.push(distance + STEPS_BEYOND[spec.count]);
        for (const direction of spec.directions === 'orthogonal' ? ORTHOGONAL : ALL_DIRECTIONS)
          directions.add(direction);
      } else if (spec?.kind === 'ambush' && spec.from === 'flanks') beside = true;
      else byReach = true;
    }
    return { id, steps, directions: [...directions], byReach, beside, turns: [] };
  }
}
