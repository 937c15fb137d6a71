import { expect, test } from 'vitest';
import { compile, completeTurns, initialPosition, makePosition, ruleSets } from '../src/index.ts';
import { Random } from './random.ts';
import { referenceInitial, referenceTurns } from './reference/index.ts';

/** Plays random games and compares every complete turn with the naive reference, written from the rules alone. */

const TURNS = Number(process.env['REFERENCE_TURNS'] ?? 60);

const cases: { rules: string; options: Record<string, string> }[] = [
  ...ruleSets.map(({ id }) => ({ rules: id, options: {} })),
];

const compare = (rules: string, options: Record<string, string>, seed: number): void => {
  const spec = ruleSets.find(({ id }) => id === rules);
  if (!spec) throw new Error(rules);
  const compiled = compile(spec, options);
  const random = new Random(seed);
  let position = initialPosition(compiled);
  expect(makePosition(position)).toBe(referenceInitial(rules, options));
  for (let turn = 0; turn < TURNS; turn++) {
    const text = makePosition(position);
    const ours = completeTurns(position);
    if (ours.length === 0) break;
    const theirs = referenceTurns(rules, options, text);
    const where = `${rules} ${JSON.stringify(options)} ${text}`;
    expect(ours.map((each) => each.text), where).toEqual(theirs.map((each) => each.position));
    expect(
      ours.map((each) => each.result?.winner),
      where,
    ).toEqual(theirs.map((each) => each.result?.winner));
    // Captures make a game short and worth looking at.
    const loud = ours.filter((each) => each.effects.some(({ type }) => type === 'take'));
    const chosen = random.pick(loud.length > 0 && random.below(3) === 0 ? loud : ours);
    if (chosen.result) break;
    position = chosen.position;
  }
};

test.each(cases)('$rules $options', ({ rules, options }) => {
  for (const seed of [1, 2]) compare(rules, options, seed);
});
