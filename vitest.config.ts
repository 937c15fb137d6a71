import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Tests read a package's sources, so that a test run never depends on what was built before.
const alias = {
  '@calculi/rules/kernel': path('packages/rules/src/kernel/index.ts'),
  '@calculi/rules': path('packages/rules/src/index.ts'),
  // A thread runs what was built: Node does not read TypeScript.
  '@calculi/engine/node': path('packages/engine/dist/worker/node.js'),
  '@calculi/engine/words': path('packages/engine/src/words'),
  '@calculi/engine': path('packages/engine/src/index.ts'),
  '@calculi/protocol': path('packages/protocol/src/index.ts'),
  '@calculi/server': path('packages/server/src/index.ts'),
};

// The packages keep no state between files, so their tests may share one module graph.
const shared = { testTimeout: 300_000, hookTimeout: 300_000, pool: 'threads', isolate: false } as const;

export default defineConfig({
  test: {
    // All processors: one would be left idle otherwise, and that is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: { ...shared, name: 'rules', root: path('packages/rules'), include: ['test/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: { ...shared, name: 'engine', root: path('packages/engine'), include: ['test/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          ...shared,
          name: 'protocol',
          root: path('packages/protocol'),
          include: ['test/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...shared,
          name: 'server',
          root: path('packages/server'),
          include: ['test/**/*.test.ts'],
          globalSetup: 'test/postgres.ts',
        },
      },
      {
        resolve: { alias },
        test: { ...shared, name: 'cli', root: path('packages/cli'), include: ['test/**/*.test.ts'] },
      },
      'packages/web/vitest.config.ts',
      // Tools are not compiled, so what they use of the engine's insides is read as it was built.
      {
        resolve: { alias },
        test: { ...shared, name: 'tools', root: path('tools'), include: ['test/**/*.test.mjs'] },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
    },
  },
});
