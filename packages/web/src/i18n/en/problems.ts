/** What can be wrong with a text that is read, by the number of its parts and names. */
type Say = (one: string, two: string, three: string) => string;

export type ProblemKey =
  | 'fields'
  | 'unknownField'
  | 'twice'
  | 'ranks'
  | 'squares'
  | 'empties'
  | 'piece'
  | 'layers'
  | 'noPiece'
  | 'ownSide'
  | 'tooOften'
  | 'layer'
  | 'pyramid'
  | 'whole'
  | 'singleLayers'
  | 'noMarks'
  | 'notOwn'
  | 'noEnemy'
  | 'noMeaning'
  | 'turnOver'
  | 'number'
  | 'tooMany'
  | 'twoParts'
  | 'side'
  | 'stone'
  | 'neverBound'
  | 'stones'
  | 'allStones'
  | 'hands'
  | 'memory'
  | 'memoryPair'
  | 'square'
  | 'header'
  | 'missing'
  | 'ruleSet'
  | 'version'
  | 'comment'
  | 'turn'
  | 'illegal'
  | 'action'
  | 'result'
  | 'option';

export const problems = {
  sentence: (place: string, problem: string) => `${place}: ${problem}.`,
  other: 'this cannot be read',
  place: {
    rank: (rank: string) => `Rank ${rank}`,
    line: (line: string) => `Line ${line}`,
    header: (name: string) => `Header ${name}`,
    named: {
      position: 'The text',
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
  what: {
    fields: (one, two) => `the number of fields is ${one}, at least ${two} are needed`,
    unknownField: () => 'there is no such field',
    twice: () => 'it is given twice',
    ranks: (one, two) => `the number of ranks is ${one}, ${two} are needed`,
    squares: (one, two) => `the number of squares is ${one}, ${two} are needed`,
    empties: (one) => `“${one}” is not a number of empty squares`,
    piece: (one) => `“${one}” is not a piece such as C4, t12 or P36+25`,
    layers: (one) => `“${one}”: only a pyramid has several layers`,
    noPiece: () => 'no piece stands on it',
    ownSide: (one) => `“${one}” is held by its own side`,
    tooOften: (one) => `“${one}” is there more often than it can be`,
    layer: (one) => `“${one}” is not a free layer of a pyramid`,
    pyramid: (one) => `“${one}” is not made of layers of this pyramid, the largest first`,
    whole: (one) => `“${one}”: a pyramid never loses layers under these rules`,
    singleLayers: (one) => `“${one}”: layers are single pieces under these rules`,
    noMarks: () => 'nothing is marked under these rules; write -',
    notOwn: (one) => `on ${one} stands no piece of the side to play`,
    noEnemy: (one) => `on ${one} stands no enemy`,
    noMeaning: () => 'this has no meaning here',
    turnOver: () => 'nothing can follow, so the turn is over',
    number: (one) => `“${one}” is not a number`,
    tooMany: (one, two) => `${one} is more than ${two}`,
    twoParts: (one) => `“${one}” is not two parts with / between`,
    side: (one, two, three) => `“${one}” is neither ${two} nor ${three}`,
    stone: (one) => `“${one}” is not a stone: B or W, b or w for a bound one`,
    neverBound: (one) => `${one}: no stone is ever bound under these rules`,
    stones: (one) => `there are more than ${one} stones of one side`,
    allStones: (one, two) =>
      `${one} stones of one side on the board, in hand and captured; there are only ${two}`,
    hands: () => 'the sides place by turns, so the hands cannot differ like this',
    memory: (one) => `“${one}” is not a move such as c3c4`,
    memoryPair: () => 'one move is needed, or two that lead back and forth',
    square: (one, two) => `“${one}” is not a square of this board (a1 to ${two})`,
    header: () => 'this is not a header such as [Name "a name"]',
    missing: () => 'it is missing',
    ruleSet: (one) => `“${one}” is not a rule set that is known here`,
    version: (one, two) => `version ${one} is not known here, only ${two}`,
    comment: () => 'a comment is not closed',
    turn: (one, two) => `turn ${one} stands where turn ${two} is due`,
    illegal: (one) => `${one} is not legal there`,
    action: (one) => `“${one}” is not an action`,
    result: (one, two) => `it says “${one}”, but the game says “${two}”`,
    option: () => 'this option does not fit',
  } as Readonly<Record<ProblemKey, Say>>,
};
