import type { Places } from './places.ts';

/** Collects what costs least: the more there is, the less may a newcomer cost. */
export class Drafts<Draft extends { readonly cost: number }> {
  /** The most that a newcomer may cost. */
  worst: number;
  private readonly enough: number;
  private readonly limit: number;
  private readonly found: Draft[] = [];
  private readonly counts: Int32Array;

  constructor(enough: number, limit: number) {
    this.enough = enough;
    this.limit = this.worst = limit;
    this.counts = new Int32Array(limit + 1);
  }

  clear(): void {
    this.found.length = 0;
    this.counts.fill(0);
    this.worst = this.limit;
  }

  add(draft: Draft): void {
    if (draft.cost > this.worst) return;
    this.found.push(draft);
    this.counts[draft.cost]!++;
    let sum = 0;
    for (let cost = 0; cost < this.worst; cost++) {
      sum += this.counts[cost]!;
      if (sum >= this.enough) this.worst = cost;
    }
  }

  get all(): Draft[] {
    return this.found.filter(({ cost }) => cost <= this.worst);
  }
}

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
