import { isSecret } from '@calculi/protocol';
import type { Contest, Ending } from '@calculi/protocol';
import type { SideName } from '@calculi/rules';
import type { Shelf } from '../storage/games.ts';

/**
 * The seats of this device in games with people far away. A seat belongs to whoever knows its secret, so that it is
 * written down before it is asked for; with it what was last known of the game, to list it without asking.
 */
export interface HeldSeat {
  readonly game: string;
  readonly secret: string;
  /** Written down before it was asked for, and not confirmed yet: it is asked for again. */
  readonly isAsked?: boolean;
  readonly known: KnownGame | null;
}

export interface KnownGame {
  readonly ruleSet: string;
  readonly side: SideName;
  readonly turns: number;
  readonly isWaiting: boolean;
  readonly isYourTurn: boolean;
  readonly ending: Ending | null;
  readonly changed: number;
}

const PREFIX = 'calculi/online/seat/';

/** What a list shows of a game. */
export const knowGame = (contest: Contest, side: SideName): KnownGame => ({
  ruleSet: contest.head.agreement.rules.split('@')[0] ?? '',
  side,
  turns: contest.turns.length,
  isWaiting: contest.seated.length < 2,
  isYourTurn: contest.ending === null && contest.seated.length === 2 && contest.next === side,
  ending: contest.ending,
  changed: contest.changed,
});

const parse = (text: string | null): HeldSeat | null => {
  try {
    const value = JSON.parse(text ?? 'null') as HeldSeat | null;
    return value && isSecret(value.secret) ? value : null;
  } catch {
    return null;
  }
};

export class Seats {
  readonly #shelf: Shelf;
  /** What the storage has no room for lasts as long as the page. */
  readonly #unkept = new Map<string, HeldSeat>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  find(game: string): HeldSeat | null {
    return parse(this.#shelf.getItem(PREFIX + game)) ?? this.#unkept.get(game) ?? null;
  }

  keep(seat: HeldSeat): void {
    try {
      this.#shelf.setItem(PREFIX + seat.game, JSON.stringify(seat));
      this.#unkept.delete(seat.game);
    } catch {
      this.#unkept.set(seat.game, seat);
    }
  }

  /** Whether the seat will be here when the page has been closed. */
  isKept(game: string): boolean {
    return !this.#unkept.has(game);
  }

  /** Notes what is known of a game that this device has a seat in. */
  note(game: string, known: KnownGame): void {
    const seat = this.find(game);
    if (seat) this.keep({ game, secret: seat.secret, known });
  }

  leave(game: string): void {
    this.#shelf.removeItem(PREFIX + game);
    this.#unkept.delete(game);
  }

  /** All of them, the latest first. */
  list(): HeldSeat[] {
    return Array.from({ length: this.#shelf.length }, (_, index) => this.#shelf.key(index) ?? '')
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => parse(this.#shelf.getItem(name)))
      .filter((seat) => seat !== null)
      .sort((one, other) => (other.known?.changed ?? 0) - (one.known?.changed ?? 0));
  }
}
