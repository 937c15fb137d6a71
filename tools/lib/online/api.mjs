// What the tools ask over HTTP.
import { randomBytes } from 'node:crypto';

export const makeSecret = () => randomBytes(16).toString('base64url');

export const socketAddress = (base, id) => `${base.replace('http', 'ws')}/api/games/${id}/live`;

/** An answer in JSON; an error carries the status and the problem. */
const ask = async (base, path, body) => {
  const response = await fetch(`${base}${path}`, {
    signal: AbortSignal.timeout(20_000),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw Object.assign(new Error(`${path}: ${response.status} ${answer.problem}: ${answer.message}`), {
    status: response.status,
    problem: answer.problem,
  });
};

export const createGame = (base, creation) => ask(base, '/api/games', creation);
export const takeSeat = (base, id, secret) => ask(base, `/api/games/${id}/seat`, { secret });
export const readGame = (base, id) => ask(base, `/api/games/${id}`);

/** A game with both seats taken: its id and the secret of each side. */
export const seatTwo = async (base, agreement) => {
  const secrets = [makeSecret(), makeSecret()];
  const first = await createGame(base, { agreement, side: 'lot', secret: secrets[0] });
  const second = await takeSeat(base, first.id, secrets[1]);
  return { id: first.id, secrets: { [first.side]: secrets[0], [second.side]: secrets[1] } };
};
