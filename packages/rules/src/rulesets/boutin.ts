import { byOption, option, when } from '../spec/author.ts';
import type { Authored } from '../spec/author.ts';
import type { FormationSpec, RuleSetSpec, VictorySpec } from '../spec/ruleset.ts';
import { MIXED_LAYERS, setupByOption } from './armies.ts';
import { leapingMoves } from './movements.ts';
import {
  amount,
  beginsOption,
  choice,
  countOption,
  endNonsense,
  endOptions,
  ends,
  flag,
  setupOption,
  sharedClauses,
} from './options.ts';

const WITH_PIECES = ['corps', 'corps+bien', 'corps+proces', 'corps+bien+proces'];
const WITH_SUM = ['bien', 'corps+bien', 'bien+proces', 'corps+bien+proces'];
const WITH_DIGITS = ['proces', 'corps+proces', 'bien+proces', 'corps+bien+proces'];
const COMMON = ['corps', 'bien', 'proces', 'corps+bien', 'corps+proces', 'bien+proces', 'corps+bien+proces'];

const common = (names: string): Authored<readonly VictorySpec[]> => [
  {
    type: 'plunder',
    clause: 'boutin.common-victory',
    pieces: names.includes('corps') ? option('pieces') : 0,
    sum: names.includes('bien') ? option('sum') : 0,
    digits: names.includes('proces') ? option('digits') : 0,
  },
];

const formation: FormationSpec = { directions: 'all', spacing: 'any', corners: true };

const harmony = {
  type: 'harmony',
  clause: 'boutin.proper-victory',
  members: 'own',
  withMoved: false,
  pyramidFirst: true,
} as const;

const proper: Authored<readonly VictorySpec[]> = [
  when<VictorySpec>(
    { grade: 'mediocre' },
    {
      ...harmony,
      three: { ...formation, corners: false, kinds: ['arithmetic', 'geometric', 'harmonic'] },
      four: { ...formation, least: 2, exactly: null, fourTerm: option('four-term') },
    },
  ),
  when<VictorySpec>(
    { grade: ['great', 'excellent'] },
    {
      ...harmony,
      three: null,
      four: {
        ...formation,
        least: byOption<2 | 3>('grade', { great: 2, excellent: 3 }),
        exactly: null,
        fourTerm: option('four-term'),
      },
    },
  ),
];

export const boutin: RuleSetSpec = {
  id: 'boutin',
  version: 1,
  game: 'Rithmomachia',
  title: 'Rithmomachia after de Boissière, 1556',
  document: '002',
  sides: ['even', 'odd'],
  options: [
    beginsOption('boutin.begins', 'even'),
    setupOption('boutin.setup', 'classical'),
    countOption('boutin.assaut', 'between'),
    choice('victory', 'boutin.common-victory', [...COMMON, 'proper'], 'proper'),
    { ...amount('pieces', 'boutin.common-victory', 10, 29), requires: { victory: WITH_PIECES } },
    { ...amount('sum', 'boutin.common-victory', 500, 1752), requires: { victory: WITH_SUM } },
    { ...amount('digits', 'boutin.common-victory', 20, 60), requires: { victory: WITH_DIGITS } },
    {
      ...choice('grade', 'boutin.proper-victory', ['mediocre', 'great', 'excellent'], 'mediocre'),
      requires: { victory: 'proper' },
    },
    flag('four-term', 'boutin.proper-victory', true),
    ...endOptions,
  ],
  nonsense: [
    ...endNonsense,
    { when: { victory: WITH_PIECES, pieces: 0 }, problem: 'a victory of corps needs a number of pieces' },
    { when: { victory: WITH_SUM, sum: 0 }, problem: 'a victory of bien needs a sum' },
    { when: { victory: WITH_DIGITS, digits: 0 }, problem: 'a victory of proces needs a number of digits' },
  ],
  clauses: [
    {
      id: 'boutin.setup',
      at: 'Le déroulement du jeu, fig. 6',
      reading: 'The figure is lost; this is the usual set-up, and the document says it was not changed.',
    },
    { id: 'boutin.begins', at: 'not in the document', reading: 'The document does not say who begins.' },
    {
      id: 'boutin.moves',
      at: 'Le mécanisme du jeu, fig. 10–13',
      reading: 'The figures are lost; the moves are those that the examples of the captures need.',
    },
    {
      id: 'boutin.turn',
      at: 'Les prises',
      reading:
        'The document lets a capture precede or follow the move; both ways are read as one turn of four forms.',
    },
    {
      id: 'boutin.take-first',
      at: 'Les prises',
      reading: 'A capture before the move puts the capturer in the victim’s place.',
    },
    { id: 'boutin.rencontre', at: 'Les prises, fig. 14' },
    { id: 'boutin.embuche', at: 'Les prises, fig. 15' },
    { id: 'boutin.assaut', at: 'Les prises, fig. 16' },
    { id: 'boutin.puissance', at: 'Les prises, fig. 17' },
    { id: 'boutin.progression', at: 'Les prises, fig. 18' },
    { id: 'boutin.emprisonnement', at: 'Les prises, fig. 19' },
    { id: 'boutin.pyramide', at: 'Les pouvoirs particuliers des pyramides' },
    { id: 'boutin.pose', at: 'La pose' },
    {
      id: 'boutin.common-victory',
      at: 'Le déroulement du jeu',
      reading:
        'The document leaves the numbers to the players; 10 pieces, a sum of 500 and 20 digits are proposed.',
    },
    {
      id: 'boutin.proper-victory',
      at: 'Le déroulement du jeu, fig. 7–9',
      reading: 'The proper victory of the lowest grade is agreed unless the players say otherwise.',
    },
    ...sharedClauses,
  ],
  look: { faces: ['dark', 'light'], lies: true, shapes: 'standard' },
  board: { files: 8, ranks: 16 },
  begins: option('begins'),
  play: {
    type: 'numbers',
    setup: setupByOption,
    layers: MIXED_LAYERS,
    moves: leapingMoves('boutin.moves', true),
    pyramid: {
      clause: 'boutin.pyramide',
      attacksWith: ['sum', 'layer'],
      takenWholeBy: ['sum'],
      takenByLayer: true,
      countsInHarmonyAs: ['sum'],
      layersArePieces: false,
    },
    captures: [
      { kind: 'encounter', clause: 'boutin.rencontre', timing: 'choice' },
      {
        kind: 'ambush',
        clause: 'boutin.embuche',
        timing: 'choice',
        from: 'reach',
        relations: ['sum', 'difference', 'product', 'quotient'],
      },
      {
        kind: 'assault',
        clause: 'boutin.assaut',
        timing: 'choice',
        directions: 'all',
        count: option('count'),
        relations: ['multiple', 'part', 'distance'],
        completion: [],
      },
      { kind: 'power', clause: 'boutin.puissance', timing: 'choice' },
      { kind: 'progression', clause: 'boutin.progression', timing: 'choice' },
      { kind: 'siege', clause: 'boutin.emprisonnement', timing: 'choice', form: 'immobile' },
    ],
    turn: {
      marks: null,
      takeFirst: 'boutin.take-first',
      split: null,
      place: { clause: 'boutin.pose', where: 'back-rank', mayTake: true },
    },
    victories: byOption<readonly VictorySpec[]>('victory', {
      ...Object.fromEntries(COMMON.map((names) => [names, common(names)])),
      proper,
    }),
  },
  ends,
};
