import { legalActions, makeAction, parsePosition } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsOf } from '../src/game/line.ts';
import { Play } from '../src/game/play.svelte.ts';
import { startSession } from '../src/game/session.ts';
import type { Session } from '../src/game/session.ts';
import type { GameSetup } from '../src/game/setup.ts';
import { PERSON } from '../src/game/setup.ts';
import { makeBoardView } from '../src/game/scene.ts';
import { playTyped } from '../src/game/typed.ts';
import { loadTexts } from '../src/i18n/languages.ts';
import type { Opponent } from '../src/opponent/opponent.ts';
import { settings } from '../src/storage/settings.svelte.ts';
import { setupOf } from './support.ts';

const CAPTURES = '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0';
const COMPUTER = { kind: 'computer', level: 2 } as const;

/** An opponent that plays the first legal action, or fails. */
const double = (fails = false): Opponent => ({
  think: (game: Game) => {
    if (fails) return Promise.reject(new Error('the worker is gone'));
    const [action] = legalActions(game.position);
    const turns = [[makeAction(action!)]];
    const line = { score: { kind: 'points', points: 0 } as const, turns };
    return Promise.resolve({ depth: 1, lines: [line], nodes: 1, time: 1, nodesPerSecond: 1 });
  },
  hint: () => Promise.resolve(null),
  threat: () => Promise.resolve(null),
  review: () => Promise.resolve({ turns: [] }),
  stop: () => undefined,
  close: () => undefined,
});

const sit = (setup: GameSetup, opponent: Opponent = double()) => {
  const kept: Session[] = [];
  const play = new Play('game', startSession(setup, parsePosition), {
    opponent: () => opponent,
    keep: (session) => kept.push(session),
    now: () => 0,
    pause: () => Promise.resolve(),
  });
  play.begin();
  return { play, kept };
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

beforeEach(() => settings.change({ aids: 'teach', understood: [] }));

describe('a game at the board', () => {
  it('tells of the harmony that won alone, and of what was taken with it when asked', () => {
    const position = '8/8/8/8/8/8/8/8/8/3,t12,4/8/1,T6,2,C36,3/2,C16,T20,4/8/8/8 o -/- - 46';
    const { play } = sit(setupOf('glorious', { position }));
    play.play('d7-c5');
    expect(play.harmony?.values).toEqual([12, 16, 20]);
    expect(play.made.map(({ square }) => square).sort()).toEqual(['b5', 'e5']);
    expect([play.shown, play.scene.drawn]).toEqual([[], []]);
    play.requested = true;
    expect(play.shown.length).toBe(2);
    play.view(0);
    expect(play.harmony).toBeNull();
  });

  it('leads from a press to the captures that stand, and keeps every step', () => {
    const { play, kept } = sit(setupOf('boutin', { position: CAPTURES }));
    play.press('a3');
    expect(play.selection).toEqual({ kind: 'piece', square: 'a3' });
    play.press('b4');
    expect(new Set(play.shown.map(({ square, as }) => `${as} ${square}`))).toEqual(
      new Set(['offer b2', 'offer c3']),
    );
    expect(play.canDo).toBe(true);
    play.press('c3');
    expect(play.made.map(({ square, as }) => `${as} ${square}`)).toEqual(['take c3']);
    expect(kept).toHaveLength(2);
  });

  it('drops a piece only where it may go', () => {
    const { play } = sit(setupOf('halle-beginner'));
    play.drop('d2', 'd9');
    expect(play.session.game.actions).toHaveLength(0);
    play.drop('d2', 'd3');
    expect(play.session.game.actions.map(({ action }) => action)).toEqual(['d2-d3']);
  });

  it('reads typed turns and says what is wrong with others', () => {
    const { play } = sit(setupOf('boutin', { position: CAPTURES }));
    expect([
      playTyped(play, 'what'),
      playTyped(play, 'a3-a9'),
      playTyped(play, 'a3-b4 + xc3 + nonsense'),
    ]).toEqual(['unread', 'illegal', 'unread']);
    expect(play.session.game.actions).toHaveLength(0);
    expect(playTyped(play, 'a3-b4+xc3+done')).toBe('played');
    expect(play.side).toBe('odd');
  });

  it('plays no more of what is typed than the turn', async () => {
    for (const seats of [
      [PERSON, COMPUTER],
      [PERSON, PERSON],
    ] as const) {
      const { play } = sit(setupOf('boutin', { seats }));
      expect(playTyped(play, 'c4-d5+c13-d12')).toBe('illegal');
      expect(play.session.game.actions).toHaveLength(0);
      expect(playTyped(play, 'c4-d5')).toBe('played');
      await settled();
    }
  });

  it('looks back without letting anything be played there', () => {
    const { play } = sit(setupOf('latrunculi-piso'));
    for (const square of ['d4', 'e5', 'd5']) play.press(square);
    play.step(-1);
    expect([play.count, play.isLive, play.actions.length]).toEqual([2, false, 0]);
    play.view(0);
    expect(play.lastTurn).toBeNull();
    play.view(Infinity);
    expect(play.isLive).toBe(true);
  });

  it('shows a position that might come, and nothing can be played there', () => {
    const { play } = sit(setupOf('halle-beginner'));
    const [step] = stepsOf(play.position, [['d2-d3']]);
    play.show(step!);
    expect([play.isLive, play.actions.length, play.lastTurn?.actions[0]?.action]).toEqual([
      false,
      0,
      'd2-d3',
    ]);
    play.view(Infinity);
    expect([play.isLive, play.preview]).toEqual([true, null]);
    play.show(step!);
    playTyped(play, 'c2-c3');
    expect(play.session.game.actions).toHaveLength(0);
  });

  it('shows danger and captures as the aids say', async () => {
    const texts = await loadTexts('en');
    const { play } = sit(setupOf('boutin', { position: CAPTURES.replace(' e ', ' o ') }));
    const dangers = () =>
      makeBoardView({ ...play.scene, lies: false, flipped: false }, texts).marks.filter(
        ({ kind }) => kind === 'marked',
      );
    expect(play.shown.some(({ action }) => action !== null)).toBe(true);
    const taught = dangers().length;
    settings.change({ aids: 'play' });
    expect(dangers()).toEqual([]);
    play.cycle();
    expect(dangers()).toHaveLength(taught);
    settings.change({ aids: 'none' });
    expect(play.scene.takeable.size).toBe(0);
  });

  it.each([
    ['C4,C6,6/2,C8,5', ['+2', '+2']],
    ['C8,C6,6/2,C4,5', ['−2', '−2']],
    ['C4,C16,6/2,C64,5', ['1 : 4', '1 : 4']],
  ])('is won by a harmony that shows what leads from term to term: %s', async (ranks, steps) => {
    const texts = await loadTexts('en');
    const position = `8/8/8/8/8/8/${ranks}/8/8/8/8/8/8/7,t12/8 e -/- - 0`;
    const { play } = sit(setupOf('scholars', { position }));
    playTyped(play, 'c9-c10');
    const { lines } = makeBoardView({ ...play.scene, lies: false, flipped: false }, texts);
    expect(lines.filter(({ kind }) => kind === 'harmony').map(({ label }) => label)).toEqual(steps);
  });
});

describe('the computer at the board', () => {
  const setup = setupOf('halle-beginner', { seats: [PERSON, COMPUTER] });

  it('answers, and its turn is taken back with one’s own', async () => {
    const { play, kept } = sit(setup, double());
    play.press('d2');
    play.press('d3');
    expect([play.computer.state, play.actions.length]).toEqual(['thinking', 0]);
    await settled();
    expect([play.computer.state, play.session.game.actions.length, kept.length]).toEqual(['idle', 2, 2]);
    play.takeBack();
    expect(play.session.game.actions).toHaveLength(0);
  });

  it('begins where it has the first side', async () => {
    const { play } = sit({ ...setup, seats: [COMPUTER, PERSON] }, double());
    expect(play.flipped).toBe(true);
    await settled();
    expect(play.session.game.actions).toHaveLength(1);
  });

  it('does not play into a game that has changed meanwhile', async () => {
    const { play } = sit(setup, double());
    play.drop('d2', 'd3');
    play.takeBack();
    await settled();
    expect([play.computer.state, play.session.game.actions.length]).toEqual(['idle', 0]);
  });

  it('does nothing more once the game is left, in the middle of its turn or of a question', async () => {
    let goOn = (): void => undefined;
    const kept: Session[] = [];
    const play = new Play('game', startSession(setup, parsePosition), {
      opponent: () => double(),
      keep: (session) => kept.push(session),
      now: () => 0,
      pause: () => new Promise((done) => (goOn = done)),
    });
    play.drop('d2', 'd3');
    await settled();
    play.leave();
    goOn();
    await settled();
    expect([play.session.game.actions.length, kept.length]).toEqual([1, 1]);
    await play.draw();
    expect(play.ending).toBeNull();
  });

  it('is started again after it has stopped', async () => {
    let opponent = double(true);
    const play = new Play('game', startSession({ ...setup, seats: [COMPUTER, PERSON] }, parsePosition), {
      opponent: () => opponent,
      keep: () => undefined,
      now: () => 0,
      pause: () => Promise.resolve(),
    });
    play.begin();
    await settled();
    expect(play.computer.state).toBe('stopped');
    opponent = double();
    play.begin();
    await settled();
    expect([play.computer.state, play.session.game.actions.length]).toEqual(['idle', 1]);
  });

  it('goes on in the middle of a turn in which it has stopped', async () => {
    const sound = double();
    const broken: Opponent = {
      ...sound,
      think: async (game) => {
        const thought = await sound.think(game);
        const [line] = thought.lines;
        return { ...thought, lines: [{ ...line!, turns: [['a3-b4', 'xa1']] }] };
      },
    };
    let opponent = broken;
    const begun = setupOf('boutin', { position: CAPTURES, seats: [COMPUTER, PERSON] });
    const play = new Play('game', startSession(begun, parsePosition), {
      opponent: () => opponent,
      keep: () => undefined,
      now: () => 0,
      pause: () => Promise.resolve(),
    });
    play.begin();
    await settled();
    expect([play.computer.state, play.side, play.turns.length]).toEqual(['stopped', 'even', 1]);
    opponent = sound;
    play.begin();
    await settled();
    expect([play.computer.state, play.side === 'even']).toEqual(['idle', false]);
    expect(play.session.game.actions[0]!.action).toBe('a3-b4');
  });

  it('plays the first thing it sees when it is hurried before it has found anything', async () => {
    const asked: unknown[] = [];
    const slow = double();
    const hurried: Opponent = {
      ...slow,
      think: async (game, setting, limits) => {
        asked.push(limits);
        const thought = await slow.think(game, setting, limits);
        return limits ? thought : { ...thought, lines: [] };
      },
    };
    const { play } = sit({ ...setup, seats: [COMPUTER, PERSON] }, hurried);
    play.computer.moveNow();
    await settled();
    expect(asked).toEqual([undefined, { depth: 1 }]);
    expect([play.computer.state, play.session.game.actions.length]).toEqual(['idle', 1]);
  });

  it('says that it has stopped where it cannot answer an offer of a draw, and goes on once it is started', async () => {
    let opponent = double();
    const play = new Play('game', startSession(setup, parsePosition), {
      opponent: () => opponent,
      keep: () => undefined,
      now: () => 0,
      pause: () => Promise.resolve(),
    });
    while (play.turns.length < 20) {
      play.play(play.actions[0]!);
      await settled();
    }
    opponent = double(true);
    await play.draw();
    expect([play.computer.state, play.ending, play.drawDeclined]).toEqual(['stopped', null, false]);
    expect(play.actions.length).toBeGreaterThan(0);
    opponent = double();
    play.begin();
    expect(play.computer.state).toBe('idle');
  });

  it('hears of no draw that was offered before the game went on', async () => {
    const { play } = sit(setup, double());
    while (play.turns.length < 20) {
      play.play(play.actions[0]!);
      await settled();
    }
    const offered = play.draw();
    play.play(play.actions[0]!);
    await offered;
    await settled();
    expect([play.ending, play.drawDeclined, play.computer.state]).toEqual([null, false, 'idle']);
  });

  it('agrees to a draw when it does not stand better, but not before the game has got going', async () => {
    const { play } = sit(setup, double());
    await play.draw();
    expect([play.ending, play.drawDeclined]).toEqual([null, true]);
    while (play.turns.length < 20) {
      play.play(play.actions[0]!);
      await settled();
    }
    await play.draw();
    expect(play.ending).toEqual({ winner: null, reason: 'agreement' });
  });
});
