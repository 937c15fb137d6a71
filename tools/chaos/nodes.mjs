// Two nodes on one PostgreSQL behind one address: one is killed in mid-game, and both players finish at the other.
import { setTimeout as pause } from 'node:timers/promises';
import { pick } from '../lib/chance.mjs';
import { Host } from '../lib/online/host.mjs';
import { startProxy } from '../lib/proxy.mjs';
import { Bout, SILENT } from './bout.mjs';
import { Ledger } from './ledger.mjs';

const PATIENCE = 30_000;

/** Waits until it is so; `what` says what is missing when it never is. */
const until = async (isSo, what) => {
  const end = performance.now() + PATIENCE;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(what());
    await pause(5);
  }
};

export class Nodes {
  ledger = new Ledger();
  faults = [];
  /** Milliseconds from a kill until both players of a game have had a turn of their own confirmed again. */
  recoveries = [];
  finished = 0;
  #setup;
  #hosts = [];
  #proxy;

  /** `setup`: `scripts` that end by the rules, `chance`, how many `tables`, and the `database`. */
  constructor(setup) {
    this.#setup = setup;
  }

  get isGood() {
    return [this.ledger.lost, this.ledger.unreadable, this.faults].every(({ length }) => length === 0);
  }

  async begin() {
    const { database, folder } = this.#setup;
    for (let node = 0; node < 2; node++) this.#hosts.push(await Host.start({ folder, database }));
    this.#proxy = await startProxy(this.#hosts.map(({ port }) => port));
  }

  async round() {
    const { chance, tables } = this.#setup;
    const bouts = Array.from({ length: tables }, () => this.#seat());
    const plays = bouts.map(({ bout }) => bout.play());
    const turn = 10 + Math.floor(chance() * 20);
    await until(
      () => bouts.every(({ bout }) => bout.length >= turn),
      () => `the games do not begin\n${this.#hosts.map(({ log }) => log).join('\n')}`,
    );
    const victim = chance() < 0.5 ? 0 : 1;
    await this.#hosts[victim].kill();
    const killed = performance.now();
    for (const each of bouts) each.killed = killed;
    await Promise.race([
      Promise.all(plays),
      pause(PATIENCE, null, { ref: false }).then(() => this.#fail(bouts, 'a game was not finished')),
    ]);
    await this.#judge(bouts);
    await this.#revive(victim);
  }

  async end() {
    await this.ledger.check(this.#proxy.base, this.ledger.games);
    for (const host of this.#hosts)
      if (!(await host.stop())) this.faults.push(`a node did not stop in good order\n${host.log}`);
  }

  async close() {
    await this.#proxy?.close();
    for (const host of this.#hosts) await host.kill();
  }

  #seat() {
    const { scripts, chance } = this.#setup;
    const script = pick(chance, scripts);
    const bout = new Bout({ base: this.#proxy.base, ledger: this.ledger, script, chance, talk: SILENT });
    const each = { bout, killed: Infinity, again: new Map() };
    bout.onTurn = (side) => {
      if (performance.now() > each.killed && !each.again.has(side)) each.again.set(side, performance.now());
    };
    return each;
  }

  async #judge(bouts) {
    for (const { bout, killed, again } of bouts) {
      this.faults.push(...bout.faults);
      if (again.size < 2) this.faults.push(`${bout.id}: not both players have played on`);
      else this.recoveries.push(Math.max(...again.values()) - killed);
      if (bout.endings.length === 2) this.finished++;
      else this.faults.push(`${bout.id}: not both players have seen the end`);
    }
    await this.ledger.check(
      this.#proxy.base,
      bouts.map(({ bout }) => bout.id),
    );
  }

  #fail(bouts, what) {
    if (bouts.every(({ bout }) => bout.isOver)) return;
    for (const { bout } of bouts) bout.leave();
    this.faults.push(`${what}: ${bouts.map(({ bout }) => bout.refusal ?? bout.id).join(', ')}`);
  }

  async #revive(node) {
    const { database, folder } = this.#setup;
    const { port } = this.#hosts[node];
    this.#hosts[node] = await Host.start({ port, folder, database });
    await until(
      () => this.#proxy.alive().length === 2,
      () => 'the proxy does not see the node again',
    );
  }
}
