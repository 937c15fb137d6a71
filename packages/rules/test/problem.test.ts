import { describe, expect, test } from 'vitest';
import {
  compile,
  makeAction,
  legalActions,
  newGame,
  parseAction,
  parseGame,
  parseOptions,
  parsePosition,
  perft,
  playAction,
  resign,
  RulesError,
  ruleSets,
  takeBack,
  why,
} from '../src/index.ts';
import type { Problem, ProblemKind, ProblemValues } from '../src/index.ts';
import { rulesOf, specOf } from './cases.ts';

/** What is wrong is data: a kind with its names and numbers, from which the message is made. */

const problemsOf = (read: () => unknown): readonly Problem[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof RulesError) return error.problems;
    throw error;
  }
  return [];
};

const board = (ranks: number, first: string): string => `${'8/'.repeat(ranks - 1)}${first}`;
const numbers =
  (id: string, text: string, options = {}) =>
  () =>
    parsePosition(rulesOf(id, options), text);
const on = (first: string, rest = 'e -/- - 0', id = 'boutin') =>
  numbers(id, `${board(id === 'halle-beginner' ? 12 : 16, first)} ${rest}`);
const stones = (rest: string, first = 'B,6,W', id = 'latrunculi-piso') =>
  numbers(id, `${board(8, first)} ${rest}`);
const game = (text: string) => () => parseGame(text, ruleSets);
const boutin = specOf('boutin');
const begun = newGame(rulesOf('boutin'));
const names = ruleSets.map(({ id, version }) => `${id}@${version}`);
const legal = legalActions(begun.position).map(makeAction);

type Case<Kind extends ProblemKind> = readonly [
  read: () => unknown,
  at: string,
  values: ProblemValues<Kind>,
  message: string,
];

/** A way to each kind of problem. */
const CASES: { readonly [Kind in ProblemKind]: Case<Kind> } = {
  choice: [
    game('[Rules "chess@1"]'),
    'header Rules',
    ['chess@1', names],
    `“chess@1” is not one of ${names.join(', ')}`,
  ],
  number: [
    () => compile(boutin, { victory: 'corps', pieces: 99 }),
    'option pieces',
    ['99', 0, 29],
    '“99” is not a whole number from 0 to 29',
  ],
  count: [numbers('boutin', '8/8 e -/- - 0'), 'ranks', [2, 16], '2 instead of 16'],
  setting: [() => parseOptions('count'), 'options', ['count'], '“count” is not name=value'],
  pair: [on('C2,7', 'e - - 0'), 'prisoners', ['-'], '“-” is not two parts with / between'],
  square: [
    () => why(begun.position, 'z9'),
    'square',
    ['z9', 'h16'],
    '“z9” is not a square of this board (a1 to h16)',
  ],
  twice: [() => parseOptions('sum=1 sum=2'), 'options', ['sum'], 'sum is given twice'],
  missing: [game('1. c4-b5'), 'header Rules', [], 'is missing'],
  meaningless: [on('C2,7', 'e -/- - 0 taken=yes'), 'taken', [], 'has no meaning here'],
  digits: [
    () => compile(specOf('glorious'), { digits: '1,1' }),
    'option digits',
    ['1,1'],
    '“1,1” is not different digits with commas between, such as 1,2,3, or 0 for none',
  ],
  only: [
    () => compile(specOf('boutin'), { grade: 'great', victory: 'corps' }),
    'option grade',
    [boutin.options.find(({ name }) => name === 'grade')!.requires!],
    'has a meaning only with victory=proper',
  ],
  nonsense: [
    () => compile(specOf('glorious'), { perfect: 'no', pieces: '0', points: 'no' }),
    'options',
    ['at least one victory must be agreed', { perfect: false, pieces: 0, points: false, digits: '0' }],
    'at least one victory must be agreed',
  ],
  setup: [
    () =>
      compile({ ...boutin, play: { ...boutin.play, setup: board(16, 'P36+25+16+9+4+1,P36+25+16+9+4+1,6') } }),
    'play setup',
    [],
    'a side has one pyramid at most, whole and with the layers given',
  ],
  squares: [on('C2,8'), 'rank 1', [9, 8], '9 instead of 8 squares'],
  piece: [on('C2+3,7'), 'rank 1', ['C2+3'], '“C2+3” is not a piece such as C4, t12 or P36+25'],
  pieces: [
    numbers('boutin', `${'C2,C2,C2,C2,C2,C2,C2,C2/'.repeat(8)}${board(8, '8')} e -/- - 0`),
    'board',
    [60],
    'more than 60 pieces and layers',
  ],
  bare: [on('8'), 'board', [], 'no piece stands on it'],
  own: [on('C2,7', 'e C4/- - 0'), 'prisoners', ['C4'], '“C4” is held by its own side'],
  left: [on('P36,P25,6'), 'board', ['P25'], '“P25”: no such piece is left'],
  stack: [
    on('P9+36,7'),
    'board',
    ['P9+36'],
    '“P9+36” is not made of layers of this pyramid, the largest first',
  ],
  whole: [
    on('P36,7', 'e -/- - 0', 'nexus-corenae'),
    'board',
    ['P36'],
    '“P36”: a pyramid never loses layers under these rules',
  ],
  single: [
    on('C2,7', 'e p64/- - 0', 'glorious'),
    'prisoners',
    ['p64'],
    '“p64”: layers are single pieces under these rules',
  ],
  unmarked: [on('C2,7', 'e -/- a1 0'), 'marks', [], 'nothing is marked under these rules: - needed'],
  foreign: [
    on('C2,7', 'e -/- b1 0', 'halle-beginner'),
    'marks',
    ['b1'],
    'on b1 stands no piece of the side to play',
  ],
  enemy: [on('C2,6,c9', 'e -/- - 0 capturer=a1 taking=b1'), 'taking', ['b1'], 'on b1 stands no enemy'],
  victim: [
    on('C2,6,c9', 'e -/- - 0 capturer=a1 taking=h1'),
    'taking',
    ['h1'],
    '“h1” cannot be taken before the move',
  ],
  over: [on('C2,7', 'e -/- - 0 moved=a1'), 'moved', [], 'nothing can follow, so the turn is over'],
  unbound: [
    stones('b 0/0 - 0 0/0 -/- 0', 'b,6,W'),
    'board',
    ['a1'],
    'a1: no stone is ever bound under these rules',
  ],
  stones: [
    stones('b 0/20 - 0 0/0 -/- 0'),
    'hand',
    [21, 'black', 20],
    '21 stones of black on the board, in hand and captured; there are 20',
  ],
  hands: [
    stones('b 0/0 - 0 0/5 -/- 0'),
    'hand',
    [],
    'the sides place by turns, so the hands cannot differ like this',
  ],
  memory: [
    stones('b 0/0 - 0 0/0 c3c4,a1a2/- 0'),
    'memory',
    ['c3c4,a1a2'],
    '“c3c4,a1a2” is not a move such as c3c4, or two there and back',
  ],
  empty: [() => why(begun.position, 'c9'), 'square', ['c9'], 'c9 is empty'],
  action: [
    () => parseAction('hop'),
    'action',
    ['hop'],
    '“hop” is not an action such as b5-e5, xe11, b5xe11, T12@d1, a15:25-c15, done or pass',
  ],
  illegal: [
    () => playAction(begun, 'c4-c9'),
    'action',
    ['c4-c9', 'even', legal],
    `c4-c9 is not legal for even now; legal are ${legal.slice(0, 8).join(' ')} and ${legal.length - 8} more`,
  ],
  ended: [
    () => playAction(resign(begun, 'even'), 'c4-d5'),
    'action',
    ['resignation'],
    'the game is over (resignation)',
  ],
  unplayed: [() => takeBack(begun), 'game', [], 'nothing has been played yet'],
  header: [game('[Event]'), 'line 1', [], 'is not a header such as [Event "a name"]'],
  comment: [
    game('[Rules "boutin@1"]\n\n1. {open'),
    'line 3',
    [],
    'a comment stands in braces on one line, with no brace in it',
  ],
  turn: [game('[Rules "boutin@1"]\n\n2. c4-d5'), 'line 3', [2, 1], 'turn 2 stands where turn 1 is due'],
  result: [
    game('[Rules "boutin@1"]\n[Result "even victory"]'),
    'header Result',
    ['even victory', '*'],
    'says “even victory”, but the game says “*”',
  ],
};

describe('each kind of problem', () => {
  test.each(Object.entries(CASES))('%s', (kind, [read, at, values, message]) => {
    expect(problemsOf(read).map((each) => ({ ...each, at: each.at.join(' ') }))).toEqual([
      { at, kind, values, message },
    ]);
  });

  test('is told from the outside in', () => {
    const [problem] = problemsOf(game('[Rules "boutin@1"]\n[Start "8/8 e -/- - 0"]'));
    expect(problem?.at).toEqual(['header', 'Start', 'ranks']);
    const [other] = problemsOf(game('[Rules "boutin@1"]\n\n1. c4-d5\n2. hop'));
    expect(other?.at).toEqual(['line', 4, 'action']);
  });
});

test('a text that lacks one field says so with one and with several', () => {
  expect(problemsOf(numbers('boutin', '8')).map(({ message }) => message)).toEqual(['1 instead of 5']);
  expect(problemsOf(numbers('boutin', '8 e')).map(({ message }) => message)).toEqual(['2 instead of 5']);
});

test.each([-1, 1.5, NaN, 2 ** 32])('perft refuses a depth of %d', (depth) => {
  expect(problemsOf(() => perft(begun.position, depth))).toMatchObject([
    { at: ['depth'], kind: 'number', values: [String(depth), 0, 99] },
  ]);
});

test('an option that is undefined has its default', () => {
  expect(compile(boutin, { count: undefined }).options).toEqual(compile(boutin).options);
});
