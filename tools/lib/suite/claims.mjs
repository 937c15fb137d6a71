// What an entry of the suite claims of its good turns, and the brute force that proves it.
import { completeTurns, makeKernel, resultOf, sideToPlay } from '@calculi/rules';
import { Solver } from './solver.mjs';

/** Which turns win by force within so many own turns, and no sooner. */
const winning = (solver, position, turns, count) => {
  const { side } = solver.at(position);
  for (let fewer = 1; fewer < count; fewer++) if (solver.wins(fewer)) return { good: [] };
  return { good: turns.filter((turn) => solver.at(turn.position).isWon(side, count)) };
};

/** Which turns do not lose at once, where the others do. */
const holding = (solver, position, turns, count) => {
  if (solver.at(position).wins(1)) return { good: [] };
  const name = sideToPlay(position);
  const isSafe = (turn) => {
    const result = resultOf(turn.position);
    if (result) return result.winner === null || result.winner === name;
    return !solver.at(turn.position).wins(count);
  };
  return { good: turns.filter(isSafe) };
};

/** Which turns force the best balance of captures within so many turns of both sides. */
const gaining = (solver, position, turns, count) => {
  const { side } = solver.at(position);
  solver.setRoot();
  let best = -Infinity;
  const values = turns.map((turn) => {
    // Of a turn that is no better than the best so far it is enough to know that.
    const value = solver.at(turn.position).balanceAfter(side, count - 1, best - 0.5, Infinity);
    best = Math.max(best, value);
    return value;
  });
  return { good: turns.filter((_, index) => values[index] === best), best };
};

const PROOFS = { win: winning, hold: holding, gain: gaining };

/**
 * The turns for which a claim holds, as `completeTurns` gives them. A claim is `win 2` (forced within two own
 * turns and no sooner), `hold 1` (every other turn loses to the next one) or `gain 3` (no other turn forces as
 * good a balance of captures within three turns of both sides).
 */
export const prove = (position, claim, limit = Infinity) => {
  const [, name, count] = /^(win|hold|gain) ([1-9])$/.exec(claim) ?? [];
  if (!name) throw new Error(`“${claim}” is not a claim such as win 2, hold 1 or gain 3`);
  const solver = new Solver(makeKernel(position), limit);
  const turns = completeTurns(position);
  const proof = PROOFS[name](solver, position, turns, Number(count));
  return { ...proof, turns, visited: solver.visited };
};
