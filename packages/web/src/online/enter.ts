import { isGameId, isSecret } from '@calculi/protocol';
import type { GameAddress } from './address.ts';
import { mayRetry, readGame, takeSeat, troubleOf, TroubleError } from './api.ts';
import type { Trouble } from './api.ts';
import { newSecret } from './chance.ts';
import type { Seats } from './seats.ts';

/** How someone comes to a game: with a seat, by a free one, or to look on. */
export interface Entrance {
  readonly secret: string | null;
  /** Both seats were taken already. */
  readonly isFull: boolean;
}

/** Carries a seat from another device: kept at once, unless this device has one already, which a wrong link must not cost. */
const carrySeat = (seats: Seats, game: string, secret: string): Entrance => {
  if (!isSecret(secret)) throw new TroubleError('wrong-secret');
  if (!seats.find(game)) seats.keep({ game, secret, known: null });
  return { secret, isFull: false };
};

/** Whether the server has said that this seat is not to be had; after anything else it may have been given all the same. */
const isRefused = (trouble: Trouble): boolean => !mayRetry(trouble) && trouble !== 'no-server';

/** Takes the free seat. The secret is written down first: should the answer be lost, the same seat is asked for again. */
const sitDown = async (seats: Seats, game: string, secret: string): Promise<Entrance> => {
  seats.keep({ game, secret, isAsked: true, known: null });
  try {
    await takeSeat(game, secret);
    seats.keep({ game, secret, known: null });
    return { secret, isFull: false };
  } catch (error) {
    const trouble = troubleOf(error);
    if (isRefused(trouble)) seats.leave(game);
    if (trouble !== 'full') throw error;
    return { secret: null, isFull: true };
  }
};

export const enterGame = async (seats: Seats, address: GameAddress): Promise<Entrance> => {
  const { game, seat, isWatch } = address;
  if (!isGameId(game)) throw new TroubleError('unknown-game');
  if (seat !== null) return carrySeat(seats, game, seat);
  if (isWatch) return { secret: null, isFull: false };
  const held = seats.find(game);
  if (held && !held.isAsked) return { secret: held.secret, isFull: false };
  if (held) return sitDown(seats, game, held.secret);
  const { entries } = await readGame(game);
  const isOver = entries.some(({ deed }) => 'ending' in deed && deed.ending !== undefined);
  const seated = entries.filter(({ deed }) => deed.type === 'sit').length;
  if (isOver) return { secret: null, isFull: false };
  return seated < 2 ? sitDown(seats, game, newSecret()) : { secret: null, isFull: true };
};
