import type { RuleSet, SideName, Square } from '@calculi/rules';
import type { Arrangement } from './arrangement.ts';

/** Edits of an arrangement. A turn in progress is over as soon as something is changed. */

/** Whose a piece is: the first side writes capital letters; a stone's letter is its side's, small where it is bound. */
export const ownerOf = ({ sides, play }: RuleSet, piece: string): SideName => {
  const letter = piece.slice(0, 1);
  if (play.type === 'stones') return sides.find((side) => side.startsWith(letter.toLowerCase())) ?? sides[0];
  return letter === letter.toUpperCase() ? sides[0] : sides[1];
};

/** Only pieces of the side to play can be marked. */
const settle = (ruleSet: RuleSet, changed: Arrangement): Arrangement => ({
  ...changed,
  marks: new Set(
    [...changed.marks].filter((square) => {
      const piece = changed.pieces.get(square);
      return piece !== undefined && ownerOf(ruleSet, piece) === changed.side;
    }),
  ),
  extras: [],
});

const withPieces = (
  ruleSet: RuleSet,
  arrangement: Arrangement,
  change: (pieces: Map<Square, string>) => void,
): Arrangement => {
  const pieces = new Map(arrangement.pieces);
  change(pieces);
  return settle(ruleSet, { ...arrangement, pieces });
};

export const putPiece = (ruleSet: RuleSet, arrangement: Arrangement, square: Square, piece: string) =>
  withPieces(ruleSet, arrangement, (pieces) => pieces.set(square, piece));

export const removePiece = (ruleSet: RuleSet, arrangement: Arrangement, square: Square) =>
  withPieces(ruleSet, arrangement, (pieces) => pieces.delete(square));

/** Moves whatever stands on a square to any other; what stood there is gone. */
export const shiftPiece = (ruleSet: RuleSet, arrangement: Arrangement, from: Square, to: Square) => {
  const piece = arrangement.pieces.get(from);
  if (piece === undefined || from === to) return arrangement;
  const marks = new Set([...arrangement.marks].map((square) => (square === from ? to : square)));
  return withPieces(ruleSet, { ...arrangement, marks }, (pieces) => {
    pieces.delete(from);
    pieces.set(to, piece);
  });
};

/** An empty board: nothing stands, nothing is held. */
export const clearAll = (ruleSet: RuleSet, arrangement: Arrangement): Arrangement =>
  settle(ruleSet, {
    ...arrangement,
    pieces: new Map(),
    prisoners: [[], []],
    captured: [0, 0],
    hand: [0, 0],
    memory: ['-', '-'],
    turn: 0,
    quiet: 0,
  });

export const toggleMark = (ruleSet: RuleSet, arrangement: Arrangement, square: Square): Arrangement => {
  const marks = new Set(arrangement.marks);
  if (!marks.delete(square)) marks.add(square);
  return settle(ruleSet, { ...arrangement, marks });
};

export const giveTurn = (ruleSet: RuleSet, arrangement: Arrangement, side: SideName): Arrangement =>
  settle(ruleSet, { ...arrangement, side });

/** Makes a piece a prisoner of the side that does not own it. */
export const imprison = (ruleSet: RuleSet, arrangement: Arrangement, piece: string): Arrangement => {
  const [one, other] = arrangement.prisoners;
  const isFirst = ownerOf(ruleSet, piece) === ruleSet.sides[0];
  return settle(ruleSet, {
    ...arrangement,
    prisoners: isFirst ? [one, [...other, piece]] : [[...one, piece], other],
  });
};

/** Lets the prisoner at an index of a side's list go. */
export const setFree = (
  ruleSet: RuleSet,
  arrangement: Arrangement,
  holder: 0 | 1,
  index: number,
): Arrangement => {
  const [one, other] = arrangement.prisoners;
  const without = (items: readonly string[]) => items.filter((_, each) => each !== index);
  return settle(ruleSet, {
    ...arrangement,
    prisoners: holder === 0 ? [without(one), other] : [one, without(other)],
  });
};

/** Sets the numbers and memories of stones. */
export const setStones = (
  ruleSet: RuleSet,
  arrangement: Arrangement,
  change: Partial<Pick<Arrangement, 'captured' | 'hand' | 'memory' | 'quiet'>>,
): Arrangement => settle(ruleSet, { ...arrangement, ...change });
