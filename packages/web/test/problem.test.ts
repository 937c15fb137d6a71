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
  '8/8/8/8/8/8/8/8/8/8/8/C4,8 e -/- - 0',
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
    const all = await Promise.all(LANGUAGES.map((language) => loadAllTexts(language)));
    for (const problem of problemsOf(read)) {
      const sentences = all.map((texts) => problemSentence(texts, problem));
      expect(new Set(sentences).size).toBe(LANGUAGES.length);
    }
  });

  it('names the place, and what stands there', async () => {
    const german = await loadAllTexts('de');
    const said = (read: () => unknown) => problemsOf(read).map((problem) => problemSentence(german, problem));
    expect(said(() => parsePosition(rulesOf('halle-beginner'), NUMBERS[3]!))).toEqual([
      'Reihe 1: die Zahl der Felder ist 9, 8 werden gebraucht.',
    ]);
    expect(said(() => parsePosition(rulesOf('halle-beginner'), '8 e -/- - x'))).toEqual([
      'Die Reihen: 1 statt 12.',
      'Die Zugnummer: „x“ ist keine ganze Zahl von 0 bis 1000000000.',
    ]);
    // It must not be read as if these were missing.
    expect(said(() => parseGame('[Rules "schach@1"]', ruleSets))[0]).toContain(
      '„schach@1“ ist keines von diesen: halle-beginner@1, ',
    );
    expect(said(() => parsePosition(rulesOf('halle-beginner'), `${ONE} x -/- - 0`))[0]).toContain(
      '„x“ ist keines von diesen: e, o',
    );
    expect(said(() => parseGame('[Rules "boutin@1"]\n[Start "8"]', ruleSets))).toEqual([
      'Kopfzeile Start: 1 statt 5.',
    ]);
    expect(said(() => parseGame('[Rules "boutin@1"]\n\n2. c4-d5', ruleSets))).toEqual([
      'Zeile 3: Zug 2 steht, wo Zug 1 an der Reihe ist.',
    ]);
  });
});
