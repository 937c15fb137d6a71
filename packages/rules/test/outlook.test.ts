import { describe, expect, test } from 'vitest';
import { ActionList, compile, makeKernel, ruleSets } from '../src/index.ts';
import type { Rules } from '../src/index.ts';
import { Random } from './random.ts';

/** What is remembered from one look to the next never shows: other games in between, and undoing, change nothing. */

const listed = (rules: Rules, cells: Int32Array): string => {
  const kernel = makeKernel(rules);
  const actions = new ActionList();
  kernel.load(cells);
  kernel.generate(actions);
  return actions.items.subarray(0, actions.length).join();
};

describe.each(ruleSets.map((spec) => [spec.id, spec] as const))('%s', (_, spec) => {
  test('two games played by turns have the actions of fresh ones', () => {
    const rules = compile(spec);
    const random = new Random(5);
    const actions = new ActionList();
    const kernels = [makeKernel(rules), makeKernel(rules)];
    const wrong: string[] = [];
    for (let count = 0; count < 600; count++) {
      const kernel = kernels[random.below(2)]!;
      kernel.generate(actions);
      if (actions.length === 0) kernel.load(rules.start);
      else kernel.make(actions.at(random.below(actions.length)));
      if (random.below(5) === 0 && actions.length > 0) kernel.unmake();
      kernel.generate(actions);
      const found = actions.items.subarray(0, actions.length).join();
      if (count % 20 === 0 && !kernel.over && found !== listed(compile(spec), kernel.save()))
        wrong.push(found);
    }
    expect(wrong).toEqual([]);
  });
});
