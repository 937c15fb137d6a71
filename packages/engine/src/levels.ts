import type { Limits } from './thought.ts';

/**
 * A level is weaker because it sees less, never by blunders on top: it looks at fewer positions, and it notices each
 * kind of capture at each distance, and each harmony, only with some probability, which is drawn once for a game.
 */
export interface Level {
  /** 1 to 10. */
  readonly number: number;
  /** Actions it tries for a turn; level 10 goes on for as long as it is given. */
  readonly nodes: number;
  /** How likely it notices a kind of capture. */
  readonly captures: number;
  /** How likely it has an eye for pieces that are shut in, or are about to be. */
  readonly sieges: number;
  /** How likely it notices a harmony in the making, and how much it cares how its pieces and stones stand. */
  readonly plans: number;
  /** How likely it notices that a turn wins the game; the middle levels and those above never overlook it. */
  readonly ends: number;
}

const level = (
  number: number,
  nodes: number,
  captures: number,
  sieges: number,
  plans: number,
  ends = 1,
): Level => ({ number, nodes, captures, sieges, plans, ends });

export const LEVELS: readonly Level[] = [
  level(1, 1, 0.05, 0, 0, 0.1),
  level(2, 1, 0.33, 0, 0, 0.5),
  level(3, 1, 0.42, 0, 0.1, 0.65),
  level(4, 120, 0.72, 0, 0.25),
  level(5, 450, 0.76, 0.4, 0.5),
  level(6, 1_200, 0.87, 0.75, 0.65),
  level(7, 4_500, 0.95, 1, 0.85),
  level(8, 20_000, 1, 1, 1),
  level(9, 100_000, 1, 1, 1),
  level(10, Infinity, 1, 1, 1),
];

const STRONGEST = 10;
/** Milliseconds for a turn of the strongest level, where nothing else is said. */
const USUAL_TIME = 2_000;

export const levelOf = (number: number = STRONGEST): Level =>
  LEVELS[Math.min(Math.max(Math.round(number), 1), STRONGEST) - 1]!;

/** The limits given, and those of the level; the strongest takes its usual time where none is given. */
export const limitsOf = ({ nodes: most }: Level, { nodes, time, depth }: Limits): Limits => {
  const isOpen = nodes === undefined && time === undefined && depth === undefined && most === Infinity;
  const least = Math.min(most, nodes ?? Infinity);
  return {
    ...(least < Infinity && { nodes: least }),
    ...(time !== undefined && { time }),
    ...(depth !== undefined && { depth }),
    ...(isOpen && { time: USUAL_TIME }),
  };
};
