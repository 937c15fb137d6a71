import { compile, glorious, initialPosition, newGame, parsePosition, playAction } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../lib/chance.mjs';
import { fit, surpriseOf } from '../lib/logistic.mjs';
import { learnFromGame, lookAt, outcomeOf } from '../learn/game.mjs';
import { printLesson } from '../learn/lesson.mjs';
import { countPosts, handOf, squareOf } from '../learn/post.mjs';
import { playGames } from '../learn/school.mjs';
import { examine, study } from '../learn/study.mjs';

/** What is true of an invented world: things that are there or not, and one measure. */
const TRUTH = [1.5, -0.8, 0, 0.4];
const MEASURE = 0.7;

const invent = (count, seed) => {
  const random = chanceFrom(seed);
  return Array.from({ length: count }, () => {
    const present = TRUTH.flatMap((_, thing) => (random() < 0.5 ? [thing] : []));
    const signs = present.map(() => (random() < 0.5 ? 1 : -1));
    const measures = [4 * random() - 2];
    const odds = present.reduce(
      (sum, thing, index) => sum + TRUTH[thing] * signs[index],
      MEASURE * measures[0],
    );
    return { present, signs, measures, won: random() < 1 / (1 + Math.exp(-odds)) ? 1 : 0, weight: 1 };
  });
};

describe('learning from outcomes', () => {
  const examples = invent(20_000, 1);

  it('finds what decided them', () => {
    const weights = fit(examples, TRUTH.length, 1);
    [...TRUTH, MEASURE].forEach((truth, index) => expect(Math.abs(weights[index] - truth)).toBeLessThan(0.1));
  });

  it('is surprised less by what it has not seen than somebody who knows nothing', () => {
    const weights = fit(examples, TRUTH.length, 1);
    const others = invent(2_000, 2);
    expect(surpriseOf(others, weights)).toBeLessThan(0.6);
    expect(surpriseOf(others, new Float64Array(5))).toBeCloseTo(Math.LN2);
  });

  it('says little of what it has seen rarely, the less the more caution', () => {
    const few = examples.slice(0, 40);
    const [bold] = fit(few, TRUTH.length, 0.1);
    const [careful] = fit(few, TRUTH.length, 100);
    expect(Math.abs(careful)).toBeLessThan(Math.abs(bold) / 3);
  });
});

describe('a game to learn from', () => {
  const rules = compile(glorious);
  const setting = { nodes: 60, turns: 40 };
  /** A game that somebody has won. */
  const won = [1, 2, 3, 4, 5, 6]
    .map((seed) => ({ seed, examples: learnFromGame(rules, seed, setting) }))
    .find(({ examples }) => examples.length > 1 && examples[0].won !== 0.5);

  it('is the same for the same seed', () => {
    expect(learnFromGame(rules, won.seed, setting)).toEqual(won.examples);
  });

  it('is weighed as one, however many of its positions are seen', () => {
    expect(won.examples.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('shows every piece where it is, and what is judged, as even sees it', () => {
    const { board } = rules.ruleSet;
    const start = initialPosition(rules);
    const { present, signs, measures } = lookAt(start);
    const rounds = squareOf(board, 0, 5, 2);
    // Even's 2 on c6 and 8 on f6 stand alike, and so do odd's 9 on c11 and 3 on f11.
    expect([...present].filter((post) => post === rounds)).toHaveLength(2);
    expect(signs[[...present].indexOf(rounds)]).toBe(1);
    const odd = squareOf(board, 4, 10, 2);
    expect(signs[[...present].indexOf(odd)]).toBe(-1);
    expect(present).toHaveLength(48);
    // Odd begins.
    expect(measures.slice(1)).toEqual([-1, 1]);
  });

  it('judges a position for even whoever is to play, and sees prisoners in the hand', () => {
    const text = (side) => `s361,7/${'8/'.repeat(13)}8/S289,T72,6 ${side} c3/- - 0`;
    const [even, odd] = ['e', 'o'].map((side) => lookAt(parsePosition(rules, text(side))));
    expect(even.measures[0]).toBeGreaterThan(0);
    expect(odd.measures[0]).toBeCloseTo(even.measures[0]);
    expect([...even.present]).toContain(handOf(rules.ruleSet.board, 0));
  });

  it('has the outcome of the side that won', () => {
    // Even takes the 9 that it meets, and one piece is enough.
    const short = compile(glorious, { pieces: 1 });
    const near = parsePosition(
      short,
      `s361,7/${'8/'.repeat(7)}2,c9,5/8/C9,7/${'8/'.repeat(4)}S289,7 e -/- - 0`,
    );
    expect(outcomeOf(playAction(newGame(short, near), 'a6-b7'))).toBe(1);
    expect(outcomeOf(newGame(rules))).toBe(0.5);
  });
});

describe('the school', () => {
  it('teaches the same however many games are played at a time', async () => {
    const setting = { rules: 'glorious', nodes: 20, turns: 12, positions: 60, seed: 3 };
    const attend = (threads) =>
      playGames({ ...setting, threads }, () => {
        // Nobody waits for news of it.
      });
    const alone = await attend(1);
    expect(alone.flat().length).toBeGreaterThanOrEqual(60);
    expect(await attend(3)).toEqual(alone);
  });
});

describe('study', () => {
  const board = { files: 4, ranks: 3 };
  /** Even rounds stand well on the third rank, best of all in its middle. */
  const TRUE_RANK = 1;
  const TRUE_SQUARE = 1.5;
  const examples = Array.from({ length: 12_000 }, (_, seed) => {
    const random = chanceFrom(seed);
    const rank = Math.floor(3 * random());
    const column = Math.floor(2 * random());
    const odds = rank === 2 ? TRUE_RANK + column * TRUE_SQUARE : 0;
    return {
      present: [squareOf(board, 0, rank, column), handOf(board, 4)],
      signs: [1, -1],
      measures: [0, random() < 0.5 ? 1 : -1, 1],
      won: random() < 1 / (1 + Math.exp(-odds)) ? 1 : 0,
      weight: 1,
    };
  });
  const { posts } = study(examples, board, { caution: 1, squareCaution: 1 });
  const better = (one, other) => posts[squareOf(board, 0, ...one)] - posts[squareOf(board, 0, ...other)];

  it('tells how much better one square is than another', () => {
    expect(Math.abs(better([2, 0], [0, 0]) - TRUE_RANK)).toBeLessThan(0.2);
    expect(Math.abs(better([2, 1], [2, 0]) - TRUE_SQUARE)).toBeLessThan(0.2);
    expect(Math.abs(better([1, 1], [0, 0]))).toBeLessThan(0.2);
  });

  it('says of a square that it has never seen what holds for its rank and file', () => {
    const seen = examples.filter(({ present: [post] }) => post !== squareOf(board, 0, 2, 1));
    const { posts: partly } = study(seen, board, { caution: 1, squareCaution: 1 });
    const at = (rank, column) => partly[squareOf(board, 0, rank, column)];
    expect(at(2, 1) - at(0, 1)).toBeGreaterThan(0.7);
  });

  it('foretells better than the judgement of positions alone', () => {
    const [most, others] = [examples.slice(0, 10_000), examples.slice(10_000)];
    const known = study(most, board, { caution: 1, squareCaution: 1 });
    const { learnt, judged } = examine(most, others, board, known);
    expect(learnt).toBeLessThan(judged - 0.05);
  });
});

describe('a lesson', () => {
  it('is printed as the engine reads it', async () => {
    const board = { files: 8, ranks: 2 };
    const posts = Array.from({ length: countPosts(board) }, (_, post) => post / 100);
    const text = printLesson('some-game', { game: 7, board, posts, origin: '1 game' });
    const code = text.replace(/^import.*$/m, '').replace(': Lesson', '');
    const { someGame } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(someGame.game).toBe(7);
    expect(someGame.sides[0].triangle).toEqual({
      ranks: [
        [10, 11, 12, 13],
        [14, 15, 16, 17],
      ],
      hand: 9,
    });
    expect(someGame.sides[1].round.hand).toBe(36);
  });
});
