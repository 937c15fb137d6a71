import { describe, expect, it } from 'vitest';
import { readText } from '../src/reading/author.ts';
import { plainText } from '../src/reading/page.ts';

const phrases = (source: string): string[] => readText('ja', source).map((phrase) => plainText([phrase]));

describe('text with marks', () => {
  it('reads every kind of mark', () => {
    expect(
      readText('en', 'The *round* {C6}: _eruptio_, $6 × 5 = 30$, `count`, `setup=forward`, [x](y).'),
    ).toEqual([
      [
        { type: 'text', text: 'The ' },
        { type: 'strong', text: 'round' },
        { type: 'text', text: ' ' },
        { type: 'piece', piece: 'C6' },
        { type: 'text', text: ': ' },
        { type: 'term', text: 'eruptio' },
        { type: 'text', text: ', ' },
        { type: 'equation', text: '6 × 5 = 30' },
        { type: 'text', text: ', ' },
        { type: 'option', name: 'count', value: null },
        { type: 'text', text: ', ' },
        { type: 'option', name: 'setup', value: 'forward' },
        { type: 'text', text: ', ' },
        { type: 'link', text: 'x', href: 'y' },
        { type: 'text', text: '.' },
      ],
    ]);
  });

  it('keeps other languages in one phrase', () => {
    expect(readText('fr', 'Le pion va en c3.')).toHaveLength(1);
  });
});

describe('Japanese phrases', () => {
  it('break after stops and before words', () => {
    expect(phrases('丸は斜めに動きます。だから速いです。')).toEqual([
      '丸は',
      '斜めに',
      '動きます。',
      'だから',
      '速いです。',
    ]);
  });

  it('keep words and demonstratives whole', () => {
    expect(phrases('この駒を取り除きます。引き分けです。')).toEqual([
      'この駒を',
      '取り除きます。',
      '引き分けです。',
    ]);
  });

  it('keep a mark with what follows it', () => {
    expect(phrases('そこで{C6}が動きます。')).toEqual(['そこで', 'C6が', '動きます。']);
    expect(phrases('式は$6 × 5 = 30$です。')).toEqual(['式は', '6 × 5 = 30です。']);
  });

  it('break where the author says so, and nowhere in a mark', () => {
    expect(phrases('平方|数*三つの数*')).toEqual(['平方', '数三つの数']);
  });
});
