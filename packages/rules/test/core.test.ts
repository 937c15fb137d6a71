import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compile, makeOptionValue, ruleSets } from '../src/index.ts';
import type { OptionSpec } from '../src/index.ts';
import { namedClauses } from '../src/spec/check.ts';
import { contextOf, valuesOf } from './perft/values.ts';

/** The core knows no rule set, a rule set is plain data, and its page says the same as its data. */

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(path(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

const IDS = ruleSets.flatMap(({ id }) => id.split('-')).filter((part) => !/^(advanced|beginner)$/.test(part));
const NAMES = [
  ...IDS,
  ...'boissi schädler schaedler richter banse borst folkerts shirwood murray fèvre lever'.split(' '),
  ...'gelehrt turm obsidio eruptio insidiae congressus incitus magna maior praestantissima'.split(' '),
  ...'corps proces mediocre second-field phalanx ludus rithmo scholar roman'.split(' '),
];

describe('the core', () => {
  const files = filesBelow('../src').filter((file) => !file.startsWith('../src/rulesets/'));

  test('is looked at', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(NAMES).toEqual(
      expect.arrayContaining([
        'halle',
        'boutin',
        'scholars',
        'nexus',
        'corenae',
        'glorious',
        'seneca',
        'piso',
        'latrunculi',
      ]),
    );
  });

  test.each(files)('%s names no rule set, author or document', (file) => {
    const text = readFileSync(path(file), 'utf8');
    // The door of the library hands the rule sets on, and an example of a header may name one.
    const core = file.endsWith('/index.ts')
      ? text.replace(/export \{[^}]*\} from '\.\/rulesets\/index\.ts';/, '')
      : text;
    const words = core.toLowerCase();
    const found = NAMES.filter((name) => new RegExp(`(?<![a-zà-ÿ])${name}`).test(words));
    expect(found).toEqual([]);
    expect(/(?<![\d_])00[0-4](?![\d_])/.test(core)).toBe(false);
  });

  test.each(files)('%s imports no rule set', (file) => {
    if (file === '../src/index.ts') return;
    expect(readFileSync(path(file), 'utf8')).not.toMatch(/from '.*rulesets\//);
  });
});

describe.each(ruleSets)('$id', (spec) => {
  const page = readFileSync(path(`../../../docs/rules/${spec.id}.md`), 'utf8');
  const clauses = spec.clauses.map(({ id }) => id);

  test('is data that survives JSON', () => {
    expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
    expect(compile(JSON.parse(JSON.stringify(spec)) as typeof spec).start).toEqual(compile(spec).start);
  });

  test('lists every clause once', () => {
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const { id, at } of spec.clauses) {
      expect(id).toMatch(/^[a-z]+\.[a-z-]+$/);
      expect(at).not.toBe('');
    }
  });

  test('uses only clauses that it lists, whatever the options', () => {
    for (const option of spec.options) {
      for (const value of valuesOf(spec, option)) {
        const { ruleSet } = compile(spec, { ...contextOf(spec, option.name), [option.name]: value });
        const { play, ends, options } = ruleSet;
        const used = namedClauses({ play, ends, options }).map(({ id }) => id);
        expect(used.filter((id) => !clauses.includes(id))).toEqual([]);
      }
    }
    expect(
      namedClauses({ ...spec, clauses: [] })
        .map(({ id }) => id)
        .filter((id) => !clauses.includes(id)),
    ).toEqual([]);
  });

  test('has a heading on its page for every clause, and no other', () => {
    const headings = [...page.matchAll(/^### `([^`]+)`/gm)].map(([, id = '']) => id);
    expect([...headings].sort()).toEqual([...clauses].sort());
  });

  test('says on its page where it reads the document in its own way', () => {
    const parts = page.split(/^### /m).map((part) => [/^`([^`]+)`/.exec(part)?.[1] ?? '', part] as const);
    const sections = new Map(parts);
    const silent = spec.clauses.filter(
      ({ id, reading }) => reading !== undefined && !sections.get(id)?.includes('**Reading.**'),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('has its options in the table of its page, with values, default and clause', () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (.+?) \| `([^`]+)` \| `([^`]+)` \|$/gm)].map((row) =>
      row.slice(1),
    );
    const expected = spec.options.map((option) => [
      option.name,
      valuesText(option),
      makeOptionValue(option.default),
      option.clause,
    ]);
    expect(rows).toEqual(expected);
  });
});

/** How a page says which values an option has. */
const valuesText = (option: OptionSpec): string => {
  switch (option.type) {
    case 'choice':
      return option.values.map((each) => `\`${each}\``).join(', ');
    case 'boolean':
      return '`yes`, `no`';
    case 'number':
      return `a whole number, \`${option.least}\` to \`${option.most}\``;
    case 'digits':
      return 'different digits with commas between, such as `1,2,3`; `0` for none';
  }
};
