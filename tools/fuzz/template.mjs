// Messages as a client sends them, which are then spoilt.
import { PHRASES } from '@calculi/protocol';
import { legalActions, makeAction, playAction, RulesError, sideToPlay } from '@calculi/rules';
import { pick } from '../lib/chance.mjs';
import { spoilText } from './mutation.mjs';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const letters = (chance, count) => Array.from({ length: count }, () => pick(chance, LETTERS)).join('');

const wish = (chance) => pick(chance, ['draw', 'take-back']);
const someAction = (chance) =>
  pick(chance, ['a1-a2', '@d4', 'xb3', 'pass', 'done', 'h8-h9', 'a1', 'd4+e5', '@z99']);

/** Any request that the schema allows. */
const anyRequest = (chance, { board }) =>
  pick(chance, [
    { type: 'play', board: pick(chance, [board, board - 1, 0, 7]), actions: [someAction(chance)] },
    { type: 'ask', wish: wish(chance) },
    { type: 'grant', wish: wish(chance) },
    { type: 'decline', wish: wish(chance) },
    { type: 'resign' },
    { type: 'abort' },
    { type: 'claim', result: pick(chance, ['win', 'draw']) },
    { type: 'say', phrase: pick(chance, PHRASES) },
    { type: 'again' },
  ]);

const anyDeed = (chance, witness) => ({
  type: 'do',
  key: letters(chance, 12),
  request: anyRequest(chance, witness),
});

/** Any message: nobody has this secret. */
export const anyMessage = (chance, witness) =>
  pick(chance, [
    () => ({ type: 'ping' }),
    () => ({ type: 'enter', known: 0 }),
    () => ({ type: 'enter', known: 3, secret: letters(chance, 22) }),
    () => anyDeed(chance, witness),
    () => anyDeed(chance, witness),
    () => anyDeed(chance, witness),
  ])();

const isLegal = (game, actions) => {
  try {
    actions.reduce(playAction, game);
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};

/** Actions of which one at least is not legal, often the last of several. */
const illegalActions = (chance, game) => {
  for (;;) {
    const first = chance() < 0.5 ? [makeAction(pick(chance, legalActions(game.position)))] : [];
    const spoilt = `${spoilText(chance, someAction(chance))} `.slice(0, 60);
    const actions = [...first, chance() < 0.5 ? spoilt : someAction(chance)];
    if (!isLegal(game, actions)) return actions;
  }
};

/** What the player of a side may not ask in a game of this state: it is refused whenever it comes. */
export const refusedRequest = (chance, { state, board, game, script }, side) => {
  const stale = () => ({ type: 'play', board: board + pick(chance, [-1, 1, 1000]), actions: ['a1-a2'] });
  const again = { type: 'again' };
  if (state === 'waiting')
    return pick(chance, [{ type: 'resign' }, { type: 'claim', result: 'win' }, stale(), again]);
  const grant = { type: pick(chance, ['grant', 'decline']), wish: 'take-back' };
  const abort = { type: 'abort' };
  const over = [{ type: 'resign' }, { type: 'ask', wish: 'draw' }, { type: 'claim', result: 'draw' }];
  if (state === 'finished') return pick(chance, [...over, grant, abort, stale()]);
  const play =
    sideToPlay(game.position) === side
      ? { type: 'play', board, actions: illegalActions(chance, game) }
      : { type: 'play', board, actions: pick(chance, script.turns).actions };
  return pick(chance, [play, play, play, stale(), grant, abort, again]);
};

/** Every rule set id is a stranger here, or its options are. */
export const anyCreation = (chance) => ({
  agreement: {
    rules: pick(chance, ['boutin@1', 'boutin@9', 'nothing@1', 'latrunculi-seneca@1']),
    options: pick(chance, [{}, { victory: 'corps' }, { victory: 'nothing' }, { nothing: 'yes' }]),
    position: pick(chance, [null, 'no position', '8/8/8/8/8/8/8/8 b 0/0 - 0 20/20 -/- 0']),
    clock: pick(chance, [null, { kind: 'minutes', minutes: 5, increment: 3 }, { kind: 'days', days: 3 }]),
    aids: chance() < 0.5,
    listed: false,
  },
  side: pick(chance, ['even', 'odd', 'black', 'white', 'lot']),
  secret: letters(chance, 22),
});
