import { codeOf } from '../kernel/army.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { fourHarmonies, gradeOf, progressions as allProgressions } from '../numbers/progression.ts';
import type { Grade } from '../numbers/progression.ts';
import { sideIndex, viewPiece } from '../position.ts';
import type { Position } from '../position.ts';
import type { ProgressionKind, Side, SideName, VictorySpec } from '../spec/ruleset.ts';
import { makeSquare } from '../square.ts';
import type { Square } from '../square.ts';
import { distancesOf } from './distances.ts';
import type { Distances } from './distances.ts';
import { formations } from './formations.ts';
import type { Formation } from './formations.ts';

/** A harmony that a side could still form. */
export interface ReachableHarmony {
  readonly clause: string;
  readonly kinds: readonly ProgressionKind[];
  readonly grade: Grade;
  readonly values: readonly number[];
  /** Who would stand where: each term's piece, where it is now (null: in hand), and its target square. */
  readonly terms: readonly { readonly piece: string; readonly from: Square | null; readonly to: Square }[];
  /** The side needs at least so many turns of its own, unless a capture carries a piece further than its moves do. */
  readonly atLeast: number;
  /** The clause that does not let it win yet, if any. */
  readonly notYet: string | null;
}

/** A piece that may be a term: its numbers, and how many turns it needs to each square. */
interface Candidate {
  readonly text: string;
  readonly from: Square | null;
  /** Its numbers, once these layers, a bit each, have left the side's own pyramid. */
  readonly values: (left: number) => Int32Array;
  readonly turnsTo: (square: number) => number;
  readonly isOwn: boolean;
  /** The layer, as a bit, that it is of the side's own pyramid and has yet to leave it as; 0 for others. */
  readonly leaves: number;
}

type HarmonySpec = Extract<VictorySpec, { type: 'harmony' }>;

const NEVER = Infinity;
/** Where who moved last must belong to a harmony, one that stands already needs a piece to leave it and come back. */
const OUT_AND_BACK = 2;

/**
 * Every harmony in reach of a side, the nearest first. The counting ignores all other pieces: “at least”. A pyramid
 * counts with the numbers it has now: the totals it would have after some of its layers had left are so many that they
 * would hide the rest.
 */
export const progressionsInReach = (position: Position, name: SideName): ReachableHarmony[] => {
  const { rules } = position;
  const { program } = rules;
  if (!(program instanceof Numbers)) return [];
  const side = sideIndex(rules, name);
  const distances = distancesOf(program.field);
  const found = program.play.victories
    .filter((victory): victory is HarmonySpec => victory.type === 'harmony')
    .flatMap((victory) => new Planner(position, program, side, victory, distances).plans());
  return found.sort((x, y) => x.atLeast - y.atLeast || compare(x.values, y.values));
};

const compare = (x: readonly number[], y: readonly number[]): number => {
  const at = x.findIndex((value, index) => value !== y[index]);
  return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
};

/** The fewest turns in which some piece of a number can stand on each square, and which piece. */
interface Nearest {
  readonly turns: Float64Array;
  readonly who: readonly (Candidate | undefined)[];
}

interface Plan {
  readonly cost: number;
  readonly place: Formation;
  readonly pieces: readonly Candidate[];
}

class Planner {
  private readonly position: Position;
  private readonly numbers: Numbers;
  private readonly side: Side;
  private readonly spec: HarmonySpec;
  private readonly byValue = new Map<number, Candidate[]>();
  private readonly nearestOf = new Map<number, Nearest>();
  private readonly notYet: string | null;

  constructor(position: Position, numbers: Numbers, side: Side, spec: HarmonySpec, distances: Distances) {
    this.position = position;
    this.numbers = numbers;
    this.side = side;
    this.spec = spec;
    const pieces = [
      ...candidates(position, numbers, side, spec, distances),
      ...layersToSplit(position, numbers, side, distances),
    ];
    for (const candidate of pieces) {
      for (const value of candidate.values(0))
        this.byValue.set(value, [...(this.byValue.get(value) ?? []), candidate]);
    }
    const { size } = numbers.field.geometry;
    for (const [value, those] of this.byValue) this.nearestOf.set(value, nearestOf(those, size));
    const pyramid = numbers.field.army.pyramids[1 - side]!;
    const stands = pyramid >= 0 && position.cells[cell.WHERE + pyramid]! < cell.HELD;
    this.notYet = spec.pyramidFirst && stands ? numbers.play.pyramid.clause : null;
  }

  plans(): ReachableHarmony[] {
    const { three, four } = this.spec;
    const values = [...this.byValue.keys()];
    const plans: (ReachableHarmony | null)[] = [];
    if (three) {
      const places = formations(this.numbers.field.geometry, this.side, three, 3);
      const triples = allProgressions(values).filter(({ kind }) => three.kinds.includes(kind));
      plans.push(...triples.map((each) => this.plan(each.values, [each.kind], places)));
    }
    if (four) {
      const { least, exactly, fourTerm } = four;
      const places = formations(this.numbers.field.geometry, this.side, four, 4);
      const quads = fourHarmonies(values, fourTerm).filter((each) =>
        exactly ? exactly.join() === each.values.join() : each.kinds.length >= least,
      );
      plans.push(...quads.map((each) => this.plan(each.values, each.kinds, places)));
    }
    return plans.filter((plan) => plan !== null);
  }

  /** The formation and the pieces that need the fewest turns. */
  private plan(
    values: readonly number[],
    kinds: readonly ProgressionKind[],
    places: readonly Formation[],
  ): ReachableHarmony | null {
    const nearest = values.map((value) => this.nearestOf.get(value)!);
    let best: Plan | null = null;
    for (const place of places) {
      const limit: number = best?.cost ?? NEVER;
      let cost = 0;
      for (let index = 0; index < place.length && cost < limit; index++)
        cost += nearest[index]!.turns[place[index]!]!;
      if (cost === 0 && this.spec.withMoved) cost = OUT_AND_BACK;
      if (cost < limit) best = this.cast(values, nearest, place, cost, limit) ?? best;
    }
    return best && this.describe(values, kinds, best);
  }

  /** Who stands where: each term's nearest piece, unless these cannot stand together. */
  private cast(
    values: readonly number[],
    nearest: readonly Nearest[],
    place: Formation,
    cost: number,
    limit: number,
  ): Plan | null {
    const pieces = nearest.map(({ who }, index) => who[place[index]!]!);
    if (this.mayStand(pieces, values)) return { cost, place, pieces };
    let best: Plan | null = null;
    const fill = (chosen: readonly Candidate[], turns: number): void => {
      const value = values[chosen.length];
      if (turns >= (best?.cost ?? limit)) return;
      if (value === undefined) {
        if (this.mayStand(chosen, values)) best = { cost: turns, place, pieces: chosen };
        return;
      }
      for (const each of this.byValue.get(value) ?? [])
        fill([...chosen, each], turns + each.turnsTo(place[chosen.length]!));
    };
    fill([], 0);
    return best;
  }

  /** Different pieces, at least one of them the side's own, each with its number, and no more from the hand than may be laid. */
  private mayStand(pieces: readonly Candidate[], values: readonly number[]): boolean {
    const left = pieces.reduce((layers, each) => layers | each.leaves, 0);
    // A prisoner laid to win is the last term, so there is one at most.
    const mostLaid = this.numbers.play.turn.place?.where === 'to-win' ? 1 : pieces.length;
    return (
      new Set(pieces).size === pieces.length &&
      pieces.some((each) => each.isOwn) &&
      pieces.every((each, index) => each.values(left).includes(values[index]!)) &&
      pieces.filter((each) => each.from === null).length <= mostLaid
    );
  }

  private describe(
    values: readonly number[],
    kinds: readonly ProgressionKind[],
    { cost, place, pieces }: Plan,
  ): ReachableHarmony {
    const { geometry } = this.position.rules;
    return {
      clause: this.spec.clause,
      kinds,
      grade: gradeOf(values.length, kinds.length),
      values,
      terms: pieces.map((piece, index) => ({
        piece: piece.text,
        from: piece.from,
        to: makeSquare(geometry, place[index]!),
      })),
      atLeast: cost,
      notYet: this.notYet,
    };
  }
}

const nearestOf = (pieces: readonly Candidate[], size: number): Nearest => {
  const turns = new Float64Array(size).fill(NEVER);
  const who: (Candidate | undefined)[] = [];
  for (const piece of pieces) {
    for (let square = 0; square < size; square++) {
      const cost = piece.turnsTo(square);
      if (cost >= turns[square]!) continue;
      turns[square] = cost;
      who[square] = piece;
    }
  }
  return { turns, who };
};

/** Own pieces, captures that may come back, and enemies that may serve where they stand: not a pyramid that must fall first. */
const candidates = (
  position: Position,
  numbers: Numbers,
  side: Side,
  spec: HarmonySpec,
  distances: Distances,
): Candidate[] => {
  const { cells, rules } = position;
  const { army, geometry } = numbers.field;
  return army.pieces.flatMap(({ id, shape, layerOf }) => {
    const where = cells[cell.WHERE + id]!;
    const code = codeOf(army, cells, id);
    const stands = where < cell.HELD;
    const owner = stands ? ((where >> 7) as Side) : side;
    const isOwn = owner === side;
    const isStack = shape === 'pyramid';
    const square = cell.squareOf(where);
    const mayServe = stands
      ? isOwn || (spec.members !== 'own' && !(spec.pyramidFirst && isStack))
      : where === cell.held(side) && !isStack && (layerOf === null || numbers.play.pyramid.layersArePieces);
    const turnsTo = !stands
      ? placing(numbers, side, code, distances)
      : (to: number) => (isOwn ? distances.between(code, square, to) : to === square ? 0 : NEVER);
    if (!mayServe || !turnsTo) return [];
    return {
      text: viewPiece(rules, id, owner, cells[cell.LAYERS + id]!).text,
      from: stands ? makeSquare(geometry, square) : null,
      values: (left) => army.harmony[isOwn && isStack ? code - left : code]!,
      turnsTo,
      isOwn,
      leaves: 0,
    };
  });
};

/** Layers that may leave their pyramid, each by its own way from where the pyramid stands. */
const layersToSplit = (
  position: Position,
  numbers: Numbers,
  side: Side,
  distances: Distances,
): Candidate[] => {
  const { cells, rules } = position;
  const { army, geometry } = numbers.field;
  const pyramid = army.pieces[army.pyramids[side]];
  const where = pyramid ? cells[cell.WHERE + pyramid.id]! : cell.GONE;
  const left = pyramid ? cells[cell.LAYERS + pyramid.id]! : 0;
  if (numbers.play.turn.split === null || !pyramid || where >= cell.HELD || (left & (left - 1)) === 0)
    return [];
  const square = cell.squareOf(where);
  return pyramid.layers
    .map((id, layer) => ({
      text: viewPiece(rules, id, side, 1).text,
      from: makeSquare(geometry, square),
      values: () => army.harmony[id]!,
      turnsTo: (to: number) => (to === square ? NEVER : distances.between(id, square, to)),
      isOwn: true,
      leaves: left & (1 << layer),
    }))
    .filter(({ leaves }) => leaves > 0);
};

/** Turns that a prisoner needs to a square: one to come back, and its way from there. */
const placing = (
  numbers: Numbers,
  side: Side,
  code: number,
  distances: Distances,
): ((square: number) => number) | null => {
  const { place } = numbers.play.turn;
  if (place === null) return null;
  if (place.where === 'to-win') return () => 1;
  const { files, size } = numbers.field.geometry;
  const start = side === 0 ? 0 : size - files;
  const entries = Array.from({ length: files }, (_, index) => start + index);
  return (square) =>
    1 + entries.reduce((least, entry) => Math.min(least, distances.between(code, entry, square)), NEVER);
};
