import { byOption, option } from '../spec/author.ts';
import type { Authored } from '../spec/author.ts';
import type { OptionSpec } from '../spec/option.ts';
import type { BoardSpec, Clause, EndsSpec, StonesPlay } from '../spec/ruleset.ts';
import { choice, endOptions } from './options.ts';

/** What both variants of Ludus latrunculorum share (003). */

export const latrunculiBoard = byOption<BoardSpec>('size', {
  '8x8': { files: 8, ranks: 8 },
  '7x8': { files: 7, ranks: 8 },
  '9x9': { files: 9, ranks: 9 },
  '9x10': { files: 9, ranks: 10 },
});

export const latrunculiOptions: readonly OptionSpec[] = [
  choice('first', 'latrunculi.first', ['black', 'white'], 'black'),
  choice('size', 'latrunculi.size', ['8x8', '7x8', '9x9', '9x10'], '8x8'),
  ...endOptions.map((each): OptionSpec => ({ ...each, clause: each.clause.replace('shared', 'latrunculi') })),
];

export const latrunculiPlay = (variant: Pick<StonesPlay, 'leap' | 'binding'>): Authored<StonesPlay> => ({
  type: 'stones',
  clauses: {
    place: 'latrunculi.placing',
    step: 'latrunculi.step',
    enclosure: 'latrunculi.enclosure',
    corner: 'latrunculi.corner',
    backAndForth: 'latrunculi.back-and-forth',
  },
  stones: byOption<number>('size', { '8x8': 20, '7x8': 17, '9x9': 25, '9x10': 28 }),
  ...variant,
});

export const latrunculiEnds: Authored<EndsSpec> = {
  quiet: option('quiet'),
  repetition: option('repetition'),
  clauses: {
    quiet: 'latrunculi.quiet',
    repetition: 'latrunculi.repetition',
    lastPiece: 'latrunculi.last-stone',
    noTurn: 'latrunculi.blockade',
  },
};

export const latrunculiClauses: readonly Clause[] = [
  {
    id: 'latrunculi.size',
    at: 'Unsere Rekonstruktion der Spielregeln',
    reading: 'The document names the boards found; the number of stones keeps the proportion of 20 to 64.',
  },
  {
    id: 'latrunculi.first',
    at: 'not in the document',
    reading: 'The document does not say who begins; who places first also moves first.',
  },
  { id: 'latrunculi.placing', at: 'Spielverlauf, 1. Phase' },
  { id: 'latrunculi.step', at: 'Spielverlauf, 2. Phase' },
  {
    id: 'latrunculi.back-and-forth',
    at: 'Spielverlauf, 2. Phase',
    reading: '“Nicht mehrmals nacheinander”: the same stone may go there and back, but not there again.',
  },
  { id: 'latrunculi.enclosure', at: 'Das Schlagen' },
  { id: 'latrunculi.corner', at: 'Das Schlagen' },
  { id: 'latrunculi.last-stone', at: 'Ende des Spiels' },
  {
    id: 'latrunculi.blockade',
    at: 'Ende des Spiels',
    reading:
      'Stones that are bound, where the variant binds any, count as captured, since the document uses one word for enclosing and taking; equal numbers are a draw.',
  },
  {
    id: 'latrunculi.quiet',
    at: 'not in the document',
    reading: 'A closed rank cannot be attacked, so the captures are counted after a time without any.',
  },
  {
    id: 'latrunculi.repetition',
    at: 'not in the document',
    reading: 'A position that comes back a third time ends the game; the captures are counted.',
  },
];
