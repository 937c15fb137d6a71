import { describe, expect, it } from 'vitest';
import type { GameView, Request, Seat } from '@calculi/protocol';
import { SILENCE } from '@calculi/protocol';
import { GRACE } from '../src/attendance.ts';
import { kinds } from './store/place.ts';
import { House, secretOf } from './lib/house.ts';
import { Client } from './lib/client.ts';

const MINUTE = { kind: 'minutes', minutes: 1, increment: 2 } as const;

describe.each(kinds)('online games in $name', ({ make }) => {
  const open = async () => House.open(await (await make()).open());

  it('are played by two and watched by others', async () => {
    const house = await open();
    const { id, black, white } = await house.begin();
    const watcher = await house.enter(id);
    expect([black.you, white.you, watcher.you]).toEqual(['black', 'white', null]);
    expect(await black.play('@c4')).toMatchObject({ number: 3, deed: { type: 'play', next: 'white' } });
    await white.until(() => white.contest?.next === 'white');
    expect(await white.play('@c5')).toMatchObject({ number: 4 });
    for (const each of [black, watcher]) await each.until(() => each.contest?.length === 4);
    expect(black.contest).toEqual(white.contest);
    expect(watcher.contest).toEqual(white.contest);
    expect(await watcher.play('@d4')).toMatchObject({ type: 'refused', problem: 'not-seated' });
    await house.eventually(() => watcher.presence()?.here.length === 2);
    expect(watcher.presence()).toEqual({
      here: expect.arrayContaining(['black', 'white']) as unknown,
      away: [],
      watchers: 1,
    });
  });

  it('are closed to a wrong secret, which may still watch', async () => {
    const house = await open();
    const { id } = await house.begin();
    const stranger = await house.enter(id, 'x');
    expect(stranger.refusals()).toMatchObject([{ problem: 'wrong-secret' }]);
    expect(await stranger.play('@c4')).toMatchObject({ problem: 'unreadable' });
    stranger.send({ type: 'enter', known: 0 });
    await stranger.until(() => stranger.contest !== null);
    expect(await stranger.play('@c4')).toMatchObject({ problem: 'not-seated' });
  });

  it('give the free seat to the first who comes, and it is theirs on any device', async () => {
    const house = await open();
    const id = await house.create();
    const watcher = await house.enter(id);
    const [first, second] = await Promise.all([house.sit(id, 'b'), house.sit(id, 'c')]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const [letter, other] = first.status === 200 ? ['b', 'c'] : ['c', 'b'];
    expect(await (await house.sit(id, letter)).json()).toEqual({ id, side: 'white' });
    expect(await (await house.sit(id, 'a')).json()).toEqual({ id, side: 'black' });
    expect(await (await house.sit(id, other)).json()).toMatchObject({ problem: 'full' });
    await watcher.until(() => watcher.contest?.seated.length === 2);
    // A spectator who takes the seat enters again at the same socket.
    watcher.send({ type: 'enter', secret: secretOf(letter), known: 2 });
    await watcher.until(() => watcher.you === 'white');
    expect(await watcher.ask({ type: 'resign' })).toMatchObject({ deed: { type: 'end' } });
  });

  it('do a request once that is sent again after a cut', async () => {
    const house = await open();
    const { id, black, white } = await house.begin();
    const request: Request = { type: 'play', board: 0, actions: ['@c4'] };
    black.send({ type: 'do', key: 'key-cut1', request });
    black.socket.terminate();
    const back = await house.enter(id, 'a', 2);
    expect(await back.ask(request, 'key-cut1')).toMatchObject({ number: 3, key: 'key-cut1' });
    await white.until(() => white.contest?.length === 3);
    // The opponent cannot make the server confirm it as theirs.
    expect(await white.ask({ type: 'resign' }, 'key-cut1')).toMatchObject({ key: 'key-cut1' });
    await white.until(() => white.refusals().length > 0);
    const { entries } = await house.get<GameView>(`/api/games/${id}`);
    expect(entries.filter(({ key }) => key === 'key-cut1')).toHaveLength(1);
    expect(entries).toHaveLength(3);
  });

  it('let one of two tabs play', async () => {
    const house = await open();
    const { id, black } = await house.begin();
    const tab = await house.enter(id, 'a');
    const answers = await Promise.all([
      black.ask({ type: 'play', board: 0, actions: ['@c4'] }),
      tab.ask({ type: 'play', board: 0, actions: ['@d4'] }),
    ]);
    expect(answers.filter((answer) => 'number' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'problem' in answer && answer.problem === 'stale')).toHaveLength(1);
    for (const each of [black, tab]) await each.until(() => each.contest?.length === 3);
    expect(tab.contest).toEqual(black.contest);
  });

  it('refuse what was meant for another board', async () => {
    const house = await open();
    const { black, white } = await house.begin();
    await black.play('@c4');
    const late = await white.ask({ type: 'play', board: 2, actions: ['@c5'] });
    expect(late).toMatchObject({ problem: 'stale' });
    expect(await white.play('@c4')).toMatchObject({ problem: 'illegal' });
  });

  it('take back, agree on a draw and say a word', async () => {
    const house = await open();
    const { black, white } = await house.begin();
    await black.play('@c4');
    await black.ask({ type: 'ask', wish: 'take-back' });
    await white.until(() => white.contest?.wishes.length === 1);
    await white.ask({ type: 'grant', wish: 'take-back' });
    await black.until(() => black.contest?.actions.length === 0);
    expect(await black.play('@d4')).toMatchObject({ deed: { actions: ['@d4'] } });
    await white.until(() => white.contest?.next === 'white');
    expect(await white.play('@c4')).toMatchObject({ deed: { actions: ['@c4'] } });
    await white.ask({ type: 'say', phrase: 'greeting' });
    await white.ask({ type: 'ask', wish: 'draw' });
    await black.until(() => black.contest?.wishes.length === 1);
    await black.ask({ type: 'grant', wish: 'draw' });
    await white.until(() => white.contest?.ending !== null);
    expect(white.contest?.ending).toEqual({ winner: null, reason: 'agreement' });
  });

  it('begin again with sides changed, and both secrets open the new game', async () => {
    const house = await open();
    const { black, white } = await house.begin();
    await black.ask({ type: 'resign' });
    await Promise.all([black.ask({ type: 'again' }), white.ask({ type: 'again' })]);
    await black.until(() => black.contest?.successor !== null);
    const next = black.contest?.successor ?? '';
    expect((await house.enter(next, 'a')).you).toBe('white');
    const first = await house.enter(next, 'b');
    expect(first.you).toBe('black');
    expect(await first.play('@c4')).toMatchObject({ number: 3 });
  });

  it('begin again where the new game is there already, and only what names it was not kept', async () => {
    const store = await (await make()).open();
    const house = await House.open(store);
    const { black, white } = await house.begin();
    await black.ask({ type: 'resign' });
    await black.ask({ type: 'again' });
    const append = store.append.bind(store);
    store.append = async () => Promise.reject(new Error('the connection broke'));
    expect(await white.ask({ type: 'again' })).toMatchObject({ problem: 'busy' });
    store.append = append;
    expect(await white.ask({ type: 'again' })).toMatchObject({ deed: { type: 'again', side: 'white' } });
    expect((await house.enter(white.contest?.successor ?? '', 'a')).you).toBe('white');
  });

  it('end by time while both look on, whatever the clients’ clocks say', async () => {
    const house = await open();
    const { black, white } = await house.begin({ clock: MINUTE });
    await black.play('@c4');
    await white.until(() => white.contest?.clock?.running === 1);
    await house.wait(59_000, black, white);
    expect(white.contest?.ending).toBeNull();
    // No message of a client carries a time, and one that does is not read.
    white.send({ type: 'ping', now: 0 });
    await white.until(() => white.refusals().length === 1);
    await house.wait(1000, black, white);
    for (const each of [black, white]) await each.until(() => each.contest?.ending !== null);
    expect(white.contest?.ending).toEqual({ winner: 'black', reason: 'time' });
    expect(await white.play('@c5')).toMatchObject({ problem: 'not-under-way' });
  });

  it('end by time before a late request, a reader or nobody at all sees them', async () => {
    const house = await open();
    const { id, black, white } = await house.begin({ clock: MINUTE });
    await black.play('@c4');
    await white.until(() => white.contest?.length === 3);
    house.time.jump(60_000);
    expect(await white.play('@c5')).toMatchObject({ problem: 'not-under-way' });
    const other = await house.begin({ clock: MINUTE });
    await other.black.play('@c4');
    house.time.jump(60_000);
    const { entries } = await house.get<GameView>(`/api/games/${other.id}`);
    expect(entries.at(-1)?.deed).toMatchObject({ type: 'end', ending: { reason: 'time' } });
    expect(id).not.toBe(other.id);
  });

  it('are claimed when the opponent has left for long, but not while a page is loaded anew', async () => {
    const house = await open();
    const { id, black, white } = await house.begin({ clock: null });
    await black.play('@c4');
    await white.leave();
    await house.time.advance(GRACE - 1000);
    const back = await house.enter(id, 'b');
    await house.time.advance(2000);
    await black.sync();
    expect(black.presence()?.away).toEqual([]);
    await back.leave();
    const left = house.time.now();
    await house.eventually(() => black.presence()?.away.length === 1);
    expect(house.time.now() - left).toBeGreaterThanOrEqual(GRACE);
    expect(black.presence()?.away).toEqual([{ side: 'white', since: left }]);
    expect(await black.ask({ type: 'claim', result: 'win' })).toMatchObject({ problem: 'not-now' });
    await house.wait(180_000, black);
    expect(await black.ask({ type: 'claim', result: 'win' })).toMatchObject({
      deed: { ending: { winner: 'black', reason: 'absence' } },
    });
  });

  it('cut off who has been silent, and not who pings', async () => {
    const house = await open();
    const { black, white } = await house.begin();
    await house.wait(SILENCE * 2, black);
    expect(await white.closed).toBe(1006);
    expect(black.socket.readyState).toBe(black.socket.OPEN);
  });

  it('refuse an unknown game and keep a known one apart from it', async () => {
    const house = await open();
    const lost = await Client.enter(house.url, 'abcdefghij');
    expect(lost.refusals()).toMatchObject([{ problem: 'unknown-game' }]);
    expect((await house.sit('abcdefghij')).status).toBe(404);
    const seat = (await (await house.sit(await house.create())).json()) as Seat;
    expect(seat.side).toBe('white');
  });
});
