/** Rows and columns at most. */
const MOST = 64;

/**
 * Gives every row a column of its own, so that all together cost the least: the Hungarian method, a row at a time, each by
 * the cheapest chain of changes.
 */
export class Assignment {
  /** By row and column, both from 1. */
  private readonly costs = new Float64Array((MOST + 1) * (MOST + 1));
  private readonly rowPrices = new Float64Array(MOST + 1);
  private readonly columnPrices = new Float64Array(MOST + 1);
  /** By column: the row that has it, or 0. */
  private readonly owners = new Uint8Array(MOST + 1);
  private readonly before = new Uint8Array(MOST + 1);
  private readonly least = new Float64Array(MOST + 1);
  private readonly isDone = new Uint8Array(MOST + 1);

  /** Counted from 0. */
  set(row: number, column: number, cost: number): void {
    this.costs[(row + 1) * (MOST + 1) + column + 1] = cost;
  }

  /** What it costs at the least; there must be as many columns as rows. */
  solve(rows: number, columns: number): number {
    const { rowPrices, columnPrices, owners } = this;
    rowPrices.fill(0);
    columnPrices.fill(0);
    owners.fill(0);
    for (let row = 1; row <= rows; row++) {
      owners[0] = row;
      this.hand(this.findFree(columns));
    }
    return 0 - columnPrices[0]!;
  }

  /** Follows the cheapest chain until a column is nobody's. */
  private findFree(columns: number): number {
    const { owners, least, isDone } = this;
    least.fill(Infinity);
    isDone.fill(0);
    let column = 0;
    while (owners[column] !== 0) {
      isDone[column] = 1;
      const next = this.relax(column, columns);
      this.raise(least[next]!, columns);
      column = next;
    }
    return column;
  }

  /** The column that is cheapest to get at, with the row of this one too. */
  private relax(column: number, columns: number): number {
    const { costs, rowPrices, columnPrices, least, isDone, before } = this;
    const row = this.owners[column]!;
    let best = 0;
    for (let other = 1; other <= columns; other++) {
      if (isDone[other] === 1) continue;
      const cost = costs[row * (MOST + 1) + other]! - rowPrices[row]! - columnPrices[other]!;
      if (cost < least[other]!) {
        least[other] = cost;
        before[other] = column;
      }
      if (best === 0 || least[other]! < least[best]!) best = other;
    }
    return best;
  }

  private raise(by: number, columns: number): void {
    const { rowPrices, columnPrices, least, isDone, owners } = this;
    for (let column = 0; column <= columns; column++) {
      if (isDone[column] === 1) {
        rowPrices[owners[column]!]! += by;
        columnPrices[column]! -= by;
      } else least[column]! -= by;
    }
  }

  /** Along the chain every row takes the column after its own. */
  private hand(free: number): void {
    for (let column = free; column !== 0;) {
      const previous = this.before[column]!;
      this.owners[column] = this.owners[previous]!;
      column = previous;
    }
  }
}
