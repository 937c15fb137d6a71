/** How a turn ends: who has won, what is a draw, and what happens when a side cannot play. */

import { sumOf } from './numbers.ts';
import { squaresOf } from './movement.ts';
import type { Draft } from './taking.ts';
import { other, type Piece, type Position, type Side, valueOf } from './text.ts';

export interface Result {
  readonly winner: string | null;
  readonly why: string;
}

export interface Outcome {
  readonly position: Position;
  readonly taken: ReadonlySet<string>;
  readonly result: Result | null;
}

/** One Rithmomachia rule set with its options. */
export interface Game {
  readonly initial: () => Position;
  readonly turns: (position: Position) => Outcome[];
}

/** Whether the side that played has won, and by what. */
export type Victory = (draft: Draft) => string | null;

/** The end of a turn in every rule set but Halle: only the side that has just played is looked at. */
export function endTurn(draft: Draft, victory: Victory, quietLimit: number): Outcome {
  const mover = draft.position.side;
  const quiet = draft.noisy || draft.taken.size > 0 ? 0 : draft.position.quiet + 1;
  const position = nextTurn(draft.position, quiet);
  const why = victory(draft);
  const result = why === null ? commonEnd(position, mover, quietLimit) : { winner: mover, why };
  return { position, taken: draft.taken, result };
}

/** The side and the turn number change, also after a winning turn. */
export function nextTurn(position: Position, quiet: number): Position {
  return { ...position, side: other(position.side), turn: position.turn + 1, quiet };
}

/** A side with no piece left loses; too many quiet turns are a draw. */
export function commonEnd(position: Position, mover: Side, quietLimit: number): Result | null {
  for (const side of [other(mover), mover]) {
    if (squaresOf(position.board, side).length === 0) return { winner: other(side), why: 'no piece left' };
  }
  if (quietLimit > 0 && position.quiet >= quietLimit) return { winner: null, why: 'quiet' };
  return null;
}

/** All turns; a side without any passes, and if the other then has none either it is a draw. */
export function turnsOrPass(
  position: Position,
  drafts: (position: Position) => Draft[],
  end: (draft: Draft) => Outcome,
): Outcome[] {
  const found = drafts(position);
  if (found.length > 0) return found.map(end);
  const passed = end({ position, taken: new Set(), moved: null, noisy: false });
  if (passed.result === null && drafts(passed.position).length === 0) {
    return [{ ...passed, result: { winner: null, why: 'both pass' } }];
  }
  return [passed];
}

/** The agreed numbers of a common victory; 0 is not agreed. */
export interface Agreed {
  readonly pieces: number;
  readonly sum: number;
  readonly digits: number;
}

/** All agreed numbers are met together by the captures in hand. */
export function commonVictory(hand: readonly Piece[], agreed: Agreed): boolean {
  const values = hand.map(valueOf);
  const digits = sumOf(values.map((value) => String(value).length));
  const tests: [number, number][] = [
    [agreed.pieces, values.length],
    [agreed.sum, sumOf(values)],
    [agreed.digits, digits],
  ];
  const asked = tests.filter(([needed]) => needed > 0);
  return asked.length > 0 && asked.every(([needed, held]) => held >= needed);
}

export function hasPyramid(position: Position, side: Side): boolean {
  return [...position.board.values()].some((piece) => piece.pyramid && piece.side === side);
}
