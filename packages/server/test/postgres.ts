import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/lib/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL that runs while the tests do. */
    postgres: string;
  }
}

/** One server for all test files, each of which makes databases of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What it keeps need not outlive the tests, so it need not reach the disk.
  const postgres = await startPostgres({ fsync: 'off', full_page_writes: 'off' });
  project.provide('postgres', postgres.url);
  return postgres.stop;
}
