import {
  compile,
  boutin,
  glorious,
  latrunculiPiso,
  initialPosition,
  legalActions,
  parsePosition,
  play,
} from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { isIrregular, openActions, pressSquare, sourcesOf } from '../src/game/choices.ts';
import { countedSquares, drawReason } from '../src/game/drawing.ts';
import { madeBy, offersOf } from '../src/game/reckoning.ts';

const rules = compile(boutin);
const position = parsePosition(
  rules,
  '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0',
);
const actions = legalActions(position);

describe('pressing squares', () => {
  it('selects a piece, plays its move, and lets it go again', () => {
    expect(sourcesOf(actions).has('a3')).toBe(true);
    const selection = { kind: 'piece', square: 'a3' } as const;
    expect(pressSquare(actions, null, 'a3')).toEqual({ kind: 'select', selection });
    expect(pressSquare(actions, selection, 'b4')).toEqual({
      kind: 'play',
      action: { type: 'move', from: 'a3', to: 'b4' },
    });
    expect(pressSquare(actions, selection, 'a3')).toEqual({ kind: 'select', selection: null });
    expect(pressSquare(actions, selection, 'h9')).toEqual({ kind: 'select', selection: null });
  });

  it('takes what stands after the move by pressing it', () => {
    const { position: moved } = play(position, 'a3-b4');
    expect(pressSquare(legalActions(moved), null, 'b2')).toMatchObject({
      kind: 'play',
      action: { type: 'take' },
    });
  });

  it('asks which of several actions is meant', () => {
    const split = parsePosition(
      compile(glorious),
      '8/8/8/8/8/8/8/8/8/8/8/8/3,P36+25+16+9+4+1,4/8/8/7,c3 e -/- - 0',
    );
    const press = pressSquare(legalActions(split), { kind: 'piece', square: 'd4' }, 'e5');
    expect(press.kind).toBe('choose');
    expect(press.kind === 'choose' && press.actions.map(({ type }) => type).sort()).toEqual([
      'move',
      'split',
      'split',
    ]);
  });

  it('places a stone without picking it up', () => {
    const start = legalActions(initialPosition(compile(latrunculiPiso)));
    expect(openActions(start, null)).toHaveLength(64);
    expect(pressSquare(start, null, 'd4')).toMatchObject({
      kind: 'play',
      action: { type: 'place', to: 'd4' },
    });
  });

  it('knows leaps that never capture', () => {
    expect(isIrregular(rules, { type: 'move', from: 'd4', to: 'e6' })).toBe(true);
    expect(isIrregular(rules, { type: 'move', from: 'd4', to: 'd6' })).toBe(false);
  });
});

describe('the reckoning', () => {
  it('offers each capture with its action and equation', () => {
    const { position: moved } = play(position, 'a3-b4');
    const offers = offersOf(moved, legalActions(moved), 'even');
    expect(offers.map(({ square, kind, equation }) => [square, kind, equation])).toEqual(
      expect.arrayContaining([
        ['b2', 'siege', null],
        ['c3', 'power', '4 ^ 2 = 16'],
      ]),
    );
  });

  it('counts the squares between as the rule set does', () => {
    const assault = parsePosition(rules, '8/8/8/8/8/8/8/8/8/8/8/8/T6,7/8/8/3,t12,4 e -/- - 0');
    const [offer] = offersOf(assault, legalActions(assault), 'even');
    expect(offer && countedSquares(rules.ruleSet, offer, 'a4', 'd1')).toEqual(['b3', 'c2']);
    expect(offer && drawReason(rules.ruleSet, 'd1', offer, '6 × 2 = 12')[0]).toMatchObject({
      kind: 'reckoning',
      from: 'a4',
      to: 'd1',
      label: '6 × 2 = 12',
    });
  });

  it('tells what a turn made', () => {
    const { effects } = play(play(position, 'a3-b4').position, 'xc3');
    expect(madeBy(effects)).toMatchObject([{ as: 'take', square: 'c3', kind: 'power', action: null }]);
  });
});
