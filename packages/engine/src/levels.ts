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
  /** How likely it notices a kind of capture, and a harmony in the making. */
  readonly captures: number;
  readonly harmonies: number;
}

const level = (number: number, nodes: number, captures: number, harmonies: number): Level => ({
  number,
  nodes,
  captures,
  harmonies,
});

export const LEVELS: readonly Level[] = [
  level(1, 1, 0.25, 0),
  level(2, 120, 0.45, 0.05),
  level(3, 250, 0.6, 0.15),
  level(4, 500, 0.72, 0.3),
  level(5, 900, 0.82, 0.5),
  level(6, 1_600, 0.9, 0.7),
  level(7, 3_000, 0.96, 0.85),
  level(8, 6_000, 1, 0.95),
  level(9, 14_000, 1, 1),
  level(10, Infinity, 1, 1),
];

export const STRONGEST = 10;
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
