import { codeOf } from '../kernel/army.ts';
import * as cell from '../kernel/cells.ts';
import { rowOf } from '../kernel/field.ts';
import { directionsOf } from '../kernel/geometry.ts';
import { pathsOfRow } from '../kernel/movement.ts';
import type { Numbers } from '../kernel/numbers.ts';
import { countedDistance } from '../numbers/relation.ts';
import type { Position } from '../position.ts';
import type { CaptureSpec, Side } from '../spec/ruleset.ts';
import { makeSquare } from '../square.ts';
import type { Square } from '../square.ts';
import { readCaptures } from './captures.ts';
import { assaultEquation, loneEquation, pairEquation } from './equations.ts';
import type { AssaultSpec, LoneSpec, PairSpec } from './equations.ts';
import type { Failure, WhyKind } from './why.ts';

/** Everything that the explanations of one victim share. */
class Case {
  readonly position: Position;
  readonly numbers: Numbers;
  readonly square: number;
  readonly targets: readonly number[];
  /** Squares of the pieces that could take it. */
  readonly attackers: readonly number[];

  constructor(position: Position, numbers: Numbers, square: number, taker: Side) {
    this.position = position;
    this.numbers = numbers;
    this.square = square;
    const { cells } = position;
    const { army, geometry } = numbers.field;
    const victim = cell.occupantId(cells[square]!);
    this.targets = [...new Set(army.target[codeOf(army, cells, victim)])];
    this.attackers = Array.from({ length: geometry.size }, (_, each) => each).filter(
      (each) => cell.ownerOf(cells[each]!) === taker + 1,
    );
  }

  name(square: number): Square {
    return makeSquare(this.numbers.field.geometry, square);
  }

  valuesOf(square: number): readonly number[] {
    const { army } = this.numbers.field;
    const { cells } = this.position;
    return [...(army.attack[codeOf(army, cells, cell.occupantId(cells[square]!))] ?? [])];
  }

  /** Whether a piece reaches the victim; where its way is blocked, the first square in it. */
  reach(from: number): { readonly reaches: boolean; readonly blockedAt: Square | null } {
    const { cells } = this.position;
    const { field } = this.numbers;
    const row = rowOf(field, cells, cell.occupantId(cells[from]!));
    let blockedAt: Square | null = null;
    for (const { target, through } of pathsOfRow(field.ways, row)) {
      if (target !== this.square) continue;
      const stop = through.find((each) => cells[each] !== 0);
      if (stop === undefined) return { reaches: true, blockedAt: null };
      blockedAt ??= this.name(stop);
    }
    return { reaches: false, blockedAt };
  }

  /** The failure of pieces whose numbers are right but that do not all reach the victim. */
  unreached(by: readonly number[], equation: string | null): Failure | null {
    const missing = by.flatMap((square) => {
      const { reaches, blockedAt } = this.reach(square);
      return reaches ? [] : [{ square: this.name(square), blockedAt }];
    });
    if (missing.length === 0) return null;
    const condition = missing.every((each) => each.blockedAt !== null) ? 'blocked' : 'out-of-reach';
    return { condition, by: by.map((square) => this.name(square)), equation, missing };
  }

  relationFails(by: readonly number[]): Failure {
    return {
      condition: 'relation',
      by: by.map((square) => this.name(square)),
      attackers: by.flatMap((square) => this.valuesOf(square)),
      victim: this.targets,
    };
  }
}

/** Every way of the rule set in which a numbered piece can be taken. */
export const explainNumbers = (
  position: Position,
  numbers: Numbers,
  square: number,
  taker: Side,
): WhyKind[] => {
  const { rules, cells } = position;
  const matter = new Case(position, numbers, square, taker);
  return numbers.captures.map((operator) => {
    const { kind, clause, timing } = operator.spec;
    // Each way by itself: two may be of one kind under one clause.
    const found = readCaptures(rules, cells, numbers.taking.find(cells, taker, [operator]), taker);
    const captures = found.filter((each) => each.square === matter.name(square));
    const stands = captures.length > 0;
    const failures = stands ? delays(matter, operator.spec, taker) : failuresOrNone(matter, operator.spec);
    return { kind, clause, timing, stands, captures, failures };
  });
};

/** A capture of two stages waits for its mark. */
const delays = ({ position, numbers, square }: Case, spec: CaptureSpec, taker: Side): Failure[] => {
  const marked = (position.cells[square]! & cell.FLAG) !== 0;
  const clause = numbers.play.turn.marks;
  const isVictimsTurn = position.cells[cell.SIDE] !== taker;
  return spec.timing === 'staged' && clause !== null && !(marked && isVictimsTurn)
    ? [{ condition: 'not-yet', clause }]
    : [];
};

/** Where no piece comes near a capture, the numbers are what is missing. */
const failuresOrNone = (matter: Case, spec: CaptureSpec): Failure[] => {
  const found = failuresOf(matter, spec);
  return found.length > 0 ? found : [matter.relationFails([])];
};

const failuresOf = (matter: Case, spec: CaptureSpec): Failure[] => {
  switch (spec.kind) {
    case 'encounter':
    case 'power':
      return alone(matter, spec);
    case 'ambush':
      return spec.from === 'reach' ? together(matter, spec) : flanks(matter, spec);
    case 'progression':
      return together(matter, spec);
    case 'assault':
      return matter.attackers.flatMap(
        (from) => incomplete(matter, spec, from) ?? assaultFailure(matter, spec, from) ?? [],
      );
    case 'siege':
      return [{ condition: 'free', squares: openings(matter, spec.form) }];
  }
};

/** One attacker whose number is right but that does not reach. */
const alone = (matter: Case, spec: LoneSpec): Failure[] =>
  matter.attackers.flatMap((from) => {
    const equations = matter
      .valuesOf(from)
      .flatMap((u) => matter.targets.map((v) => loneEquation(spec, u, v)));
    const equation = equations.find((each) => each !== null);
    if (equation) return matter.unreached([from], equation) ?? [];
    return matter.reach(from).reaches ? [matter.relationFails([from])] : [];
  });

const equationOfPair = (matter: Case, spec: PairSpec, one: number, other: number): string | null => {
  for (const u of matter.valuesOf(one)) {
    for (const w of matter.valuesOf(other)) {
      for (const v of matter.targets) {
        const equation = pairEquation(spec, u, w, v);
        if (equation !== null) return equation;
      }
    }
  }
  return null;
};

/** Two attackers: those with the right numbers that do not both reach, and those that reach with wrong numbers. */
const together = (matter: Case, spec: PairSpec): Failure[] => {
  const found: Failure[] = [];
  matter.attackers.forEach((one, index) => {
    for (const other of matter.attackers.slice(0, index)) {
      const equation = equationOfPair(matter, spec, one, other);
      const failure = equation === null ? null : matter.unreached([other, one], equation);
      if (failure) found.push(failure);
      else if (equation === null && matter.reach(one).reaches && matter.reach(other).reaches)
        found.push(matter.relationFails([other, one]));
    }
  });
  // Nearly complete pairs first: they are what a player has in mind.
  const lacks = (failure: Failure) => ('missing' in failure ? failure.missing.length : 0);
  return found.sort((x, y) => lacks(x) - lacks(y));
};

const flanks = (matter: Case, spec: PairSpec): Failure[] => {
  const { step } = matter.numbers.field.geometry;
  const pairs = [0, 2].flatMap((direction) => {
    const one = step[direction * cell.MAX_SQUARES + matter.square]!;
    const other = step[(direction + 4) * cell.MAX_SQUARES + matter.square]!;
    return one === cell.NOWHERE || other === cell.NOWHERE ? [] : [[one, other] as const];
  });
  const failures = pairs
    .filter(
      ([one, other]) =>
        [one, other].every((square) => matter.attackers.includes(square)) &&
        equationOfPair(matter, spec, one, other) === null,
    )
    .map((pair) => matter.relationFails(pair));
  if (failures.length > 0) return failures;
  return [
    {
      condition: 'no-pair',
      squares: pairs.map(([one, other]) => [matter.name(one), matter.name(other)] as const),
    },
  ];
};

/** The steps of the longest line to the victim along which an assault may be made. */
const longestLine = ({ numbers, square }: Case, spec: AssaultSpec): number => {
  const { line } = numbers.field.geometry;
  const directions = directionsOf(spec.directions);
  const lines = line.subarray(square * cell.MAX_SQUARES, (square + 1) * cell.MAX_SQUARES);
  return Math.max(...lines.filter((way) => directions.includes(way & 7))) >> 3;
};

/** The distances, in the rule set's counting, at which a piece would take the victim, with the equation. */
const neededDistances = (
  matter: Case,
  spec: AssaultSpec,
  from: number,
): { readonly needed: number; readonly equation: string }[] => {
  const found: { needed: number; equation: string }[] = [];
  const longest = longestLine(matter, spec);
  for (let steps = 1; steps <= longest; steps++) {
    const needed = countedDistance(spec.count, steps);
    for (const u of matter.valuesOf(from)) {
      for (const v of matter.targets) {
        const equation = assaultEquation(spec, u, 0, v, needed);
        if (equation !== null) found.push({ needed, equation });
      }
    }
  }
  return found;
};

const assaultFailure = (matter: Case, spec: AssaultSpec, from: number): Failure | null => {
  const by = [matter.name(from)];
  const line = matter.numbers.field.geometry.line[from * cell.MAX_SQUARES + matter.square]!;
  const inLine = line !== 0 && directionsOf(spec.directions).includes(line & 7);
  const needs = neededDistances(matter, spec, from);
  const [first] = needs;
  if (!inLine)
    return first ? { condition: 'not-in-line', by, equation: first.equation, needed: first.needed } : null;
  const blockedAt = firstBetween(matter, from, line & 7);
  const found = countedDistance(spec.count, line >> 3);
  const exact = needs.find((each) => each.needed === found);
  if (exact)
    return blockedAt === null
      ? null
      : { condition: 'line-blocked', by, equation: exact.equation, blockedAt: matter.name(blockedAt) };
  if (first) return { condition: 'distance', by, equation: first.equation, found, needed: first.needed };
  return blockedAt === null ? matter.relationFails([from]) : null;
};

/** A third piece with the number that is lacking, but that does not reach the victim. */
const incomplete = (matter: Case, spec: AssaultSpec, from: number): Failure | null => {
  const line = matter.numbers.field.geometry.line[from * cell.MAX_SQUARES + matter.square]!;
  if (spec.completion.length === 0 || line === 0 || !directionsOf(spec.directions).includes(line & 7))
    return null;
  if (firstBetween(matter, from, line & 7) !== null) return null;
  const distance = countedDistance(spec.count, line >> 3);
  for (const third of matter.attackers.filter((each) => each !== from)) {
    const equation = completedEquation(matter, spec, from, third, distance);
    const failure = equation === null ? null : matter.unreached([third], equation);
    if (failure && 'missing' in failure) return { ...failure, by: [matter.name(from), matter.name(third)] };
  }
  return null;
};

const completedEquation = (
  matter: Case,
  spec: AssaultSpec,
  from: number,
  third: number,
  distance: number,
): string | null => {
  for (const u of matter.valuesOf(from)) {
    for (const w of matter
      .valuesOf(third)
      .flatMap((each) => spec.completion.map((sign) => (sign === 'plus' ? each : -each)))) {
      for (const v of matter.targets) {
        const equation = assaultEquation(spec, u, w, v, distance);
        if (equation !== null) return equation;
      }
    }
  }
  return null;
};

const firstBetween = (matter: Case, from: number, direction: number): number | null => {
  const { step } = matter.numbers.field.geometry;
  const { cells } = matter.position;
  for (
    let square = step[direction * cell.MAX_SQUARES + from]!;
    square !== matter.square;
    square = step[direction * cell.MAX_SQUARES + square]!
  ) {
    if (cells[square] !== 0) return square;
  }
  return null;
};

/** The squares a piece could still go to if its own army made way, or the neighbours where no enemy stands. */
const openings = (
  { position, numbers, square, attackers }: Case,
  form: 'immobile' | 'surrounded',
): Square[] => {
  const { field } = numbers;
  const { geometry } = field;
  const { cells } = position;
  const name = (each: number) => makeSquare(geometry, each);
  if (form === 'surrounded') {
    const around = directionsOf('orthogonal').map(
      (direction) => geometry.step[direction * cell.MAX_SQUARES + square]!,
    );
    return around.filter((each) => each !== cell.NOWHERE && !attackers.includes(each)).map(name);
  }
  const paths = pathsOfRow(field.ways, rowOf(field, cells, cell.occupantId(cells[square]!)));
  const open = paths.filter(({ target, through }) =>
    [target, ...through].every((each) => !attackers.includes(each)),
  );
  return [...new Set(open.map(({ target }) => target))].map(name);
};
