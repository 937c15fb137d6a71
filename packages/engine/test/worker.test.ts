import { makeGame, newGame, parsePosition, playAction, resign, takeBack } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { think } from '@calculi/engine';
import type { Thought } from '@calculi/engine';
import { startEngine } from '@calculi/engine/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Answerer } from '../src/worker/answer.ts';
import { hostEngine } from '../src/worker/host.ts';
import type { ThreadEvents } from '../src/worker/host.ts';
import { GameKeeper, sendGame } from '../src/worker/job.ts';
import type { FromThread, Question, SentGame, ToThread } from '../src/worker/job.ts';
import { rulesOf } from './advice-games.ts';

/** However busy the machine is. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, 250_000);

const begun = (id = 'boutin', options = '') => newGame(rulesOf(id, options));
const playOn = (game: Game, ...actions: readonly string[]) =>
  actions.reduce((each, action) => playAction(each, action), game);

describe('a game that is sent', () => {
  /** As it arrives: plain data. */
  const sent = (game: Game) => structuredClone(sendGame(game));
  const seen = (game: Game) => ({
    text: makeGame(game),
    history: game.history,
    cells: game.position.cells,
    result: game.result,
  });

  it('arrives as it was, goes on, is taken back and played otherwise', () => {
    const keeper = new GameKeeper();
    const one = playOn(begun(), 'a2-d1', 'c15-e16', 'h2-g5');
    const back = takeBack(takeBack(one));
    const other = playOn(back, 'c13-d12', 'h2-g5', 'b16-a13');
    for (const game of [begun(), one, back, other, one, begun(), other])
      expect(seen(keeper.open(sent(game)))).toEqual(seen(game));
  });

  it('may have other rules, options and starts', () => {
    const keeper = new GameKeeper();
    const start = '8/8/8/8/8/8/8/8/8/8/8/8/1,C4,1,T72,4/2,t17,5/S15,t30,1,C37,4/1,C2,3,s999,2 e -/- - 0';
    const strange = parsePosition(rulesOf('boutin'), start);
    const games = [
      begun('glorious'),
      begun('latrunculi-seneca', 'size=9x9'),
      begun('boutin', 'victory=corps pieces=4'),
      newGame(strange.rules, strange),
      begun(),
    ];
    for (const game of [...games, ...games]) expect(seen(keeper.open(sent(game)))).toEqual(seen(game));
  });

  it('stays given up', () => {
    const game = resign(begun(), 'odd');
    expect(seen(new GameKeeper().open(sent(game)))).toEqual(seen(game));
  });

  it('is refused where it is none', () => {
    const wrong: SentGame = { ...sendGame(begun()), actions: ['a1-a9'] };
    const keeper = new GameKeeper();
    expect(() => keeper.open(wrong)).toThrow('not legal');
    expect(() => keeper.open({ ...wrong, rules: 'chess' })).toThrow('no rule set chess');
    expect(seen(keeper.open(sent(begun())))).toEqual(seen(begun()));
  });
});

const THOUGHT: Thought = { depth: 2, lines: [], nodes: 5, time: 1, nodesPerSecond: 5 };

/** A host whose threads only note what they are told. */
const makeHost = () => {
  const threads: { events: ThreadEvents; asked: Question[]; told: ToThread[]; ended: boolean }[] = [];
  const engine = hostEngine((events) => {
    const thread = { events, asked: [] as Question[], told: [] as ToThread[], ended: false };
    threads.push(thread);
    return {
      post: (message) => {
        thread.told.push(message);
        if (message.type === 'ask') thread.asked.push(message.question);
      },
      end: () => (thread.ended = true),
    };
  });
  const say = (thread: number, message: FromThread) => threads[thread]!.events.message(message);
  const asked = () => eventually(() => expect(threads[0]?.asked.length).toBeGreaterThan(0));
  return { engine, threads, say, asked };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a host', () => {
  it.each([
    ['hint', 1500],
    ['threat', 700],
    ['review', 170],
  ] as const)('takes its own time for a %s where no limit is given', async (ask, time) => {
    for (const limits of [undefined, {}]) {
      const { engine, threads, asked } = makeHost();
      const answer = engine[ask](begun(), limits);
      await asked();
      expect(threads[0]!.asked[0]).toMatchObject({ ask, limits: { time } });
      engine.close();
      await expect(answer).rejects.toThrow('closed');
    }
    const { engine, threads, asked } = makeHost();
    const answer = engine[ask](begun(), { nodes: 9 });
    await asked();
    expect(threads[0]!.asked[0]?.limits).toEqual({ nodes: 9 });
    engine.close();
    await expect(answer).rejects.toThrow('closed');
  });

  it('asks one question after another and passes on what is thought', async () => {
    const { engine, threads, say, asked } = makeHost();
    const thoughts: Thought[] = [];
    const first = engine.think(begun(), { level: 2 }, { nodes: 9 }, (thought) => thoughts.push(thought));
    const second = engine.hint(begun());
    await asked();
    const { asked: questions } = threads[0]!;
    expect(questions.map(({ id, ask }) => [id, ask])).toEqual([[1, 'think']]);
    expect(questions[0]).toMatchObject({ setting: { level: 2 }, limits: { nodes: 9 } });
    say(0, { type: 'thought', id: 1, thought: THOUGHT });
    say(0, { type: 'thought', id: 7, thought: THOUGHT });
    expect(thoughts).toEqual([THOUGHT]);
    say(0, { type: 'answer', id: 1, answer: { ...THOUGHT, depth: 3 } });
    expect(await first).toEqual({ ...THOUGHT, depth: 3 });
    await eventually(() => expect(questions).toHaveLength(2));
    expect(questions[1]).toMatchObject({ id: 2, ask: 'hint' });
    say(0, { type: 'answer', id: 2, answer: null });
    expect(await second).toBeNull();
    expect(threads).toHaveLength(1);
  });

  it('tells of failures, of a question and of a thread, and goes on', async () => {
    const { engine, threads, say, asked } = makeHost();
    const first = engine.think(begun());
    await asked();
    say(0, { type: 'failure', id: 1, message: 'no such game' });
    await expect(first).rejects.toThrow('no such game');
    const second = engine.threat(begun());
    await eventually(() => expect(threads[0]!.asked).toHaveLength(2));
    threads[0]!.events.failed(new Error('out of memory'));
    await expect(second).rejects.toThrow('out of memory');
    const third = engine.think(begun());
    await eventually(() => expect(threads[1]?.asked).toHaveLength(1));
    say(1, { type: 'answer', id: 3, answer: THOUGHT });
    expect(await third).toEqual(THOUGHT);
  });

  it('stops by shared memory, and ends a thread that does not hear', async () => {
    const { engine, threads, say, asked } = makeHost();
    engine.stop();
    const first = engine.think(begun());
    await asked();
    const [share] = threads[0]!.told;
    if (share?.type !== 'share') throw new Error('the shared cell comes first');
    engine.stop();
    expect(Atomics.load(share.stop, 0)).toBe(1);
    say(0, { type: 'answer', id: 1, answer: THOUGHT });
    expect(await first).toEqual(THOUGHT);
    const second = engine.review(begun());
    await eventually(() => expect(threads[0]!.asked).toHaveLength(2));
    vi.useFakeTimers();
    engine.stop();
    vi.advanceTimersByTime(60);
    expect(await second).toEqual({ turns: [] });
    expect(threads[0]!.ended).toBe(true);
  });

  it('stops a question that was asked in the same breath', async () => {
    const { engine, threads, asked } = makeHost();
    const answer = engine.think(begun());
    engine.stop();
    await asked();
    const [share] = threads[0]!.told;
    expect(share?.type === 'share' && Atomics.load(share.stop, 0)).toBe(1);
    expect(await answer).toMatchObject({ depth: 0, lines: [] });
  });

  it('without shared memory ends the thread, and a warmed spare takes over', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    const { engine, threads, say, asked } = makeHost();
    const first = engine.think(begun());
    await asked();
    expect(threads).toHaveLength(2);
    expect(threads[1]!.asked[0]).toMatchObject({ id: 0, limits: { nodes: 3000 } });
    say(0, { type: 'thought', id: 1, thought: THOUGHT });
    engine.stop();
    expect(await first).toEqual(THOUGHT);
    expect(threads[0]!.ended).toBe(true);
    const second = engine.think(begun());
    await eventually(() => expect(threads[1]!.asked).toHaveLength(2));
    expect(threads).toHaveLength(3);
    // What the spare found while it warmed up is nobody's answer.
    say(1, { type: 'answer', id: 0, answer: { ...THOUGHT, depth: 9 } });
    say(1, { type: 'answer', id: 2, answer: THOUGHT });
    expect(await second).toEqual(THOUGHT);
    engine.close();
    expect(threads.every(({ ended }) => ended)).toBe(true);
  });

  it('answers nothing once it is closed', async () => {
    const { engine, threads, asked } = makeHost();
    const questions = [engine.think(begun()), engine.think(begun())].map((each) =>
      expect(each).rejects.toThrow('closed'),
    );
    await asked();
    engine.close();
    await Promise.all(questions);
    await expect(engine.hint(begun())).rejects.toThrow('closed');
    expect(threads.map(({ ended }) => ended)).toEqual([true]);
  });
});

describe('the thread’s side', () => {
  const question = (ask: Question['ask'], game = begun('latrunculi-piso')): ToThread => ({
    type: 'ask',
    question: { id: 4, ask, game: sendGame(game), setting: {}, limits: { nodes: 300 } },
  });

  it('answers as thinking here would, and says what went wrong', () => {
    const told: FromThread[] = [];
    const answerer = new Answerer((message) => told.push(message));
    answerer.take(question('think'));
    const answer = told.at(-1)!;
    const { lines, nodes } = think(begun('latrunculi-piso'), {}, { nodes: 300 });
    expect(answer).toMatchObject({ type: 'answer', id: 4, answer: { lines, nodes } });
    expect(told.slice(0, -1).every(({ type }) => type === 'thought')).toBe(true);
    answerer.take(question('hint', resign(begun('latrunculi-piso'), 'white')));
    expect(told.at(-1)).toEqual({ type: 'answer', id: 4, answer: null });
    const wrong = question('think');
    if (wrong.type === 'ask')
      answerer.take({
        ...wrong,
        question: { ...wrong.question, game: { ...wrong.question.game, rules: 'go' } },
      });
    expect(told.at(-1)).toEqual({ type: 'failure', id: 4, message: 'there is no rule set go' });
  });
});

describe('a real thread', () => {
  it('thinks, is stopped, and closes', async () => {
    const engine = startEngine();
    try {
      const game = begun('latrunculi-piso');
      const told: number[] = [];
      const { lines } = await engine.think(game, { seed: 1 }, { nodes: 500 }, ({ depth }) =>
        told.push(depth),
      );
      expect(lines).toEqual(think(game, { seed: 1 }, { nodes: 500 }).lines);
      expect(told.length).toBeGreaterThan(0);
      const endless = engine.think(game, {}, { depth: 60 }, () => engine.stop());
      expect((await endless).lines).toHaveLength(1);
      expect(await engine.hint(game, { nodes: 200 })).toHaveProperty('turn');
    } finally {
      engine.close();
    }
    await expect(engine.think(begun())).rejects.toThrow('closed');
  });
});
