import { describe, expect, test } from 'vitest';
import {
  ActionList,
  compile,
  initialPosition,
  legalActions,
  makeKernel,
  makePosition,
  parsePosition,
  play,
  ruleSets,
  standingCaptures,
} from '../src/index.ts';
import type { Rules } from '../src/index.ts';
import { Numbers } from '../src/kernel/numbers.ts';
import { Random } from './random.ts';

/** What is remembered from one look to the next never shows: other games in between, and undoing, change nothing. */

const listed = (rules: Rules, cells: Int32Array): string => {
  const kernel = makeKernel(initialPosition(rules));
  const actions = new ActionList();
  kernel.load(cells);
  kernel.generate(actions);
  return actions.items.subarray(0, actions.length).join();
};

/** Every capture that stands, for either side. */
const captures = ({ taking }: Numbers, cells: Int32Array): string =>
  [0, 1]
    .flatMap((side) => {
      const survey = taking.find(cells, side);
      return Array.from({ length: survey.count }, (_, index) =>
        [survey.rule(index), survey.victim(index), survey.by(index), survey.also(index)].join(),
      );
    })
    .join(' ');

describe.each(ruleSets.map((spec) => [spec.id, spec] as const))('%s', (_, spec) => {
  test('two games played by turns have the actions of fresh ones', () => {
    const rules = compile(spec);
    const random = new Random(5);
    const actions = new ActionList();
    const kernels = [makeKernel(initialPosition(rules)), makeKernel(initialPosition(rules))];
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

  test('numbers that were found not to make a capture hide none that others make', () => {
    const seen = compile(spec);
    const random = new Random(23);
    const positions: string[] = [];
    let position = initialPosition(seen);
    for (let count = 0; count < 240; count++) {
      const actions = legalActions(position);
      ({ position } =
        actions.length === 0 ? { position: initialPosition(seen) } : play(position, random.pick(actions)));
      if (count % 30 === 29) positions.push(makePosition(position));
    }
    const told = (rules: Rules, text: string) =>
      rules.ruleSet.sides.map((side) => standingCaptures(parsePosition(rules, text), side));
    for (const text of positions) expect(told(seen, text)).toEqual(told(compile(spec), text));
  });

  test('captures found while actions are tried out and undone are those of cells never seen', () => {
    const rules = compile(spec);
    const { program } = rules;
    if (!(program instanceof Numbers)) return;
    const random = new Random(11);
    const actions = new ActionList();
    const kernel = makeKernel(initialPosition(rules));
    const wrong: string[] = [];
    let depth = 0;
    const check = () => {
      const found = captures(program, kernel.cells);
      if (found !== captures(program, kernel.cells.slice())) wrong.push(found);
    };
    for (let count = 0; count < 1000; count++) {
      kernel.generate(actions);
      if (actions.length === 0 || count % 250 === 249) {
        kernel.load(rules.start);
        depth = 0;
        continue;
      }
      for (let tries = random.below(4); tries > 0; tries--) {
        kernel.make(actions.at(random.below(actions.length)));
        check();
        kernel.unmake();
      }
      kernel.make(actions.at(random.below(actions.length)));
      depth++;
      for (let back = random.below(8) === 0 ? random.below(4) : 0; back > 0 && depth > 0; back--, depth--)
        kernel.unmake();
      check();
      // What was done becomes final: play goes on as if nothing had ever been undone.
      if (random.below(8) > 0) continue;
      kernel.forget();
      depth = 0;
    }
    expect(wrong).toEqual([]);
  });
});
