// Positions that might be worth an entry: set up with a few pieces, or met in games of greedy chance.
import {
  completeTurns,
  initialPosition,
  makePosition,
  parsePosition,
  piecesOnBoard,
  resultOf,
  RulesError,
  sideToPlay,
  squareNames,
  standingCaptures,
} from '@calculi/rules';
import { pick, shuffled } from '../chance.mjs';

const boardText = ({ files, ranks }, standing) =>
  Array.from({ length: ranks }, (_, above) => {
    const items = [];
    let empty = 0;
    for (let file = 0; file < files; file++) {
      const text = standing.get((ranks - 1 - above) * files + file);
      if (text && empty > 0) items.push(empty);
      if (text) items.push(text);
      empty = text ? 0 : empty + 1;
    }
    return [...items, ...(empty > 0 ? [empty] : [])].join();
  }).join('/');

const tryParse = (rules, text) => {
  try {
    const position = parsePosition(rules, text);
    return resultOf(position) ? null : position;
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

const between = (chance, least, most) => least + Math.floor(chance() * (most - least + 1));

/** A few pieces of both armies, most of them near or in the camp they attack; now and then prisoners. */
const setUpNumbers = (rules, chance) => {
  const { geometry } = rules;
  const armies = [[], []];
  for (const piece of piecesOnBoard(initialPosition(rules)))
    armies[piece.side === rules.ruleSet.sides[0] ? 0 : 1].push(piece);
  const half = geometry.size / 2;
  const standing = new Map();
  const hands = ['-', '-'];
  for (const side of [0, 1]) {
    const pyramid = armies[side].find(({ shape }) => shape === 'pyramid');
    const others = shuffled(
      chance,
      armies[side].filter((piece) => piece !== pyramid),
    );
    const count = between(
      chance,
      ...pick(chance, [
        [2, 5],
        [4, 9],
      ]),
    );
    const isTaken = chance() < 0.6;
    const chosen = others.slice(0, count);
    if (!isTaken) chosen.push(pyramid);
    for (const { text, shape } of chosen) {
      const far = shape !== 'pyramid' && chance() < 0.6;
      let square;
      do square = Math.floor(chance() * half) + (far === (side === 0) ? half : 0);
      while (standing.has(square));
      standing.set(square, text);
    }
    const prisoners = others.slice(
      count,
      count +
        between(
          chance,
          ...pick(chance, [
            [0, 0],
            [1, 4],
            [6, 14],
          ]),
        ),
    );
    const held = [...prisoners, ...(isTaken ? [pyramid] : [])].map(({ text }) => text);
    if (held.length > 0) hands[1 - side] = held.join();
  }
  const side = pick(chance, ['e', 'o']);
  return tryParse(rules, `${boardText(geometry, standing)} ${side} ${hands.join('/')} - 40`);
};

const setUpStones = (rules, chance) => {
  const { geometry, ruleSet } = rules;
  const all = ruleSet.play.stones;
  const counts = [0, 1].map(() => between(chance, 2, chance() < 0.5 ? 4 : 12));
  const squares = shuffled(chance, [...squareNames(geometry).keys()]);
  const standing = new Map();
  const letters = ['B', 'W'];
  for (const side of [0, 1])
    for (let index = 0; index < counts[side]; index++)
      standing.set(
        squares.pop(),
        ruleSet.play.binding && chance() < 0.12 ? letters[side].toLowerCase() : letters[side],
      );
  const taken = [all - counts[1], all - counts[0]];
  const quiet = pick(chance, [0, 0, 0, 0, 97, 98, 99]);
  const side = pick(chance, ['b', 'w']);
  return tryParse(rules, `${boardText(geometry, standing)} ${side} ${taken.join('/')} - 90 0/0 -/- ${quiet}`);
};

/** The last placings before the stones move. */
const setUpPlacing = (rules, chance) => {
  const { geometry, ruleSet } = rules;
  const all = ruleSet.play.stones;
  const squares = shuffled(chance, [...squareNames(geometry).keys()]);
  const standing = new Map();
  const left = [ruleSet.begins === 'black' ? 0 : 1, ruleSet.begins === 'black' ? 1 : 0];
  for (const side of [0, 1])
    for (let index = 0; index < all - left[side]; index++) standing.set(squares.pop(), 'BW'[side]);
  const side = left[0] === 1 ? 'b' : 'w';
  return tryParse(
    rules,
    `${boardText(geometry, standing)} ${side} 0/0 - ${2 * all - 1} ${left.join('/')} -/- 0`,
  );
};

const TRIES = 60;

/** A pyramid that stands under attack as a whole, marked where captures have two stages. */
const setUpDanger = (rules, chance) => {
  for (let count = 0; count < TRIES; count++) {
    const position = setUpNumbers(rules, chance);
    if (!position) continue;
    const side = sideToPlay(position);
    const other = rules.ruleSet.sides.find((name) => name !== side);
    const capture = standingCaptures(position, other).find(
      ({ piece, timing }) => /^p\d+\+/i.test(piece) && timing !== 'sweep',
    );
    if (!capture) continue;
    const [board, name, hands, marks, turn] = makePosition(position).split(' ');
    const marked = capture.timing === 'staged' ? capture.square : marks;
    return tryParse(rules, [board, name, hands, marked, turn].join(' '));
  }
  return null;
};

export const setUp = (rules, chance) => {
  if (rules.ruleSet.play.type === 'numbers')
    return chance() < 0.3 ? setUpDanger(rules, chance) : setUpNumbers(rules, chance);
  return chance() < 0.15 ? setUpPlacing(rules, chance) : setUpStones(rules, chance);
};

/** How tempting a turn is to a greedy player: captures, then the way forward. */
const temptation = (turn, forward, chance) => {
  const taken = turn.effects.filter(({ type }) => type === 'take' || type === 'bind' || type === 'mark');
  const move = turn.effects.find(({ type }) => type === 'move');
  const way = move ? forward * (Number(move.to.slice(1)) - Number(move.from.slice(1))) : 0;
  return 2 * taken.length + 0.4 * way + 2 * chance();
};

/** The positions of a game between two greedy players that leave much to chance. */
export const playOut = function* (rules, chance, most) {
  let position = initialPosition(rules);
  for (let count = 0; count < most; count++) {
    const turns = completeTurns(position);
    const forward = sideToPlay(position) === rules.ruleSet.sides[0] ? 1 : -1;
    const rated = turns.map((turn) => ({ turn, worth: temptation(turn, forward, chance) }));
    const { turn } = rated.reduce((best, each) => (each.worth > best.worth ? each : best));
    if (turn.result) return;
    position = turn.position;
    if (count > 8) yield position;
  }
};
