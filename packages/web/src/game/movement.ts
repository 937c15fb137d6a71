import type { Directions, Movement, RuleSet, Shape } from '@calculi/rules';

/** How the pieces of a rule set move, as distances on an empty board. */

export type Offset = readonly [file: number, rank: number];

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

export const offsetsOf = (movement: Movement): Offset[] => {
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

export const movementsOf = ({ play }: RuleSet, shape: Shape): readonly Movement[] => {
  if (play.type !== 'numbers') return [{ type: 'slide', directions: 'orthogonal', steps: 1 }];
  const { round, triangle, square, pyramid } = play.moves;
  if (shape === 'round') return round;
  if (shape === 'triangle') return triangle;
  if (shape === 'square') return square;
  return pyramid === 'as-layers' ? [...round, ...triangle, ...square] : pyramid;
};
