/** What a player does that it must not: it gives no answer, plays what is not legal, or takes too long. */
export type FaultKind = 'crash' | 'illegal' | 'time';

export interface Fault {
  readonly kind: FaultKind;
  /** Which of the two contenders. */
  readonly who: 0 | 1;
  /** The turn, from 1. */
  readonly turn: number;
  readonly what: string;
}
