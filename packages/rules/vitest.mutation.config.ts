import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Thousands of mutants are tried, each against the tests that reach it, so only tests that are quick belong here: worked
// examples, counts, whole games, tables, texts and questions; not the battery on random games, fuzzing and the reference.
const quick = [
  'examples',
  'game',
  'golden',
  'hash',
  'perft',
  'relations',
  'notation-docs',
  'strangers',
  'options',
];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: [...quick, 'adding-a-rule-set', 'progressions', 'questions'].map(
      (name) => `test/${name}.test.ts`,
    ),
    testNamePattern: /^(?!.*naive reference)/,
    testTimeout: 20_000,
    isolate: false,
  },
});
