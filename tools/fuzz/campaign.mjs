// Many conversations and visits side by side, each repeatable by its number, and a look at the server between them.
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom } from '../lib/chance.mjs';
import { breakFrame } from './frame.mjs';
import { holdTalk } from './talk.mjs';
import { payVisit } from './visit.mjs';

const LANES = 8;
const CLOSING_PATIENCE = 20_000;

/** What a process may hold more after many messages than before: caches that were not yet full, in bytes. */
const SLACK = { heap: 4e6, files: 4 };

/** The value of a gauge in the figures of the server. */
const gaugeIn = (text, name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);

export class Campaign {
  sent = 0;
  /** How often which answer came. */
  outcomes = new Map();
  faults = [];
  /** What the server held, from measure to measure. */
  measures = [];
  #host;
  #witnesses;
  #seed;
  #isLimited;
  #next = 0;

  constructor({ host, witnesses, seed, isLimited }) {
    this.#host = host;
    this.#witnesses = witnesses;
    this.#seed = seed;
    this.#isLimited = isLimited;
  }

  /** Goes on until so many messages have been sent in all, or something is wrong. */
  async run(total, progress) {
    await Promise.all(Array.from({ length: LANES }, () => this.#lane(total, progress)));
  }

  /** One conversation or visit again: the same number does the same. */
  async attempt(number) {
    const chance = chanceFrom(this.#seed * 1_000_003 + number);
    const { port, base } = this.#host;
    const way = chance();
    if (way < 0.55) return holdTalk(base, chance, this.#witnesses, this.#isLimited);
    if (way < 0.95) return payVisit(port, chance, this.#witnesses, this.#isLimited);
    return breakFrame(port, chance, this.#witnesses, this.#isLimited);
  }

  async #lane(total, progress) {
    while (this.sent < total && this.faults.length === 0 && this.#host.isRunning) {
      const number = this.#next++;
      try {
        const { count, outcomes, fault } = await this.attempt(number);
        this.sent += count;
        for (const outcome of outcomes) this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
        if (fault) this.faults.push(`attempt ${number}: ${fault}`);
      } catch (error) {
        this.faults.push(`attempt ${number}: ${error.stack}`);
      }
      progress.say(`${this.sent} of ${total} messages`);
    }
    if (!this.#host.isRunning) this.faults.push(`the server has ended\n${this.#host.log}`);
  }

  /** What the server holds once everyone has left. */
  async measure() {
    const open = await this.#settle();
    const { heapUsed, code, rss, files } = await this.#host.holdings();
    // The more often something runs, the more code is made of it: that is in the heap too, and no leak.
    this.measures.push({ sent: this.sent, heap: heapUsed - code, rss, files, ...open });
  }

  /** What the server holds now and did not hold at the first measure. */
  get leaks() {
    const [first, last] = [this.measures[0], this.measures.at(-1)];
    if (first === undefined) return [];
    const leaks = Object.entries(SLACK).map(([name, slack]) => ({
      name,
      more: last[name] - first[name],
      slack,
    }));
    const gauges = ['sockets', 'rooms'].map((name) => ({ name, more: last[name] - first[name], slack: 0 }));
    return [...leaks, ...gauges]
      .filter(({ more, slack }) => more > slack)
      .map(({ name, more }) => `${name}: ${more} more than at the beginning`);
  }

  /** Waits until the server has seen that all are gone. */
  async #settle() {
    const end = Date.now() + CLOSING_PATIENCE;
    for (;;) {
      const text = await (await fetch(`${this.#host.base}/api/metrics`)).text();
      const open = { sockets: gaugeIn(text, 'calculi_sockets'), rooms: gaugeIn(text, 'calculi_rooms') };
      if (open.sockets === 0 || Date.now() > end) return open;
      await pause(50);
    }
  }
}
