import { parsePosition, progressionsInReach } from '@calculi/rules';
import type { ReachableHarmony } from '@calculi/rules';
import { findRuleSet, rulesWith } from '../game/setup.ts';
import type { PlanAnswer, PlanQuestion } from './plan.ts';

/** A thread that looks for harmonies in reach: that takes long enough to be felt. */

const answer = ({ ruleSet, options, position, side }: PlanQuestion): readonly ReachableHarmony[] | null => {
  const spec = findRuleSet(ruleSet);
  if (!spec) return null;
  return progressionsInReach(parsePosition(rulesWith(spec, options), position), side);
};

const attempt = (question: PlanQuestion): PlanAnswer['harmonies'] => {
  try {
    return answer(question);
  } catch {
    return null;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<PlanQuestion>) => {
  const reply: PlanAnswer = { id: data.id, harmonies: attempt(data) };
  self.postMessage(reply);
});
