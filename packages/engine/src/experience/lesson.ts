import type { RuleSet } from '@calculi/rules';

/** The shapes that are told apart, in this order. */
export const SHAPES = ['round', 'triangle', 'square', 'pyramid'] as const;
export type Shape = (typeof SHAPES)[number];

/** How well pieces of one shape stand, for their owner: in hundredths of the logarithm of the odds to win. */
export interface Posts {
  /** Rank 1 first, each rank from its edge to the middle: left and right are the same game. */
  readonly ranks: readonly (readonly number[])[];
  /** As a prisoner, for its captor; a layer counts as a piece of its own shape. */
  readonly hand: number;
}

/** What a game has taught the computer in playing against itself. Written by tools/learn.mjs. */
export interface Lesson {
  /** Which game that was: its fingerprint. */
  readonly game: number;
  /** By owner. */
  readonly sides: readonly [Readonly<Record<Shape, Posts>>, Readonly<Record<Shape, Posts>>];
}

/**
 * A number that games have in common which are played alike, whatever they and their clauses are called, whoever begins
 * and however they are drawn.
 */
export const fingerprint = ({ board, play, clauses }: RuleSet): number => {
  const names = new Set<unknown>(clauses.map(({ id }) => id));
  const text = JSON.stringify([board, play], (_key, value: unknown) => (names.has(value) ? true : value));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
