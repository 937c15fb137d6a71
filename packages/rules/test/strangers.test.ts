import { describe, expect, test } from 'vitest';
import {
  completeTurns,
  initialPosition,
  legalActions,
  makeAction,
  makeGame,
  makePosition,
  newGame,
  parseGame,
  parsePosition,
  play,
  playAction,
  ruleSets,
} from '../src/index.ts';
import type { Position, Rules } from '../src/index.ts';
import { makeBoard } from '../src/notation/item.ts';
import { check, expectSame, once, rulesOf } from './cases.ts';
import { inventory, modelText, readModel, Replay } from './model.ts';
import { Random } from './random.ts';
import { rithmomachia } from './reference/example.ts';
import type { Pieces } from './reference/example.ts';
import { contradictions, stateOf } from './state.ts';
import { pickAction } from './walk.ts';

/** Positions with pieces that the armies do not have, or have less often: played like any other. */

const PIECES: Pieces = {
  d4: 'C10',
  e5: 'T12',
  c5: 'T12',
  f6: 'S9999',
  b4: 'C2',
  g4: 'C2',
  h3: 'S7',
  a2: 'T1',
  d9: 'c10',
  e10: 't5',
  c10: 's14',
  f11: 'c20',
  b9: 't24',
  g10: 'c1',
  h12: 's9999',
  a11: 't12',
};

const SETS = ['halle-beginner', 'halle-advanced', 'scholars', 'nexus-corenae', 'boutin', 'glorious'];

interface Step {
  readonly text: string;
  readonly action: string;
  readonly after: string;
  readonly position: Position;
  readonly effects: ReturnType<typeof play>['effects'];
  readonly result: ReturnType<typeof play>['result'];
}

const playOn = (start: Position, plies: number, random: Random): Step[] => {
  const steps: Step[] = [];
  let position = start;
  while (steps.length < plies) {
    const action = pickAction(legalActions(position).map(makeAction), random);
    const played = play(position, action);
    steps.push({ ...played, text: makePosition(position), action, after: makePosition(played.position) });
    position = played.result ? start : played.position;
  }
  return steps;
};

describe.each(SETS)('strangers in %s', (id) => {
  const rules = rulesOf(id);
  const layersArePieces = id === 'glorious';
  const text = rithmomachia(id === 'halle-beginner' ? 12 : 16, 'e', PIECES);
  const start = parsePosition(rules, text);
  const steps = once(() => playOn(start, 600, new Random(2)));

  test('texts are read as they were written, and the cells agree with them', () => {
    expect(makePosition(start)).toBe(text);
    for (const { after, position, result } of steps()) {
      expectSame(after, contradictions(position), []);
      const anew = parsePosition(rules, after);
      expect(makePosition(anew)).toBe(after);
      expectSame(after, withoutHash(anew), withoutHash(position));
      expectSame(after, result ? [] : turnTexts(anew), turnTexts(position));
    }
  });

  test('effects explain what happens, and no piece is lost', () => {
    const all = inventory(text, layersArePieces);
    for (const { text: before, action, after, effects, result } of steps()) {
      const replay = new Replay(before, layersArePieces);
      for (const effect of effects) replay.apply(effect);
      replay.finish(result);
      check(modelText(replay.model) === modelText(readModel(after)), () => `${action} in ${before}`);
      check(inventory(after, layersArePieces) === all, () => after);
    }
    expect(steps().some(({ effects }) => effects.some(({ type }) => type === 'take'))).toBe(true);
  });

  test('a game that starts so is written and read', () => {
    let game = newGame(rules, start);
    const random = new Random(8);
    while (game.actions.length < 40 && !game.result) {
      game = playAction(game, pickAction(legalActions(game.position).map(makeAction), random));
    }
    const written = makeGame(game);
    expect(makeGame(parseGame(written, ruleSets).game)).toBe(written);
  });

  test('the usual armies stay what they are', () => {
    expect(makePosition(initialPosition(start.rules))).toBe(makePosition(initialPosition(rules)));
    const usual = parsePosition(start.rules, makePosition(initialPosition(rules)));
    expect(turnTexts(usual)).toEqual(turnTexts(initialPosition(rules)));
  });
});

/** The hash depends on which pieces there are to tell apart. */
const withoutHash = (position: Position): string => stateOf(position).replace(/^hash .*\n/, '');

const turnTexts = (position: Position): string[] => legalActions(position).map(makeAction).sort();

test('there are sixty pieces and layers at most', () => {
  // Two pyramids with six and five layers are always among them.
  const board = (count: number): string => {
    const pieces = Array.from({ length: 128 }, (_, square) => (square < count ? 'C2' : ''));
    return `${makeBoard(pieces, 8)} e -/- - 0`;
  };
  const rules = rulesOf('boutin');
  expect(makePosition(parsePosition(rules, board(47)))).toBe(board(47));
  expect(() => parsePosition(rules, board(48))).toThrow('board: more than 60 pieces and layers');
});

test('a piece may stand beside a pyramid that has a layer like it', () => {
  const rules = rulesOf('glorious');
  const text = 'C1,7/8/8/8/8/8/8/8/8/8/8/8/8/8/8/c3,6,P36+25+16+9+4+1 e -/S25,S25 - 0';
  expect(makePosition(parsePosition(rules, text))).toBe(text);
});

describe('equations with strangers', () => {
  const takes = (rules: Rules, pieces: Pieces, action: string): string[] => {
    const position = parsePosition(rules, rithmomachia(16, 'e', pieces));
    return completeTurns(position)
      .filter(({ actions }) => actions[0] === action)
      .flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect.type === 'take' ? [effect.equation ?? ''] : [])),
      );
  };

  test('boutin.embuche: 10 and 14 take 24', () => {
    const pieces = { c5: 'C10', e5: 'C14', d6: 't24', h16: 's28', a1: 'C2' };
    expect(takes(rulesOf('boutin'), pieces, 'a1-b2')).toContain('10 + 14 = 24');
  });

  test('boutin.puissance: 10 takes 100 as often as there is one', () => {
    const pieces = { c5: 'C10', d6: 't100', b6: 't100', h16: 's28', a1: 'C2' };
    expect(takes(rulesOf('boutin'), pieces, 'a1-b2')).toContain('10 ^ 2 = 100');
  });
});
