import { readFileSync } from 'node:fs';
import { deed, head, PROBLEMS, request } from '@calculi/protocol';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LONGEST_LOG, SAYINGS } from '../src/referee.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('every variable of the environment is described', () => {
  const source = read('packages/server/src/environment.ts');
  const found = source.matchAll(/'([A-Z][A-Z_]+)'|^ {2}([A-Z][A-Z_]+): '/gm);
  const names = [...found].map(([, quoted, named]) => quoted ?? named ?? '');
  const page = read('docs/operations.md');
  expect(new Set(names).size).toBeGreaterThan(12);
  for (const name of new Set(names)) expect(page).toContain(`\`${name}\``);
});

test('every problem, request and deed is described', () => {
  const page = read('docs/api.md');
  for (const problem of PROBLEMS) expect(page).toContain(`\`${problem}\``);
  const types = (schema: z.core.$ZodType): string[] =>
    [...JSON.stringify(z.toJSONSchema(schema)).matchAll(/"type":\{"type":"string","const":"([\w-]+)"/g)].map(
      ([, type]) => type ?? '',
    );
  expect(types(deed)).toContain('sit');
  for (const type of types(deed)) expect(page).toContain(`\`${type}\``);
  for (const type of types(request)) expect(page).toContain(`"type":"${type}"`);
});

test('the example of a game is one', () => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/api.md')) ?? [];
  const example = JSON.parse(text) as { head: unknown };
  expect(head.parse(example.head).id).toHaveLength(10);
});

test('what bounds a game is described', () => {
  const page = read('docs/api.md');
  expect(page).toContain(`${LONGEST_LOG.toLocaleString('en')} entries`);
  expect(page).toContain(`${SAYINGS.most} in a game`);
});
