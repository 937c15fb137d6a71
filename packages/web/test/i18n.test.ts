import { ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES, loadAllTexts, loadTexts } from '../src/i18n/languages.ts';

/** Every text of a dictionary with its place; functions by name alone. */
const flatten = (part: unknown, at = ''): [string, unknown][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => flatten(value, `${at}.${key}`))
    : [[at, part]];

describe('the dictionaries', () => {
  it.each(LANGUAGES)(
    'speak in %s of every rule set and every option with all its values',
    async (language) => {
      const texts = await loadTexts(language);
      for (const { id, options } of ruleSets) {
        expect(texts.rulesets.sets).toHaveProperty([id]);
        for (const option of options) {
          expect(texts.options).toHaveProperty([option.name]);
          if (option.type !== 'choice') continue;
          for (const value of option.values)
            expect(texts.options).toHaveProperty([option.name, 'values', value]);
        }
      }
    },
  );

  it.each(LANGUAGES)('leave nothing empty in %s', async (language) => {
    const empty = flatten(await loadAllTexts(language)).filter(([, text]) => text === '');
    expect(empty).toEqual([]);
  });

  it('say different things in different languages', async () => {
    const [de, en] = await Promise.all([loadTexts('de'), loadTexts('en')]);
    expect(de.play.takeBack).not.toBe(en.play.takeBack);
    expect(de.start.turns(1)).toBe('1 Zug');
    expect(en.start.turns(2)).toBe('2 turns');
  });

  it('are chosen from the reader’s languages', () => {
    expect(chooseLanguage(['it', 'fr-CA', 'en'])).toBe('fr');
    expect(chooseLanguage(['it'])).toBe('en');
  });
});
