import type { Kernel, Survey } from '@calculi/rules/kernel';

/** What a player of a lower level sees; null stands for one who sees everything. */
export interface Perception {
  /** Whether a capture that stands is noticed. */
  notices(survey: Survey, index: number): boolean;
  /** What the side that has just acted did not see of what its action did: to be added to its score. */
  overlooked(kernel: Kernel, side: number): number;
}
