import { pieceAt, squareNames } from '@calculi/rules';
import type { Directions, Movement, Shape, Square } from '@calculi/rules';
import { openDiagram, rulesOf } from './diagram.ts';
import type { Diagram, RuleSetId } from './page.ts';

/** Where a piece can ever get to on an empty board. Distances are exact, so that is often less than everywhere. */

type Offset = readonly [file: number, rank: number];

const STRAIGHT: readonly Offset[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const SLANTED: readonly Offset[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

const directionsOf = (directions: Directions): readonly Offset[] =>
  directions === 'orthogonal' ? STRAIGHT : directions === 'diagonal' ? SLANTED : [...STRAIGHT, ...SLANTED];

const offsetsOf = (movement: Movement): Offset[] => {
  switch (movement.type) {
    case 'slide':
      return directionsOf(movement.directions).map(([file, rank]) => [
        file * movement.steps,
        rank * movement.steps,
      ]);
    case 'bend':
      return Array.from({ length: movement.steps - 1 }, (_, index) => index + 1).flatMap((along) =>
        SLANTED.map(([file, rank]): Offset => [file * along, rank * (movement.steps - along)]),
      );
    case 'leap': {
      const [one, two] = movement.by;
      return SLANTED.flatMap(([file, rank]): Offset[] => [
        [file * one, rank * two],
        [file * two, rank * one],
      ]);
    }
  }
};

const movementsOf = (rules: RuleSetId, options: Diagram['options'], shape: Shape): readonly Movement[] => {
  const { play } = rulesOf(rules, options).ruleSet;
  if (play.type !== 'numbers') return [{ type: 'slide', directions: 'orthogonal', steps: 1 }];
  const { round, triangle, square, pyramid } = play.moves;
  if (shape === 'round') return round;
  if (shape === 'triangle') return triangle;
  if (shape === 'square') return square;
  return pyramid === 'as-layers' ? [...round, ...triangle, ...square] : pyramid;
};

/** Every square that a lone piece of this shape can get to from a square, that one included. */
export const roaming = (
  rules: RuleSetId,
  options: Diagram['options'],
  shape: Shape,
  from: Square,
  regularOnly = false,
): Square[] => {
  const { board } = rulesOf(rules, options).ruleSet;
  const names = squareNames(board);
  const offsets = movementsOf(rules, options, shape)
    .filter((movement) => !(regularOnly && movement.type === 'leap' && movement.irregular))
    .flatMap(offsetsOf);
  const found = new Set([names.indexOf(from)]);
  for (const square of found) {
    for (const [file, rank] of offsets) {
      const toFile = (square % board.files) + file;
      const to = square + file + rank * board.files;
      if (toFile >= 0 && toFile < board.files && to >= 0 && to < names.length) found.add(to);
    }
  }
  return names.filter((_, square) => found.has(square));
};

/** The squares to light for a diagram that shows where one piece can ever get to. */
export const roamingSquares = (diagram: Diagram): Square[] => {
  const { rules, options, roams } = diagram;
  const piece = roams === null ? null : pieceAt(openDiagram(diagram), roams);
  return piece ? roaming(rules, options, piece.shape, piece.square) : [];
};
