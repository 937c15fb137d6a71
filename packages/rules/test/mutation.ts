import { beforeEach } from 'vitest';
import { forgetRules } from './cases.ts';

/** Runs before the tests when mutants are tried: `vitest.mutation.config.ts`. */

/** Too slow to be tried on thousands of mutants: the reference, brute force, fuzzing and long walks. */
const SLOW =
  /naive reference|brute force|what attacks a square|why agrees with|why gives a reason|the arithmetic list|^threats of|^'?[a-z-]+'? (positions|actions|games)$|^options$/;

beforeEach((context) => {
  const { task } = context;
  const names = [task.name];
  for (let { suite } = task; suite; { suite } = suite) names.unshift(suite.name);
  if (SLOW.test(names.join(' '))) context.skip();
  // What compiles the rules belongs to every test that uses them, not only to the first.
  forgetRules();
});
