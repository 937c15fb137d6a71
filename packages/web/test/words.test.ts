import {
  boutin,
  compile,
  halleBeginner,
  latrunculiSeneca,
  parsePosition,
  play,
  playAll,
} from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../src/i18n/languages.ts';
import { effectSentences } from '../src/words/effect.ts';
import { equationText } from '../src/words/equation.ts';
import { resultWords } from '../src/words/result.ts';

const [de, en, fr, ja] = await Promise.all([
  loadTexts('de'),
  loadTexts('en'),
  loadTexts('fr'),
  loadTexts('ja'),
]);

/** With plain spaces, which are easier to read. */
const say = (...given: Parameters<typeof effectSentences>): string[] =>
  effectSentences(...given).map((sentence) => sentence.replaceAll('\u00a0', ' '));

const power = playAll(
  parsePosition(
    compile(boutin, { victory: 'corps', pieces: 1 }),
    '8/8/8/8/8/8/8/8/8/8/8/8/8/1,S81,6/8/1,c3,6 o -/- - 0',
  ),
  ['b1-a2', 'xb3'],
);

describe('what a turn did', () => {
  it('is said in four languages', () => {
    expect(say(en, 'boutin', power.effects)).toEqual([
      'Odd moves the 3 from b1 to a2.',
      'Odd takes the 81 on b3: 3⁴ = 81 (power from a2).',
    ]);
    expect(say(de, 'boutin', power.effects)[1]).toBe(
      'Ungerade schlägt die 81 auf b3: 3⁴ = 81 (Potenz von a2).',
    );
    expect(say(fr, 'boutin', power.effects)[1]).toBe(
      'Impair prend le 81 en b3 : 3⁴ = 81 (puissance depuis a2).',
    );
    expect(say(ja, 'boutin', power.effects)[1]).toBe('奇数軍がb3の81を取りました。3⁴ = 81（累乗、a2から）。');
  });

  it('tells of marks', () => {
    const { effects } = play(
      parsePosition(compile(halleBeginner), '8/8/8/8/4,t30,3/8/8/8/8/8/4,C6,3/8 e -/- - 7'),
      'e2-e3',
    );
    expect(say(de, 'halle-beginner', effects)).toContain(
      'Gerade markiert die 30 auf e8: 6 · 5 = 30 (Eruptio von e3).',
    );
  });

  it('tells of stones bound and freed', () => {
    const { effects } = play(
      parsePosition(compile(latrunculiSeneca), '8/8/2,W,5/8/2,B,w,B,3/2,W,5/B,7/7,B w 0/0 - 42 0/0 -/- 0'),
      'c6-c5',
    );
    expect(say(fr, 'latrunculi-seneca', effects).join(' ')).toMatch(/immobilise le pion noir en c4.*libre/);
  });
});

describe('the end of a game', () => {
  it('names the victory', () => {
    expect(power.result && resultWords(en, power.result)).toEqual({
      title: 'Odd wins',
      reason: 'By plunder: 1 piece, sum 81, 2 digits.',
    });
  });
});

describe('an equation', () => {
  it('does not break, and uses the signs of its language', () => {
    const reckoning = { relation: 'multiple', attackers: [6, -3], victim: 27, distance: 5 } as const;
    expect(equationText(en, reckoning)).toBe('6\u00a0×\u00a05\u00a0−\u00a03\u00a0=\u00a027');
    expect(equationText(de, reckoning)).toBe('6\u00a0·\u00a05\u00a0−\u00a03\u00a0=\u00a027');
    const harmonic = { relation: 'harmonic', attackers: [6, 3], victim: 4, distance: null } as const;
    expect(equationText(en, harmonic)).toBe('3\u00a0·\u00a04\u00a0·\u00a06\u00a0harmonic');
    expect(equationText(en, null)).toBeNull();
  });
});
