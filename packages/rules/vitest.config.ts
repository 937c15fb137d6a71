import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// For the mutation run, which looks at this package alone; the root config runs its tests with all others.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
