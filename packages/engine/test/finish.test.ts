import { completeTurns, makePosition } from '@calculi/rules';
import type { Position, Rules } from '@calculi/rules';
import { ActionList, Kernel, Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { NumbersEvaluator } from '../src/evaluation/numbers.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { Finish } from '../src/search/finish.ts';
import { Variation } from '../src/search/variation.ts';
import { chanceFrom, rulesOf } from './advice-games.ts';
import { only } from './search-games.ts';

/** 9, 45 and 81 are a harmony; who goes more than one step can be in somebody's way. */
const TERMS = ['T9', 'S45', 'S81'] as const;
const STRANGERS = ['s120', 's361'] as const;

/** A position of the odd army's turn, in which the even army lacks a move or two of a harmony and others are in the way. */
const nearly = (rules: Rules, seed: number): Position => {
  const below = chanceFrom(seed);
  const { files, ranks } = rules.geometry;
  const at = (file: number, rank: number) => rank * files + file;
  const half = ranks / 2;
  const gap = 1 + below(2);
  const [file, rank] = [2 + below(files - 4), half + 2 + below(half - 4)];
  // Upright, level or slanting lines, and corners.
  const [x, y] = [below(3) - 1, below(2)];
  const end: [number, number] = below(3) === 0 ? [y * gap, -x * gap] : [-x * gap, -y * gap];
  const posts = [[x * gap, y * gap], [0, 0], end].map(([dx, dy]) => at(file + dx!, rank + dy!));
  const pieces = new Map<number, string>();
  const away = below(3);
  TERMS.forEach((text, index) => {
    const stray = at(below(files), half + below(half));
    pieces.set(index === away ? stray : posts[index]!, text);
  });
  for (const text of STRANGERS) {
    const square = at(Math.max(0, file - 2) + below(4), rank - 2 + below(5));
    if (!pieces.has(square)) pieces.set(square, text);
  }
  return only(rules, pieces, 1);
};

const winsByHarmony = (position: Position): boolean =>
  completeTurns(position).some(
    ({ actions, result }) => actions.length === 1 && result?.victory?.kind === 'harmony',
  );

describe('harmonies that can be completed at once', () => {
  it.each([
    ['glorious', 'points=no pieces=0'],
    ['scholars', 'pieces=0'],
    ['boutin', ''],
    ['nexus-corenae', ''],
    ['halle-beginner', ''],
  ])('are found after any turn, whatever stood in the way before it: %s %s', (id, options) => {
    const rules = rulesOf(id, options);
    const missed: string[] = [];
    let wins = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const position = nearly(rules, seed);
      const { program } = position.rules;
      if (!(program instanceof Numbers)) throw new Error('numbers expected');
      const kernel = new Kernel(program);
      const finish = new Finish(kernel, new Variation(8));
      const evaluator = new NumbersEvaluator(position, program, WEIGHTS);
      kernel.load(position.cells);
      evaluator.prepare(kernel, null);
      const [actions, answers] = [new ActionList(), new ActionList()];
      kernel.generate(actions);
      for (let index = 0; index < actions.length; index++) {
        kernel.make(actions.at(index));
        if (!kernel.over && kernel.side === 0) {
          const after = { rules: position.rules, cells: kernel.cells.slice() };
          const isWon = winsByHarmony(after);
          if (isWon) wins++;
          if (isWon && !finish.find(evaluator, 0, answers)) missed.push(makePosition(after));
        }
        kernel.unmake();
      }
    }
    expect(missed).toEqual([]);
    expect(wins).toBeGreaterThan(40);
  });
});
