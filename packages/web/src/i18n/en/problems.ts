import type { ProblemKind, ProblemValues } from '@calculi/rules';

/** What is wrong with a text, by its kind, from the names and numbers that belong to it. */
export type ProblemTexts = {
  readonly [Kind in ProblemKind]: (...values: ProblemValues<Kind>) => string;
};

const what: ProblemTexts = {
  choice: (text, among) => `“${text}” is not one of these: ${among.join(', ')}`,
  number: (text, least, most) => `“${text}” is not a whole number from ${least} to ${most}`,
  count: (given, needed) => `${given} instead of ${needed}`,
  setting: (text) => `“${text}” is not name=value`,
  pair: (text) => `“${text}” is not two parts with / between`,
  square: (text, last) => `“${text}” is not a square of this board (a1 to ${last})`,
  twice: (name) => `“${name}” is given twice`,
  missing: () => 'it is missing',
  meaningless: () => 'this has no meaning here',
  digits: (text) => `“${text}” is not a list of different digits such as 1,2,3`,
  only: () => 'this option has no meaning with the others as they are',
  nonsense: () => 'these options do not go together',
  setup: () => 'a side has one pyramid at most, whole and with the layers given',
  squares: (given, needed) => `the number of squares is ${given}, ${needed} are needed`,
  piece: (text) => `“${text}” is not a piece such as C4, t12 or P36+25`,
  pieces: (most) => `there are more than ${most} pieces and layers`,
  bare: () => 'no piece stands on it',
  own: (piece) => `“${piece}” is held by its own side`,
  left: (piece) => `“${piece}”: no such piece is left`,
  stack: (piece) => `“${piece}” is not made of layers of this pyramid, the largest first`,
  whole: (piece) => `“${piece}”: a pyramid never loses layers under these rules`,
  single: (piece) => `“${piece}”: layers are single pieces under these rules`,
  unmarked: () => 'nothing is marked under these rules; write -',
  foreign: (square) => `on ${square} stands no piece of the side to play`,
  enemy: (square) => `on ${square} stands no enemy`,
  victim: (text) => `“${text}” cannot be taken before the move`,
  over: () => 'nothing can follow, so the turn is over',
  unbound: (square) => `${square}: no stone is ever bound under these rules`,
  stones: (given, _side, most) =>
    `${given} stones of one side on the board, in hand and captured; there are only ${most}`,
  hands: () => 'the sides place by turns, so the hands cannot differ like this',
  memory: (text) => `“${text}” is not a move such as c3c4, or two that lead there and back`,
  empty: (square) => `${square} is empty`,
  action: (text) => `“${text}” is not an action`,
  illegal: (action) => `${action} is not legal there`,
  ended: () => 'the game is over before',
  unplayed: () => 'nothing has been played yet',
  header: () => 'this is not a header such as [Name "a name"]',
  comment: () => 'a comment stands in braces on one line, with no brace in it',
  turn: (given, due) => `turn ${given} stands where turn ${due} is due`,
  result: (given, found) => `it says “${given}”, but the game says “${found}”`,
};

export const problems = {
  sentence: (place: string, problem: string) => `${place}: ${problem}.`,
  place: {
    rank: (rank: string | number) => `Rank ${rank}`,
    line: (line: string | number) => `Line ${line}`,
    header: (name: string | number) => `Header ${name}`,
    named: {
      fields: 'The fields',
      ranks: 'The ranks',
      board: 'The board',
      side: 'The side to play',
      prisoners: 'The prisoners',
      marks: 'The marks',
      turn: 'The turn number',
      captures: 'The captures',
      hand: 'The hands',
      memory: 'The memory',
      quiet: 'The quiet turns',
      moved: 'The piece that moved',
      capturer: 'The capturer',
      taking: 'What is being taken',
      taken: 'The turn in progress',
      options: 'The options',
      action: 'The action',
    },
  },
  what,
};
