import { isMidTurn, makeKernel, sideToPlay, stoneCounts } from '@calculi/rules';
import type { Position, Rules, SideName } from '@calculi/rules';
import { action, cell, Stones } from '@calculi/rules/kernel';
import type { Kernel } from '@calculi/rules/kernel';

export const otherSide = ({ ruleSet }: Rules, side: SideName): SideName =>
  ruleSet.sides[0] === side ? ruleSet.sides[1] : ruleSet.sides[0];

const passNumbers = (kernel: Kernel): void => {
  kernel.make(action.encode(action.PASS));
  // What passing alone would lose is told by the turn that the other side wins with.
  kernel.set(cell.OUTCOME, 0);
};

/** Rules of stones know no pass, so what ends a turn is done here. */
const passStones = (kernel: Kernel, stones: Stones): void => {
  // Who passes has not gone there and back.
  const memory = cell.MEMORY + 2 * kernel.side;
  kernel.set(memory, 0);
  kernel.set(memory + 1, 0);
  kernel.passTurn();
  stones.adjudicate(kernel);
};

/**
 * The position as it would be for the other side if the side to play passed, with all captures that follow from
 * a turn; null in the middle of a turn, and while stones are being placed, where nobody can pass.
 */
export const passed = (position: Position): Position | null => {
  const { rules } = position;
  if (isMidTurn(position) || stoneCounts(position, sideToPlay(position)).toPlace > 0) return null;
  const kernel = makeKernel(position);
  if (rules.program instanceof Stones) passStones(kernel, rules.program);
  else passNumbers(kernel);
  return { rules, cells: kernel.save() };
};
