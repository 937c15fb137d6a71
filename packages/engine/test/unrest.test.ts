import { initialPosition, makePosition, parsePosition } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { IMPARTIAL, think } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { hint } from '../src/advice/hint.ts';
import { rulesOf } from './advice-games.ts';
import { gameAt } from './search-games.ts';

/** Even pieces and odd pieces stand level, and odd could trade one for one. */
const LEVEL = [
  's361,s225,1,s121,3,s49/p64+49+36+25+16,s120,1,t56,t30,t36,s66,s28/2,c81,c49,1,c25,t12,t16/t64,1,c9,1,c5,1,c3,c9/3,t90,4/3,c7,4/t100,7/8/8/4,C2,3/C8,7/2,C4,2,C6,1,T81/8/T9,T6,C4,C16,C36,C64,T72,1/S15,S45,T25,T20,T42,T49,P36+25+16+9+4+1,S153/S25,S81,4,S169,S289 o -/- - 29',
  's361,s225,4,s121,s49/p64+49+36+25+16,s120,t64,t56,t30,t36,s66,s28/t100,t90,1,c49,c25,1,t12,1/4,c5,c3,c9,1/2,c9,c81,c7,2,t16/8/8/8/8/8/C8,7/2,C4,C2,1,T81,2/4,C6,3/T9,T6,C4,C16,C36,C64,T72,P36+25+16+9+4+1/S15,S45,T25,T20,T42,T49,1,S153/S25,S81,4,S169,S289 o -/- - 17',
];

const after = (text: string, quiet: number) =>
  gameAt(parsePosition(rulesOf('nexus-corenae'), `${text} quiet=${quiet}`));

describe.each(LEVEL)('where a piece can be traded for a piece: %s', (text) => {
  const takes = (quiet: number): boolean => {
    const [line] = think(after(text, quiet), {}, { depth: 3 }).lines;
    return line!.turns[0]!.some((action) => action.startsWith('x'));
  };

  it('nothing is traded while there is time, and rather that than a draw', () => {
    expect([1, 80].map(takes)).toEqual([false, true]);
  });
});

it.each([
  ['advice', (game: Game) => hint(game, think, { depth: 2 })!.score],
  ['who decides about a draw', (game: Game) => think(game, IMPARTIAL, { depth: 2 }).lines[0]!.score],
])('%s does not call an even game lost because it has been quiet', (_, ask) => {
  const text = makePosition(initialPosition(rulesOf('nexus-corenae')));
  const score = ask(after(text, 95));
  expect(score).toMatchObject({ kind: 'points' });
  expect(Math.abs(score.kind === 'points' ? score.points : Infinity)).toBeLessThan(75);
});
