import { byOption, option, when } from '../spec/author.ts';
import type { AmbushRelation, RuleSetSpec } from '../spec/ruleset.ts';
import { MIXED_LAYERS, setupByOption } from './armies.ts';
import { commonOptions, commonVictory, trueVictory } from './learned.ts';
import { slide } from './movements.ts';
import {
  beginsOption,
  countOption,
  endNonsense,
  endOptions,
  ends,
  flag,
  setupOption,
  sharedClauses,
} from './options.ts';

export const scholars: RuleSetSpec = {
  id: 'scholars',
  version: 1,
  game: 'Rithmomachia',
  title: 'The Scholars’ Game',
  document: '001',
  sides: ['even', 'odd'],
  options: [
    beginsOption('scholars.begins', 'odd'),
    setupOption('scholars.setup', 'classical'),
    countOption('scholars.eruptio', 'between'),
    flag('product', 'scholars.insidiae', false),
    flag('reentry', 'scholars.reentry', true),
    ...commonOptions('scholars.common-victory', 10),
    flag('pyramid-first', 'scholars.true-victory', false),
    flag('four-term', 'scholars.true-victory', true),
    ...endOptions,
  ],
  nonsense: endNonsense,
  clauses: [
    {
      id: 'scholars.setup',
      at: 'Die Spielfiguren und das Spielbrett',
      reading: 'The document prints no set-up; this is the usual one.',
    },
    { id: 'scholars.begins', at: 'Das Ziehen' },
    { id: 'scholars.moves', at: 'Das Ziehen', reading: 'Nothing is said of jumping; a path must be free.' },
    {
      id: 'scholars.captures',
      at: 'Die Gefangennahme',
      reading: 'After the move, one after another or not at all; the capturer stays where it is.',
    },
    { id: 'scholars.congressus', at: 'Begegnung' },
    { id: 'scholars.insidiae', at: 'Hinterhalt' },
    { id: 'scholars.eruptio', at: 'Angriff' },
    { id: 'scholars.obsidio', at: 'Belagerung' },
    { id: 'scholars.pyramid', at: 'Sonderstellung des Turms' },
    {
      id: 'scholars.reentry',
      at: 'Die Spielfiguren und das Spielbrett',
      reading:
        'The document turns pieces without saying where they come back: on the own back rank, as a turn that takes nothing.',
    },
    {
      id: 'scholars.common-victory',
      at: 'Gewöhnliche Siege',
      reading: 'Ten pieces, the document’s own example, are agreed unless the players say otherwise.',
    },
    {
      id: 'scholars.true-victory',
      at: 'Echte Siege',
      reading: 'The document leaves the formation open; true victories are always on.',
    },
    ...sharedClauses,
  ],
  look: { faces: ['light', 'dark'], lies: false, shapes: 'standard' },
  board: { files: 8, ranks: 16 },
  begins: option('begins'),
  play: {
    type: 'numbers',
    setup: setupByOption,
    layers: MIXED_LAYERS,
    moves: {
      clause: 'scholars.moves',
      round: [slide('orthogonal', 1)],
      triangle: [slide('diagonal', 2)],
      square: [slide('all', 3)],
      pyramid: 'as-layers',
    },
    pyramid: {
      clause: 'scholars.pyramid',
      attacksWith: ['sum', 'layer'],
      takenWholeBy: ['sum'],
      takenByLayer: true,
      countsInHarmonyAs: ['sum'],
      layersArePieces: false,
    },
    captures: [
      { kind: 'encounter', clause: 'scholars.congressus', timing: 'choice' },
      {
        kind: 'ambush',
        clause: 'scholars.insidiae',
        timing: 'choice',
        from: 'reach',
        relations: [
          'sum',
          'difference',
          when<AmbushRelation>({ product: true }, 'product'),
          when<AmbushRelation>({ product: true }, 'quotient'),
        ],
      },
      {
        kind: 'assault',
        clause: 'scholars.eruptio',
        timing: 'choice',
        directions: 'all',
        count: option('count'),
        relations: ['multiple'],
        completion: [],
      },
      { kind: 'siege', clause: 'scholars.obsidio', timing: 'choice', form: 'immobile' },
    ],
    turn: {
      marks: null,
      takeFirst: null,
      split: null,
      place: byOption('reentry', {
        yes: { clause: 'scholars.reentry', where: 'back-rank', mayTake: false },
        no: null,
      }),
    },
    victories: [
      commonVictory('scholars.common-victory'),
      trueVictory('scholars.true-victory', option('pyramid-first')),
    ],
  },
  ends,
};
