import { legalActions, makeAction, parsePosition } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import {
  agreeOnDraw,
  canTakeBack,
  canUndo,
  checkClock,
  endingOf,
  giveUp,
  isPersonsTurn,
  playStep,
  startSession,
  takeTurnBack,
  turnOf,
  turnsOf,
  undoStep,
} from '../src/game/session.ts';
import type { Session } from '../src/game/session.ts';
import { PERSON } from '../src/game/setup.ts';
import { setupOf } from './support.ts';

const IMPRISONMENT = '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0';

const playFirst = (session: Session): Session =>
  playStep(session, makeAction(legalActions(session.game.position)[0]!), 0);

describe('a session', () => {
  it('leads through a turn of several steps, and undoes them one by one', () => {
    const start = startSession(setupOf('boutin', { position: IMPRISONMENT }), parsePosition);
    const moved = playStep(start, 'a3-b4', 0);
    expect([turnOf(moved), canUndo(moved)]).toEqual(['even', true]);
    const taken = playStep(moved, 'xb2', 0);
    expect(turnOf(taken)).toBe('even');
    expect(undoStep(taken, 0).game.actions).toHaveLength(1);
    const ended = playStep(taken, 'done', 0);
    expect([turnOf(ended), canUndo(ended)]).toEqual(['odd', false]);
    expect(undoStep(ended, 0)).toBe(ended);
    expect(turnsOf(ended.game).map(({ actions }) => actions.map(({ action }) => action))).toEqual([
      ['a3-b4', 'xb2', 'done'],
    ]);
  });

  it('takes back a person’s turn with what the computer answered', () => {
    const setup = setupOf('halle-beginner', { seats: [PERSON, { kind: 'computer', level: 2 }] });
    const start = startSession(setup, parsePosition);
    expect(canTakeBack(start)).toBe(false);
    const one = playFirst(start);
    expect(isPersonsTurn(one)).toBe(false);
    const two = playFirst(one);
    expect(isPersonsTurn(two)).toBe(true);
    expect(takeTurnBack(two, 0).game.actions).toHaveLength(0);
    expect(takeTurnBack(one, 0).game.actions).toHaveLength(0);
    expect(takeTurnBack(giveUp(two, 'even', 0), 0).game.result).toBeNull();
  });

  it('ends by resignation and by agreement, and then no more is played', () => {
    const start = startSession(setupOf('latrunculi-piso'));
    expect(endingOf(giveUp(start, 'black', 0))).toEqual({ winner: 'white', reason: 'resignation' });
    const drawn = agreeOnDraw(start, 0);
    expect(endingOf(drawn)).toEqual({ winner: null, reason: 'agreement' });
    expect(playStep(drawn, '@d4', 0)).toBe(drawn);
    expect(turnOf(drawn)).toBeNull();
  });

  it('is lost when time is up', () => {
    const start = startSession(setupOf('latrunculi-piso', { clock: { minutes: 1, increment: 5 } }));
    expect(checkClock(start, 10_000_000)).toBe(start);
    const one = playStep(start, '@d4', 1000);
    expect(one.clock?.running).toBe(1);
    const two = playStep(one, '@d5', 11_000);
    expect(two.clock?.left[1]).toBe(55_000);
    expect(checkClock(two, 70_000)).toBe(two);
    const fallen = checkClock(two, 71_000);
    expect(endingOf(fallen)).toEqual({ winner: 'white', reason: 'time' });
    expect(fallen.clock?.running).toBeNull();
  });
});
