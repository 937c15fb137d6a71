import type { ActionList, Kernel } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';

/** One thing that makes a position good or bad, with a name that can be told. */
export interface Term {
  readonly name: string;
  /** Looks at the position that a search begins with, for what holds throughout it. */
  prepare?(kernel: Kernel, perception: Perception | null): void;
  /** For the first side, less the same for the second; in hundredths of a middling piece. */
  measure(cells: Int32Array): number;
}

/** Judges positions for the search. */
export interface Evaluator {
  /** Looks at the position that a search begins with, as far as the player sees; null sees everything. */
  prepare(kernel: Kernel, perception: Perception | null): void;
  /**
   * What has been won and lost, for the side to play: looked at in every position of a search. Where that is enough already
   * it need not be found out how much more it is.
   */
  evaluate(kernel: Kernel, enough?: number): number;
  /** What the plans are worth to the side to play: looked at once for every turn that could be played now. */
  prospect(kernel: Kernel): number;
  /** What a gain of the plans adds to a turn's score: the more it is, the less more of it adds. */
  temper(gain: number): number;
  /** What taking a piece or some of its layers, or binding it, as the type of event says, adds to the score of the side that does it. */
  prize(type: number, taker: 0 | 1, id: number, layers: number): number;
  /** What a position is worth that may come round for ever, for the side to play. */
  repeated(cells: Int32Array): number;
  /** Whether to go back to where the game has been is only to wait, as one must who shuts somebody in. */
  readonly mayGoBack?: boolean;
  /** What a drawn game is worth to the side to play; nothing unless said. */
  drawn?(cells: Int32Array): number;
  /** Whether an action may capture at once, asked after `evaluate`; null where such actions cannot be told without trying them. */
  readonly mayBeLoud: ((cells: Int32Array, action: number) => boolean) | null;
  /** Whether the position evaluated last has no action that captures at once; asked only after `evaluate`. */
  isQuiet?(cells: Int32Array): boolean;
  /** Whether judging takes so long that it does not pay to try every action out before the first round. */
  readonly isCostly?: boolean;
  /** Where a pyramid must fall: what a move is worth that begins a siege of so many turns. */
  besieged?(turns: number): number;
  /** There too: what it is worth to offer a piece, so that the game goes on; nothing while its draw is far away. */
  offered?(cells: Int32Array): number;
  /** Actions that may win at once, legal or not: the search tries them. The list serves again with the next call. */
  suggest(cells: Int32Array): ActionList;
  /** The planned harmonies of a side that lack only one turn, as a set of two words that serves again with the next call. */
  imminent?(cells: Int32Array, side: number): Int32Array;
  /** Every term by its name, for the side to play. */
  explain(kernel: Kernel): Readonly<Record<string, number>>;
}
