import { expect, test } from 'vitest';
import { completeTurns, initialPosition, makePosition, ruleSets } from '../src/index.ts';
import type { Turn } from '../src/index.ts';
import { expectSame, rulesOf } from './cases.ts';
import { Random } from './random.ts';
import { referenceInitial, referenceTurns } from './reference/index.ts';

/** Plays random games and compares every complete turn with the naive reference, written from the rules alone. */

const SEEDS = (process.env['REFERENCE_SEEDS'] ?? '1').split(',').map(Number);
const TURNS = Number(process.env['REFERENCE_TURNS'] ?? 60);

const withOptions: Record<string, Record<string, string>[]> = {
  'halle-beginner': [
    { difference: 'yes' },
    { completion: 'yes' },
    { difference: 'yes', completion: 'yes', geometric: 'yes', 'pyramid-first': 'no' },
    { moves: 'boissiere', 'pyramid-first': 'no', greatest: 'yes' },
    { moves: 'second-field', count: 'inclusive' },
    { grade: 'maior', 'pyramid-first': 'no', 'four-term': 'no' },
  ],
  'halle-advanced': [
    { difference: 'yes', completion: 'yes', count: 'between' },
    { moves: 'boissiere', setup: 'phalanx', 'pyramid-first': 'no' },
    { moves: 'second-field', difference: 'yes', setup: 'order-sorted' },
    { grade: 'maior', 'pyramid-first': 'no', geometric: 'yes' },
    { grade: 'praestantissima', 'pyramid-first': 'no', greatest: 'yes', begins: 'odd' },
  ],
  scholars: [
    { product: 'yes', pieces: '0' },
    { reentry: 'no', 'pyramid-first': 'yes', count: 'steps' },
    { setup: 'phalanx', sum: '200', pieces: '0' },
    { digits: '5', pieces: '2', begins: 'even', setup: 'forward' },
  ],
  'nexus-corenae': [
    { pieces: '4', setup: 'forward' },
    { count: 'inclusive', setup: 'order-sorted', 'four-term': 'no' },
  ],
  boutin: [
    { victory: 'corps', setup: 'forward' },
    { victory: 'bien+proces', sum: '60', digits: '6' },
    { victory: 'corps+bien+proces', pieces: '3' },
    { grade: 'great', setup: 'phalanx', begins: 'odd' },
    { count: 'steps', grade: 'excellent' },
    { count: 'inclusive' },
  ],
  glorious: [
    { count: 'between', digits: '1,2,3', points: 'no' },
    { setup: 'classical', perfect: 'no' },
    { count: 'steps', pieces: '3', begins: 'even' },
    { setup: 'phalanx', perfect: 'no', pieces: '0' },
  ],
  'latrunculi-seneca': [{ size: '7x8' }, { size: '9x9', first: 'white' }, { size: '9x10', quiet: '8' }],
  'latrunculi-piso': [{ size: '7x8', first: 'white' }, { size: '9x10' }, { size: '9x9', quiet: '5' }],
};

const cases = ruleSets.flatMap(({ id }) =>
  [{}, ...(withOptions[id] ?? [])].map((options) => ({ rules: id, options })),
);

/** Plays one game; says how many positions agreed. */
const compare = (id: string, options: Record<string, string>, seed: number): number => {
  const random = new Random(seed);
  let position = initialPosition(rulesOf(id, options));
  expect(makePosition(position)).toBe(referenceInitial(id, options));
  for (let turn = 0; turn < TURNS; turn++) {
    const text = makePosition(position);
    const ours = completeTurns(position);
    const theirs = referenceTurns(id, options, text);
    expectSame(
      text,
      ours.map(summary),
      theirs.map(({ position: after, result }) => `${after} ${result?.winner}`),
    );
    // Captures make a game short and worth looking at.
    const loud = ours.filter((each) => each.effects.some(({ type }) => type === 'take'));
    const chosen = random.pick(loud.length > 0 && random.below(3) === 0 ? loud : ours);
    if (chosen.result) return turn + 1;
    position = chosen.position;
  }
  return TURNS;
};

const summary = ({ text, result }: Turn): string => `${text} ${result?.winner}`;

test.each(cases)('$rules $options', ({ rules, options }) => {
  for (const seed of SEEDS) expect(compare(rules, options, seed)).toBeGreaterThan(0);
});
