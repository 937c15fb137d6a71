import { describe, expect, test } from 'vitest';
import { completeTurns, makePosition, parsePosition, play } from '../src/index.ts';
import { rulesOf } from './cases.ts';
import { rithmomachia } from './reference/example.ts';
import { hashOf } from './state.ts';

/** Positions that repetition must hold apart, or not, on cases that random games seldom meet. */

const hash = (id: string, text: string): string => hashOf(parsePosition(rulesOf(id), text));

describe('different positions have different hashes', () => {
  const at = (side: 'e' | 'o', pieces: Record<string, string>, prisoners = '-/-') =>
    rithmomachia(16, side, { a1: 'C2', h16: 'c3', ...pieces }, { prisoners });
  const base = at('e', { d4: 'T9' });

  test.each([
    ['another side', at('o', { d4: 'T9' })],
    ['another square', at('e', { d5: 'T9' })],
    ['another owner', at('e', { d4: 't9' })],
    ['another shape', at('e', { d4: 'S25' })],
    ['in hand', at('e', {}, '-/T9')],
    ['one piece more', at('e', { d4: 'T9', e4: 'C4' })],
  ])('%s', (_, other) => {
    expect(hash('boutin', other)).not.toBe(hash('boutin', base));
  });

  test('with and without marks', () => {
    const marked = rithmomachia(16, 'o', { a1: 'C2', h16: 'c3', h15: 'c9' }, { marks: 'h15' });
    expect(hash('halle-advanced', marked)).not.toBe(hash('halle-advanced', marked.replace('h15', '-')));
  });

  test.each(['boutin', 'scholars'])('%s: layers in hand, one by one or as one pyramid', (id) => {
    const together = at('e', {}, 'p64+49/-');
    const apart = at('e', {}, 'p49,p64/-');
    expect(makePosition(parsePosition(rulesOf(id), together))).toBe(together);
    expect(makePosition(parsePosition(rulesOf(id), apart))).toBe(apart);
    expect(hash(id, together)).not.toBe(hash(id, apart));
  });

  test('a pyramid of two layers can be taken whole or layer by layer, and both are turns', () => {
    const pieces = { d8: 'P16+9', a1: 'C2', e9: 'c25', c9: 'c9', d10: 't16', h16: 's361' };
    const turns = completeTurns(parsePosition(rulesOf('boutin'), rithmomachia(16, 'o', pieces)));
    const hands = turns
      .filter(({ text }) => text.startsWith('4,s361,3/'))
      .map(({ text }) => text.split(' ')[2] ?? '');
    expect(hands.sort()).toEqual(['-/-', '-/P16', '-/P16+9', '-/P9', '-/P9,P16']);
  });
});

describe('equal positions have equal hashes', () => {
  test('whichever of two equal pieces stands where', () => {
    const rules = rulesOf('scholars');
    const start = rithmomachia(16, 'e', { a5: 'C4', c5: 'C4', h9: 's28', h16: 's49' });
    const here = parsePosition(rules, start);
    // Both rounds go round each other: a5 to c5 and c5 to a5.
    let position = here;
    const odd = ['h9-e9', 'e9-h9'];
    ['a5-a6', 'c5-b5', 'b5-a5', 'a6-b6', 'b6-c6', 'c6-c5'].forEach((action, index) => {
      ({ position } = play(position, action));
      ({ position } = play(position, odd[index % 2]!));
    });
    expect(makePosition(position).split(' ')[0]).toBe(start.split(' ')[0]);
    expect(hashOf(position)).toBe(hashOf(here));
  });
});
