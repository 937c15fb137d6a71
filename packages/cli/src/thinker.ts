import { completeTurns } from '@calculi/rules';
import type { Game, Turn } from '@calculi/rules';
import type { Engine, Limits, Setting, Thought } from '@calculi/engine';

/** All that the command line asks of the computer opponent comes from here. */

export const LEVEL_COUNT = 10;

const chance = (seed: number): number => {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
};

const taken = ({ effects }: Turn): number => effects.filter(({ type }) => type === 'take').length;

/** A placeholder until the engine thinks: takes most, otherwise anything. */
export const think = (
  game: Game,
  { level = LEVEL_COUNT, seed = 0, lines = 1 }: Setting = {},
  limits: Limits = {},
  onThought?: (thought: Thought) => void,
): Thought => {
  const turns = game.result ? [] : completeTurns(game.position);
  const ranked = turns
    .map((turn, index) => ({
      turn,
      rank: taken(turn) * level + chance(seed * 7919 + game.actions.length * 104729 + index),
    }))
    .sort((x, y) => y.rank - x.rank);
  const thought: Thought = {
    depth: limits.depth ?? 1,
    lines: ranked.slice(0, lines).map(({ turn }) => ({
      score: { kind: 'points', points: taken(turn) * 100 },
      turns: [turn.actions],
    })),
    nodes: turns.length,
    time: 0,
    nodesPerSecond: 0,
  };
  onThought?.(thought);
  return thought;
};

export const startEngine = (): Engine => ({
  think: (...question) => Promise.resolve(think(...question)),
  hint: () => Promise.resolve(null),
  threat: () => Promise.resolve(null),
  review: () => Promise.resolve({ turns: [] }),
  stop: () => undefined,
  close: () => undefined,
});
