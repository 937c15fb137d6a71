// Proves by trying everything: forced wins, losses that only some turns avoid, and what captures a side can force.
// It walks the rules' own kernel and knows nothing of the engine.
import { ActionList, cell, momentOf, Numbers } from '@calculi/rules/kernel';

const LOST = -1000;

/** The winner's number, 2 for a draw, or −1 while the game goes on. */
const winnerOf = ({ cells }) => (cells[cell.OUTCOME] === 0 ? -1 : cell.outcomeWinner(cells[cell.OUTCOME]));

const ones = (bits) => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
};

/** What a side owns, standing or in hand, a pyramid counted by its layers; of stones, what it has captured. */
const holdings = ({ cells, program }, side) => {
  if (!(program instanceof Numbers)) return cells[cell.CAPTURED + side];
  let units = 0;
  for (const { id } of program.field.army.pieces) {
    const where = cells[cell.WHERE + id];
    if (where >> 7 === side || where === cell.held(side)) units += ones(cells[cell.LAYERS + id]);
  }
  return units;
};

export class Solver {
  /** Complete turns looked at; a proof that grows beyond the limit is given up. */
  visited = 0;
  /** What the first side holds more than the second where counting begins. */
  root = 0;

  constructor(kernel, limit = Infinity) {
    this.kernel = kernel;
    this.limit = limit;
  }

  /** Goes to a position. */
  at({ cells }) {
    this.kernel.load(cells);
    return this;
  }

  get side() {
    return this.kernel.side;
  }

  /** Calls back after every complete turn, each position once, until it is answered with true. */
  eachTurn(visit) {
    const { kernel } = this;
    const turn = kernel.cells[cell.TURN];
    const seen = new Set();
    const path = [];
    const walk = () => {
      const actions = new ActionList();
      kernel.generate(actions);
      for (const action of actions.items.slice(0, actions.length)) {
        kernel.make(action);
        path.push(action);
        const moment = momentOf(kernel);
        let stop = false;
        if (!seen.has(moment)) {
          seen.add(moment);
          stop = kernel.cells[cell.TURN] === turn ? walk() : this.count() || visit(path);
        }
        path.pop();
        kernel.unmake();
        if (stop) return true;
      }
      return false;
    };
    return walk();
  }

  count() {
    if (++this.visited > this.limit) throw new RangeError('too large to be proven');
    return false;
  }

  /** Whether the side to play wins within so many turns of its own, whatever the other side does. */
  wins(turns) {
    const { side } = this.kernel;
    return this.eachTurn(() => this.isWon(side, turns));
  }

  /** After a turn of the side: whether it has won, or will within so many turns counting this one. */
  isWon(side, turns) {
    const winner = winnerOf(this.kernel);
    if (winner >= 0 || turns === 1) return winner === side;
    return !this.eachTurn(() => !this.isWonNext(side, turns - 1));
  }

  isWonNext(side, turns) {
    const winner = winnerOf(this.kernel);
    return winner >= 0 ? winner === side : this.wins(turns);
  }

  /** The best balance of captures that the side to play can force within so many turns of both sides. */
  balance(turns, least, most) {
    const { kernel } = this;
    const { side } = kernel;
    let best = -Infinity;
    this.eachTurn(() => {
      const value = this.balanceAfter(side, turns - 1, Math.max(best, least), most);
      if (value > best) best = value;
      return best >= most;
    });
    return best;
  }

  /** The same for a side that has just played, in captures made minus captures suffered since the root. */
  balanceAfter(side, turns, least, most) {
    const winner = winnerOf(this.kernel);
    if (winner === side) return -LOST + turns;
    if (winner === 1 - side) return LOST - turns;
    if (winner === 2 || turns === 0) return this.captures(side);
    return -this.balance(turns, -most, -least);
  }

  captures(side) {
    const { kernel } = this;
    const now = holdings(kernel, side) - holdings(kernel, 1 - side);
    const share = kernel.program instanceof Numbers ? 2 : 1;
    return (now - (side === 0 ? this.root : -this.root)) / share;
  }

  /** Captures are counted from here. */
  setRoot() {
    this.root = holdings(this.kernel, 0) - holdings(this.kernel, 1);
  }
}
