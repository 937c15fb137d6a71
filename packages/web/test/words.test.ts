import {
  boutin,
  compile,
  halleBeginner,
  latrunculiSeneca,
  parsePosition,
  play,
  playAll,
  resultOf,
} from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { loadAllTexts } from '../src/i18n/languages.ts';
import { capital, makeGrammar } from '../src/i18n/grammar.ts';
import { optionLabel } from '../src/prose/option.ts';
import { loadPage } from '../src/reading/index.ts';
import type { RuleSetId } from '../src/reading/index.ts';
import { printedFigure } from '../src/prose/figure.ts';
import { captureSentence } from '../src/words/capture.ts';
import { because, effectSentences } from '../src/words/effect.ts';
import { equationText } from '../src/words/equation.ts';
import { linkProblemText } from '../src/words/link.ts';
import { resultWords } from '../src/words/result.ts';
import { ruleSetName } from '../src/words/ruleset.ts';

const [de, en, fr, ja] = await Promise.all([
  loadAllTexts('de'),
  loadAllTexts('en'),
  loadAllTexts('fr'),
  loadAllTexts('ja'),
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

const figures = async (id: RuleSetId) =>
  (await loadPage('en', id)).sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'diagram' ? [printedFigure(block.diagram).position] : []));

/** The last position of a game of stones. */
const stones = (text: string, options: Record<string, string | number> = {}) =>
  parsePosition(compile(latrunculiSeneca, options), text);

describe('a count of stones', () => {
  it('is said with the result, the winner’s first', () => {
    const { position, result } = play(
      stones('8/8/8/8/8/8/B,B,6/6,W,W w 1/4 - 42 0/0 -/- 0', { quiet: 1 }),
      'h1-h2',
    );
    expect(result).toMatchObject({ reason: 'quiet', winner: 'white' });
    const told = (texts: typeof en) => resultWords(texts, result!, position).reason.replaceAll('\u00a0', ' ');
    expect(told(en)).toBe('Too many turns have passed without a capture. Captures: 4 to 1.');
    expect(told(de)).toMatch(/ Geschlagene Steine: 4 zu 1\.$/);
    expect(told(fr)).toMatch(/ Prises : 4 à 1\.$/);
    expect(told(ja)).toBe('長いあいだ駒が取られませんでした。取った石は4対1です。');
    expect(resultWords(en, result!).reason).toBe('Too many turns have passed without a capture.');
  });

  it('agrees with the winner, also where bound stones count as taken', async () => {
    const ended = (await figures('latrunculi-seneca')).filter((position) => resultOf(position));
    expect(ended.map((position) => resultOf(position)!.reason)).toContain('blockade');
    for (const position of ended) {
      const result = resultOf(position)!;
      const [, more, less] = /: (\d+) to (\d+)\.$/.exec(resultWords(en, result, position).reason)!;
      expect(Math.sign(Number(more) - Number(less))).toBe(result.winner === null ? 0 : 1);
    }
  });

  it('is what options end the game with; numbers are drawn', () => {
    for (const name of ['quiet', 'repetition']) {
      for (const [texts, draw] of [
        [en, /draw/i],
        [de, /Remis/],
        [fr, /Nulle/],
        [ja, /引き分け/],
      ] as const) {
        expect(optionLabel(texts, 'latrunculi-piso', name)).not.toMatch(draw);
        expect(optionLabel(texts, 'boutin', name)).toMatch(draw);
      }
    }
  });
});

describe('a victory', () => {
  it.each([
    ['boutin', /^Mediocre victory|^Great victory|^Excellent victory/],
    ['scholars', /^Small victory|^Mighty victory/],
    ['nexus-corenae', /^Small victory|^Mighty victory/],
    ['halle-advanced', /^Victoria |^The greatest harmony/],
    ['glorious', /^Perfect victory/],
  ] as const)('by harmony is called as the rules of %s call it', async (id, name) => {
    const victories = (await figures(id)).map(resultOf).filter((each) => each?.victory?.kind === 'harmony');
    expect(victories.length).toBeGreaterThan(1);
    for (const each of victories) expect(resultWords(en, each!).reason).toMatch(name);
  });
});

describe('signs between words', () => {
  it('are those of the language', () => {
    expect(makeGrammar('fr').colon('Pair', '42')).toBe('Pair\u00a0: 42');
    expect(makeGrammar('ja').colon('偶数軍', '42')).toBe('偶数軍：42');
    expect(makeGrammar('de').sentence('Gerade gewinnt')).toBe('Gerade gewinnt.');
    expect(makeGrammar('ja').sentence('偶数軍の勝ち')).toBe('偶数軍の勝ち。');
  });

  it('leave a square its small letter', () => {
    expect(capital('c3の16')).toBe('c3の16');
    expect(capital('the 16 on c3')).toBe('The 16 on c3');
  });

  it('stand in what is said of a capture', () => {
    const shown = {
      ...({
        square: 'c3',
        piece: 'C16',
        layer: null,
        kind: 'power',
        clause: '',
        by: ['a2'],
        equation: '',
      } as const),
      reckoning: { relation: 'power', attackers: [4], victim: 16, distance: 2 } as const,
      ...({ action: null, as: 'standing' } as const),
    };
    const text = (texts: typeof en) => captureSentence(texts, 'boutin', shown).replaceAll('\u00a0', ' ');
    expect(text(fr)).toBe('Le 16 en c3 : 4² = 16 (puissance depuis a2)');
    expect(text(ja)).toBe('c3の16：4² = 16（累乗、a2から）');
  });
});

describe('a bound stone', () => {
  it('is called bound where nothing holds it', () => {
    const reason = { kind: 'enclosure', clause: '', by: [], equation: null, reckoning: null } as const;
    expect([en, de, fr, ja].map((texts) => because(texts, 'latrunculi-seneca', reason))).toEqual([
      'it is bound',
      'festgesetzt',
      'immobilisé',
      '縛られているため',
    ]);
  });
});

describe('a link', () => {
  it('is told which of its words is wrong', () => {
    expect(linkProblemText(en, 'colour=banana')).toContain('“colour=banana”');
    expect(linkProblemText(en, `x=${'y'.repeat(3000)}`).length).toBeLessThan(200);
    expect(linkProblemText(en, '  proto  =x')).toContain('“__proto__=x”');
    expect(linkProblemText(en, 'options')).toBe(en.links.options);
  });

  it('is told which clocks there are where its own is none', () => {
    for (const texts of [en, de, fr, ja]) {
      const said = linkProblemText(texts, 'clock=99d');
      for (const part of ['clock=99d', '180', '14', 'clock=10+5', 'clock=3d']) expect(said).toContain(part);
    }
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

describe('the name of a rule set', () => {
  it('is that of the language, or the id of one that is not known here', () => {
    expect([ruleSetName(en, 'latrunculi-piso'), ruleSetName(ja, 'latrunculi-piso')]).toEqual([
      'Piso',
      'ピソ',
    ]);
    expect(ruleSetName(en, 'of-tomorrow')).toBe('of-tomorrow');
  });
});
