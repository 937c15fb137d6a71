import { compile, ruleSets } from '@calculi/rules';
import type { CaptureKind, SideName } from '@calculi/rules';
import { levelName, sayReason, sayScore } from '@calculi/engine';
import type { Predicate, Reason, ReasonWords, Score } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { ja } from '../src/words/ja.ts';

const languages: readonly ReasonWords[] = [en, de, fr, ja];

const fact = {
  victim: { piece: 't30', square: 'e8' },
  kind: 'assault',
  clause: 'halle.eruptio',
  by: [{ piece: 'C6', square: 'e3' }],
  equation: '6 × 5 = 30',
  reckoning: { relation: 'multiple', attackers: [6], victim: 30, distance: 5 },
} as const;

const harmony = { clause: 'halle.victory', values: [12, 16, 20], kinds: ['arithmetic'] } as const;
const victory = {
  clause: 'halle.victory',
  kind: 'harmony',
  grade: 'small',
  progressions: ['arithmetic'],
  squares: ['a9', 'b9', 'c9'],
  pieces: ['T12', 'C16', 'T20'],
  values: [20, 16, 12],
} as const;
const result = { winner: 'even', reason: 'victory', victory } as const;

/** One of each predicate: what is missing here does not compile. */
const samples: { readonly [P in Predicate]: Extract<Reason, { readonly predicate: P }> } = {
  wins: { predicate: 'wins', reason: 'victory', victory },
  draws: { predicate: 'draws', reason: 'repetition' },
  leads: { predicate: 'leads', turns: [['a1-a2'], ['b8-b7'], ['a2-a3']], result },
  'prevents-win': { predicate: 'prevents-win', turn: ['a1-a2', 'xb3'], result },
  only: { predicate: 'only' },
  takes: { predicate: 'takes', ...fact },
  marks: { predicate: 'marks', ...fact },
  binds: {
    predicate: 'binds',
    victim: { piece: 'W', square: 'e4' },
    kind: 'enclosure',
    clause: 'latrunculi.enclosure',
    by: [
      { piece: 'B', square: 'e3' },
      { piece: 'B', square: 'e5' },
    ],
    equation: null,
    reckoning: null,
  },
  threatens: { predicate: 'threatens', ...fact },
  prepares: { predicate: 'prepares', action: 'e2-e3', ...fact },
  saves: { predicate: 'saves', to: 'e9', ...fact },
  prevents: { predicate: 'prevents', action: 'e2-e3', to: 'e8', ...fact },
  frees: { predicate: 'frees', squares: ['d4', 'e5'] },
  approaches: {
    predicate: 'approaches',
    squares: ['c9'],
    before: 3,
    after: 1,
    pyramidFirst: false,
    ...harmony,
  },
  hinders: { predicate: 'hinders', before: 2, after: null, ...harmony },
  hems: { predicate: 'hems', pyramid: { piece: 'p64+49+36+25+16', square: 'c7' }, before: 14, after: 9 },
  fences: {
    predicate: 'fences',
    prey: { piece: 'p64+49+36+25+16', square: 'c7' },
    piece: 'T20',
    square: 'd4',
    post: 'd5',
    before: 2,
    after: 1,
    squares: ['c5', 'e6'],
    room: 7,
  },
  gathers: { predicate: 'gathers', what: 'sum', has: 120, needs: 500 },
  returns: { predicate: 'returns', piece: 'T12', square: 'd1' },
  enters: { predicate: 'enters', piece: 'T12', from: 'd8', square: 'd10' },
  covers: { predicate: 'covers', square: 'd4', neighbours: ['c4', 'd5'] },
  safe: { predicate: 'safe', piece: 'P36+25', square: 'd4' },
  'frees-way': { predicate: 'frees-way', before: 30, after: 36 },
  confines: { predicate: 'confines', before: 30, after: 24 },
};

describe('words', () => {
  it.each(languages)('say every predicate differently: $language', (words) => {
    const sentences = Object.values(samples).map((reason) => sayReason(reason, words));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((each) => /undefined|\bnull\b|NaN|\[object|!/.test(each))).toEqual([]);
  });

  it.each(languages)('say every kind of victory, end and count: $language', (words) => {
    const wins = [
      { clause: 'a.b', kind: 'plunder', pieces: 1, sum: 30, digits: 2 },
      { clause: 'a.b', kind: 'plunder', pieces: 10, sum: 300, digits: 20 },
      { clause: 'a.b', kind: 'digits', digits: '1,2,3' },
      victory,
    ] as const;
    const sentences = [
      ...wins.map((each) => sayReason({ predicate: 'wins', reason: 'victory', victory: each }, words)),
      ...(['last-piece', 'blockade', 'last-stone', 'quiet', 'repetition'] as const).map((reason) =>
        sayReason({ predicate: 'wins', reason, victory: null }, words),
      ),
      ...(['pieces', 'sum', 'digits', 'figures'] as const).map((what) =>
        sayReason({ ...samples.gathers, what }, words),
      ),
      sayReason({ ...samples.hinders, after: 4 }, words),
      sayReason({ ...samples.approaches, pyramidFirst: true }, words),
      sayReason({ ...samples.saves, to: 'e8' }, words),
      sayReason({ ...samples.covers, neighbours: [] }, words),
      sayReason({ ...samples.hems, after: 1 }, words),
      sayReason({ ...samples.fences, square: 'd5', after: 0, squares: ['c5'], room: 1 }, words),
      sayReason({ ...samples.fences, prey: { piece: 'c9', square: 'c7' }, room: 0 }, words),
      sayReason({ ...samples.frees, squares: ['d4'] }, words),
      words.missedWin({ turn: ['a1-a2'], result }),
      words.missedCapture({ ...fact, turn: ['a1-a2', 'xe8'], shownBy: 'best' }),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((each) => /undefined|\bnull\b|NaN|\[object|!|\$\{/.test(each))).toEqual([]);
  });

  it('name pieces by their numbers, in the signs of the language', () => {
    expect(sayReason(samples.takes, en)).toBe(
      'Takes the 30 on e8: 6 × 5 = 30 (eruptio from e3).'.replace(
        '6 × 5 = 30',
        '6\u00a0×\u00a05\u00a0=\u00a030',
      ),
    );
    expect(sayReason(samples.takes, de)).toContain(
      'Schlägt die 30 auf e8: 6\u00a0·\u00a05\u00a0=\u00a030 (Eruptio von e3)',
    );
    expect(sayReason(samples.takes, fr)).toContain('Prend le 30 en e8\u00a0: 6\u00a0×\u00a05\u00a0=\u00a030');
    expect(sayReason(samples.takes, ja)).toContain('e8の30を取ります');
    expect(sayReason(samples.binds, en)).toBe(
      'Binds the stone on e4: enclosure by e3 and e5. It can be taken next turn.',
    );
    expect(sayReason(samples.wins, ja)).toBe('勝ちます：12、16、20の等差数列。');
  });

  it('turn the equations of powers and progressions into their own', () => {
    const power: Reason = {
      ...samples.takes,
      kind: 'power',
      clause: 'boutin.puissance',
      equation: '3 ^ 4 = 81',
    };
    expect(sayReason(power, fr)).toContain('3⁴\u00a0=\u00a081 (puissance');
    const series: Reason = {
      ...samples.takes,
      kind: 'progression',
      clause: 'boutin.progression',
      equation: '15, 20, 25 arithmetic',
    };
    expect(sayReason(series, de)).toContain('15,\u00a020,\u00a025\u00a0(arithmetisch)');
    expect(sayReason(series, ja)).toContain('15、20、25（等差数列）');
  });

  it.each(languages)('have a name for every way of taking in every rule set: $language', (words) => {
    const kinds = new Set<CaptureKind>(['enclosure']);
    for (const spec of ruleSets) {
      const { play } = compile(spec).ruleSet;
      if (play.type === 'numbers') for (const { kind } of play.captures) kinds.add(kind);
    }
    for (const kind of kinds) expect(words.kinds[kind]).toMatch(/\p{L}+/u);
    expect(words.terms['eruptio']).toMatch(/^(eruptio|エルプティオ)$/i);
  });

  it.each(languages)('have ten levels with different names: $language', (words) => {
    expect(new Set(words.levels.map(({ name }) => name)).size).toBe(10);
    expect(new Set(words.levels.map(({ gloss }) => gloss)).size).toBe(10);
    expect(levelName(10, words).name).toBe('Boethius');
    expect(() => levelName(11, words)).toThrow(RangeError);
  });

  it.each<[Score, SideName, string]>([
    [{ kind: 'points', points: 12 }, 'even', 'The sides are about equal.'],
    [{ kind: 'points', points: -50 }, 'even', 'Odd is slightly ahead.'],
    [{ kind: 'points', points: 110 }, 'even', 'Even is about a piece ahead.'],
    [{ kind: 'points', points: -310 }, 'black', 'White is about 3 pieces ahead.'],
    [{ kind: 'points', points: 4000 }, 'odd', 'Odd is far ahead.'],
    [{ kind: 'win', turns: 1 }, 'odd', 'Odd wins with the next turn.'],
    [{ kind: 'win', turns: 5 }, 'odd', 'Odd wins in 3 turns.'],
    [{ kind: 'loss', turns: 2 }, 'odd', 'Even wins with the next turn.'],
    [{ kind: 'loss', turns: 4 }, 'white', 'Black wins in 2 turns.'],
  ])('say the score %o of %s', (score, side, sentence) => {
    expect(sayScore(score, side, en)).toBe(sentence);
    const others = [de, fr, ja].map((words) => sayScore(score, side, words));
    expect(others.filter((each) => /undefined|NaN|!/.test(each))).toEqual([]);
  });
});
