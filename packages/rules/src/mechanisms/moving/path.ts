/** One way from a square to another: the squares entered before the target must be empty. */
export interface Path {
  readonly target: number;
  readonly through: readonly number[];
}

/** A path holds at most so many squares before its target. */
export const LONGEST_PATH = 3;
