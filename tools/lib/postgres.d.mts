/** A PostgreSQL that runs until it is stopped. */
export interface Postgres {
  /** The address of its own database, from which others are made. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts one on a free port, in a temporary folder, with settings such as `{ fsync: 'off' }`. */
export function startPostgres(settings?: Readonly<Record<string, string>>): Promise<Postgres>;

/** Makes a new, empty database on the server at this address and gives its own. */
export function createDatabase(server: string): Promise<string>;
