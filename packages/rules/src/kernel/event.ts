/**
 * The kernel's integer log of what the last action did. An event is its length, its type and its numbers;
 * effects with words are made from it only when somebody asks.
 */

/** From, to, id. */
export const MOVED_EVENT = 1;
/** Taker, square, id, layers, then a reason. */
export const TAKEN_EVENT = 2;
/** Side, square, id. */
export const PLACED_EVENT = 3;
/** From, to, layer piece's id. */
export const SPLIT_EVENT = 4;
/** Square, id, layers, then a reason. */
export const MARKED_EVENT = 5;
/** Square, id, then a reason. */
export const BOUND_EVENT = 6;
/** Square, id. */
export const RELEASED_EVENT = 7;
/** Side. */
export const PASSED_EVENT = 8;
/** Side that has played. */
export const TURN_OVER_EVENT = 9;

export class EventLog {
  private readonly numbers = new Int32Array(16384);
  private end = 0;

  clear(): void {
    this.end = 0;
  }

  /** Opens an event with its first numbers; `add` then gives others and `close` ends it. */
  open(type: number, ...numbers: readonly number[]): number {
    const start = this.end++;
    this.add(type);
    for (const number of numbers) this.add(number);
    return start;
  }

  add(number: number): void {
    this.numbers[this.end++] = number;
  }

  close(start: number): void {
    this.numbers[start] = this.end - start;
  }

  /** Most events have three numbers, and each is written at once. */
  log(type: number, a: number, b = 0, c = 0): void {
    const { numbers, end } = this;
    numbers[end] = 5;
    numbers[end + 1] = type;
    numbers[end + 2] = a;
    numbers[end + 3] = b;
    numbers[end + 4] = c;
    this.end = end + 5;
  }

  /** Every event as its type and its numbers. */
  *[Symbol.iterator](): Generator<{ readonly type: number; readonly numbers: readonly number[] }> {
    for (let at = 0; at < this.end; at += this.numbers[at]!) {
      const length = this.numbers[at]!;
      yield { type: this.numbers[at + 1]!, numbers: [...this.numbers.subarray(at + 2, at + length)] };
    }
  }
}
