import type { Places } from './places.ts';

/** The few cheapest places for given pieces. */
export class Shortlist {
  private readonly costs: Int32Array;
  private readonly starts: Int32Array;

  constructor(size: number) {
    this.costs = new Int32Array(size);
    this.starts = new Int32Array(size);
  }

  begin(most: number): void {
    this.costs.fill(most + 1);
    this.starts.fill(-1);
  }

  /** Looks at the places that begin at `starts`; a map says what a term costs on each square. */
  addAll({ squares, size }: Places, starts: Int32Array, maps: readonly Uint8Array[]): void {
    const [a, b, c, d] = maps as [Uint8Array, Uint8Array, Uint8Array, Uint8Array | undefined];
    let worst = this.costs.at(-1)!;
    for (let index = 0; index < starts.length; index++) {
      const at = starts[index]!;
      let cost = a[squares[at]!]! + b[squares[at + 1]!]! + c[squares[at + 2]!]!;
      if (size === 4) cost += d![squares[at + 3]!]!;
      if (cost < worst) worst = this.insert(at, cost);
    }
  }

  private insert(start: number, cost: number): number {
    const { costs, starts } = this;
    let at = costs.length - 1;
    for (; at > 0 && costs[at - 1]! > cost; at--) {
      costs[at] = costs[at - 1]!;
      starts[at] = starts[at - 1]!;
    }
    costs[at] = cost;
    starts[at] = start;
    return costs.at(-1)!;
  }

  each(visit: (start: number, cost: number) => void): void {
    this.starts.forEach((start, index) => {
      if (start >= 0) visit(start, this.costs[index]!);
    });
  }
}
