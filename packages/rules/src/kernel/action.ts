/** An action as one integer: a type and three numbers whose meaning depends on it. */

/** From, to; third 1 for an irregular leap. */
export const MOVE = 0;
/** Victim's square; 1 + capturer's square if it takes before it moves, or 0; 1 + layer, or 0 for the whole piece. */
export const TAKE = 1;
/** Piece id, to. */
export const PLACE = 2;
/** From, to, layer. */
export const SPLIT = 3;
export const DONE = 4;
export const PASS = 5;

export const TO_SHIFT = 11;

export const encode = (type: number, a = 0, b = 0, c = 0): number => type | (a << 3) | (b << 11) | (c << 19);
export const typeOf = (action: number): number => action & 7;
export const first = (action: number): number => (action >> 3) & 255;
export const second = (action: number): number => (action >> 11) & 255;
export const third = (action: number): number => (action >> 19) & 255;

/** A list that is filled again and again without allocating. */
export class ActionList {
  readonly items = new Int32Array(8192);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(action: number): void {
    this.items[this.length++] = action;
  }

  at(index: number): number {
    return this.items[index]!;
  }

  remove(action: number): void {
    let at = 0;
    while (at < this.length && this.items[at] !== action) at++;
    if (at < this.length) this.items.copyWithin(at, at + 1, this.length--);
  }

  includes(action: number): boolean {
    for (let index = 0; index < this.length; index++) if (this.items[index] === action) return true;
    return false;
  }
}
