/** Figures of this process in the text format of Prometheus. */

/** Counts, apart for each value of its label if it has one. */
class Counter {
  readonly #label: string | null;
  readonly #values = new Map<string, number>();

  constructor(label: string | null = null) {
    this.#label = label;
  }

  add(value = ''): void {
    this.#values.set(value, (this.#values.get(value) ?? 0) + 1);
  }

  lines(name: string): string[] {
    if (this.#values.size === 0) return this.#label === null ? [`${name} 0`] : [];
    return [...this.#values].map(([value, count]) =>
      this.#label === null ? `${name} ${count}` : `${name}{${this.#label}="${value}"} ${count}`,
    );
  }
}

/** Seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

class Histogram {
  readonly #counts = BOUNDS.map(() => 0);
  #count = 0;
  #sum = 0;

  observe(seconds: number): void {
    this.#count += 1;
    this.#sum += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#counts[at]! += 1;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = BOUNDS.map((bound, index) => {
      below += this.#counts[index] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

interface Gauge {
  lines(name: string): string[];
}

const gauge = (read: () => number): Gauge => ({ lines: (name) => [`${name} ${read()}`] });

export class Metrics {
  readonly created = new Counter();
  readonly entries = new Counter('deed');
  readonly refusals = new Counter('problem');
  readonly conflicts = new Counter();
  readonly slow = new Counter();
  readonly commit = new Histogram();
  #sockets: () => number = () => 0;
  #rooms: () => number = () => 0;

  /** What is counted when asked for. */
  watch(counts: { readonly sockets?: () => number; readonly rooms?: () => number }): void {
    this.#sockets = counts.sockets ?? this.#sockets;
    this.#rooms = counts.rooms ?? this.#rooms;
  }

  text(): string {
    const memory = process.memoryUsage();
    const all: readonly (readonly [string, string, string, Gauge])[] = [
      ['calculi_sockets', 'gauge', 'Open sockets.', gauge(this.#sockets)],
      ['calculi_rooms', 'gauge', 'Games held in memory.', gauge(this.#rooms)],
      ['calculi_games_created_total', 'counter', 'Games created here.', this.created],
      ['calculi_entries_total', 'counter', 'Entries confirmed here, by what was done.', this.entries],
      ['calculi_refusals_total', 'counter', 'Requests refused, by problem.', this.refusals],
      [
        'calculi_conflicts_total',
        'counter',
        'Decisions made again because another node was first.',
        this.conflicts,
      ],
      ['calculi_slow_sockets_total', 'counter', 'Sockets closed because they did not keep up.', this.slow],
      ['calculi_commit_seconds', 'histogram', 'From a decision until it is on the disk.', this.commit],
      ['process_resident_memory_bytes', 'gauge', 'Memory of the process.', gauge(() => memory.rss)],
      ['nodejs_heap_used_bytes', 'gauge', 'Memory in use by JavaScript.', gauge(() => memory.heapUsed)],
      ['process_uptime_seconds', 'gauge', 'Since the start.', gauge(() => process.uptime())],
    ];
    const lines = all.flatMap(([name, type, help, metric]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...metric.lines(name),
    ]);
    return `${lines.join('\n')}\n`;
  }
}
