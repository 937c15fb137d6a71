import { expect, test } from 'vitest';
import { json, problems, words } from './run.ts';

interface OptionJson {
  readonly name: string;
  readonly type: string;
  readonly values?: readonly string[];
  readonly default: string;
  readonly clause: string;
  readonly requires?: Readonly<Record<string, readonly string[]>>;
}

interface RuleSetJson {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly board: { readonly files: number; readonly ranks: number };
  readonly begins: string;
  readonly options: readonly OptionJson[];
  readonly clauses: readonly { readonly id: string }[];
}

test('the eight rule sets with board and first side (rules.md, table)', async () => {
  const found = await json<RuleSetJson[]>('rules');
  expect(found.map(({ id, board, begins }) => [id, board.files, board.ranks, begins])).toEqual([
    ['halle-beginner', 8, 12, 'even'],
    ['halle-advanced', 8, 16, 'even'],
    ['scholars', 8, 16, 'odd'],
    ['nexus-corenae', 8, 16, 'even'],
    ['boutin', 8, 16, 'even'],
    ['glorious', 8, 16, 'odd'],
    ['latrunculi-seneca', 8, 8, 'black'],
    ['latrunculi-piso', 8, 8, 'black'],
  ]);
  for (const { options, clauses } of found) {
    const ids = clauses.map(({ id }) => id);
    for (const option of options) {
      expect(ids).toContain(option.clause);
      expect(typeof option.default).toBe('string');
      expect(option.values ?? [option.default]).toContain(option.default);
    }
  }
});

test('options are given as one writes them', async () => {
  const [boutin] = await json<RuleSetJson[]>('rules', 'boutin');
  const named = (name: string) => boutin!.options.find((option) => option.name === name);
  expect(named('count')).toMatchObject({
    type: 'choice',
    values: ['between', 'steps', 'inclusive'],
    default: 'between',
  });
  expect(named('four-term')).toMatchObject({ type: 'boolean', values: ['yes', 'no'], default: 'yes' });
  expect(named('pieces')).toMatchObject({ type: 'number', least: 0, default: '10' });
  expect(named('grade')).toMatchObject({ default: 'mediocre', requires: { victory: ['proper'] } });
  const [glorious] = await json<RuleSetJson[]>('rules', 'glorious');
  expect(glorious!.options.find(({ name }) => name === 'digits')).toMatchObject({
    type: 'digits',
    default: '0',
  });
});

test('in words: every rule set with its options, clauses only when one is asked for', async () => {
  const all = await words('rules');
  for (const id of ['halle-beginner', 'nexus-corenae', 'latrunculi-piso'])
    expect(all).toMatch(new RegExp(`^${id}  `, 'm'));
  expect(all).toContain('board 8 × 12; even begins');
  expect(all).toMatch(/size=8x8 +8x8 \| 7x8 \| 9x9 \| 9x10/);
  expect(all).not.toContain('Clauses');
  const one = await words('rules', 'scholars');
  expect(one).toContain('scholars.insidiae');
  expect(one).not.toContain('boutin');
  expect(`${all}${one}`.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('a version that is not there', async () => {
  expect(await words('rules', 'boutin@1')).toContain('boutin');
  expect(await problems('rules', 'boutin@7')).toEqual([
    'calculi: rule set: version 7 of boutin is not known here, only 1',
  ]);
});
