import { makeGrammar } from '../grammar.ts';
import type { SentencePart } from '../sentence.ts';

const { count } = makeGrammar('en');

/** The start page. */
export const start = {
  title: 'Play',
  /** The proposal as one sentence; a part with a name leads to where it is chosen. No side where two sit beside each other. */
  sentence: (game: string, rules: string, side: string | null, opponent: string): SentencePart[] => [
    'Play ',
    ['game', game],
    ' by the rules of ',
    ['ruleSet', rules],
    ...(side === null ? [] : [' as ', ['side', side] as const]),
    ' against ',
    ['opponent', opponent],
    '.',
  ],
  eitherSide: 'either side',
  theComputer: (level: number) => `the computer, strength ${level}`,
  someoneBeside: 'someone beside you',
  begin: 'Begin',
  read: 'Read these rules first',
  playNow: 'Play now',
  playNowText: 'The beginners’ game against a gentle computer.',
  game: 'Game',
  ruleSet: 'Rule set',
  opponent: 'Opponent',
  computer: 'Computer',
  computerText: 'In ten strengths; it explains every capture.',
  level: (level: number) => `Strength ${level}`,
  levels: 'Strength',
  beside: 'Someone beside you',
  besideText: 'Two at this device.',
  remote: 'Someone by link',
  remoteText: 'Each at their own device, anywhere.',
  noServer: 'Needs a server, and none answers here.',
  someoneRemote: 'someone far away',
  side: 'Army',
  lot: 'By lot',
  clock: 'Clock',
  noClock: 'none',
  clockText: (minutes: number, increment: number) =>
    increment === 0 ? `${minutes} min` : `${minutes} min + ${increment} s`,
  agreed: 'Agreed beforehand',
  more: 'More options',
  usual: 'as usual',
  changed: (options: number) => count(options, { one: '# changed', other: '# changed' }),
  wrong: 'These options do not fit together:',
  impossible: 'This option cannot have that value:',
  reset: 'As usual',
  continue: 'Continue',
  turns: (turns: number) => count(turns, { one: '# turn', other: '# turns' }),
  squares: (files: number, ranks: number) => `${files} × ${ranks}`,
};
