// A server under load is killed at any moment and started again, round after round on the same data.
import { setTimeout as pause } from 'node:timers/promises';
import { pick } from '../lib/chance.mjs';
import { Host } from '../lib/online/host.mjs';
import { freePort } from '../lib/port.mjs';
import { Bout } from './bout.mjs';
import { Ledger } from './ledger.mjs';

const LEAST = 100;
const MOST = 1200;
/** Some rounds kill the server once more while it is starting. */
const EARLY = 0.15;
const EARLY_MOST = 400;
const PATIENCE = 20_000;

/** Keeps so many tables busy: where a game is over, the next begins. */
class Tables {
  bouts = [];
  faults = [];
  #isOpen = true;

  constructor(count, makeBout) {
    for (let table = 0; table < count; table++) void this.#keep(table, makeBout);
  }

  async #keep(table, makeBout) {
    while (this.#isOpen) {
      const bout = makeBout();
      this.bouts[table] = bout;
      try {
        await bout.play();
      } catch (error) {
        this.faults.push(error.message);
        bout.leave();
        await pause(100);
      }
      this.faults.push(...bout.faults);
    }
  }

  /** The games that are being played. */
  get games() {
    return this.bouts.map(({ id }) => id).filter((id) => id !== undefined);
  }

  close() {
    this.#isOpen = false;
    for (const bout of this.bouts) bout.leave();
  }
}

export class Rounds {
  ledger = new Ledger();
  /** Milliseconds from a kill to the first answer, and to the first entry confirmed to a player. */
  answers = [];
  recoveries = [];
  done = 0;
  #setup;
  #chance;
  #tables;
  #host;

  /** `setup`: `scripts`, `chance`, how many `tables`, and what a server is started with: `folder`, `database`. */
  constructor(setup) {
    this.#setup = setup;
    this.#chance = setup.chance;
  }

  get faults() {
    return this.#tables.faults;
  }

  get isGood() {
    return [this.ledger.lost, this.ledger.unreadable, this.faults].every(({ length }) => length === 0);
  }

  async begin() {
    const { scripts, folder, database, tables } = this.#setup;
    this.server = { port: await freePort(), folder, database };
    this.#host = await Host.start(this.server);
    const setup = { base: this.#host.base, ledger: this.ledger, chance: this.#chance };
    this.#tables = new Tables(tables, () => new Bout({ ...setup, script: pick(this.#chance, scripts) }));
    await this.#moveOn();
  }

  /** Load for a while, kill, start, and look at what is left of the games under way. */
  async round() {
    await pause(LEAST + this.#chance() * (MOST - LEAST));
    const { games } = this.#tables;
    await this.#host.kill();
    const killed = performance.now();
    if (this.#chance() < EARLY) {
      this.#host = Host.spawn(this.server);
      await pause(this.#chance() * EARLY_MOST);
      await this.#host.kill();
    }
    this.#host = await Host.start(this.server);
    this.answers.push(performance.now() - killed);
    await this.#moveOn();
    this.recoveries.push(performance.now() - killed);
    await this.ledger.check(this.#host.base, games);
    this.done++;
  }

  /** The last look: all stop, the server is stopped in good order and started again, and every game is read. */
  async end() {
    this.#tables.close();
    const isStopped = await this.#host.stop();
    if (!isStopped) this.faults.push('the server did not stop in good order');
    this.#host = await Host.start(this.server);
    await this.ledger.check(this.#host.base, this.ledger.games);
  }

  async close() {
    this.#tables?.close();
    await this.#host?.kill();
  }

  /** Waits until something new is confirmed. */
  async #moveOn() {
    const { confirmed } = this.ledger;
    const end = performance.now() + PATIENCE;
    while (this.ledger.confirmed === confirmed) {
      if (performance.now() > end) {
        const refusals = this.#tables.bouts.map(({ refusal }) => refusal).filter(Boolean);
        throw new Error(`nothing is confirmed any more\n${refusals.join('\n')}\n${this.#host.log}`);
      }
      await pause(5);
    }
  }
}
