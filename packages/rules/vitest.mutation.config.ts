import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Thousands of mutants are tried, each against the tests that reach it, so only the quickest tests belong here: worked
// examples, games, counts and texts; not the battery on random games, fuzzing, the reference and brute force.
const quick = [
  'examples',
  'game',
  'hash',
  'notation-docs',
  'perft',
  'golden',
  'relations',
  'strangers',
  'adding-a-rule-set',
  'position',
];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: quick.map((name) => `test/${name}.test.ts`),
    testNamePattern: /^(?!.*naive reference)/,
    testTimeout: 20_000,
    isolate: false,
  },
});
