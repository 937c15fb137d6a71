import { parsePosition } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { playStep, startSession } from '../src/game/session.ts';
import type { Outcome } from '../src/game/session.ts';
import { fileName } from '../src/pages/games/model.ts';
import { exportGame, exportGames, importText } from '../src/storage/exchange.ts';
import { GameStore, restoreSession, storeSession } from '../src/storage/games.ts';
import type { StoredGame } from '../src/storage/games.ts';
import { makeShelf, setupOf } from './support.ts';

const NOW = Date.UTC(2026, 0, 31);
const ids = () => {
  let next = 0;
  return () => `id${next++}`;
};

const piso = () => {
  const session = ['@d4', '@e5', '@d5'].reduce(
    (each, action) => playStep(each, action, NOW),
    startSession(setupOf('latrunculi-piso', { seats: [{ kind: 'person' }, { kind: 'computer', level: 7 }] })),
  );
  return { ...storeSession('one', session, NOW), name: 'A "rainy" evening' };
};
const boutin = () =>
  storeSession(
    'two',
    startSession(
      setupOf('boutin', {
        options: { victory: 'corps', pieces: '2' },
        position: '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0',
      }),
      parsePosition,
    ),
    NOW,
  );

describe('files of games', () => {
  it('give back what was exported', () => {
    const { games, broken } = importText(exportGames([piso(), boutin()]), ids(), NOW + 5);
    expect(broken).toEqual([]);
    const [one, two] = games;
    expect(one).toEqual({ ...piso(), id: 'id0' });
    expect(two).toEqual({ ...boutin(), id: 'id1' });
    expect(games.map((game) => restoreSession(game, parsePosition)?.game.actions.length)).toEqual([3, 0]);
  });

  it('read what is sound and say what is wrong with the rest', () => {
    const damaged = exportGame(piso()).replace('@e5', '@z5');
    const { games, broken } = importText(`${damaged}\n${exportGame(boutin())}`, ids(), NOW);
    expect(games).toHaveLength(1);
    expect(broken).toHaveLength(1);
    expect(broken[0]?.game).toBe(1);
    expect(broken[0]?.problems[0]?.at[0]).toBe('line');
  });

  it.each<Outcome>([
    { winner: 'white', reason: 'time' },
    { winner: 'black', reason: 'absence' },
    { winner: null, reason: 'abort' },
  ])('keep an end that no rule knows: %o', (outcome) => {
    const [read] = importText(exportGame({ ...piso(), outcome }), ids(), NOW).games;
    expect(read?.outcome).toEqual(outcome);
    expect(restoreSession(read!, parsePosition)?.outcome).toEqual(outcome);
  });

  it.each(['white', 'white victory', 'odd time', 'abort', ''])(
    'leave a game open at the end %j',
    (ending) => {
      const text = exportGame({ ...piso(), outcome: { winner: null, reason: 'abort' } });
      const [read] = importText(text.replace('nobody abort', ending), ids(), NOW).games;
      expect(read?.outcome).toBeNull();
    },
  );

  it.each(['', 'hello', '{"a":1}', '1. e4 e5', '\u0000\u0001PNG', '[Event "chess"]\n\n1. e4 e5'])(
    'from elsewhere are refused without harm: %j',
    (text) => {
      const { games, position } = importText(text, ids(), NOW);
      expect(games).toEqual([]);
      expect(position).toBeNull();
    },
  );

  it('may hold a position, which some rule sets can read', () => {
    const { position } = importText('8/8/8/8/8/2,B,W,B,3/8/8 w 0/0 - 40 0/0 -/- 0\n', ids(), NOW);
    expect(position?.ruleSets.map(({ id }) => id)).toEqual(['latrunculi-seneca', 'latrunculi-piso']);
  });
});

describe('names', () => {
  it('stay when a game is played on', () => {
    const store = new GameStore(makeShelf());
    store.keep(piso());
    const { name: _, ...played } = piso();
    store.keep({ ...played, changed: NOW + 1 });
    expect(store.find('one')?.name).toBe('A "rainy" evening');
    store.keep({ ...played, name: 'Other' });
    expect(store.find('one')?.name).toBe('Other');
  });
});

describe('what a file said of a game', () => {
  const headers = { Event: 'Halle' };
  const comments = { 0: 'Before', 2: 'Bold', 3: 'Late' };
  const text = exportGame({ ...piso(), notes: { headers, comments } });
  const playOn = (store: GameStore, ...actions: string[]): StoredGame['notes'] => {
    const begun = startSession(piso().setup);
    store.keep(
      storeSession(
        'id0',
        actions.reduce((each, action) => playStep(each, action, NOW), begun),
        NOW,
      ),
    );
    return importText(exportGame(store.find('id0')!), ids(), NOW).games[0]?.notes;
  };

  it('stays when the game is played on, with comments on the moves that still stand', () => {
    const store = new GameStore(makeShelf());
    importText(text, ids(), NOW).games.forEach((game) => store.keep(game));
    expect(playOn(store, '@d4', '@e5', '@d5', '@e4')).toMatchObject({ headers, comments });
    const earlier = playOn(store, '@d4', '@e5', '@f6');
    expect(earlier).toMatchObject({ headers, comments: { 0: 'Before', 2: 'Bold' } });
    expect(earlier?.comments).not.toHaveProperty('3');
    expect(playOn(store, '@d4', '@e5', '@d5')).toMatchObject({ headers, comments });
  });

  it('is in the file of the game as it stands at the board', () => {
    const store = new GameStore(makeShelf());
    const [game] = importText(text, ids(), NOW).games;
    store.keep(game!);
    const session = restoreSession(game!, parsePosition)!;
    expect(exportGame(store.entryOf(storeSession('id0', session, NOW)))).toBe(text);
  });
});

describe('the name of a file', () => {
  it('keeps letters whole, with their marks', () => {
    expect(fileName('ブータン（1556年の書から）')).toBe('ブータン-1556年の書から');
    expect(fileName('Boutin, d’après 1556: Procès')).toBe('boutin-d-après-1556-procès');
    expect(fileName('…')).toBe('game');
  });
});
