// Writes the openings that matches begin with: packages/cli/openings/<rule set>.txt, one a line. They are seeded, so
// that the same rules give the same openings; the files are committed and change only when this is run again.
// Usage: npm run build && node tools/openings.mjs [--rules ID,ID] [--again] [--count 100]
// With --again the openings that are there stay, as far as they are fair to the computer as it plays now, which may look
// deeper than when they were chosen.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  compile,
  completeTurns,
  makePosition,
  newGame,
  piecesOnBoard,
  playAction,
  ruleSets,
} from '@calculi/rules';
import { think } from '@calculi/engine';
import { chanceFrom, pick } from './lib/chance.mjs';
import { readOptions } from './lib/options.mjs';

/** The computer's own look at an opening, and a longer one at what passes it; and how far a side may be ahead. */
const LOOK = { nodes: 12_000 };
const LONG_LOOK = { nodes: 200_000 };
const TOLERANCE = 120;
/**
 * Turns that the computer must be able to go on for against itself without a winner. Where harmonies come quickly a score
 * that is level does not tell: most random beginnings are lost for one side within ten turns, and a pair of games
 * from such a beginning ends one all, whoever plays.
 */
const LASTING = 30;

/** Nothing is marked or bound, and nothing can be taken in the very next turn. */
function isLevel({ position }) {
  const next = completeTurns(position);
  return (
    next.length > 1 &&
    next.every(({ effects, result }) => result === null && effects.every(({ type }) => type !== 'take')) &&
    piecesOnBoard(position).every(({ bound, marked }) => !bound && !marked)
  );
}

/** To the hundredth of a piece: scores in whole pieces would call level what is not. */
const isFair = (game, look) => {
  const { score } = think(game, { seed: 1, weights: { grain: 1 } }, look).lines[0];
  return score.kind === 'points' && Math.abs(score.points) <= TOLERANCE;
};

function lasts(opening) {
  let game = opening;
  for (let turn = 0; turn < LASTING && !game.result; turn++) {
    game = think(game, { seed: 1 }, LOOK).lines[0].turns[0].reduce(playAction, game);
  }
  return !game.result?.winner;
}

/** A game of some random turns in which nothing was taken, so that all pieces are still there; otherwise undefined. */
function wander(rules, length, random) {
  let game = newGame(rules);
  const turns = [];
  for (let turn = 0; turn < length; turn++) {
    const { actions, effects } = pick(random, completeTurns(game.position));
    game = actions.reduce(playAction, game);
    // A piece that was taken may be placed again, so the position alone does not tell.
    if (game.result || effects.some(({ type }) => type === 'take')) return undefined;
    turns.push(actions.join('+'));
  }
  return { game, turns };
}

const replay = (rules, line) => line.split(/[ +]/).reduce(playAction, newGame(rules));

/** Those known that are still fair, and new ones until there are enough. */
function openingsOf(spec, known, count) {
  const rules = compile(spec);
  const random = chanceFrom([...spec.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const [least, most] = rules.ruleSet.play.type === 'numbers' ? [4, 8] : [6, 10];
  const found = new Map();
  for (const line of known) {
    const game = replay(rules, line);
    if (isFair(game, LONG_LOOK)) found.set(makePosition(game.position), line);
  }
  while (found.size < count) {
    // Both sides have had as many turns.
    const length = least + 2 * Math.floor(random() * ((most - least) / 2 + 1));
    const wandered = wander(rules, length, random);
    if (!wandered || !isLevel(wandered.game)) continue;
    const { game, turns } = wandered;
    if (isFair(game, LOOK) && isFair(game, LONG_LOOK) && lasts(game)) {
      found.set(makePosition(game.position), turns.join(' '));
    }
  }
  return [...found.values()];
}

const HEAD =
  '# Random turns from a seed, in which nothing was taken and nobody got ahead. Written by tools/openings.mjs.';
const options = readOptions(import.meta.url, { rules: '', again: false, count: 100 });
const wanted = options.rules.split(',').filter(Boolean);
for (const spec of ruleSets.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const file = new URL(`../packages/cli/openings/${spec.id}.txt`, import.meta.url);
  const known = options.again ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];
  const openings = openingsOf(spec, known, options.count);
  writeFileSync(file, `${[HEAD, ...openings].join('\n')}\n`);
  process.stdout.write(`${spec.id}: ${openings.length} openings\n`);
}
