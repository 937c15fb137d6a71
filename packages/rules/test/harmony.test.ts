import { describe, expect, test } from 'vitest';
import { compile, ruleSets } from '../src/index.ts';
import * as cell from '../src/kernel/cells.ts';
import { Kernel } from '../src/kernel/kernel.ts';
import { Numbers } from '../src/kernel/numbers.ts';
import type { VictoryOperator } from '../src/mechanisms/winning/operator.ts';
import { Random } from './random.ts';

/** What is passed over at once is never what a thorough look would find. */

const numbered = ruleSets.filter(({ id }) => !id.startsWith('latrunculi'));

describe.each(numbered.map((spec) => [spec.id, spec] as const))('harmonies in %s', (_, spec) => {
  const rules = compile(spec);
  const { program, geometry } = rules;
  if (!(program instanceof Numbers)) throw new Error('numbers needed');
  const harmonies = program.victories.filter((victory) => victory.spec.type === 'harmony');

  /** Some pieces of both sides in the half of side 1, where side 0 makes its harmonies, and some in its hand. */
  const scatter = (random: Random): Int32Array => {
    const kernel = new Kernel(program);
    const { pieces, loose } = program.field.army;
    const free = Array.from({ length: geometry.size / 2 }, (_each, index) => geometry.size / 2 + index);
    for (const { id, side, layers } of pieces.slice(0, loose)) {
      const square = free.splice(random.below(free.length), 1)[0]!;
      if (layers.length > 0) kernel.setLayers(id, 1 + random.below((1 << layers.length) - 1));
      const fate = random.below(4);
      if (fate === 0) kernel.moveTo(id, cell.held(0));
      if (fate < 2) continue;
      kernel.put(id, side, square);
      if (side === 0) kernel.set(cell.MOVED, id + 1);
    }
    return kernel.save();
  };

  /** What the pieces in hand could complete, on every empty square. */
  const completions = (victory: VictoryOperator, cells: Int32Array): number[] =>
    program.field.army.pieces
      .filter(({ id }) => cells[cell.WHERE + id] === cell.held(0))
      .filter(({ value }) =>
        Array.from({ length: geometry.size }, (_each, square) => square).some(
          (square) => cells[square] === 0 && victory.wouldComplete(cells, 0, square, value),
        ),
      )
      .map(({ id }) => id);

  test('are met where one can be described', () => {
    const random = new Random(3);
    const wrong: string[] = [];
    let met = 0;
    for (let count = 0; count < 2000; count++) {
      const cells = scatter(random);
      for (const victory of harmonies) {
        const found = victory.isMet(cells, 0);
        if (found) met++;
        if (found !== (victory.describe(cells, 0) !== null)) wrong.push(cells.subarray(0, cell.EDGE).join());
      }
    }
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(0);
  });

  test('may be completed by every piece that would complete one', () => {
    const random = new Random(4);
    for (let count = 0; count < 30; count++) {
      const cells = scatter(random);
      for (const victory of harmonies) {
        const passedOver = completions(victory, cells).filter((id) => !victory.mayLay(cells, 0, id));
        expect(passedOver).toEqual([]);
      }
    }
  });
});
