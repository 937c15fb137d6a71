import { option } from '../spec/author.ts';
import type { Authored } from '../spec/author.ts';
import type { FormationSpec, VictorySpec } from '../spec/ruleset.ts';
import { amount } from './options.ts';
import type { OptionSpec } from '../spec/option.ts';

/** What the two forms of the Scholars' Game share (001). */

const formation: FormationSpec = { directions: 'all', spacing: 'equal', corners: true };

/** A harmony of three or four in the enemy camp; enemies may serve, but not as the last. */
export const trueVictory = (clause: string, pyramidFirst: Authored<boolean>): Authored<VictorySpec> => ({
  type: 'harmony',
  clause,
  members: 'with-enemies',
  withMoved: true,
  pyramidFirst,
  three: { ...formation, kinds: ['arithmetic', 'geometric', 'harmonic'] },
  four: { ...formation, least: 2, exactly: null, fourTerm: option('four-term') },
});

export const commonVictory = (clause: string): Authored<VictorySpec> => ({
  type: 'plunder',
  clause,
  pieces: option('pieces'),
  sum: option('sum'),
  digits: option('digits'),
});

export const commonOptions = (clause: string, pieces: number): readonly OptionSpec[] => [
  amount('pieces', clause, pieces, 29),
  amount('sum', clause, 0, 1752),
  amount('digits', clause, 0, 60),
];
