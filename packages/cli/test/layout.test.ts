import { expect, test } from 'vitest';
import { columns, counted, hang, keep, listed, wrap } from '../src/words/layout.ts';

test('wrap breaks between words, never within what is kept together', () => {
  expect(wrap('aa bb cc', 0, 5)).toEqual(['aa bb', 'cc']);
  expect(wrap('aa bb cc', 1, 5)).toEqual([' aa', ' bb', ' cc']);
  expect(wrap(`aa ${keep('b = c')}`, 0, 6)).toEqual(['aa', 'b = c']);
  expect(wrap('unbreakable a', 0, 4)).toEqual(['unbreakable', 'a']);
});

test('hang keeps terms and texts in two columns', () => {
  expect(hang('a', 'text', 4)).toEqual(['  a   text']);
  expect(hang('longer', 'text', 4)).toEqual(['  longer', '      text']);
  expect(hang('a', '', 4)).toEqual(['  a']);
});

test('columns fill rows', () => {
  expect(columns(['a', 'bb', 'c'])).toEqual(['  a   bb  c']);
  expect(columns(Array<string>(21).fill('ab')).map((row) => row.length)).toEqual([80, 4]);
});

test('lists and counts', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual([
    '',
    'a',
    'a and b',
    'a, b or c',
  ]);
  expect([counted(1, 'turn'), counted(2, 'turn'), counted(0, 'harmony', 'harmonies')]).toEqual([
    '1 turn',
    '2 turns',
    '0 harmonies',
  ]);
});
