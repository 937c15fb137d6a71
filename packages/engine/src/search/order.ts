import { action } from '@calculi/rules/kernel';
import type { ActionList } from '@calculi/rules/kernel';

const { first, second, typeOf, TAKE } = action;

const SIDES = 2;
const PLACES = 1 << 16;
const DEEPEST = 256;
const KNOWN_BEST = 1 << 30;
const CAPTURE = 1 << 28;
const KILLER = 1 << 26;
const STRIKE = 1 << 25;

/** Which actions to try first: what was best before, captures, and what has cut off elsewhere. */
export class Order {
  /** By level: how much is expected of each action. */
  private readonly worths: Int32Array[] = [];
  private readonly history = new Int32Array(SIDES * PLACES);
  private readonly killers = new Int32Array(2 * DEEPEST);

  clear(): void {
    this.history.fill(0);
    this.killers.fill(0);
  }

  worthsAt(level: number): Int32Array {
    return (this.worths[level] ??= new Int32Array(1024));
  }

  /** Fills in what is expected of each action. */
  rate(actions: ActionList, level: number, side: number, known: number): void {
    const worths = this.worthsAt(level);
    const { history, killers } = this;
    const count = Math.min(actions.length, worths.length);
    for (let index = 0; index < count; index++) {
      const code = actions.at(index);
      if (code === known) worths[index] = KNOWN_BEST;
      else if (typeOf(code) === TAKE) worths[index] = CAPTURE;
      else if (code === killers[2 * level] || code === killers[2 * level + 1]) worths[index] = KILLER;
      else worths[index] = history[placeOf(side, code)]!;
    }
  }

  /** Expects more of some actions than of others about which nothing is known. */
  prefer(actions: ActionList, level: number, isBetter: (code: number) => boolean): void {
    const worths = this.worthsAt(level);
    const count = Math.min(actions.length, worths.length);
    for (let index = 0; index < count; index++) {
      if (worths[index]! < STRIKE && isBetter(actions.at(index))) worths[index]! += STRIKE;
    }
  }

  /** Brings the most promising of the actions from `index` on to `index`, and gives it. */
  pick(actions: ActionList, level: number, index: number): number {
    const worths = this.worths[level]!;
    const { items } = actions;
    const count = Math.min(actions.length, worths.length);
    let best = index;
    for (let other = index + 1; other < count; other++) if (worths[other]! > worths[best]!) best = other;
    const chosen = items[best]!;
    if (best !== index) {
      const worth = worths[best]!;
      items[best] = items[index]!;
      worths[best] = worths[index]!;
      items[index] = chosen;
      worths[index] = worth;
    }
    return chosen;
  }

  /** Remembers an action that was good enough to look no further. */
  reward(code: number, level: number, side: number, depth: number): void {
    const { history, killers } = this;
    const place = placeOf(side, code);
    history[place] = Math.min(history[place]! + depth * depth + 1, 1 << 24);
    if (killers[2 * level] === code) return;
    killers[2 * level + 1] = killers[2 * level]!;
    killers[2 * level] = code;
  }
}

const placeOf = (side: number, code: number): number =>
  side * PLACES + ((first(code) & 255) | (second(code) << 8));
