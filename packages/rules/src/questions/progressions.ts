import { codeOf } from '../kernel/army.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { countKinds, fourHarmonies, kindBits, progressionOf, progressions as allProgressions } from '../numbers/progression.ts';
import { sideIndex, viewPiece } from '../position.ts';
import type { Position } from '../position.ts';
import type { FormationSpec, ProgressionKind, Side, SideName, VictorySpec } from '../spec/ruleset.ts';
import { makeSquare } from '../square.ts';
import type { Square } from '../square.ts';
import { Distances } from './distances.ts';
import { formations } from './formations.ts';
import type { Formation } from './formations.ts';

/** A harmony that a side could still form. */
export interface ReachableHarmony {
  readonly clause: string;
  readonly kinds: readonly ProgressionKind[];
  readonly grade: 'small' | 'great' | 'excellent';
  readonly values: readonly number[];
  /** Who would stand where: each term's piece, where it is now (null: in hand), and its target square. */
  readonly terms: readonly { readonly piece: string; readonly from: Square | null; readonly to: Square }[];
  /** The side needs at least so many turns of its own. */
  readonly atLeast: number;
  /** The clause that does not let it win yet, if any. */
  readonly notYet: string | null;
}

/** A piece that may be a term: its numbers, and how many turns it needs to each square. */
interface Candidate {
  readonly id: number;
  readonly text: string;
  readonly from: Square | null;
  readonly values: readonly number[];
  readonly turnsTo: (square: number) => number;
  readonly isOwn: boolean;
}

type HarmonySpec = Extract<VictorySpec, { type: 'harmony' }>;

const NEVER = Infinity;

/** Every harmony in reach of a side, the nearest first. The counting ignores all other pieces: “at least”. */
export const progressionsInReach = (position: Position, name: SideName): ReachableHarmony[] => {
  const { rules } = position;
  const { program } = rules;
  if (!(program instanceof Numbers)) return [];
  const side = sideIndex(rules, name);
  const distances = new Distances(program.field);
  const found = program.play.victories
    .filter((victory): victory is HarmonySpec => victory.type === 'harmony')
    .flatMap((victory) => new Planner(position, program, side, victory, distances).plans());
  return found.sort((x, y) => x.atLeast - y.atLeast || compare(x.values, y.values));
};

const compare = (x: readonly number[], y: readonly number[]): number => {
  const at = x.findIndex((value, index) => value !== y[index]);
  return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
};

class Planner {
  private readonly position: Position;
  private readonly numbers: Numbers;
  private readonly side: Side;
  private readonly spec: HarmonySpec;
  private readonly byValue = new Map<number, Candidate[]>();
  private readonly notYet: string | null;

  constructor(position: Position, numbers: Numbers, side: Side, spec: HarmonySpec, distances: Distances) {
    this.position = position;
    this.numbers = numbers;
    this.side = side;
    this.spec = spec;
    for (const candidate of candidates(position, numbers, side, spec, distances)) {
      for (const value of candidate.values) this.byValue.set(value, [...(this.byValue.get(value) ?? []), candidate]);
    }
    const pyramid = numbers.field.army.pyramids[side === 0 ? 1 : 0];
    const stands = pyramid >= 0 && position.cells[cell.WHERE + pyramid]! < cell.HELD;
    this.notYet = spec.pyramidFirst && stands ? numbers.play.pyramid.clause : null;
  }

  plans(): ReachableHarmony[] {
    const { three, four } = this.spec;
    const values = [...this.byValue.keys()];
    const plans: (ReachableHarmony | null)[] = [];
    if (three) {
      const allowed = kindBits(three.kinds);
      const triples = allProgressions(values).filter(({ values: [a, b, c] }) => progressionOf(a, b, c) & allowed);
      const places = this.places(three, 3);
      plans.push(...triples.map((each) => this.nearest(each.values, [each.kind], places)));
    }
    if (four) {
      const { least, exactly, fourTerm } = four;
      const quads = fourHarmonies(values, fourTerm).filter((each) =>
        exactly ? exactly.join() === each.values.join() : countKinds(kindBits(each.kinds)) >= least,
      );
      const places = this.places(four, 4);
      plans.push(...quads.map((each) => this.nearest(each.values, each.kinds, places)));
    }
    return plans.filter((plan) => plan !== null);
  }

  private places(spec: FormationSpec, size: 3 | 4): Formation[] {
    return formations(this.numbers.field.geometry, this.side, spec, size);
  }

  /** The formation and the pieces that need the fewest turns. */
  private nearest(values: readonly number[], kinds: readonly ProgressionKind[], places: readonly Formation[]): ReachableHarmony | null {
    let best: { readonly cost: number; readonly place: Formation; readonly pieces: readonly Candidate[] } | null = null;
    for (const pieces of this.casts(values)) {
      for (const place of places) {
        let cost = 0;
        for (let index = 0; index < place.length && cost < (best?.cost ?? NEVER); index++) cost += pieces[index]!.turnsTo(place[index]!);
        if (cost < (best?.cost ?? NEVER)) best = { cost, place, pieces };
      }
    }
    return best && this.describe(values, kinds, best.cost, best.place, best.pieces);
  }

  /** Every way to fill the terms with different pieces, at least one of them the side's own. */
  private casts(values: readonly number[]): Candidate[][] {
    const fill = (index: number, chosen: readonly Candidate[]): Candidate[][] => {
      const value = values[index];
      if (value === undefined) return chosen.some((each) => each.isOwn) && chosen.filter((each) => each.from === null).length <= this.mostLaid() ? [[...chosen]] : [];
      return (this.byValue.get(value) ?? []).filter((each) => !chosen.includes(each)).flatMap((each) => fill(index + 1, [...chosen, each]));
    };
    return fill(0, []);
  }

  /** A prisoner laid to win is the last term, so there is one at most. */
  private mostLaid(): number {
    return this.numbers.play.turn.place?.where === 'to-win' ? 1 : 4;
  }

  private describe(values: readonly number[], kinds: readonly ProgressionKind[], cost: number, place: Formation, pieces: readonly Candidate[]): ReachableHarmony {
    const { geometry } = this.position.rules;
    return {
      clause: this.spec.clause,
      kinds,
      grade: values.length === 3 ? 'small' : kinds.length === 3 ? 'excellent' : 'great',
      values,
      terms: pieces.map((piece, index) => ({ piece: piece.text, from: piece.from, to: makeSquare(geometry, place[index]!) })),
      atLeast: cost,
      notYet: this.notYet,
    };
  }
}

/** Own pieces, captures that may come back, and enemies that may serve where they stand. */
const candidates = (position: Position, numbers: Numbers, side: Side, spec: HarmonySpec, distances: Distances): Candidate[] => {
  const { cells, rules } = position;
  const { army, geometry } = numbers.field;
  const found: Candidate[] = [];
  for (const { id, shape, layerOf } of army.pieces) {
    const where = cells[cell.WHERE + id]!;
    const code = codeOf(army, cells, id);
    const values = [...(army.harmony[code] ?? [])];
    if (where < cell.HELD) {
      const owner = (where >> 7) as Side;
      const square = cell.squareOf(where);
      const isOwn = owner === side;
      if (!isOwn && spec.members === 'own') continue;
      const turnsTo = isOwn ? (to: number) => distances.between(code, square, to) : (to: number) => (to === square ? 0 : NEVER);
      const text = viewPiece(rules, id, owner, cells[cell.LAYERS + id]!).text;
      found.push({ id, text, from: makeSquare(geometry, square), values, turnsTo, isOwn });
    } else if (where === cell.held(side) && shape !== 'pyramid' && (layerOf === null || numbers.play.pyramid.layersArePieces)) {
      const turnsTo = placing(numbers, side, code, distances);
      if (turnsTo) found.push({ id, text: viewPiece(rules, id, side, 1).text, from: null, values, turnsTo, isOwn: true });
    }
  }
  return found;
};

/** Turns that a prisoner needs to a square: one to come back, and its way from there. */
const placing = (numbers: Numbers, side: Side, code: number, distances: Distances): ((square: number) => number) | null => {
  const { place } = numbers.play.turn;
  if (place === null) return null;
  if (place.where === 'to-win') return () => 1;
  const { files, size } = numbers.field.geometry;
  const start = side === 0 ? 0 : size - files;
  const entries = Array.from({ length: files }, (_, index) => start + index);
  return (square) => 1 + Math.min(...entries.map((entry) => distances.between(code, entry, square)));
};

