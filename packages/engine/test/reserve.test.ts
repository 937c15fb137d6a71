import {
  legalActions,
  makePosition,
  parsePosition,
  piecesOnBoard,
  prisonersOf,
  sideToPlay,
} from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { assess } from '../src/think.ts';
import { greedyTurns, rulesOf } from './advice-games.ts';

const OTHER: Readonly<Record<string, string>> = { e: 'o', o: 'e' };

/** The same board with the other side to play. */
const turned = (position: Position): Position =>
  parsePosition(
    position.rules,
    makePosition(position).replace(/ ([eo]) /, (_, side: string) => ` ${OTHER[side]!} `),
  );

/** The prisoners of the side to play that the rules let it lay down. */
const returning = (position: Position): number => {
  const places = legalActions(position).flatMap((each) => (each.type === 'place' ? [each.piece] : []));
  const texts = new Set(places.map((piece) => piece.toLowerCase()));
  return prisonersOf(position, sideToPlay(position)).filter(({ text }) => texts.has(text.toLowerCase()))
    .length;
};

/** Whether both armies have room on their back ranks. */
const hasRoom = (position: Position): boolean => {
  const ranks = makePosition(position).split(' ')[0]!.split('/');
  return [ranks[0]!, ranks.at(-1)!].every((rank) => /(^|,)\d/.test(rank));
};

/** Positions of a game in which captures are liked, as long as both pyramids stand. */
const taken = (id: string, options: string): Position[] =>
  [...greedyTurns(rulesOf(id, options), 7, 50)]
    .map(({ position }) => position)
    .filter(hasRoom)
    .filter((position) => piecesOnBoard(position).filter(({ shape }) => shape === 'pyramid').length === 2);

describe.each([
  ['scholars', ''],
  ['scholars', 'reentry=no'],
  ['boutin', ''],
  ['glorious', ''],
  ['nexus-corenae', ''],
])('prisoners in %s %s', (id, options) => {
  const positions = taken(id, options);

  it('count where the rules let them come back, for their captor', () => {
    for (const position of positions)
      expect(assess(position, { weights: { reserve: 1 } })['reserve'] ?? 0).toBeCloseTo(
        returning(position) - returning(turned(position)),
      );
  });

  it('are there to be counted', () => {
    const isAllowed = !options.includes('no') && ['scholars', 'boutin', 'glorious'].includes(id);
    expect(positions.some((position) => returning(position) > 0)).toBe(isAllowed);
  });
});

describe('a prisoner in Boutin’s game', () => {
  const rules = rulesOf('boutin');
  const reserveAt = (text: string): number => assess(parsePosition(rules, text))['reserve']!;
  const board = (rank: string) => `s361,7/8/8/8/8/8/8/8/8/8/8/8/8/8/${rank}/S25,S81,C2,C4,C6,3 e c9/- - 0`;

  it('counts for nothing once a pyramid has fallen and only a harmony is left to build', () => {
    expect(reserveAt(board('p64+49+36+25+16,7'))).toBeGreaterThan(0);
    expect(reserveAt(board('8'))).toBe(0);
  });
});
