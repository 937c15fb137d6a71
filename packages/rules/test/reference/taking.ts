/** Taking pieces off the board, and every way to take optional captures one after another. */

import { allSquares, rankOf } from './board.ts';
import { printHand, printPiece, printBoard, type Piece, type Position, type Side, valueOf } from './text.ts';

/** What is taken: the whole piece, or of a pyramid the layer of that value. */
export type Part = 'whole' | number;

export interface Capture {
  readonly kind: 'encounter' | 'ambush' | 'assault' | 'siege' | 'power' | 'progression';
  readonly square: string;
  readonly part: Part;
  /** The pieces that make it; any one of them may be the capturer. */
  readonly by: readonly string[];
}

export interface Target {
  readonly part: Part;
  readonly value: number;
}

/** A turn in the making: the side that plays is still `position.side`. */
export interface Draft {
  readonly position: Position;
  readonly taken: ReadonlySet<string>;
  /** The piece that was moved or placed this turn stands here; null for a pass. */
  readonly moved: string | null;
  /** A piece was placed or a layer left its pyramid. */
  readonly noisy: boolean;
}

/** The whole by its sum, and each layer by its own value; a last layer is the whole. */
export function wholeOrLayers(piece: Piece): Target[] {
  const whole: Target = { part: 'whole', value: valueOf(piece) };
  if (piece.layers.length === 1) return [whole];
  return [whole, ...piece.layers.map((layer) => ({ part: layer.value, value: layer.value }))];
}

/** The position after `taker` took one thing; a taken layer is a one-layer pyramid in the hand. */
export function take(position: Position, taker: Side, square: string, part: Part): Position {
  const piece = position.board.get(square);
  if (piece === undefined || piece.side === taker) throw new Error(`nothing to take on ${square}`);
  const board = new Map(position.board);
  let caught = piece;
  const left = piece.layers.filter((layer) => part !== 'whole' && layer.value !== part);
  if (left.length === 0) {
    board.delete(square);
  } else {
    board.set(square, { ...piece, layers: left });
    caught = { ...piece, layers: piece.layers.filter((layer) => layer.value === part) };
  }
  const hands = { ...position.hands, [taker]: [...position.hands[taker], caught] };
  return { ...position, board, hands };
}

export function takeDraft(draft: Draft, square: string, part: Part): Draft {
  const position = take(draft.position, draft.position.side, square, part);
  return { ...draft, position, taken: new Set([...draft.taken, square]) };
}

/** The board after a piece went from one square to another. */
export function shift(position: Position, from: string, to: string): Position {
  const piece = position.board.get(from);
  if (piece === undefined) throw new Error(`nothing on ${from}`);
  const board = new Map(position.board);
  board.delete(from);
  board.set(to, piece);
  return { ...position, board };
}

/** Every draft that follows by taking none, one or more captures, each standing when it is made. */
export function withCaptures(draft: Draft, standing: (position: Position) => readonly Capture[]): Draft[] {
  const found = new Map<string, Draft>();
  const open = [draft];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = draftKey(next);
    if (found.has(key)) continue;
    found.set(key, next);
    const offered = new Set<string>();
    for (const capture of standing(next.position)) {
      const what = `${capture.square} ${capture.part}`;
      if (offered.has(what)) continue;
      offered.add(what);
      open.push(takeDraft(next, capture.square, capture.part));
    }
  }
  return [...found.values()];
}

function draftKey(draft: Draft): string {
  const { position } = draft;
  const board = printBoard(position, position.board, printPiece);
  return `${board} ${printHand(position.hands.even)}/${printHand(position.hands.odd)}`;
}

/** Placing a captured piece, turned, on each empty square given. Equal pieces are placed once. */
export function placings(position: Position, squares: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  const tried = new Set<string>();
  const hand = position.hands[position.side];
  hand.forEach((piece, index) => {
    if (piece.pyramid || tried.has(printPiece(piece))) return;
    tried.add(printPiece(piece));
    const rest = hand.filter((_, i) => i !== index);
    for (const square of squares) {
      if (position.board.has(square)) continue;
      const board = new Map(position.board).set(square, { ...piece, side: position.side });
      const hands = { ...position.hands, [position.side]: rest };
      drafts.push({ position: { ...position, board, hands }, taken: new Set(), moved: square, noisy: true });
    }
  });
  return drafts;
}

/** The edge rank behind a side's camp. */
export function backRank(position: Position, side: Side): string[] {
  const rank = side === 'even' ? 1 : position.ranks;
  return allSquares(position).filter((square) => rankOf(square) === rank);
}
