import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// A project of its own, since its models with runes need the compiler.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    conditions: ['browser'],
    alias: {
      '@calculi/rules/kernel': path('../rules/src/kernel/index.ts'),
      '@calculi/rules': path('../rules/src/index.ts'),
      '@calculi/engine/words': path('../engine/src/words'),
      '@calculi/engine': path('../engine/src/index.ts'),
      '@calculi/protocol': path('../protocol/src/index.ts'),
    },
  },
  test: {
    name: 'web',
    root: path('.'),
    include: ['test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'threads',
    isolate: false,
  },
});
