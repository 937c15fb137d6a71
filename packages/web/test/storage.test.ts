import { describe, expect, it } from 'vitest';
import { playStep, startSession } from '../src/game/session.ts';
import { GameStore, restoreSession, storeSession } from '../src/storage/games.ts';
import { readSettings } from '../src/storage/stored.ts';
import { makeShelf, setupOf } from './support.ts';

const session = playStep(
  startSession(setupOf('latrunculi-piso', { clock: { minutes: 5, increment: 0 } })),
  '@d4',
  100,
);

describe('games on this device', () => {
  it('come back as they were', () => {
    const store = new GameStore(makeShelf());
    expect(store.keep(storeSession('one', session, 1))).toBe(true);
    const stored = store.find('one');
    const restored = stored && restoreSession(stored, null);
    expect(restored?.game.actions.map(({ action }) => action)).toEqual(['@d4']);
    expect(restored?.setup).toEqual(session.setup);
    expect(restored?.clock).toMatchObject({ left: [300_000, 300_000], running: null });
  });

  it('are listed with the latest first, and removed one by one', () => {
    const store = new GameStore(makeShelf());
    for (const [index, id] of ['a', 'b', 'c'].entries()) store.keep(storeSession(id, session, index));
    store.remove('b');
    expect(store.list().map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('lose nothing when the storage is full', () => {
    const shelf = makeShelf(600);
    const store = new GameStore(shelf);
    expect(store.keep(storeSession('one', session, 1))).toBe(true);
    const before = shelf.entries.get('calculi/game/one');
    const longer = ['@a1', '@b1', '@c1', '@d1', '@e1', '@f1'].reduce(
      (each, action) => playStep(each, action, 0),
      session,
    );
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...storeSession('one', longer, index),
      id: 'one',
    }));
    expect(
      many.every((game) =>
        store.keep({ ...game, actions: Array.from({ length: 10 }, () => game.actions).flat() }),
      ),
    ).toBe(false);
    expect(shelf.entries.get('calculi/game/one')).toBe(before);
  });

  it('pass over what is damaged or foreign, and leave it where it is', () => {
    const shelf = makeShelf();
    shelf.setItem('calculi/game/x', '{');
    shelf.setItem('calculi/game/y', '{"version":99}');
    shelf.setItem('other', '1');
    const store = new GameStore(shelf);
    expect([store.list(), store.find('x'), store.find('nowhere')]).toEqual([[], null, null]);
    expect(shelf.length).toBe(3);
    expect(restoreSession({ ...storeSession('z', session, 0), actions: ['nonsense'] }, null)).toBeNull();
  });

  const stored = storeSession('one', session, 1);
  const { setup } = stored;
  it.each<[string, object]>([
    ['a setup that is nothing', { setup: null }],
    ['a setup without anything', { setup: {} }],
    ['options that are nothing', { setup: { ...setup, options: null } }],
    ['options that are no texts', { setup: { ...setup, options: { quiet: 20 } } }],
    ['one seat', { setup: { ...setup, seats: [setup.seats[0]] } }],
    ['a seat that is nothing', { setup: { ...setup, seats: [null, null] } }],
    ['a computer of no strength', { setup: { ...setup, seats: [{ kind: 'computer' }, setup.seats[1]] } }],
    ['a clock without time', { setup: { ...setup, clock: {} } }],
    ['a position that is no text', { setup: { ...setup, position: 5 } }],
    ['an action that is nothing', { actions: [null] }],
    ['no id', { id: undefined }],
    ['no date', { changed: undefined }],
    ['an end of another kind', { outcome: 'time' }],
    ['a clock that says nothing', { left: [null, 1] }],
    ['a name that is no text', { name: {} }],
    ['notes that are nothing', { notes: null }],
    ['another version', { version: 1 }],
  ])('are passed over with %s', (_, damage) => {
    const shelf = makeShelf();
    shelf.setItem('calculi/game/one', JSON.stringify({ ...stored, ...damage }));
    const store = new GameStore(shelf);
    expect([store.list(), store.find('one')]).toEqual([[], null]);
  });

  it('by rules that are not known here are not played by others', () => {
    const chess = { ...stored, setup: setupOf('chess'), actions: [] };
    expect(restoreSession(chess, null)).toBeNull();
  });

  it('are renamed as they are now, not as they were when they were listed', () => {
    const shelf = makeShelf(700);
    const store = new GameStore(shelf);
    store.keep(storeSession('one', session, 1));
    store.keep(storeSession('one', playStep(session, '@e5', 100), 2));
    expect(store.rename('one', 'Rain')).toBe(true);
    expect(store.find('one')).toMatchObject({ name: 'Rain', actions: ['@d4', '@e5'], changed: 2 });
    expect(store.rename('one', null)).toBe(true);
    expect(store.find('one')).not.toHaveProperty('name');
    expect([store.rename('nowhere', 'Rain'), store.rename('one', 'x'.repeat(700))]).toEqual([false, false]);
    expect(store.find('one')).toMatchObject({ actions: ['@d4', '@e5'] });
  });
});

describe('settings on this device', () => {
  it.each(['null', '{', '5', '"dark"', ''])('are the usual ones where %j is stored', (text) => {
    const settings = readSettings(() => ({ getItem: () => text }));
    expect(settings['theme']).toBeUndefined();
  });
});
