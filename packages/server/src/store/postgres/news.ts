import { isGameId } from '@calculi/protocol';
import pg from 'pg';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { News } from '../kept.ts';

/** Ids go through this channel, nothing else: who hears of a game reads it. */
const CHANNEL = 'calculi_games';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const ANSWER_TIMEOUT = 5_000;

/** Tells the other nodes when the transaction is committed. */
export const announce = (node: string, games: readonly string[]): RawBuilder<unknown> =>
  sql`select pg_notify(${CHANNEL}, item.value)
    from json_array_elements_text(${JSON.stringify(games.map((game) => `${node}:${game}`))}::json) as item`;

/** A connection of its own that listens, and is made again when it is lost. */
export class PostgresNews implements News {
  readonly #node: string;
  readonly #config: pg.ClientConfig;
  readonly #listeners: ((id: string | null) => void)[] = [];
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wait = FIRST_WAIT;
  #closed = false;

  private constructor(node: string, config: pg.ClientConfig) {
    this.#node = node;
    this.#config = config;
  }

  static async open(node: string, config: pg.ClientConfig): Promise<PostgresNews> {
    const news = new PostgresNews(node, config);
    await news.#connect();
    return news;
  }

  listen(listener: (id: string | null) => void): void {
    this.#listeners.push(listener);
  }

  /** A connection may be dead without anyone having said so: it is asked, and replaced if it does not answer. */
  check(): void {
    const client = this.#client;
    client?.query('select 1').catch(() => this.#lose(client));
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#config, query_timeout: ANSWER_TIMEOUT });
    // An error before the connection stands is told by `connect`; this is for later ones.
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    this.#wait = FIRST_WAIT;
  }

  /** What a connection that has been replaced says does not matter. */
  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    client.end().catch(() => {});
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#reconnect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      this.#reconnectLater();
      return;
    }
    if (this.#closed) await this.#client?.end();
    // Whatever happened in between was not heard.
    else this.#tell(null);
  }

  #hear(payload: string): void {
    const [node, id] = payload.split(':');
    if (node === this.#node || id === undefined || !isGameId(id)) return;
    this.#tell(id);
  }

  #tell(id: string | null): void {
    for (const listener of this.#listeners) listener(id);
  }
}
