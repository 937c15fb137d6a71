import type { ReachableHarmony, SideName } from '@calculi/rules';
import type { OptionTexts } from '../game/setup.ts';

/** What the thread that plans is asked, and what it answers: plain data. */
export interface PlanQuestion {
  readonly id: number;
  readonly ruleSet: string;
  readonly options: OptionTexts;
  readonly position: string;
  readonly side: SideName;
}

export interface PlanAnswer {
  readonly id: number;
  /** The nearest first; null where the question makes no sense. */
  readonly harmonies: readonly ReachableHarmony[] | null;
}
