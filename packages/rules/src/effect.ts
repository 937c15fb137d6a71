import * as event from './kernel/event.ts';
import type { EventLog } from './kernel/event.ts';
import { Numbers } from './kernel/numbers.ts';
import { Stones } from './kernel/stones.ts';
import { RELATIONS } from './kernel/survey.ts';
import type { Relation } from './kernel/survey.ts';
import { viewPiece } from './position.ts';
import type { Rules } from './rules.ts';
import { sideName } from './rules.ts';
import type { CaptureKind, Side, SideName } from './spec/ruleset.ts';
import { makeSquare } from './square.ts';
import type { Square } from './square.ts';

/** The numbers of a capture: what is reckoned with what. */
export interface Reckoning {
  readonly relation: Relation;
  /** The attackers' numbers; a third number of an assault is negative where it is subtracted. */
  readonly attackers: readonly number[];
  readonly victim: number;
  /** The counted distance of an assault, the exponent of a power. */
  readonly distance: number | null;
}

/** Why a piece can be taken: the rule, the pieces that do it, and the equation. */
export interface Reason {
  readonly kind: CaptureKind;
  readonly clause: string;
  readonly by: readonly Square[];
  /** Null for captures without reckoning. */
  readonly equation: string | null;
  readonly reckoning: Reckoning | null;
}

/** A piece in an effect: as it is written, and which individual it is. */
interface Concerned {
  readonly piece: string;
  readonly id: number;
}

/** What an action did. Together an action's effects explain every difference between two positions. */
export type Effect =
  | (Concerned & { readonly type: 'move'; readonly from: Square; readonly to: Square })
  | (Concerned & { readonly type: 'take'; readonly square: Square } & Reason)
  | (Concerned & { readonly type: 'place'; readonly square: Square })
  | (Concerned & { readonly type: 'split'; readonly from: Square; readonly to: Square })
  | (Concerned & { readonly type: 'mark'; readonly square: Square } & Reason)
  | (Concerned & { readonly type: 'bind'; readonly square: Square } & Reason)
  | (Concerned & { readonly type: 'release'; readonly square: Square; readonly clause: string })
  | { readonly type: 'pass'; readonly side: SideName }
  | { readonly type: 'turn-over'; readonly side: SideName };

const signed = (number: number): string => (number < 0 ? `− ${-number}` : `+ ${number}`);

/** Null for relations without numbers. */
export const makeEquation = (
  relation: Relation,
  u: number,
  w: number,
  v: number,
  n: number,
): string | null => {
  const third = w === 0 ? '' : ` ${signed(w)}`;
  switch (relation) {
    case 'equal':
      return `${u} = ${v}`;
    case 'sum':
      return `${u} + ${w} = ${v}`;
    case 'difference':
      return `${Math.max(u, w)} − ${Math.min(u, w)} = ${v}`;
    case 'product':
      return `${u} × ${w} = ${v}`;
    case 'quotient':
      return `${Math.max(u, w)} ÷ ${Math.min(u, w)} = ${v}`;
    case 'multiple':
      return `${u} × ${n}${third} = ${v}`;
    case 'part':
      return `${u} ÷ ${n}${third} = ${v}`;
    case 'distance':
      return `${u} × ${v} = ${n}`;
    case 'power':
      return `${u} ^ ${n} = ${v}`;
    case 'root':
      return `${u} = ${v} ^ ${n}`;
    case 'arithmetic':
    case 'geometric':
    case 'harmonic':
      return `${[u, w, v].sort((a, b) => a - b).join(', ')} ${relation}`;
    case 'immobile':
    case 'surrounded':
    case 'enclosed':
      return null;
  }
};

/** A reason from its rule, relation, four numbers and the attackers' squares. */
export const makeReason = (
  rules: Rules,
  [rule = 0, relationIndex = 0, u = 0, w = 0, v = 0, n = 0, ...by]: readonly number[],
): Reason => {
  const { program, geometry } = rules;
  const relation = RELATIONS[relationIndex] ?? 'equal';
  const squares = by.map((square) => makeSquare(geometry, square));
  const equation = makeEquation(relation, u, w, v, n);
  const reckoning =
    equation === null
      ? null
      : { relation, attackers: w === 0 ? [u] : [u, w], victim: v, distance: n === 0 ? null : n };
  if (program instanceof Stones) {
    const { enclosure, corner } = program.play.clauses;
    return { kind: 'enclosure', clause: rule === 1 ? corner : enclosure, by: squares, equation, reckoning };
  }
  const { kind, clause } = program.captures[rule]!.spec;
  return { kind, clause, by: squares, equation, reckoning };
};

/** A piece as effects write it. */
const concern = (rules: Rules, id: number, side: Side, layers: number): Concerned => ({
  piece: viewPiece(rules, id, side, layers).text,
  id,
});

/** What goes into the taker's hand: the piece, or one layer of it. */
const concernTaken = (rules: Rules, id: number, side: Side, layers: number): Concerned => {
  const { program } = rules;
  const isOne = (layers & (layers - 1)) === 0;
  const single =
    program instanceof Numbers && isOne
      ? program.field.army.pieces[id]!.layers[31 - Math.clz32(layers)]
      : undefined;
  return concern(rules, single ?? id, side, layers);
};

/** The effects of the action a kernel has just made, told by what was there before. */
export const readEffects = (rules: Rules, log: EventLog, before: PieceLookup): Effect[] =>
  [...log].map(({ type, numbers }) => readEffect(rules, before, type, numbers));

const readEffect = (rules: Rules, before: PieceLookup, type: number, numbers: readonly number[]): Effect => {
  const name = (square: number) => makeSquare(rules.geometry, square);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const known = (id: number) => concern(rules, id, before.owner(id), before.layers(id));
  switch (type) {
    case event.MOVED_EVENT:
      return { type: 'move', ...known(c), from: name(a), to: name(b) };
    case event.TAKEN_EVENT:
      return {
        type: 'take',
        square: name(b),
        ...concernTaken(rules, c, (1 - a) as Side, d),
        ...makeReason(rules, numbers.slice(4)),
      };
    case event.PLACED_EVENT:
      return { type: 'place', square: name(b), ...concern(rules, c, a as Side, 0) };
    case event.SPLIT_EVENT:
      return { type: 'split', from: name(a), to: name(b), ...concern(rules, c, before.mover, 0) };
    case event.MARKED_EVENT:
      // It may have lost layers in the same turn.
      return {
        type: 'mark',
        square: name(a),
        ...concern(rules, b, before.owner(b), c),
        ...makeReason(rules, numbers.slice(3)),
      };
    case event.BOUND_EVENT:
      return { type: 'bind', square: name(a), ...known(b), ...makeReason(rules, numbers.slice(2)) };
    case event.RELEASED_EVENT:
      return { type: 'release', square: name(a), ...known(b), clause: releaseClause(rules) };
    case event.PASSED_EVENT:
      return { type: 'pass', side: sideName(rules, a) };
    default:
      return { type: 'turn-over', side: sideName(rules, a) };
  }
};

const releaseClause = ({ program }: Rules): string =>
  program instanceof Stones ? (program.play.binding?.release ?? '') : '';

/** What effects need to know of the position before the action. */
export interface PieceLookup {
  readonly mover: Side;
  owner(id: number): Side;
  layers(id: number): number;
}
