import { hint, review, threat } from '@calculi/engine';
import type { Engine, Limits } from '@calculi/engine';
import { think } from '../src/thinker.ts';

const FEW: Limits = { nodes: 100 };

/** An engine that thinks in this thread, and little. */
export const localEngine = (): Engine => ({
  think: (game, setting, limits, onThought) => {
    const isLimited = limits?.nodes !== undefined || limits?.depth !== undefined;
    return Promise.resolve(think(game, setting, isLimited ? limits : FEW, onThought));
  },
  hint: (game, limits = FEW) => Promise.resolve(hint(game, think, limits)),
  threat: (game, limits = FEW) => Promise.resolve(threat(game, think, limits)),
  review: (game, limits = FEW) => Promise.resolve(review(game, think, limits)),
  stop: () => undefined,
  close: () => undefined,
});

/** An engine that answers only when it is stopped. */
export const stubbornEngine = (): Engine => {
  const engine = localEngine();
  let release: () => void = () => undefined;
  return {
    ...engine,
    think: async (game, setting, limits, onThought) => {
      if (limits?.nodes === 1) return engine.think(game, setting, limits);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return engine.think(game, setting, FEW, onThought);
    },
    stop: () => release(),
  };
};

/** An engine that breaks. */
export const brokenEngine = (): Engine => ({
  ...localEngine(),
  think: () => Promise.reject(new Error('it broke')),
});
