import { pieceAt } from '@calculi/rules';
import type { Position, ReachableHarmony, Square } from '@calculi/rules';
import type { BoardPiece } from '../board/view.ts';
import { drawHarmony } from './drawing.ts';
import { lookOf, parsePiece } from './look.ts';
import type { Overlay } from './scene.ts';

/** A harmony that could still be formed, as it is drawn on the board. */

/** The squares of the harmony with its double rule, the pieces that go there, and their outlines where they would stand. */
export const drawPlan = (position: Position, harmony: ReachableHarmony): Overlay => {
  const { ruleSet } = position.rules;
  const going = harmony.terms.filter(({ from, to }) => from !== to);
  const squares = going.map(({ from }) => from).filter((square): square is Square => square !== null);
  return {
    marks: [
      ...harmony.terms.map(({ to }) => ({ square: to, kind: 'progression' }) as const),
      ...squares.map((square) => ({ square, kind: 'hint' }) as const),
    ],
    lines: drawHarmony({
      squares: harmony.terms.map(({ to }) => to),
      values: harmony.values,
      progressions: harmony.kinds,
    }),
    outlines: going
      .filter(({ to }) => pieceAt(position, to) === null)
      .map(({ piece, to }, index): BoardPiece => ({
        ...lookOf(ruleSet, parsePiece(ruleSet, piece)),
        id: -100 - index,
        square: to,
        ghost: true,
      })),
  };
};

export const keyOfHarmony = ({ clause, values, kinds, terms }: ReachableHarmony): string =>
  [clause, values.join(), kinds.join(), terms.map(({ to }) => to).join()].join(' ');
