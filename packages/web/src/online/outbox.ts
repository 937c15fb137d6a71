import type { Request } from '@calculi/protocol';
import type { Shelf } from '../storage/games.ts';

/**
 * What was asked of the server and is not answered yet. Each request has a key of its own, so that it can be sent as
 * often as needed and is done once. Turns and resignations are kept on the device too: a page that is closed loses none.
 */
export interface Letter {
  readonly key: string;
  readonly request: Request;
  /** Letters are sent in this order. */
  readonly order: number;
}

const PREFIX = 'calculi/online/outbox/';

/** Anything else would come as a surprise to both if it were sent hours later. */
const isKept = ({ type }: Request): boolean => type === 'play' || type === 'resign';

const readLetter = (text: string | null): Letter | null => {
  try {
    const value = JSON.parse(text ?? 'null') as Letter | null;
    return typeof value?.key === 'string' && typeof value.request === 'object' ? value : null;
  } catch {
    return null;
  }
};

export class Outbox {
  readonly #shelf: Shelf;
  readonly #prefix: string;
  readonly #newKey: () => string;
  readonly #letters = new Map<string, Letter>();

  /** Begins with what an earlier page could not send; every letter has an entry of its own, so tabs do not disturb each other. */
  constructor(shelf: Shelf, game: string, newKey: () => string) {
    this.#shelf = shelf;
    this.#prefix = `${PREFIX}${game}/`;
    this.#newKey = newKey;
    Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
      .filter((name) => name.startsWith(this.#prefix))
      .map((name) => readLetter(shelf.getItem(name)))
      .filter((letter) => letter !== null)
      .sort((one, other) => one.order - other.order)
      .forEach((letter) => this.#letters.set(letter.key, letter));
  }

  get letters(): readonly Letter[] {
    return [...this.#letters.values()];
  }

  add(request: Request): Letter {
    const order = Math.max(0, ...this.letters.map((letter) => letter.order)) + 1;
    const letter: Letter = { key: this.#newKey(), request, order };
    this.#letters.set(letter.key, letter);
    try {
      if (isKept(request)) this.#shelf.setItem(this.#prefix + letter.key, JSON.stringify(letter));
    } catch {
      // A full storage: it lasts as long as the page.
    }
    return letter;
  }

  /** It was done or refused. Says which letter it was, where it was one of these. */
  settle(key: string): Letter | null {
    const letter = this.#letters.get(key) ?? null;
    this.#letters.delete(key);
    this.#shelf.removeItem(this.#prefix + key);
    return letter;
  }
}
