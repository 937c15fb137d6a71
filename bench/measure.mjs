import { ActionList, compile, completeTurns, initialPosition, makeKernel } from '@calculi/rules';
import { rateOf } from './calibration.mjs';

/** The same random numbers in every run. */
const makeRandom = (seed) => {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 16) * limit) >>> 16;
  };
};

/** Random games: every action is chosen from the full list of legal ones. */
const randomActions = (rules, seconds) => {
  const kernel = makeKernel(initialPosition(rules));
  const actions = new ActionList();
  const random = makeRandom(12_345);
  return rateOf(
    (count) => {
      for (let index = 0; index < count; index++) {
        kernel.generate(actions);
        if (actions.length === 0) kernel.load(rules.start);
        else kernel.make(actions.at(random(actions.length)));
        if ((index & 63) === 0) kernel.forget();
      }
    },
    50_000,
    seconds,
  );
};

/** Positions of random games, for the turns generated from them. */
const somePositions = (rules, count) => {
  const random = makeRandom(777);
  const positions = [];
  let position = initialPosition(rules);
  while (positions.length < count) {
    const turns = completeTurns(position);
    const turn = turns[random(Math.max(turns.length, 1))];
    position = turn && !turn.result ? turn.position : initialPosition(rules);
    positions.push(position);
  }
  return positions;
};

const turnsGenerated = (rules, seconds) => {
  const positions = somePositions(rules, 60);
  let turns = 0;
  let rounds = 0;
  const rate = rateOf(
    (count) => {
      for (let index = 0; index < count; index++)
        turns += completeTurns(positions[rounds++ % positions.length]).length;
    },
    20,
    seconds,
  );
  return rate * (turns / rounds);
};

/** Milliseconds for one compilation, the middle one of several; the first pays for a cold start. */
const compileTimes = (spec) => {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    compile(spec);
    return performance.now() - start;
  });
  return { first: times[0], middle: times.toSorted((a, b) => a - b)[4] };
};

export const measure = (spec, seconds) => {
  const { first, middle } = compileTimes(spec);
  const rules = compile(spec);
  return {
    id: spec.id,
    actions: randomActions(rules, seconds),
    turns: turnsGenerated(rules, seconds),
    first,
    compile: middle,
    bytes: initialPosition(rules).cells.byteLength,
  };
};
