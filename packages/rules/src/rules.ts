import { makeGeometry } from './kernel/geometry.ts';
import type { Geometry } from './kernel/geometry.ts';
import { Kernel } from './kernel/kernel.ts';
import { Numbers } from './kernel/numbers.ts';
import { Stones } from './kernel/stones.ts';
import * as cell from './kernel/cells.ts';
import type { PieceItem } from './notation/item.ts';
import { resolve } from './spec/resolve.ts';
import type { OptionInput } from './spec/resolve.ts';
import type { OptionValues } from './spec/option.ts';
import type { RuleSet, RuleSetSpec, SideName } from './spec/ruleset.ts';

/** A rule set with its options, ready to be played: frozen tables and the operators that use them. */
export interface Rules {
  readonly ruleSet: RuleSet;
  readonly options: OptionValues;
  readonly geometry: Geometry;
  readonly program: Numbers | Stones;
  /** The state at the start of a game with the usual armies. */
  readonly start: Int32Array;
  /** Of rules for a position with pieces that the armies do not have: those for the usual armies. */
  readonly usual?: Rules;
}

/** Makes a rule set playable. Throws a RulesError that lists everything wrong with it or with the options. */
export const compile = (spec: RuleSetSpec, options: OptionInput = {}): Rules => {
  const { ruleSet, options: values } = resolve(spec, options);
  const geometry = makeGeometry(ruleSet.board);
  const { play, ends } = ruleSet;
  const program =
    play.type === 'numbers' ? new Numbers(play, ends, geometry) : new Stones(play, ends, geometry);
  const kernel = new Kernel(program);
  setUp(kernel, ruleSet);
  return Object.freeze({ ruleSet, options: values, geometry, program, start: kernel.save() });
};

/** The same rules for other pieces than the armies', so that any position can be set up. */
export const withPieces = (rules: Rules, items: readonly PieceItem[]): Rules => {
  const { play, ends } = rules.ruleSet;
  if (play.type !== 'numbers') return rules;
  return Object.freeze({
    ...rules,
    program: new Numbers(play, ends, rules.geometry, items),
    usual: rules.usual ?? rules,
  });
};

const setUp = (kernel: Kernel, { sides, begins }: RuleSet): void => {
  const { program } = kernel;
  if (program instanceof Stones) {
    kernel.set(cell.HAND, program.play.stones);
    kernel.set(cell.HAND + 1, program.play.stones);
  } else if (program instanceof Numbers) {
    const { army } = program.field;
    for (const { id, layers } of army.pieces) {
      if (layers.length > 0) kernel.set(cell.LAYERS + id, (1 << layers.length) - 1);
    }
    for (const { square, id } of army.start) kernel.put(id, army.pieces[id]!.side, square);
  }
  kernel.set(cell.SIDE, sides.indexOf(begins));
  kernel.hashSide();
};

export const sideName = (rules: Rules, side: number): SideName => rules.ruleSet.sides[side]!;
