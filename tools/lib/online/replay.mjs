// Reads a game as a stranger would: by its schemas, then through the rules from the first action to the last.
import { entry as entrySchema, head as headSchema, otherSide } from '@calculi/protocol';
import { newGame, parsePosition, playAction, sideToPlay, takeBack } from '@calculi/rules';
import { rulesOf } from './script.mjs';

const startOf = ({ agreement }) => {
  const rules = rulesOf(agreement);
  return newGame(rules, agreement.position === null ? undefined : parsePosition(rules, agreement.position));
};

const need = (isTrue, what) => {
  if (!isTrue) throw new Error(what);
};

const sameEnding = (one, other) =>
  (one?.reason ?? null) === (other?.reason ?? null) && (one?.winner ?? null) === (other?.winner ?? null);

const play = (state, { side, actions, next, ending }) => {
  need(state.seated.size === 2, 'played before both were seated');
  need(sideToPlay(state.game.position) === side, `${side} played out of turn`);
  const game = actions.reduce(playAction, state.game);
  need(sameEnding(game.result, ending), `the rules say ${game.result?.reason ?? 'that it goes on'}`);
  need(ending !== undefined || sideToPlay(game.position) === next, `not ${next} is to play`);
  return { ...state, game, ending: ending ?? null };
};

const unplay = (state, { actions, next }) => {
  let { game } = state;
  need(actions < game.actions.length, 'a take-back of nothing');
  while (game.actions.length > actions) game = takeBack(game);
  need(sideToPlay(game.position) === next, `not ${next} is to play`);
  return { ...state, game };
};

const end = (state, head, { side, ending }) => {
  const isOthers = ending.winner === null || ending.winner === otherSide(head, side);
  need(ending.reason !== 'resignation' || isOthers, 'who resigns has won');
  return { ...state, ending };
};

/** The state after one more entry; throws where the rules or the log itself contradict it. */
const step = (state, head, { deed }) => {
  const isTalk = deed.type === 'say' || deed.type === 'again';
  need(state.ending === null || isTalk, `${deed.type} after the end`);
  switch (deed.type) {
    case 'sit':
      need(!state.seated.has(deed.side), `${deed.side} sat down twice`);
      return { ...state, seated: new Set([...state.seated, deed.side]) };
    case 'play':
      return play(state, deed);
    case 'take-back':
      return unplay(state, deed);
    case 'end':
      return end(state, head, deed);
    default:
      return state;
  }
};

/** What is wrong with a game; nothing where all is well. */
export const faultsOf = ({ head, entries }) => {
  const keys = new Set();
  let at = 0;
  try {
    headSchema.parse(head);
    let state = { game: startOf(head), seated: new Set(), ending: null };
    for (const entry of entries) {
      at++;
      entrySchema.parse(entry);
      need(entry.number === at, `number ${entry.number} stands at place ${at}`);
      need(entry.key === undefined || !keys.has(entry.key), `key ${entry.key} stands twice`);
      keys.add(entry.key);
      state = step(state, head, entry);
    }
    return [];
  } catch (error) {
    return [`game ${head?.id}, entry ${at}: ${error.message}`];
  }
};
