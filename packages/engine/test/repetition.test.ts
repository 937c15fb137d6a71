import {
  boutin,
  compile,
  glorious,
  newGame,
  nexusCorenae,
  parsePosition,
  playAction,
  scholars,
} from '@calculi/rules';
import type { Game, RuleSetSpec } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { think } from '../src/think.ts';

/** Both sides go forth and back, so that the next turn would bring the same position for the third time. */
const roundAbout = (spec: RuleSetSpec, forth: readonly [string, string]): { game: Game; last: string } => {
  const back = forth.map((text) => text.replace(/(.+)-(.+)/, '$2-$1'));
  const turns = [...forth, ...back, ...forth, ...back];
  const last = turns.at(-1)!;
  return { game: turns.slice(0, -1).reduce(playAction, newGame(compile(spec))), last };
};

describe('a draw by repetition', () => {
  const cases = [
    { spec: scholars, forth: ['c13-c12', 'c4-c5'] },
    { spec: nexusCorenae, forth: ['c4-c5', 'c13-c12'] },
    { spec: boutin, forth: ['c4-b5', 'c13-b12'] },
    { spec: glorious, forth: ['c11-b10', 'c6-b7'] },
  ] as const;

  it.for(cases)('is nothing to strive for in an even game of $spec.id', ({ spec, forth }) => {
    const { game, last } = roundAbout(spec, forth);
    expect(playAction(game, last).result?.reason).toBe('repetition');
    const [best] = think(game, {}, { nodes: 2_000 }).lines;
    expect(best?.turns[0]).not.toEqual([last]);
  });

  it('is not on the way of who is ahead, even one turn ahead', () => {
    const rules = compile(boutin, { victory: 'corps', pieces: '9' });
    const text = '7,s361/8/4,t12,t56,2/8/8/4,s120,3/8/8/8/8/8/8/8/8/8/C2,7 o -/S45,S15,T6,T9,C8 - 0';
    const start = newGame(rules, parsePosition(rules, text));
    const game = ['h16-e16', 'a1-b2', 'e16-h16', 'b2-a1'].reduce(playAction, start);
    const pointsOf = (from: Game, turn: string): number => {
      const { lines } = think(from, { lines: 100 }, { depth: 1 });
      const line = lines.find(({ turns }) => turns[0]?.join() === turn);
      return line?.score.kind === 'points' ? line.score.points : NaN;
    };
    expect(pointsOf(start, 'h16-e16')).toBeGreaterThan(500);
    expect(pointsOf(game, 'h16-e16')).toBeLessThan(100);
    expect(pointsOf(game, 'h16-h13')).toBeGreaterThan(500);
  });
});
