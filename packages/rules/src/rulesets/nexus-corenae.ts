import { option } from '../spec/author.ts';
import type { RuleSetSpec } from '../spec/ruleset.ts';
import { MIXED_LAYERS, setupByOption } from './armies.ts';
import { commonOptions, commonVictory, trueVictory } from './learned.ts';
import { slide } from './movements.ts';
import {
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

export const nexusCorenae: RuleSetSpec = {
  id: 'nexus-corenae',
  version: 1,
  game: 'Rithmomachia',
  title: 'The Scholars’ Game of the Nexus Corenae',
  document: '001',
  sides: ['even', 'odd'],
  options: [
    beginsOption('nexus.begins', 'even'),
    setupOption('nexus.setup', 'classical'),
    countOption('nexus.eruptio', 'between'),
    ...commonOptions('nexus.common-victory', 0),
    flag('four-term', 'nexus.true-victory', true),
    choice('shapes', 'nexus.shapes', ['standard', 'document'], 'standard'),
    ...endOptions,
  ],
  nonsense: endNonsense,
  clauses: [
    {
      id: 'nexus.setup',
      at: 'Die Spielfiguren und das Spielbrett',
      reading: 'The document prints no set-up; this is the usual one.',
    },
    {
      id: 'nexus.shapes',
      at: 'Die Spielfiguren und das Spielbrett',
      reading: 'The pieces look as in the other rule sets unless the document’s own shapes are chosen.',
    },
    { id: 'nexus.begins', at: 'Das Ziehen' },
    { id: 'nexus.moves', at: 'Das Ziehen', reading: 'Nothing is said of jumping; a path must be free.' },
    {
      id: 'nexus.captures',
      at: 'Die Gefangennahme',
      reading: 'After the move, one after another or not at all; the capturer stays where it is.',
    },
    { id: 'nexus.congressus', at: 'Begegnung' },
    { id: 'nexus.insidiae', at: 'Hinterhalt' },
    { id: 'nexus.eruptio', at: 'Angriff' },
    { id: 'nexus.tower', at: 'Sonderstellung des Turms' },
    {
      id: 'nexus.common-victory',
      at: 'Gewöhnliche Siege',
      reading: 'Only true victories are agreed unless the players say otherwise.',
    },
    { id: 'nexus.true-victory', at: 'Echte Siege', reading: 'The document leaves the formation open.' },
    ...sharedClauses,
  ],
  look: { faces: ['light', 'dark'], lies: false, shapes: option('shapes') },
  board: { files: 8, ranks: 16 },
  begins: option('begins'),
  play: {
    type: 'numbers',
    setup: setupByOption,
    layers: MIXED_LAYERS,
    moves: {
      clause: 'nexus.moves',
      round: [slide('all', 1)],
      triangle: [slide('all', 2)],
      square: [slide('all', 3)],
      pyramid: [slide('all', 1), slide('all', 2), slide('all', 3)],
    },
    pyramid: {
      clause: 'nexus.tower',
      attacksWith: ['layer'],
      takenWholeBy: ['base'],
      takenByLayer: false,
      countsInHarmonyAs: ['layer'],
      layersArePieces: false,
    },
    captures: [
      { kind: 'encounter', clause: 'nexus.congressus', timing: 'choice' },
      { kind: 'ambush', clause: 'nexus.insidiae', timing: 'choice', from: 'reach', relations: ['sum'] },
      {
        kind: 'assault',
        clause: 'nexus.eruptio',
        timing: 'choice',
        directions: 'all',
        count: option('count'),
        relations: ['multiple'],
        completion: [],
      },
    ],
    turn: { marks: null, takeFirst: null, split: null, place: null },
    victories: [commonVictory('nexus.common-victory'), trueVictory('nexus.true-victory', true)],
  },
  ends,
};
