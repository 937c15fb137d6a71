import type { Deed, Entry, Head } from '@calculi/protocol';
import type { Addition, Digest, NewGame, Store } from '@calculi/server';

let count = 0;

/** An id nobody else has. */
export const newId = (): string => {
  count += 1;
  return `game${count.toString().padStart(6, '0')}`;
};

export const makeHead = (id = newId(), listed = true): Head => ({
  id,
  agreement: {
    rules: 'boutin@1',
    options: { victory: 'corps' },
    position: null,
    clock: { kind: 'minutes', minutes: 10, increment: 5 },
    aids: true,
    listed,
  },
  sides: ['even', 'odd'],
  begins: 'even',
  created: 1000,
});

export const sit = (side: 'even' | 'odd'): Deed => ({ type: 'sit', side });
export const play = (side: 'even' | 'odd', ...actions: string[]): Deed => ({
  type: 'play',
  side,
  actions,
  next: side === 'even' ? 'odd' : 'even',
});
export const resign: Deed = {
  type: 'end',
  side: 'odd',
  ending: { winner: 'even', reason: 'resignation' },
};

export const makeEntry = (number: number, deed: Deed = play('even', 'a1-a2'), at = 1000 + number): Entry => ({
  number,
  at,
  deed,
});

/** A game whose creator has sat down. */
export const makeGame = (head = makeHead()): NewGame => ({
  head,
  seats: { even: 'hash-of-even' },
  entries: [makeEntry(1, sit('even'))],
});

export const addition = (entry: Entry, digest: Partial<Digest> = {}): Addition => ({
  entry,
  digest: { turns: 0, ending: null, deadline: null, ...digest },
});

/** The second player sits down. */
export const seating = (at = 1002): Addition => ({
  ...addition(makeEntry(2, sit('odd'), at)),
  seat: { side: 'odd', hash: 'hash-of-odd' },
});

/** A game in which both sit, as of a moment. */
export const begin = async (store: Store, head = makeHead(), at = 1002): Promise<string> => {
  await store.create(makeGame(head));
  await store.append(head.id, seating(at));
  return head.id;
};

export const ending = { winner: 'even', reason: 'resignation' } as const;

/** A game that has ended, as of a moment. */
export const finish = async (store: Store, head = makeHead(), at = 1003): Promise<string> => {
  const id = await begin(store, head);
  await store.append(id, addition(makeEntry(3, resign, at), { ending }));
  return id;
};
