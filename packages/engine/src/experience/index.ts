import type { RuleSet } from '@calculi/rules';
import { glorious } from './glorious.ts';
import { fingerprint } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import { scholars } from './scholars.ts';

export const LESSONS: readonly Lesson[] = [glorious, scholars];

/** What is known from experience of a game, if it was played so; with other options it is another game. */
export const lessonFor = (ruleSet: RuleSet): Lesson | undefined => {
  const game = fingerprint(ruleSet);
  return LESSONS.find((lesson) => lesson.game === game);
};
