// A game of the computer with itself, and what can be learnt from it.
import { completeTurns, newGame, playAction, sideToPlay } from '@calculi/rules';
import { cell, Numbers } from '@calculi/rules/kernel';
import { assess, think } from '@calculi/engine';
import { SHAPES } from '../../packages/engine/dist/experience/lesson.js';
import { chanceFrom, pick } from '../lib/chance.mjs';
import { handOf, squareOf } from './post.mjs';

/** Random turns at the beginning, at most. */
const WANDERING = 8;
/** One turn in so many is left to chance, among the first so many. */
const WHIM = 10;
const WHIMSICAL = 12;
/** A game that is as good as decided when it begins teaches nothing. */
const TOLERANCE = 400;
/** The share of positions that are looked at: neighbours are much alike. */
const SEEN = 0.5;
/** The terms that are judged in every position; what they say need not be learnt. */
const JUDGED = ['material', 'plunder', 'reserve', 'threats', 'confinement', 'press', 'cage', 'grip'];

/** Where a piece is, by owner, shape, rank, and file from the edge; in the hand it has neither rank nor file. */
const postOf = (board, shape, where) => {
  const side = cell.isStanding(where) ? where >> 7 : where & 1;
  const kind = side * SHAPES.length + SHAPES.indexOf(shape);
  if (!cell.isStanding(where)) return { side, post: handOf(board, kind) };
  const square = cell.squareOf(where);
  const file = square % board.files;
  const column = Math.min(file, board.files - 1 - file);
  return { side, post: squareOf(board, kind, (square - file) / board.files, column) };
};

/** What is to be seen of a position: where pieces are, how it is judged, and whose turn it is. */
export const lookAt = (position) => {
  const { program, geometry, ruleSet } = position.rules;
  if (!(program instanceof Numbers)) throw new TypeError('only games of numbers are learnt');
  const present = [];
  const signs = [];
  for (const { id, shape } of program.field.army.pieces) {
    const where = position.cells[cell.WHERE + id];
    if (where === cell.GONE) continue;
    const { side, post } = postOf(geometry, shape, where);
    present.push(post);
    signs.push(side === 0 ? 1 : -1);
  }
  const terms = assess(position, { weights: { experience: 0 } });
  const judged = JUDGED.reduce((sum, name) => sum + (terms[name] ?? 0), 0) / 100;
  const turn = sideToPlay(position) === ruleSet.sides[0] ? 1 : -1;
  return {
    present: Uint16Array.from(present),
    signs: Int8Array.from(signs),
    measures: [turn * judged, turn, 1],
  };
};

const playRandomly = (game, random) => {
  const { actions } = pick(random, completeTurns(game.position));
  return actions.reduce(playAction, game);
};

const wander = (rules, random) => {
  let game = newGame(rules);
  const turns = Math.floor(random() * (WANDERING + 1));
  for (let turn = 0; turn < turns && !game.result; turn++) game = playRandomly(game, random);
  return game;
};

/** The best line, judged without experience: what is learnt shall not hang on what was learnt before. */
const lookAhead = (game, seed, nodes) =>
  think(game, { seed, weights: { experience: 0, unrest: 0 } }, { nodes }).lines[0];

/** A beginning that neither side has won already. */
const begin = (rules, random, seed, nodes) => {
  for (;;) {
    const game = wander(rules, random);
    const score = game.result ? undefined : lookAhead(game, seed, nodes).score;
    if (score?.kind === 'points' && Math.abs(score.points) <= TOLERANCE) return game;
  }
};

/** How much the first side has won. */
export const outcomeOf = ({ result, position }) => {
  if (!result?.winner) return 0.5;
  return result.winner === position.rules.ruleSet.sides[0] ? 1 : 0;
};

/** Examples of one game, all with its outcome for the first side; a game counts once, however long it is. */
export const learnFromGame = (rules, seed, { nodes, turns }) => {
  const random = chanceFrom(seed);
  let game = begin(rules, random, seed, nodes);
  const seen = [];
  for (let turn = 0; turn < turns && !game.result; turn++) {
    const { score, turns: line } = lookAhead(game, seed, nodes);
    // Where the end is in sight there is nothing to judge.
    if (score.kind === 'points' && random() < SEEN) seen.push(lookAt(game.position));
    const isWhim = turn < WHIMSICAL && random() < 1 / WHIM;
    game = isWhim ? playRandomly(game, random) : line[0].reduce(playAction, game);
  }
  const won = outcomeOf(game);
  return seen.map((each) => ({ ...each, won, weight: 1 / seen.length }));
};
