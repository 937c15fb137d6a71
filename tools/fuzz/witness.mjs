// Games that must be the same before and after, in every state a game can be in.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newGame, playAction } from '@calculi/rules';
import { createGame, makeSecret, readGame, seatTwo } from '../lib/online/api.mjs';
import { Player } from '../lib/online/player.mjs';
import { agreementOn, rulesOf, writeScript } from '../lib/online/script.mjs';

const TURNS = 12;

const RETRY = 2000;

/** A game without what changes by itself; where too much has been asked, it is read when that is forgiven. */
const keptOf = async (base, id) => {
  for (;;) {
    try {
      const { head, entries } = await readGame(base, id);
      return { head, entries };
    } catch (error) {
      if (error.problem !== 'too-fast') throw error;
      await pause(RETRY);
    }
  }
};

const CALM = { kind: 'days', days: 14 };

/** Plays so many turns, then does one thing more. */
const begin = async (base, agreement, chance, last) => {
  const { id, secrets } = await seatTwo(base, agreement);
  const script = writeScript(agreement, chance, TURNS);
  const players = Object.fromEntries(
    Object.entries(secrets).map(([side, secret]) => [side, new Player({ base, id, secret })]),
  );
  let board = 0;
  for (const { side, actions } of script.turns) {
    const { entry, problem } = await players[side].ask({ type: 'play', board, actions });
    if (entry === undefined) throw new Error(`a witness could not be played: ${problem}`);
    board = entry.number;
  }
  if (last) await players[script.turns[0].side].ask(last);
  for (const player of Object.values(players)) player.close();
  const game = script.turns.flatMap(({ actions }) => actions).reduce(playAction, newGame(rulesOf(agreement)));
  return { id, secrets, board, game, script };
};

const wait = async (base, agreement) => {
  const secret = makeSecret();
  const { id, side } = await createGame(base, { agreement, side: 'lot', secret });
  return { id, secrets: { [side]: secret }, board: 0, game: newGame(rulesOf(agreement)), script: null };
};

/** `state` says what a player may still do there, and so what must not be sent with a right secret. */
export const callWitnesses = async (base, chance) => {
  const stones = agreementOn('latrunculi-seneca', { listed: true });
  const numbers = agreementOn('boutin', { clock: CALM, aids: false, options: { victory: 'corps' } });
  const witnesses = [
    { state: 'waiting', ...(await wait(base, stones)) },
    { state: 'playing', ...(await begin(base, stones, chance, null)) },
    { state: 'playing', ...(await begin(base, numbers, chance, null)) },
    {
      state: 'asked',
      ...(await begin(base, agreementOn('glorious'), chance, { type: 'ask', wish: 'draw' })),
    },
    { state: 'finished', ...(await begin(base, stones, chance, { type: 'resign' })) },
  ];
  return Promise.all(witnesses.map(async (each) => ({ ...each, kept: await keptOf(base, each.id) })));
};

/** What has changed in any of them. */
export const changesIn = async (base, witnesses) => {
  const changes = [];
  for (const { id, state, kept } of witnesses) {
    const now = await keptOf(base, id);
    if (!isDeepStrictEqual(now, kept))
      changes.push(`the ${state} game ${id} has changed: ${JSON.stringify(now)}`);
  }
  return changes;
};
