// The store a tool runs on: a file in the folder of the run, or a PostgreSQL that is started for it.

export const STORES = ['sqlite', 'postgres'];

/** `database` is the address to give to servers, and nothing for SQLite. */
export const openStore = async (name) => {
  if (name === 'sqlite') return { database: undefined, close: () => Promise.resolve() };
  const { startPostgres } = await import('../postgres.mjs');
  const { url, stop } = await startPostgres();
  return { database: url, close: stop };
};
