import {
  drawBoard,
  isMidTurn,
  makePosition,
  piecesOnBoard,
  prisonersOf,
  resultOf,
  sideToPlay,
  stoneCounts,
  turnsPlayed,
} from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { hasNumbers } from '../words/effect.ts';
import { joinLines } from '../words/layout.ts';
import { describePosition } from '../words/position.ts';
import { RESULT_SHAPE } from '../words/result.ts';

const showJson = (position: Position) => {
  const { rules } = position;
  const { sides } = rules.ruleSet;
  const pieces = piecesOnBoard(position);
  const counts = (key: 'captured' | 'toPlace') =>
    Object.fromEntries(sides.map((side) => [side, stoneCounts(position, side)[key]]));
  return {
    position: makePosition(position),
    side: sideToPlay(position),
    turn: turnsPlayed(position),
    midTurn: isMidTurn(position),
    board: drawBoard(position).split('\n'),
    pieces,
    ...(hasNumbers(rules)
      ? { prisoners: Object.fromEntries(sides.map((side) => [side, prisonersOf(position, side)])) }
      : { prisoners: counts('captured'), hand: counts('toPlace') }),
    marks: pieces.filter(({ marked }) => marked).map(({ square }) => square),
    result: resultOf(position),
  };
};

export const showCommand = asCommand({
  name: 'show',
  summary: 'the board in the terminal',
  parameters: [],
  notes: [
    `JSON: {position, side, turn, midTurn, board: [line…], pieces: [{id, side, shape, value, layers, turned, text, square, marked, bound}…], prisoners, hand?, marks: [square…], result}. Prisoners are pieces by the side that holds them; of stones they are counts, and hand counts those still to be placed; ${RESULT_SHAPE}.`,
  ],
  example: 'calculi show halle-advanced --option setup=phalanx',
  prepare: () => (position) => ({
    json: () => showJson(position),
    text: () => joinLines(describePosition(position)),
  }),
});
