import { pieceAt } from '@calculi/rules';
import type { Position, ProgressionKind, ReachableHarmony, Square } from '@calculi/rules';
import type { BoardLine, BoardPiece } from '../board/view.ts';
import { drawHarmony } from './drawing.ts';
import { lookOf, parsePiece } from './look.ts';
import type { Overlay } from './scene.ts';

/** A harmony that could still be formed, as it is drawn on the board. */

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** What leads from a term to the next: a difference, a ratio; a harmonic progression has neither. */
const stepText = (kinds: readonly ProgressionKind[], from: number, to: number): string | null => {
  if (kinds.length !== 1) return null;
  const [kind] = kinds;
  if (kind === 'arithmetic') return to >= from ? `+${to - from}` : `−${from - to}`;
  if (kind !== 'geometric') return null;
  const common = divisor(from, to);
  return `${from / common} : ${to / common}`;
};

const drawRule = ({ values, kinds, terms }: ReachableHarmony): BoardLine[] =>
  drawHarmony(terms.map(({ to }) => to)).map((line, index) => ({
    ...line,
    label: values.length === 3 ? stepText(kinds, values[index] ?? 0, values[index + 1] ?? 0) : null,
  }));

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
    lines: drawRule(harmony),
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
