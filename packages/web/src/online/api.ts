import { apiError, gameList, gameView, isPassing, seat } from '@calculi/protocol';
import type { Creation, GameList, GameState, GameView, Problem, Seat } from '@calculi/protocol';
import { apiUrl } from './server.ts';

/** What is asked of the server by HTTP. What goes wrong has a name that every language has words for. */

export type Trouble = Problem | 'unreachable' | 'no-server';

export class TroubleError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** The part of a schema that is used. */
interface Schema<Value> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: Value } | { readonly success: false };
}

const TIMEOUT = 15_000;

const fetchAnswer = async (path: string, body: unknown): Promise<Response> => {
  try {
    return await fetch(apiUrl(path), {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    throw new TroubleError('unreachable');
  }
};

/** A static host answers too: with a page of its own, and not in our words. */
const ask = async <Value>(schema: Schema<Value>, path: string, body?: unknown): Promise<Value> => {
  const answer = await fetchAnswer(path, body);
  const value: unknown = await answer.json().catch(() => null);
  const read = schema.safeParse(value);
  if (answer.ok && read.success) return read.data;
  const problem = apiError.safeParse(value);
  if (problem.success) throw new TroubleError(problem.data.problem);
  throw new TroubleError(answer.status >= 500 ? 'unreachable' : 'no-server');
};

export const createGame = (creation: Creation): Promise<Seat> => ask(seat, 'games', creation);

export const readGame = (game: string): Promise<GameView> => ask(gameView, `games/${game}`);

export const takeSeat = (game: string, secret: string): Promise<Seat> =>
  ask(seat, `games/${game}/seat`, { secret });

export const listGames = (state: GameState, after: string | null): Promise<GameList> =>
  ask(gameList, `games?state=${state}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`);

export const troubleOf = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : 'internal';

/** Whether another try may do better. */
export const mayRetry = (trouble: string): boolean => trouble === 'unreachable' || isPassing(trouble);
