import { parseGame, parsePosition, RulesError, ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { rulesWith } from '../src/game/setup.ts';
import { LANGUAGES, loadAllTexts } from '../src/i18n/languages.ts';
import { problemSentence } from '../src/words/problem.ts';

const rulesOf = (id: string) =>
  rulesWith(
    ruleSets.find((each) => each.id === id)!,
    {},
  );
const problemsOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof RulesError) return error.problems;
    throw error;
  }
  throw new Error('it was read');
};

const ONE = '8/8/8/8/8/8/8/8/8/8/8/C4,7';
const NUMBERS = [
  '',
  `${ONE} e -/- -`,
  '8 e -/- - 0',
  '8/8/8/8/8/8/8/8/8/8/8/C4,9 e -/- - 0',
  '8/8/8/8/8/8/8/8/8/8/8/X4,7 e -/- - 0',
  '8/8/8/8/8/8/8/8/8/8/8/C4+5,7 e -/- - 0',
  '8/8/8/8/8/8/8/8/8/8/8/P9+36,7 e -/- - 0',
  '8/8/8/8/8/8/8/8/8/8/8/P36,7 e -/- - 0',
  '8/8/8/8/8/8/8/8/8/8/8/8 e -/- - 0',
  `${ONE} x -/- - 0`,
  `${ONE} e - - 0`,
  `${ONE} e C4/- - 0`,
  `${ONE} e -/- a9 0`,
  `${ONE} e -/- z1 0`,
  `${ONE} e -/- a1,a1 0`,
  `${ONE} e -/- - x`,
  `${ONE} e -/- - 0 nonsense`,
  `${ONE} e -/- - 0 odd=1`,
  `${ONE} e -/- - 0 moved=a1`,
];
const STONES = [
  '8/8/8/8/8/8/8/b,7 b 0/0 - 0 0/0 -/- 0',
  '8/8/8/8/8/8/8/Q,7 b 0/0 - 0 0/0 -/- 0',
  '8/8/8/8/8/8/8/B,7 b 0/99 - 0 0/0 -/- 0',
  '8/8/8/8/8/8/8/B,7 b 0/20 - 0 0/0 -/- 0',
  '8/8/8/8/8/8/8/B,7 b 0/0 - 0 0/5 -/- 0',
  '8/8/8/8/8/8/8/B,7 b 0/0 - 0 0/0 c3/- 0',
  '8/8/8/8/8/8/8/B,7 b 0/0 - 0 0/0 c3c4,a1a2/- 0',
  '8/8/8/8/8/8/8/B,7 b 0/0 a1 0 0/0 -/- 0',
];
const GAMES = [
  'nothing',
  '[Rules "chess@1"]',
  '[Rules "boutin"]',
  '[Rules "boutin@99"]',
  '[Event]',
  '[Rules "latrunculi-piso@1"]\n\n1. @z9',
  '[Rules "latrunculi-piso@1"]\n\n1. over there',
  '[Rules "latrunculi-piso@1"]\n\n2. @d4',
  '[Rules "latrunculi-piso@1"]\n\n1. {open',
  '[Rules "latrunculi-piso@1"]\n[Result "black resignation"]\n\n1. @d4 2. @d4',
];

describe('what is wrong with a text', () => {
  it.each([
    ...NUMBERS.map(
      (text) => ['position', text, () => parsePosition(rulesOf('halle-beginner'), text)] as const,
    ),
    ...STONES.map((text) => ['stones', text, () => parsePosition(rulesOf('latrunculi-piso'), text)] as const),
    ...GAMES.map((text) => ['game', text, () => parseGame(text, ruleSets)] as const),
  ])('is said in every language (%s %j)', async (_kind, _text, read) => {
    for (const language of LANGUAGES) {
      const texts = await loadAllTexts(language);
      for (const problem of problemsOf(read)) {
        const sentence = problemSentence(texts, problem);
        expect(sentence).not.toContain(texts.problems.other);
      }
    }
  });

  it('names the place', async () => {
    const [problem] = problemsOf(() => parsePosition(rulesOf('halle-beginner'), NUMBERS[3]!));
    expect(problemSentence(await loadAllTexts('de'), problem!)).toBe(
      'Reihe 1: die Zahl der Felder ist 10, 8 werden gebraucht.',
    );
  });
});
