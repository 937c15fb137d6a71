import type { Limits } from '../thought.ts';

/** Nodes between two looks at the clock: a fraction of a millisecond. */
const INTERVAL = 256;
/** Nodes a millisecond may bring at most, to guess how much memory a search by time can fill. */
const FASTEST = 1000;

/** Of the nodes given, for each millisecond, and at most: what may go into a plan. */
const ASIDE = 0.35;
const ASIDE_FOR_TIME = 80;
const MOST_ASIDE = 20_000;

/** Nodes after which the look that is always granted follows captures no further. */
const MOST_IN_GRACE = 20_000;

/** Says when a search is over: by nodes, time, or because somebody asked. */
export class Limit {
  nodes = 0;
  /** While it holds nothing stops the search: even the hastiest looks one turn ahead, and so has an answer. */
  grace = true;
  readonly depth: number;
  private readonly most: number;
  private readonly time: number;
  private readonly started: number;
  private readonly isStopped: () => boolean;
  private next = INTERVAL;

  constructor({ nodes, time, depth }: Limits, isStopped: () => boolean) {
    this.most = nodes ?? Infinity;
    this.time = time ?? Infinity;
    this.depth = depth ?? Infinity;
    this.isStopped = isStopped;
    this.started = performance.now();
  }

  get elapsed(): number {
    return performance.now() - this.started;
  }

  /** Whether even the look one turn ahead must come to an end: where stones stand close, captures follow captures without end. */
  get isHurried(): boolean {
    return this.grace && this.nodes >= MOST_IN_GRACE;
  }

  /** About how many nodes there will be. */
  get expected(): number {
    return Math.min(this.most, this.time * FASTEST, 1 << 24);
  }

  /** How many nodes may go into a plan before the search begins. */
  get aside(): number {
    return Math.floor(Math.min(ASIDE * this.most, ASIDE_FOR_TIME * this.time, MOST_ASIDE));
  }

  /** Counts a node; true when it is time to stop. */
  spend(): boolean {
    return this.spendFor(this.time) && !this.grace;
  }

  /** Counts a node of a plan made before the search; true when it has had its share of the time, or somebody asked to stop. */
  spendAside(): boolean {
    return this.spendFor(ASIDE * this.time);
  }

  private spendFor(time: number): boolean {
    this.nodes++;
    if (this.nodes >= this.most) return true;
    if (this.nodes < this.next) return false;
    this.next = this.nodes + INTERVAL;
    return this.isStopped() || this.elapsed >= time;
  }

  /** Whether another, deeper round would hardly get anywhere. */
  get isNearlySpent(): boolean {
    return this.nodes >= 0.6 * this.most || this.elapsed >= 0.55 * this.time;
  }
}
