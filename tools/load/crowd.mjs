// All the games of a run: seated, entered, kept awake, left.
import { setTimeout as pause } from 'node:timers/promises';
import { PING_EVERY } from '@calculi/protocol';
import { Match } from './match.mjs';

const AT_ONCE = 20;
const SLICES = 100;
/** A few games have many who watch. */
const CROWDED = 5;
const CROWD = 50;

const inTurns = async (matches, what, progress, step) => {
  for (let first = 0; first < matches.length; first += AT_ONCE) {
    await Promise.all(
      matches.slice(first, first + AT_ONCE).map((match, index) => step(match, first + index)),
    );
    progress.say(`${what}: ${Math.min(first + AT_ONCE, matches.length)} of ${matches.length} games`);
  }
};

export class Crowd {
  matches;
  #watchers;
  #pinging;

  constructor(base, scripts, games, watchers) {
    this.matches = Array.from(
      { length: games },
      (_, index) => new Match(base, scripts[index % scripts.length]),
    );
    this.#watchers = watchers;
  }

  get spectators() {
    const { length } = this.matches;
    return length * this.#watchers + Math.min(CROWDED, length) * CROWD;
  }

  get received() {
    return this.matches.reduce((sum, match) => sum + match.received, 0);
  }

  get refusals() {
    return this.matches.flatMap((match) => match.refusals);
  }

  seat(progress) {
    return inTurns(this.matches, 'seating', progress, (match) => match.seat());
  }

  async enter(progress) {
    await inTurns(this.matches, 'entering', progress, (match, index) =>
      match.enter(this.#watchers + (index < CROWDED ? CROWD : 0)),
    );
    let slice = 0;
    this.#pinging = setInterval(() => {
      slice = (slice + 1) % SLICES;
      for (let index = slice; index < this.matches.length; index += SLICES) this.matches[index].ping();
    }, PING_EVERY / SLICES);
  }

  async leave() {
    clearInterval(this.#pinging);
    for (const match of this.matches) match.leave();
    await pause(2000);
  }
}
