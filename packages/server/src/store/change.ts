import { contestOf, deadlineOf, isGameId } from '@calculi/protocol';
import type { Side } from '@calculi/protocol';
import { StoreError } from './error.ts';
import type { GameRow } from './schema.ts';
import type { Addition, NewGame } from './store.ts';

/** What waits to be committed, as the rows it will be; several go into one transaction. */
export type Change = Creation | Append | Arrival;

export interface Creation {
  readonly type: 'create';
  readonly game: GameRow;
  readonly entries: readonly NewEntry[];
  readonly seats: readonly NewSeat[];
}

export interface Append {
  readonly type: 'append';
  readonly entry: NewEntry;
  readonly seat: NewSeat | null;
  readonly digest: NewDigest;
}

/** A player comes, or is gone since. */
export interface Arrival {
  readonly type: 'presence';
  readonly game: string;
  readonly side: Side;
  readonly departed: number | null;
}

interface NewEntry {
  readonly game: string;
  readonly number: number;
  readonly body: string;
}

interface NewSeat {
  readonly game: string;
  readonly side: Side;
  readonly hash: string;
}

export interface NewDigest {
  readonly game: string;
  readonly number: number;
  readonly turns: number;
  readonly ending: string | null;
  readonly changed: number;
  readonly deadline: number | null;
}

// What would not fit a database's texts must not spoil the transaction of others.
const checkedId = (id: string): string => {
  if (!isGameId(id)) throw new StoreError('unsound', 'This is not the id of a game');
  return id;
};

const checkedHash = (hash: string): string => {
  if (!/^[\x21-\x7e]{1,200}$/.test(hash)) throw new StoreError('unsound', 'This is not the hash of a secret');
  return hash;
};

const checkedTime = (time: number): number => {
  if (!Number.isSafeInteger(time))
    throw new StoreError('unsound', 'This is not a time in whole milliseconds');
  return time;
};

const checkedTimeOrNone = (time: number | null): number | null => (time === null ? null : checkedTime(time));

export const creation = ({ head, seats, entries }: NewGame): Creation => {
  const game = checkedId(head.id);
  const { turns, ending, changed, clock } = contestOf(head, entries);
  const taken = Object.entries(seats) as [Side, string][];
  return {
    type: 'create',
    game: {
      id: game,
      head: JSON.stringify(head),
      listed: head.agreement.listed ? 1 : 0,
      state: ending ? 'finished' : taken.length < 2 ? 'waiting' : 'playing',
      turns: turns.length,
      ending: ending && JSON.stringify(ending),
      ended: ending && changed,
      changed: checkedTime(changed),
      deadline: clock && checkedTimeOrNone(deadlineOf(clock)),
    },
    entries: entries.map((entry) => ({ game, number: entry.number, body: JSON.stringify(entry) })),
    seats: taken.map(([side, hash]) => ({ game, side, hash: checkedHash(hash) })),
  };
};

export const append = (id: string, { entry, seat, digest }: Addition): Append => {
  const game = checkedId(id);
  const { number, at } = entry;
  const { turns, ending, deadline } = digest;
  return {
    type: 'append',
    entry: { game, number, body: JSON.stringify(entry) },
    seat: seat ? { game, side: seat.side, hash: checkedHash(seat.hash) } : null,
    digest: {
      game,
      number,
      turns,
      ending: ending && JSON.stringify(ending),
      changed: checkedTime(at),
      deadline: checkedTimeOrNone(deadline),
    },
  };
};

export const arrival = (id: string, side: Side, departed: number | null): Arrival => ({
  type: 'presence',
  game: checkedId(id),
  side,
  departed: checkedTimeOrNone(departed),
});
