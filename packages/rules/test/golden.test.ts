import { describe, expect, test } from 'vitest';
import { makePosition, parseGame, play, ruleSets } from '../src/index.ts';
import { once } from './cases.ts';
import { generate, goldenFiles, goldenText, hasGolden, readGolden } from './golden/games.ts';

/** Whole games, replayed action by action; a rule set or an option without one fails. */

if (process.env['UPDATE_GOLDEN']) generate();

describe('golden games', () => {
  const files = goldenFiles();
  const games = files.map((file) => ({ file, text: readGolden(file) }));

  test.each(games)('$file', ({ text }) => {
    const { game, headers } = parseGame(text, ruleSets);
    expect(makePosition(game.position)).toBe(headers['Final']);
    expect(goldenText(game)).toBe(text);
    expect(game.actions.length).toBeGreaterThan(5);
    // Without the game round it an action does the same.
    let position = game.start;
    for (const played of game.actions) {
      const next = play(position, played.action);
      expect(makePosition(next.position)).toBe(makePosition(played.position));
      expect(next.effects).toEqual(played.effects);
      ({ position } = next);
    }
  });

  const all = once(() => games.map(({ text }) => parseGame(text, ruleSets).game));

  test.each(ruleSets)('$id has one with its usual options, and one for every option', (spec) => {
    expect(hasGolden(spec.id)).toBe(true);
    const own = all().filter(({ rules }) => rules.ruleSet.id === spec.id);
    const missing = spec.options.filter(({ name, default: usual }) =>
      own.every(({ rules }) => rules.options[name] === usual),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('end in many ways', () => {
    const reasons = new Set(all().map(({ result }) => result?.reason));
    expect([...reasons]).toEqual(expect.arrayContaining(['victory', 'quiet', 'repetition']));
  });
});
