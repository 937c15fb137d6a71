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
