import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Thousands of mutants are tried, each against the tests that reach it, so only the quickest tests belong here: worked
// examples, games, counts, texts and refusals; not the battery on random games, the reference and brute force. Stryker
// sets the pattern of test names itself, so what is too slow in a file that belongs here is skipped by `mutation.ts`.
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
  'options',
  'outlook',
  'harmony',
  'progressions',
  'questions',
  'fuzz',
];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: quick.map((name) => `test/${name}.test.ts`),
    setupFiles: ['test/mutation.ts'],
    // A busy machine is no reason to take a mutant for found; what never ends is Stryker's to see.
    testTimeout: 600_000,
    isolate: false,
  },
});
