import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@calculi/server';

const after = (milliseconds: number, task: () => void) => {
  const timer = setTimeout(task, Math.min(milliseconds, 2 ** 31 - 1)).unref();
  return { cancel: () => clearTimeout(timer) };
};

/** A server of its own for a test: it can be stopped and started again at the same address, and keeps what it confirmed. */
export class GameServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'calculi-online-'));
  #served: Awaited<ReturnType<typeof serve>> | null = null;
  #port = 0;
  /** How far its clock has been set forward. */
  #ahead = 0;

  async start(): Promise<string> {
    this.#served = await serve(
      {
        port: this.#port,
        data: this.#data,
        site: fileURLToPath(new URL('../dist', import.meta.url)),
        logLevel: 'error',
        // Tests do in a minute what people do in a day.
        limits: { requests: 10_000, creations: 10_000 },
      },
      { time: { now: () => Date.now() + this.#ahead, after } },
    );
    this.#port = Number(new URL(this.#served.url).port);
    return this.url;
  }

  /** Lets time pass at once. */
  skip(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  get url(): string {
    return `http://localhost:${this.#port}/`;
  }

  async stop(): Promise<void> {
    await this.#served?.close();
    this.#served = null;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
