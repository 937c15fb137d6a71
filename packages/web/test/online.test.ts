import { legalActions, makeAction, makePosition } from '@calculi/rules';
import type { Action } from '@calculi/rules';
import type { Head, Side } from '@calculi/protocol';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllTexts } from '../src/i18n/languages.ts';
import type { AllTexts } from '../src/i18n/texts.ts';
import { OnlineGame } from '../src/online/online.svelte.ts';
import type { Shelf } from '../src/storage/games.ts';
import { makeChance, makeHead, Network, TestServer, Timeline } from './online-support.ts';
import { makeShelf } from './support.ts';

const SECRETS = ['first-secret-0123456789', 'other-secret-0123456789'] as const;

let texts: AllTexts;
beforeAll(async () => {
  texts = await loadAllTexts('en');
});

/** A game between two browsers, with a network of which anything can be expected. */
class World {
  readonly time = new Timeline();
  readonly chance: () => number;
  readonly server: TestServer;
  readonly network: Network;
  readonly shelves = [makeShelf(), makeShelf()] as const;
  #keys = 0;

  constructor(head: Head, seed = 1) {
    this.chance = makeChance(seed);
    const [first, second] = head.sides;
    this.server = new TestServer(head, { [SECRETS[0]]: first, [SECRETS[1]]: second }, this.time);
    this.network = new Network(this.server, this.time, this.chance);
  }

  /** Opens the game in a browser: with the seat of a player, or to look on. */
  open(
    player: 0 | 1 | null,
    shelf: Shelf = player === null ? makeShelf() : this.shelves[player],
  ): OnlineGame {
    const game = new OnlineGame({
      game: 'abcdefghij',
      secret: player === null ? null : SECRETS[player],
      shelf,
      texts: () => texts,
      opponent: () => {
        throw new Error('there is no engine in this test');
      },
      pause: () => Promise.resolve(),
      wire: {
        open: this.network.open,
        later: this.time.later,
        random: this.chance,
        counter: () => this.time.now,
        newKey: () => `key-${String(this.#keys++).padStart(6, '0')}`,
      },
      known: () => undefined,
    });
    game.start();
    return game;
  }

  both(): readonly [OnlineGame, OnlineGame] {
    const games = [this.open(0), this.open(1)] as const;
    this.time.runFor(1000);
    return games;
  }
}

const positionOf = ({ play }: OnlineGame): string => (play ? makePosition(play.session.game.position) : '');
const playedBy = ({ play }: OnlineGame): string[] =>
  play?.session.game.actions.map(({ action }) => action) ?? [];
const turnsOf = ({ server }: World): string[] =>
  server.log.flatMap(({ deed }) => (deed.type === 'play' ? [`${deed.side} ${deed.actions.join('+')}`] : []));

const PISO = makeHead('latrunculi-piso@1');
const CAPTURES = '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0';

describe('a game with someone far away', () => {
  it('shows a turn at once, sends it whole, and shows it across', () => {
    const world = new World(makeHead('boutin@1', { position: CAPTURES }));
    const [even, odd] = world.both();
    even.play?.press('a3');
    even.play?.press('b4');
    world.time.runFor(1000);
    expect(turnsOf(world)).toEqual([]);
    even.play?.press('c3');
    even.play?.play('done');
    expect([even.isSending, even.status, even.play?.side]).toEqual([true, 'Sending your turn…', 'odd']);
    world.time.runFor(1000);
    expect([even.isSending, even.status]).toEqual([false, null]);
    expect(turnsOf(world)).toEqual(['even a3-b4+xc3+done']);
    expect(positionOf(odd)).toBe(positionOf(even));
    expect(odd.isYourTurn).toBe(true);
  });

  it('keeps the steps of a turn when the page is closed, and undoes them alone', () => {
    const world = new World(makeHead('boutin@1', { position: CAPTURES }));
    const [even] = world.both();
    even.play?.play('a3-b4');
    even.stop();
    const again = world.open(0);
    world.time.runFor(1000);
    expect(playedBy(again)).toEqual(['a3-b4']);
    again.play?.undo();
    expect(playedBy(again)).toEqual([]);
    again.stop();
    const third = world.open(0);
    world.time.runFor(1000);
    expect(playedBy(third)).toEqual([]);
  });

  it('sends a turn later that was played without a connection, also when the page was closed', () => {
    const world = new World(PISO);
    const [black, white] = world.both();
    world.network.weather = { cut: 1, twice: 0, slow: 5 };
    world.network.cutAll();
    world.time.runFor(100);
    expect([black.connection, black.status]).toEqual(['lost', 'Connection lost']);
    black.play?.press('d4');
    black.stop();
    world.network.weather = { cut: 0, twice: 0, slow: 5 };
    const again = world.open(0);
    world.time.runFor(30_000);
    expect(turnsOf(world)).toEqual(['black @d4']);
    expect(positionOf(again)).toBe(positionOf(white));
    expect(world.shelves[0].entries.size).toBe(0);
  });

  it('says so where a turn came too late, and shows how the game stands', () => {
    const world = new World(PISO);
    const [black] = world.both();
    const tab = world.open(0, makeShelf());
    world.time.runFor(1000);
    black.play?.press('d4');
    tab.play?.press('e4');
    world.time.runFor(1000);
    expect(turnsOf(world)).toHaveLength(1);
    expect(positionOf(black)).toBe(positionOf(tab));
    expect([black.notice, tab.notice]).toContain('not-played');
  });

  it('lets a spectator look on and nothing more', () => {
    const world = new World(PISO);
    const [black] = world.both();
    const watcher = world.open(null);
    black.play?.press('d4');
    world.time.runFor(1000);
    expect(playedBy(watcher)).toEqual(['@d4']);
    expect([watcher.play?.actions.length, watcher.premoves.length, watcher.mayResign]).toEqual([0, 0, false]);
    watcher.play?.resign();
    watcher.play?.press('e5');
    world.time.runFor(1000);
    expect(world.server.log).toHaveLength(3);
  });

  it('refuses a wrong secret for good', () => {
    const world = new World(PISO);
    const stranger = new OnlineGame({
      game: 'abcdefghij',
      secret: 'wrong-secret-0123456789',
      shelf: makeShelf(),
      texts: () => texts,
      opponent: () => {
        throw new Error('no engine');
      },
      pause: () => Promise.resolve(),
      wire: {
        open: world.network.open,
        later: world.time.later,
        random: world.chance,
        counter: () => world.time.now,
        newKey: () => 'key-00000000',
      },
      known: () => undefined,
    });
    stranger.start();
    world.time.runFor(1000);
    expect([stranger.problem, stranger.connection, stranger.play]).toEqual(['wrong-secret', 'stopped', null]);
  });

  it.each(['busy', 'internal', 'too-fast'] as const)(
    'tries again, each time later, while it is not let in (%s)',
    (problem) => {
      const world = new World(PISO);
      world.server.closed = problem;
      const black = world.open(0);
      world.time.runFor(60_000);
      expect([black.connection, black.problem]).toEqual(['lost', null]);
      const { knocks } = world.server;
      const waits = knocks.slice(1).map((at, index) => at - (knocks[index] ?? 0));
      expect(waits.length).toBeGreaterThan(4);
      expect(waits.length).toBeLessThan(20);
      expect(waits.at(-1)).toBeGreaterThan(9000);
      world.server.closed = null;
      world.time.runFor(20_500);
      expect([black.connection, black.play === null]).toEqual(['open', false]);
      black.play?.press('d4');
      world.time.runFor(1000);
      expect(turnsOf(world)).toEqual(['black @d4']);
    },
  );

  it('counts by the server’s time, however wrong the device’s', () => {
    const world = new World(
      makeHead('latrunculi-piso@1', { clock: { kind: 'minutes', minutes: 1, increment: 0 } }),
    );
    const [black, white] = world.both();
    black.play?.press('d4');
    world.time.runFor(11_000);
    const { clock } = white;
    expect(clock?.running).toBe(1);
    const left = clock ? clock.left[1] - (white.now() - clock.since) : 0;
    expect(Math.round(left / 1000)).toBe(49);
  });

  it('takes back what the other side allows, and drops what was in hand', () => {
    const world = new World(PISO);
    const [black, white] = world.both();
    expect(black.mayAsk('take-back')).toBe(false);
    black.play?.press('d4');
    world.time.runFor(1000);
    black.play?.takeBack();
    world.time.runFor(1000);
    expect([black.mayAsk('take-back'), white.contest?.wishes]).toEqual([
      false,
      [{ side: 'black', wish: 'take-back' }],
    ]);
    white.request({ type: 'grant', wish: 'take-back' });
    world.time.runFor(1000);
    expect([playedBy(black), playedBy(white), black.isYourTurn]).toEqual([[], [], true]);
  });

  it('ends as people end it', () => {
    const world = new World(PISO);
    const [black, white] = world.both();
    black.play?.press('d4');
    world.time.runFor(1000);
    white.play?.resign();
    world.time.runFor(1000);
    expect(black.play?.ending).toEqual({ winner: 'black', reason: 'resignation' });
    expect([white.play?.mayUseAids, white.play?.mayResign]).toEqual([true, false]);
  });
});

describe('what is chosen before the turn has come', () => {
  it('is played when it comes', () => {
    const world = new World(PISO);
    const [black, white] = world.both();
    white.play?.press('e5');
    expect([white.premove, playedBy(white)]).toEqual([{ type: 'place', piece: '', to: 'e5' }, []]);
    black.play?.press('d4');
    world.time.runFor(1000);
    expect(turnsOf(world)).toEqual(['black @d4', 'white @e5']);
    expect([white.premove, positionOf(white)]).toEqual([null, positionOf(black)]);
  });

  it('is dropped with a word where it cannot be played, and on request', () => {
    const world = new World(makeHead('halle-beginner@1'));
    const [even, odd] = world.both();
    const premoves = odd.premoves.map(makeAction);
    expect(premoves).toContain('d11-d10');
    odd.play?.drop('d11', 'd10');
    expect(odd.premove).toEqual({ type: 'move', from: 'd11', to: 'd10' });
    odd.play?.cancel();
    expect(odd.premove).toBeNull();
    const blocked = odd.premoves.find(
      (action): action is Extract<Action, { type: 'move' }> =>
        action.type === 'move' &&
        odd.premoves.some((each) => each.type === 'move' && each.from === action.to),
    );
    odd.play?.drop(blocked?.from ?? '', blocked?.to ?? '');
    expect(odd.premove).toEqual(blocked);
    even.play?.play('d2-d3');
    world.time.runFor(1000);
    expect([odd.premove, odd.notice, turnsOf(world)]).toEqual([null, 'premove-dropped', ['even d2-d3']]);
  });
});

/** Plays on as soon as it is one's turn, and notes every turn that was completed at the board. */
const playOn = (world: World, game: OnlineGame, side: Side, composed: string[]): void => {
  const { play } = game;
  if (!play || play.actions.length === 0) return;
  const before = game.contest?.actions.length ?? 0;
  const actions = legalActions(play.position);
  const action = actions[Math.floor(world.chance() * actions.length)];
  if (!action) return;
  play.play(action);
  if (play.side === side && !play.ending) return;
  composed.push(`${side} ${playedBy(game).slice(before).join('+')}`);
};

/** Something happens: a step at the board, a page closed in the middle of anything, all cables pulled. */
const happen = (world: World, games: OnlineGame[], composed: string[]): void => {
  const chance = world.chance();
  const player = world.chance() < 0.5 ? 0 : 1;
  const [side, game] = [world.server.contest.head.sides[player], games[player]];
  if (chance < 0.06) {
    game?.stop();
    games[player] = world.open(player);
  } else if (chance < 0.09) {
    world.network.cutAll();
  } else if (chance < 0.12) {
    game?.wake();
  } else if (game) {
    playOn(world, game, side, composed);
  }
};

describe('a network that loses, repeats and delays', () => {
  it.each(['latrunculi-piso@1', 'halle-beginner@1', 'boutin@1'])(
    'costs no turn of %s and doubles none',
    (rules) => {
      let all = 0;
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 2 ** 30 }),
          fc.record({
            cut: fc.double({ min: 0, max: 0.25, noNaN: true }),
            twice: fc.double({ min: 0, max: 0.5, noNaN: true }),
            slow: fc.integer({ min: 1, max: 2500 }),
          }),
          (seed, weather) => {
            const world = new World(makeHead(rules), seed);
            const games: OnlineGame[] = [world.open(0), world.open(1)];
            const composed: string[] = [];
            world.network.weather = weather;
            for (let step = 0; step < 120; step++) {
              world.time.runFor(world.chance() * 1500);
              happen(world, games, composed);
            }
            world.network.weather = { cut: 0, twice: 0, slow: 5 };
            world.time.runFor(200_000);
            const [first, second] = games;
            all += composed.length;
            expect(turnsOf(world)).toEqual(composed);
            expect([...world.server.contest.actions]).toEqual(
              first && playedBy(first).slice(0, world.server.contest.actions.length),
            );
            // Only the steps of a turn in hand may stand on one board alone.
            const contests = [first?.contest, second?.contest].map((contest) => contest?.actions);
            expect(contests[0]).toEqual(contests[1]);
            expect(games.map(({ isSending }) => isSending)).toEqual([false, false]);
          },
        ),
        { numRuns: 40 },
      );
      expect(all).toBeGreaterThan(200);
    },
    120_000,
  );
});
