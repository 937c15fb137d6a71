// A server of online games as a process of its own, on this machine only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../port.mjs';
import { serveArguments, serveEnvironment } from './setting.mjs';

const HOST = '127.0.0.1';
/** As docs/operations.md advises for busy servers. */
const BUSY = '--max-semi-space-size=64';
const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));
const START_PATIENCE = 30_000;
const STOP_PATIENCE = 20_000;
const LOG_KEPT = 4000;

/** A folder for the data of one run, and its removal. */
export const makeFolder = (parent = tmpdir()) => {
  const folder = mkdtempSync(join(parent, 'calculi-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export class Host {
  port;
  base;
  log = '';
  #child;

  constructor(port, child) {
    this.port = port;
    this.base = `http://${HOST}:${port}`;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        this.log = (this.log + data).slice(-LOG_KEPT);
      });
  }

  /** Starts a server; `database` is the address of a PostgreSQL, without it games are in the folder. */
  static spawn({ port, folder, database, limits = 'raised' }) {
    const child = spawn(process.execPath, [BUSY, '--expose-gc', '--import', PROBE, ...serveArguments], {
      env: { ...process.env, ...serveEnvironment({ port, folder, database, limits }) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return new Host(port, child);
  }

  /** Starts a server and waits until it answers. */
  static async start(setup) {
    const host = Host.spawn({ ...setup, port: setup.port ?? (await freePort()) });
    await host.ready();
    return host;
  }

  get pid() {
    return this.#child.pid;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async ready() {
    const end = Date.now() + START_PATIENCE;
    while (this.isRunning && Date.now() < end) {
      if (await this.isHealthy()) return;
      await pause(15);
    }
    const what = this.isRunning ? 'the server does not answer' : 'the server has ended';
    if (this.isRunning) await this.kill();
    throw new Error(`${what}\n${this.log}`);
  }

  async isHealthy() {
    try {
      return (await fetch(`${this.base}/api/health`, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      return false;
    }
  }

  /** What the server holds after a collection of garbage: memory, open files, resources. */
  async holdings() {
    const answered = once(this.#child, 'message');
    this.#child.send('holdings');
    const [answer] = await answered;
    return answer;
  }

  /** Ends it as a power cut would, as far as a process can. */
  async kill() {
    if (!this.isRunning) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  /** Asks it to end; says whether it did so in good order. */
  async stop() {
    if (!this.isRunning) return false;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = await Promise.race([exited, pause(STOP_PATIENCE, [null], { ref: false })]);
    await this.kill();
    return code === 0;
  }
}
