import { option } from '../spec/author.ts';
import type { Authored } from '../spec/author.ts';
import type { OptionSpec } from '../spec/option.ts';
import type { Clause, DistanceCount, EndsSpec, Nonsense, SideName } from '../spec/ruleset.ts';
import { SETUP_NAMES } from './armies.ts';

/** Options and clauses that several rule sets share. */

export const flag = (name: string, clause: string, on: boolean): OptionSpec => ({
  name,
  clause,
  type: 'boolean',
  default: on,
});

export const amount = (name: string, clause: string, value: number, most: number): OptionSpec => ({
  name,
  clause,
  type: 'number',
  least: 0,
  most,
  default: value,
});

export const choice = (
  name: string,
  clause: string,
  values: readonly string[],
  value: string,
): OptionSpec => ({
  name,
  clause,
  type: 'choice',
  values,
  default: value,
});

export const beginsOption = (clause: string, side: SideName): OptionSpec =>
  choice('begins', clause, ['even', 'odd'], side);

export const countOption = (clause: string, count: DistanceCount): OptionSpec =>
  choice('count', clause, ['between', 'steps', 'inclusive'], count);

export const setupOption = (clause: string, setup: (typeof SETUP_NAMES)[number]): OptionSpec =>
  choice('setup', clause, SETUP_NAMES, setup);

export const endOptions: readonly OptionSpec[] = [
  amount('quiet', 'shared.quiet', 100, 10_000),
  { name: 'repetition', clause: 'shared.repetition', type: 'number', least: 0, most: 100, default: 3 },
];

/** A position occurs once when it is first reached. */
export const endNonsense: readonly Nonsense[] = [
  { when: { repetition: 1 }, problem: 'repetition=1 would end the game at once' },
];

export const ends: Authored<EndsSpec> = {
  quiet: option('quiet'),
  repetition: option('repetition'),
  clauses: {
    quiet: 'shared.quiet',
    repetition: 'shared.repetition',
    lastPiece: 'shared.last-piece',
    noTurn: 'shared.no-turn',
  },
};

const SILENT = 'No document says how a game without progress ends.';

export const sharedClauses: readonly Clause[] = [
  { id: 'shared.quiet', at: 'not in the document', reading: SILENT },
  { id: 'shared.repetition', at: 'not in the document', reading: SILENT },
  { id: 'shared.last-piece', at: 'not in the document', reading: 'An army without a piece cannot play.' },
  {
    id: 'shared.no-turn',
    at: 'not in the document',
    reading: 'Nothing is taken from a side for being shut in: it passes, and two passes in a row are a draw.',
  },
  {
    id: 'shared.end-of-turn',
    at: 'not in the document',
    reading: 'Only the side that has just played is looked at, so both sides cannot win at once.',
  },
];
