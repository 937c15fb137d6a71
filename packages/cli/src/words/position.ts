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
import type { Position, Result, Rules, SideName } from '@calculi/rules';
import { hasNumbers } from './effect.ts';
import { capital, listed, wrap } from './layout.ts';
import { shapeName } from './piece.ts';
import { describeResult } from './result.ts';

const numberKey = ({ ruleSet }: Rules): string =>
  `Capitals are even, small letters odd: C ${shapeName(ruleSet, 'round')}, T ${shapeName(ruleSet, 'triangle')}, S ${shapeName(ruleSet, 'square')}, P pyramid.`;
const STONE_KEY = 'B black, W white; a small letter is a bound stone.';

/** The board with all that belongs to it, ending with its text. */
export const describePosition = (
  position: Position,
  result: Result | null = resultOf(position),
): string[] => [
  drawBoard(position),
  '',
  hasNumbers(position.rules) ? numberKey(position.rules) : STONE_KEY,
  ...describeDetails(position, result),
  '',
  makePosition(position),
];

/** The board for somebody who sees it turn after turn. */
export const describeBoard = (position: Position, result: Result | null): string[] => [
  drawBoard(position),
  '',
  ...describeDetails(position, result),
];

const describeDetails = (position: Position, result: Result | null): string[] => {
  const details = hasNumbers(position.rules) ? numberLines(position) : stoneLines(position);
  return [...details.flatMap((line) => wrap(line)), result ? describeResult(result) : statusLine(position)];
};

/** Who plays. */
export const statusLine = (position: Position): string => {
  const turn = `turn ${turnsPlayed(position) + 1}`;
  return isMidTurn(position)
    ? `${capital(sideToPlay(position))} goes on, ${turn}.`
    : `${capital(sideToPlay(position))} plays, ${turn}.`;
};

const numberLines = (position: Position): string[] => {
  const pieces = piecesOnBoard(position);
  const pyramids = pieces
    .filter(({ shape }) => shape === 'pyramid')
    .map(({ side, value, layers, square }) => `${side} ${value} = ${layers.join(' + ')} on ${square}`);
  const marked = pieces.filter((piece) => piece.marked).map(({ square }) => square);
  return [
    ...(pyramids.length === 0 ? [] : [`Pyramids: ${pyramids.join('; ')}.`]),
    ...position.rules.ruleSet.sides.flatMap((side) => prisonerLine(position, side)),
    ...(marked.length === 0 ? [] : [`Marked (!): ${listed(marked)}.`]),
  ];
};

const prisonerLine = (position: Position, side: SideName): string[] => {
  const held = prisonersOf(position, side).map(({ text }) => text);
  return held.length === 0 ? [] : [`${capital(side)} holds ${listed(held)}.`];
};

const stoneLines = (position: Position): string[] =>
  position.rules.ruleSet.sides.map((side) => {
    const { toPlace, captured } = stoneCounts(position, side);
    return `${capital(side)}: ${toPlace} to place, ${captured} captured.`;
  });
