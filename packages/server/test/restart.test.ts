import type { GameList, GameView } from '@calculi/protocol';
import { describe, expect, it } from 'vitest';
import { ROUNDS } from '../src/sweep.ts';
import { kinds, postgres } from './store/place.ts';
import { House } from './lib/house.ts';

const MINUTE = { kind: 'minutes', minutes: 1, increment: 0 } as const;
const DAY = 24 * 3_600_000;

describe.each(kinds)('a server on $name that ends and begins again', ({ make }) => {
  it('goes on where it was, for those who were in the midst of it', async () => {
    const place = await make();
    const house = await House.open(await place.open());
    const { id, black, white } = await house.begin({ clock: MINUTE });
    await black.play('@c4');
    await house.served.close();
    expect(await white.closed).toBe(1012);
    house.time.jump(20_000);
    const anew = await House.open(await place.open(), {}, { time: house.time });
    const back = await anew.enter(id, 'b', 0);
    expect(back.contest).toMatchObject({ length: 3, next: 'white', clock: { running: 1 } });
    expect(await back.play('@c5')).toMatchObject({ number: 4 });
    // The time while it was away has run.
    expect(back.contest?.clock?.left[1]).toBe(40_000);
    const other = await anew.enter(id, 'a', 3);
    expect(other.entries().map(({ number }) => number)).toEqual([4]);
  });

  it('does not hold its own absence against a player', async () => {
    const place = await make();
    const house = await House.open(await place.open());
    const { id, black } = await house.begin();
    await black.play('@c4');
    await house.served.close();
    house.time.jump(3_600_000);
    const anew = await House.open(await place.open(), {}, { time: house.time });
    const back = await anew.enter(id, 'a');
    expect(back.presence()?.away).toEqual([{ side: 'white', since: anew.time.now() }]);
    expect(await back.ask({ type: 'claim', result: 'win' })).toMatchObject({ problem: 'not-now' });
  });

  it('ends games whose time ran out meanwhile, though nobody looks at them', async () => {
    const place = await make();
    const house = await House.open(await place.open());
    const { id, black } = await house.begin({ clock: MINUTE, listed: true });
    await black.play('@c4');
    await house.served.close();
    house.time.jump(3_600_000);
    const anew = await House.open(await place.open(), {}, { time: house.time });
    await anew.time.advance(ROUNDS.overdue);
    const finished = async () => anew.get<GameList>('/api/games?state=finished');
    while ((await finished()).games.length === 0) await anew.time.advance(ROUNDS.overdue);
    expect((await finished()).games).toMatchObject([
      { head: { id }, turns: 1, ending: { winner: 'black', reason: 'time' } },
    ]);
  });

  it('forgets finished and abandoned games after the time the operator has set', async () => {
    const house = await House.open(await (await make()).open(), {
      retention: { finished: 10, abandoned: 3 },
    });
    const { id, black } = await house.begin();
    await black.ask({ type: 'resign' });
    const abandoned = await house.create();
    const status = async (game: string) => (await house.fetch(`/api/games/${game}`)).status;
    const wait = async (days: number, gone: string) => {
      house.time.jump(days * DAY);
      for (let round = 0; round < 5 && (await status(gone)) === 200; round++)
        await house.time.advance(ROUNDS.forget + ROUNDS.tidy);
    };
    await wait(4, abandoned);
    expect([await status(id), await status(abandoned)]).toEqual([200, 404]);
    await wait(8, id);
    expect(await status(id)).toBe(404);
  });
});

describe('two nodes on one PostgreSQL', () => {
  it('serve the same game, know who is at the other, and decide each thing once', async () => {
    const place = await postgres.make();
    const one = await House.open(await place.open());
    const two = await House.open(await place.open(), {}, { time: one.time });
    const id = await one.create();
    await two.sit(id);
    const black = await one.enter(id, 'a');
    const white = await two.enter(id, 'b');
    const tab = await two.enter(id, 'a');
    await one.time.advance(1000);
    for (let turn = 0; turn < 6; turn++) {
      const [player, other] = turn % 2 === 0 ? [black, white] : [white, black];
      const at = `${'abcdef'[turn]}${turn < 3 ? 4 : 6}`;
      await player.until(() => player.contest?.length === 2 + turn);
      const before = other.contest?.board ?? 0;
      expect(await player.play(`@${at}`)).toMatchObject({ number: 3 + turn });
      await other.until(() => (other.contest?.board ?? 0) > before);
    }
    await tab.until(() => tab.contest?.length === 8);
    const board = tab.contest?.board ?? 0;
    const answers = await Promise.all([
      black.ask({ type: 'play', board, actions: ['@g2'] }),
      tab.ask({ type: 'play', board, actions: ['@h2'] }),
    ]);
    expect(answers.filter((answer) => 'number' in answer)).toHaveLength(1);
    const views = await Promise.all([one, two].map((node) => node.get<GameView>(`/api/games/${id}`)));
    expect(views[0]?.entries).toEqual(views[1]?.entries);
    await one.eventually(() => white.presence()?.here.includes('black') ?? false);
  });

  it('make one game of a rematch that both ask for at once', async () => {
    const place = await postgres.make();
    const one = await House.open(await place.open());
    const two = await House.open(await place.open(), {}, { time: one.time });
    const id = await one.create();
    await two.sit(id);
    const black = await one.enter(id, 'a');
    const white = await two.enter(id, 'b');
    await black.ask({ type: 'resign' });
    await white.until(() => white.contest?.ending !== null);
    await Promise.all([black.ask({ type: 'again' }), white.ask({ type: 'again' })]);
    for (const each of [black, white]) await each.until(() => each.contest?.successor !== null);
    expect(black.contest?.successor).toBe(white.contest?.successor);
    expect((await two.enter(black.contest?.successor ?? '', 'a')).you).toBe('white');
  });
});
