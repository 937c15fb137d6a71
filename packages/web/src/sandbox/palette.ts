import { initialPosition, piecesOnBoard } from '@calculi/rules';
import type { Rules, SideName } from '@calculi/rules';

/** The pieces of a rule set to choose from. */

const ORDER = ['round', 'triangle', 'square', 'pyramid', 'stone'];

/** A side's pieces as they begin, each kind once; stones also bound, where stones are ever bound. */
export const paletteOf = (rules: Rules, side: SideName): string[] => {
  const { play, sides } = rules.ruleSet;
  if (play.type === 'stones') {
    const letter = side.slice(0, 1).toUpperCase();
    return play.binding ? [letter, letter.toLowerCase()] : [letter];
  }
  const pieces = piecesOnBoard(initialPosition(rules))
    .filter((piece) => piece.side === side)
    .sort(
      (one, other) =>
        ORDER.indexOf(one.shape) - ORDER.indexOf(other.shape) || (one.value ?? 0) - (other.value ?? 0),
    );
  // The pyramid of a side is offered by itself, with layers to choose.
  return [
    ...new Set(pieces.filter(({ shape }) => shape !== 'pyramid').map(({ text }) => text)),
    makePyramid(sides.indexOf(side), layersOf(rules, side)),
  ];
};

/** The layers that a side's pyramid begins with, the largest first. */
export const layersOf = ({ ruleSet }: Rules, side: SideName): readonly number[] =>
  ruleSet.play.type === 'numbers'
    ? (ruleSet.play.layers[ruleSet.sides[0] === side ? 0 : 1].map(([, value]) => value) ?? [])
    : [];

export const makePyramid = (sideIndex: number, layers: readonly number[]): string =>
  (sideIndex === 0 ? 'P' : 'p') + layers.join('+');

const LETTERS = { round: 'c', triangle: 't', square: 's' } as const;
export type PlainShape = keyof typeof LETTERS;

/** The greatest number that a piece can be written with. */
export const GREATEST = 9999;

export const makePlainPiece = (sideIndex: number, shape: PlainShape, value: number): string => {
  const letter = LETTERS[shape];
  return `${sideIndex === 0 ? letter.toUpperCase() : letter}${value}`;
};
