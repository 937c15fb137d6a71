// Looks for positions with a proven solution: tries what chance offers and keeps what a claim holds for.
import { makePosition } from '@calculi/rules';
import { chanceFrom } from '../chance.mjs';
import { prove } from './claims.mjs';
import { playOut, setUp } from './sources.mjs';
import { about } from './about.mjs';

/** Claims from the sharpest down: the first that a few turns alone fulfil is kept. */
const TRIED = [
  { claim: 'win 1', limit: 20_000, fits: () => true },
  { claim: 'hold 1', limit: 80_000, fits: ({ good, turns }) => good.length * 10 < turns.length },
  { claim: 'win 2', limit: 150_000, fits: () => true },
  { claim: 'gain 2', limit: 80_000, fits: ({ good, turns }) => good.length * 10 < turns.length },
  { claim: 'gain 3', limit: 120_000, fits: ({ good }) => good.length <= 2 },
];
const MOST_GOOD = 3;
const LEAST_TURNS = 6;

const proveWithin = (position, claim, limit) => {
  try {
    return prove(position, claim, limit);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** A gain is worth an entry if looking a turn further does not change the answer. */
const lasts = (position, claim, { good }) => {
  const [name, count] = claim.split(' ');
  if (name !== 'gain') return true;
  const further = proveWithin(position, `gain ${Number(count) + 1}`, 600_000);
  const texts = (turns) => turns.map(({ text }) => text).join('\n');
  return further !== null && texts(further.good) === texts(good);
};

const look = (position) => {
  for (const { claim, limit, fits } of TRIED) {
    const proof = proveWithin(position, claim, limit);
    if (!proof || proof.turns.length < LEAST_TURNS) return null;
    const { good } = proof;
    if (good.length === 0 || good.length > MOST_GOOD || !fits(proof)) continue;
    if (!lasts(position, claim, proof)) return null;
    return {
      ...about(position, claim, proof),
      claim,
      position: makePosition(position),
      good: good.map(({ actions }) => actions.join(' ')),
    };
  }
  return null;
};

/** Proven positions, one after another, until the time is over. */
export const candidates = function* (rules, seed, milliseconds) {
  const chance = chanceFrom(seed);
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const offered = chance() < 0.7 ? [setUp(rules, chance)] : playOut(rules, chance, 100);
    for (const position of offered) {
      if (Date.now() > end) return;
      const isMet = offered.length === undefined;
      if (!position || (isMet && chance() > 0.08)) continue;
      const found = look(position);
      if (found) yield found;
    }
  }
};
