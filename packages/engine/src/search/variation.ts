/** The best line found, action by action, for every level of the search. */
export class Variation {
  private readonly size: number;
  private readonly actions: Int32Array;
  private readonly ends: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.actions = new Int32Array(size * size);
    this.ends = new Int32Array(size + 1);
  }

  /** Nothing is known from this level on. */
  end(level: number): void {
    this.ends[level] = level;
  }

  /** An action, followed by the line of the next level. */
  extend(level: number, action: number): void {
    const { actions, ends, size } = this;
    const row = level * size;
    const end = Math.max(level + 1, ends[level + 1]!);
    actions[row + level] = action;
    for (let at = level + 1; at < end; at++) actions[row + at] = actions[row + size + at]!;
    ends[level] = end;
  }

  first(level: number): number {
    return this.ends[level]! > level ? this.actions[level * this.size + level]! : 0;
  }

  line(): number[] {
    return [...this.actions.subarray(0, this.ends[0])];
  }
}
