import { initialPosition, legalActions, parsePosition, play } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { ActionList, cell, event, Kernel } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { mixer } from '../src/chance.ts';
import { NumbersEvaluator } from '../src/evaluation/numbers.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { Perception } from '../src/perception.ts';
import { assess } from '../src/think.ts';
import { rulesOf } from './advice-games.ts';

/** Positions of games of chance: pieces stand close together after a while. */
const wandering = (id: string, options: string, turns: number): Position[] => {
  const next = mixer(5);
  const positions = [initialPosition(rulesOf(id, `quiet=0 repetition=0 ${options}`))];
  while (positions.length < turns) {
    const at = positions.at(-1)!;
    const actions = legalActions(at);
    if (actions.length === 0) break;
    positions.push(play(at, actions[(next() >>> 0) % actions.length]!).position);
  }
  return positions;
};

describe.each([
  ['halle-beginner', ''],
  ['halle-advanced', ''],
  ['halle-beginner', 'moves=boissiere'],
])('shutting in, in %s %s', (id, options) => {
  const positions = wandering(id, options, 300);
  const { program } = positions[0]!.rules;
  const evaluator = new NumbersEvaluator(positions[0]!, program as Numbers, WEIGHTS);
  const kernel = new Kernel(program);
  const { taking } = program as Numbers;
  const siege = taking.captures.findIndex(({ spec }) => spec.kind === 'siege');

  const besieges = (code: number): boolean => {
    const side = kernel.side;
    kernel.make(code);
    const taken = [...kernel.events].some(
      ({ type, numbers }) => type === event.TAKEN_EVENT && numbers[0] === side && numbers[4] === siege,
    );
    kernel.unmake();
    return taken;
  };

  it('is foreseen for every move that does it', () => {
    let seen = 0;
    for (const { cells } of positions) {
      kernel.load(cells);
      evaluator.prepare(kernel, null);
      // What has walked into a siege by itself is taken whatever is played.
      if (taking.find(kernel.cells, kernel.side, taking.at.sweep).count > 0) continue;
      const actions = new ActionList();
      kernel.generate(actions);
      for (let index = 0; index < actions.length; index++) {
        if (!besieges(actions.at(index))) continue;
        seen++;
        evaluator.evaluate(kernel);
        expect(evaluator.isQuiet(kernel.cells)).toBe(false);
        expect(evaluator.mayBeLoud!(kernel.cells, actions.at(index))).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('is judged alike whatever was judged before, by whoever remembers and whoever does not', () => {
    const forgetful = new NumbersEvaluator(positions[0]!, program as Numbers, WEIGHTS);
    kernel.load(positions[0]!.cells);
    evaluator.prepare(kernel, null);
    // Every position twice: once looked at, once remembered.
    for (const { cells } of [...positions, ...positions]) {
      kernel.load(positions[0]!.cells);
      forgetful.prepare(kernel, null);
      kernel.load(cells);
      expect(evaluator.evaluate(kernel)).toBe(forgetful.evaluate(kernel));
      expect(evaluator.isQuiet(cells)).toBe(forgetful.isQuiet(cells));
    }
  });

  it('is seen with an eye for it alone, as a capture and before it is one', () => {
    const sight = { number: 1, nodes: 1, plans: 1, ends: 1 };
    const blind = new Perception({ ...sight, captures: 1, sieges: 0 }, 1, positions[0]!.rules, evaluator);
    const wary = new Perception({ ...sight, captures: 0, sieges: 1 }, 1, positions[0]!.rules, evaluator);
    const overlooked: { readonly blind: boolean; readonly wary: boolean }[] = [];
    for (const { cells } of positions) {
      kernel.load(cells);
      evaluator.prepare(kernel, blind);
      const { confinement: unseen, press, cage } = evaluator.explain(kernel);
      for (const each of [unseen, press, cage]) expect(each).toBeCloseTo(0);
      evaluator.prepare(kernel, wary);
      const { confinement } = evaluator.explain(kernel);
      evaluator.prepare(kernel, null);
      expect(confinement).toBe(evaluator.explain(kernel)['confinement']);
      const actions = new ActionList();
      kernel.generate(actions);
      for (let index = 0; index < actions.length; index++) {
        const { side } = kernel;
        kernel.make(actions.at(index));
        const takings = [...kernel.events].filter(({ type }) => type === event.TAKEN_EVENT);
        if (takings.length === 1 && takings[0]!.numbers[4] === siege) {
          const [byBlind, byWary] = [blind, wary].map((eye) => eye.overlooked(kernel, side) !== 0);
          overlooked.push({ blind: byBlind!, wary: byWary! });
        }
        kernel.unmake();
      }
    }
    expect(new Set(overlooked.map((each) => each.blind))).toEqual(new Set([true]));
    expect(new Set(overlooked.map((each) => each.wary))).toEqual(new Set([false]));
  });

  it('counts the same for both sides at the start, but for their numbers', () => {
    const terms = assess(positions[0]!);
    expect(Object.keys(terms)).toEqual(expect.arrayContaining(['confinement', 'press', 'cage']));
    expect(positions[0]!.cells[cell.SIDE]).toBe(0);
    expect(Math.abs(terms['confinement']!)).toBeLessThan(60);
  });
});

it('is foreseen where there is a single way out, though nobody is near', () => {
  // A round in the corner goes only to b2.
  const rules = rulesOf('halle-beginner', 'moves=boissiere');
  const text = '7,s66/8/8/8/8/8/8/8/8/2,C2,5/8/c9,5,S15,1 e -/- - 0';
  const position = parsePosition(rules, text);
  expect(play(position, 'c3-b2').effects.some(({ type }) => type === 'take')).toBe(true);
  const kernel = new Kernel(rules.program);
  kernel.load(position.cells);
  const evaluator = new NumbersEvaluator(position, rules.program as Numbers, WEIGHTS);
  evaluator.prepare(kernel, null);
  evaluator.evaluate(kernel);
  expect(evaluator.isQuiet(kernel.cells)).toBe(false);
});

it('has no say where numbers take at once', () => {
  for (const id of ['scholars', 'boutin', 'glorious', 'nexus-corenae'])
    expect(assess(initialPosition(rulesOf(id, '')))).not.toHaveProperty('confinement');
});
