import { DONE, first, MOVE, PASS, PLACE, second, SPLIT, TAKE, third, typeOf } from '../kernel/action.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { viewPiece } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { Side } from '../spec/ruleset.ts';
import { fail } from '../spec/problem.ts';
import { makeSquare } from '../square.ts';
import type { Square } from '../square.ts';

/** A small step of a turn. */
export type Action =
  | { readonly type: 'move'; readonly from: Square; readonly to: Square }
  /** A whole piece or one layer; `by` names the capturer where it takes before it moves. */
  | { readonly type: 'take'; readonly square: Square; readonly layer?: number; readonly by?: Square }
  /** A captured piece, as its new owner writes it (empty for a stone), is put on a square. */
  | { readonly type: 'place'; readonly piece: string; readonly to: Square }
  | { readonly type: 'split'; readonly from: Square; readonly layer: number; readonly to: Square }
  /** No more captures in this turn. */
  | { readonly type: 'done' }
  | { readonly type: 'pass' };

/** `b5-e5`, `xe11`, `xa15:25`, `b5xe11`, `T12@d1`, `@d4`, `a15:25-c15`, `done`, `pass`. */
export const makeAction = (action: Action): string => {
  switch (action.type) {
    case 'move':
      return `${action.from}-${action.to}`;
    case 'take':
      return `${action.by ?? ''}x${action.square}${action.layer === undefined ? '' : `:${action.layer}`}`;
    case 'place':
      return `${action.piece}@${action.to}`;
    case 'split':
      return `${action.from}:${action.layer}-${action.to}`;
    case 'done':
    case 'pass':
      return action.type;
  }
};

const SQUARE = '([a-p][1-9]\\d?)';
const MOVE_TEXT = new RegExp(`^${SQUARE}-${SQUARE}$`);
const TAKE_TEXT = new RegExp(`^${SQUARE}?x${SQUARE}(?::([1-9]\\d{0,3}))?$`);
const PLACE_TEXT = new RegExp(`^([CTSctsBWbw]?(?:[1-9]\\d{0,3})?)@${SQUARE}$`);
const SPLIT_TEXT = new RegExp(`^${SQUARE}:([1-9]\\d{0,3})-${SQUARE}$`);

/** Reads an action's text; whether it is legal is another question. */
export const parseAction = (text: string): Action => {
  if (text === 'done' || text === 'pass') return { type: text };
  const move = MOVE_TEXT.exec(text);
  if (move) return { type: 'move', from: move[1] ?? '', to: move[2] ?? '' };
  const take = TAKE_TEXT.exec(text);
  if (take) {
    const [, by, square = '', layer] = take;
    return { type: 'take', square, ...(by && { by }), ...(layer && { layer: Number(layer) }) };
  }
  const place = PLACE_TEXT.exec(text);
  if (place) return { type: 'place', piece: place[1] ?? '', to: place[2] ?? '' };
  const split = SPLIT_TEXT.exec(text);
  if (split) return { type: 'split', from: split[1] ?? '', layer: Number(split[2]), to: split[3] ?? '' };
  return fail(['action'], 'action', text);
};

/** What a kernel's action means in a position. */
export const decodeAction = (rules: Rules, cells: Int32Array, code: number): Action => {
  const name = (square: number) => makeSquare(rules.geometry, square);
  const [a, b, c] = [first(code), second(code), third(code)];
  const layerValue = (square: number, layer: number): number => {
    const { pieces } = (rules.program as Numbers).field.army;
    return pieces[pieces[cell.occupantId(cells[square]!)]!.layers[layer]!]!.value;
  };
  switch (typeOf(code)) {
    case MOVE:
      return { type: 'move', from: name(a), to: name(b) };
    case TAKE:
      return {
        type: 'take',
        square: name(a),
        ...(b > 0 && { by: name(b - 1) }),
        ...(c > 0 && { layer: layerValue(a, c - 1) }),
      };
    case PLACE: {
      const isStone = !(rules.program instanceof Numbers);
      return {
        type: 'place',
        piece: isStone ? '' : viewPiece(rules, a, cells[cell.SIDE] as Side, 1).text,
        to: name(b),
      };
    }
    case SPLIT:
      return { type: 'split', from: name(a), layer: layerValue(a, c), to: name(b) };
    case DONE:
      return { type: 'done' };
    case PASS:
    default:
      return { type: 'pass' };
  }
};
