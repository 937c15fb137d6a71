// Writes the openings that matches begin with: packages/cli/openings/<rule set>.txt, one a line. They are seeded, so
// that the same rules give the same openings; the files are committed and change only when this is run again.
// Usage: npm run build && node tools/openings.mjs [RULES…]
import { writeFileSync } from 'node:fs';
import {
  compile,
  completeTurns,
  makePosition,
  newGame,
  piecesOnBoard,
  playAction,
  prisonersOf,
  ruleSets,
} from '@calculi/rules';

const COUNT = 100;

/** A small generator of chance (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const any = (items, random) => items[Math.floor(random() * items.length)];

/** The numbers that a side has taken, together. */
function plunder(position, side) {
  return prisonersOf(position, side).reduce((sum, { value }) => sum + value, 0);
}

/** Pyramids with all their layers. */
function wholePyramids(position, layers) {
  return piecesOnBoard(position).filter((piece) => piece.layers.length === layers.get(piece.side)).length;
}

/** Nobody is ahead, and nothing is taken in the very next turn. */
function isLevel({ position, rules }) {
  const { sides, play } = rules.ruleSet;
  const next = completeTurns(position);
  if (next.length < 2) return false;
  if (next.some(({ effects, result }) => result !== null || effects.some(({ type }) => type === 'take')))
    return false;
  if (play.type !== 'numbers') return piecesOnBoard(position).every(({ bound }) => !bound);
  const pyramids = piecesOnBoard(newGame(rules).position).filter(({ shape }) => shape === 'pyramid');
  const layers = new Map(pyramids.map((piece) => [piece.side, piece.layers.length]));
  return (
    wholePyramids(position, layers) === pyramids.length &&
    sides.every((side) => plunder(position, side) === 0) &&
    piecesOnBoard(position).every(({ marked }) => !marked)
  );
}

/** A game of some random turns; undefined where it ended. */
function wander(rules, length, random) {
  let game = newGame(rules);
  const turns = [];
  for (let turn = 0; turn < length; turn++) {
    const { actions } = any(completeTurns(game.position), random);
    game = actions.reduce(playAction, game);
    if (game.result) return undefined;
    turns.push(actions.join('+'));
  }
  return { game, turns };
}

function openingsOf(spec) {
  const rules = compile(spec);
  const random = chance([...spec.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const [least, most] = rules.ruleSet.play.type === 'numbers' ? [4, 8] : [6, 10];
  const found = new Map();
  while (found.size < COUNT) {
    // Both sides have had as many turns.
    const length = least + 2 * Math.floor(random() * ((most - least) / 2 + 1));
    const wandered = wander(rules, length, random);
    if (wandered && isLevel(wandered.game)) {
      found.set(makePosition(wandered.game.position), wandered.turns.join(' '));
    }
  }
  return [...found.values()];
}

const wanted = process.argv.slice(2);
for (const spec of ruleSets.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const file = new URL(`../packages/cli/openings/${spec.id}.txt`, import.meta.url);
  const head = '# Random turns from a seed, after which nobody is ahead. Written by tools/openings.mjs.';
  writeFileSync(file, `${[head, ...openingsOf(spec)].join('\n')}\n`);
  process.stdout.write(`${spec.id}: ${COUNT} openings\n`);
}
