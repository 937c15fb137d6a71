// Games prepared before anything is measured, so that what plays them need not think about the rules.
import { compile, legalActions, makeAction, newGame, playAction, ruleSets, sideToPlay } from '@calculi/rules';
import { pick } from '../chance.mjs';

const compiled = new Map();

/** The rules that an agreement names, compiled once for all who ask. */
export const rulesOf = ({ rules, options }) => {
  const name = JSON.stringify([rules, options]);
  if (!compiled.has(name)) {
    const [id, version] = rules.split('@');
    const spec = ruleSets.find((each) => each.id === id && String(each.version) === version);
    if (spec === undefined) throw new Error(`there are no rules ${rules}`);
    compiled.set(name, compile(spec, options));
  }
  return compiled.get(name);
};

export const agreementOn = (id, more = {}) => {
  const spec = ruleSets.find((each) => each.id === id);
  if (spec === undefined) throw new Error(`there is no rule set ${id}`);
  return {
    rules: `${id}@${spec.version}`,
    options: {},
    position: null,
    clock: null,
    aids: true,
    listed: false,
    ...more,
  };
};

/** A turn by lot: the actions, and the game after them. */
const randomTurn = (game, chance) => {
  const side = sideToPlay(game.position);
  const actions = [];
  let after = game;
  while (!after.result && sideToPlay(after.position) === side && actions.length < 200) {
    const action = pick(chance, legalActions(after.position));
    actions.push(makeAction(action));
    after = playAction(after, action);
  }
  return { side, actions, game: after };
};

/** A whole game by lot, of so many turns at most: who plays what, and how it ends if it does. */
export const writeScript = (agreement, chance, most) => {
  let game = newGame(rulesOf(agreement));
  const turns = [];
  while (!game.result && turns.length < most) {
    const turn = randomTurn(game, chance);
    turns.push({ side: turn.side, actions: turn.actions });
    ({ game } = turn);
  }
  return { agreement, turns, result: game.result };
};

/** So many scripts that are fit for the purpose. */
export const writeScripts = (agreement, chance, most, wanted, isFit) => {
  const scripts = [];
  for (let tries = 0; scripts.length < wanted; tries++) {
    if (tries > 200 * wanted) throw new Error(`too few games of ${agreement.rules} are fit`);
    const script = writeScript(agreement, chance, most);
    if (isFit(script)) scripts.push(script);
  }
  return scripts;
};
