import { option, when } from '../spec/author.ts';
import type { RuleSetSpec, VictorySpec } from '../spec/ruleset.ts';
import { MIXED_LAYERS, setupByOption } from './armies.ts';
import { leapingMoves } from './movements.ts';
import {
  amount,
  beginsOption,
  countOption,
  endNonsense,
  endOptions,
  ends,
  flag,
  setupOption,
  sharedClauses,
} from './options.ts';

export const glorious: RuleSetSpec = {
  id: 'glorious',
  version: 1,
  game: 'Rithmomachia',
  title: 'Rithmomachy with perfect and small victories',
  document: '004',
  sides: ['even', 'odd'],
  options: [
    beginsOption('glorious.begins', 'odd'),
    setupOption('glorious.setup', 'forward'),
    countOption('glorious.assault', 'inclusive'),
    flag('perfect', 'glorious.perfect-victory', true),
    amount('pieces', 'glorious.pieces', 15, 29),
    flag('points', 'glorious.points', true),
    { name: 'digits', clause: 'glorious.digits', type: 'digits', default: '0' },
    ...endOptions,
  ],
  nonsense: [
    ...endNonsense,
    {
      when: { perfect: false, pieces: 0, points: false, digits: '0' },
      problem: 'at least one victory must be agreed',
    },
  ],
  clauses: [
    {
      id: 'glorious.setup',
      at: '準備',
      reading: 'The figure is lost; the usual formations stand two ranks nearer to each other.',
    },
    { id: 'glorious.begins', at: 'not in the document', reading: 'The document does not say who begins.' },
    {
      id: 'glorious.moves',
      at: '駒の動き',
      reading:
        'The figures are lost; the text says only that orthogonal moves are blocked, so the others are leaps.',
    },
    { id: 'glorious.split', at: '駒の動き' },
    {
      id: 'glorious.captures',
      at: '駒の取り方',
      reading: 'Everything that stands after the move is taken at once, and the capturers stay.',
    },
    { id: 'glorious.meeting', at: '駒の取り方, Meeting' },
    {
      id: 'glorious.assault',
      at: '駒の取り方, Assault',
      reading:
        'Both pieces are counted in. Counted between, odd’s 12 takes even’s 72 on almost every first move from this set-up.',
    },
    {
      id: 'glorious.ambuscade',
      at: '駒の取り方, Ambuscade',
      reading: '“Between the two” is read as within reach of both.',
    },
    {
      id: 'glorious.siege',
      at: '駒の取り方, Siege',
      reading: 'The document does not speak of the edge; it shuts a piece in as an enemy does.',
    },
    { id: 'glorious.pyramid', at: 'ピラミッドについて' },
    {
      id: 'glorious.place',
      at: 'ピラミッドについて',
      reading: 'The document does not say where a turned piece comes in: on the own back rank.',
    },
    {
      id: 'glorious.perfect-victory',
      at: '完全なる勝利',
      reading: '“Three corners” is read as a right angle with equal legs, the middle term at the corner.',
    },
    { id: 'glorious.pieces', at: '小さな勝利' },
    {
      id: 'glorious.points',
      at: '小さな勝利',
      reading:
        'The document has the two numbers exchanged (black could never take 1315 of 1312) and 980 for 984.',
    },
    { id: 'glorious.digits', at: '小さな勝利' },
    ...sharedClauses,
  ],
  look: { faces: ['light', 'dark'], lies: false, shapes: 'standard' },
  board: { files: 8, ranks: 16 },
  begins: option('begins'),
  play: {
    type: 'numbers',
    setup: setupByOption,
    layers: MIXED_LAYERS,
    moves: leapingMoves('glorious.moves', false),
    pyramid: {
      clause: 'glorious.pyramid',
      attacksWith: ['sum', 'layer'],
      takenWholeBy: ['sum'],
      takenByLayer: true,
      countsInHarmonyAs: ['sum', 'layer'],
      layersArePieces: true,
    },
    captures: [
      { kind: 'encounter', clause: 'glorious.meeting', timing: 'sweep' },
      {
        kind: 'assault',
        clause: 'glorious.assault',
        timing: 'sweep',
        directions: 'all',
        count: option('count'),
        relations: ['multiple', 'part'],
        completion: [],
      },
      { kind: 'ambush', clause: 'glorious.ambuscade', timing: 'sweep', from: 'reach', relations: ['sum'] },
      { kind: 'siege', clause: 'glorious.siege', timing: 'sweep', form: 'surrounded' },
    ],
    turn: {
      marks: null,
      takeFirst: null,
      split: 'glorious.split',
      place: { clause: 'glorious.place', where: 'back-rank', mayTake: false },
    },
    victories: [
      when<VictorySpec>(
        { perfect: true },
        {
          type: 'harmony',
          clause: 'glorious.perfect-victory',
          members: 'with-enemies',
          withMoved: false,
          pyramidFirst: false,
          three: {
            directions: 'all',
            spacing: 'equal',
            corners: true,
            kinds: ['arithmetic', 'geometric', 'harmonic'],
          },
          four: null,
        },
      ),
      {
        type: 'plunder',
        clause: 'glorious.pieces',
        pieces: option('pieces'),
        sum: 0,
        digits: 0,
      },
      when<VictorySpec>(
        { points: true },
        {
          type: 'plunder',
          clause: 'glorious.points',
          pieces: 0,
          sum: [1315, 984],
          digits: 0,
        },
      ),
      { type: 'digits', clause: 'glorious.digits', digits: option('digits') },
    ],
  },
  ends,
};
