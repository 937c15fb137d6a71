import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('de');

export const start: Texts['start'] = {
  title: 'Spielen',
  sentence: (game, rules, side, opponent) => [
    'Spielen Sie ',
    ['game', game],
    ' nach ',
    ['ruleSet', rules],
    ...(side === null ? [] : [' als ', ['side', side] as const]),
    ' gegen ',
    ['opponent', opponent],
    '.',
  ],
  eitherSide: 'ausgeloste Seite',
  theComputer: (level) => `den Computer, Stärke ${level}`,
  someoneBeside: 'jemanden neben Ihnen',
  begin: 'Beginnen',
  read: 'Erst diese Regeln lesen',
  playNow: 'Gleich spielen',
  playNowText: 'Das Anfängerspiel gegen einen sanften Computer.',
  game: 'Spiel',
  ruleSet: 'Regeln',
  opponent: 'Gegner',
  computer: 'Computer',
  computerText: 'In zehn Stärken; erklärt jedes Schlagen.',
  level: (level) => `Stärke ${level}`,
  levels: 'Stärke',
  beside: 'Jemand neben Ihnen',
  besideText: 'Zu zweit an diesem Gerät.',
  side: 'Heer',
  lot: 'Auslosen',
  clock: 'Uhr',
  noClock: 'keine',
  clockText: (minutes, increment) =>
    increment === 0 ? `${minutes} Min.` : `${minutes} Min. + ${increment} Sek.`,
  agreed: 'Vorher vereinbart',
  more: 'Weitere Optionen',
  usual: 'wie üblich',
  changed: (options) => count(options, { one: '# geändert', other: '# geändert' }),
  wrong: 'Diese Optionen passen nicht zusammen:',
  reset: 'Wie üblich',
  continue: 'Weiterspielen',
  turns: (turns) => count(turns, { one: '# Zug', other: '# Züge' }),
  squares: (files, ranks) => `${files} × ${ranks}`,
};
