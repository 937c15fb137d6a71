import type { Metrics } from './metrics.ts';
import type { Rulebook } from './rulebook.ts';
import type { Store } from './store/store.ts';
import type { Time } from './time.ts';

/** What all games of a server work with. */
export interface Services {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly time: Time;
  /** When the server began. */
  readonly begun: number;
  readonly metrics: Metrics;
  /** Told of faults, for the log. */
  readonly report: (error: unknown, about: string) => void;
}
