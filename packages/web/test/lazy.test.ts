import type { Engine, Thought } from '@calculi/engine';
import type { Game } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { LazyEngine } from '../src/opponent/lazy.ts';
import { startSession } from '../src/game/session.ts';
import { setupOf } from './support.ts';

const { game } = startSession(setupOf('halle-beginner'));
const thoughtOf = (depth: number): Thought => ({ depth, lines: [], nodes: 0, time: 0, nodesPerSecond: 0 });

/** An engine whose questions are answered by the test. */
const makeDouble = () => {
  const log: string[] = [];
  let answer: (thought: Thought) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const engine: Engine = {
    think: (_game: Game, setting) => {
      log.push(`think ${setting?.level ?? 10}`);
      return new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    },
    hint: () => Promise.resolve(null),
    threat: () => Promise.resolve(null),
    review: () => Promise.resolve({ turns: [] }),
    stop: () => {
      log.push('stop');
      answer(thoughtOf(1));
    },
    close: () => log.push('close'),
  };
  return {
    engine,
    log,
    answer: (depth: number) => answer(thoughtOf(depth)),
    fail: () => fail(new Error('gone')),
  };
};

const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

describe('the engine that is started when it is needed', () => {
  it('starts with the first question and stays', async () => {
    const double = makeDouble();
    let starts = 0;
    const lazy = new LazyEngine(() => Promise.resolve((starts++, double.engine)));
    expect(starts).toBe(0);
    for (const depth of [3, 4]) {
      const asked = lazy.think(game, { level: depth });
      await moment();
      double.answer(depth);
      expect((await asked).depth).toBe(depth);
    }
    expect([starts, double.log]).toEqual([1, ['think 3', 'think 4']]);
  });

  it('stops what is in progress when something else is asked', async () => {
    const double = makeDouble();
    const lazy = new LazyEngine(() => Promise.resolve(double.engine));
    const first = lazy.think(game, { level: 1 });
    await moment();
    const second = lazy.think(game, { level: 2 });
    expect((await first).depth).toBe(1);
    await moment();
    double.answer(7);
    expect((await second).depth).toBe(7);
    expect(double.log).toEqual(['think 1', 'stop', 'think 2']);
  });

  it('is told to stop even before it has started', async () => {
    const double = makeDouble();
    const lazy = new LazyEngine(() => Promise.resolve(double.engine));
    const asked = lazy.think(game);
    lazy.stop();
    expect((await asked).depth).toBe(1);
  });

  it('is started again after a failure, and after a failed start', async () => {
    const doubles = [makeDouble(), makeDouble()];
    let starts = 0;
    const lazy = new LazyEngine(() => {
      starts++;
      return starts === 2
        ? Promise.reject(new Error('no network'))
        : Promise.resolve(doubles[starts > 1 ? 1 : 0]!.engine);
    });
    const first = lazy.think(game);
    await moment();
    doubles[0]!.fail();
    await expect(first).rejects.toThrow('gone');
    await expect(lazy.think(game)).rejects.toThrow('no network');
    const third = lazy.think(game);
    await moment();
    doubles[1]!.answer(5);
    expect((await third).depth).toBe(5);
    expect([starts, doubles[0]!.log.at(-1)]).toEqual([3, 'close']);
  });

  it('is closed when it comes only after it was no longer wanted', async () => {
    const doubles = [makeDouble(), makeDouble()];
    const arrivals: (() => void)[] = [];
    const lazy = new LazyEngine(
      () => new Promise((resolve) => arrivals.push(() => resolve(doubles[arrivals.length - 1]!.engine))),
    );
    const first = lazy.think(game);
    await moment();
    lazy.close();
    arrivals[0]!();
    await expect(first).rejects.toThrow('closed');
    expect(doubles[0]!.log).toEqual(['close']);
    const second = lazy.think(game);
    await moment();
    arrivals[1]!();
    await moment();
    doubles[1]!.answer(6);
    expect((await second).depth).toBe(6);
    expect(doubles[1]!.log).toEqual(['think 10']);
  });

  it('asks nothing more once it is closed, and waits no longer for an answer', async () => {
    const double = makeDouble();
    let starts = 0;
    const lazy = new LazyEngine(() => Promise.resolve((starts++, double.engine)));
    const first = lazy.think(game, { level: 1 });
    await moment();
    const second = lazy.think(game, { level: 2 });
    lazy.close();
    await Promise.allSettled([first, second]);
    await expect(second).rejects.toThrow('closed');
    expect([starts, double.log]).toEqual([1, ['think 1', 'stop', 'close']]);
  });

  it('is given up when it says nothing for too long', async () => {
    const double = makeDouble();
    const lazy = new LazyEngine(() => Promise.resolve(double.engine), 5);
    await expect(lazy.think(game)).rejects.toThrow('does not answer');
    expect(double.log).toContain('close');
  });
});
