import {
  compile,
  halleBeginner,
  makeAction,
  newGame,
  parsePosition,
  piecesOnBoard,
  playAction,
} from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { cell, decodeAction, Kernel } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { Limit } from '../src/search/limit.ts';
import { Siege } from '../src/search/siege.ts';
import { assess, think } from '../src/think.ts';
import { rulesOf } from './advice-games.ts';

const rules = compile(halleBeginner);
const program = rules.program as Numbers;

/** The odd pyramid on a3 can go to b3 and nowhere else. */
const CAGED =
  '8/2,c9,2,c3,2/4,c5,3/3,c7,1,s28,2/1,t56,3,t12,2/8/2,t90,1,s120,3/S45,2,P36+25+16+9+4+1,C6,3/S15,T6,T20,1,s66,3/p64+49+36+25+16,1,S153,T72,4/C2,T42,1,C4,1,C8,2/8 e t30/- - 0';
/** This one takes eight turns, which are not found at once. */
const LONG =
  't90,s120,3,t56,1,t12/S153,2,c9,c5,t30,2/1,P36+25+16+9+4+1,2,s28,3/p64+49+36+25+16,1,S45,T20,4/1,T6,1,c7,2,T72,c3/T42,C2,2,s66,3/8/C6,7/8/8/3,C4,1,C8,2/8 e -/S15 - 112 quiet=39';
/** The first with one wall less. */
const OPEN = CAGED.replace('C2,T42,1,C4', '1,T42,C2,C4');

/** The odd 12 guards its pyramid on a1, and falls as soon as the even 6 comes to d1. */
const GUARDED =
  '4,c9,2,P36+25+16+9+4+1/8/8/8/8/8/8/8/8/8/C2,C4,S45,S15,C8,3/p64+49+36+25+16,t12,2,C6,3 e -/- - 0';
const GUARDED_LONGER = GUARDED.replace('2,C6,3', '3,C6,2');
const NOT_HELD = GUARDED.replace('C2,C4,S45', 'C2,1,S45');

const gameOf = (text: string): Game => newGame(rules, parsePosition(rules, text));

/** Looked for with so many nodes, of which a part may go into it. */
const siegeOf = ({ position }: Game, nodes = Infinity, isStopped = () => false) => {
  const kernel = new Kernel(program);
  kernel.load(position.cells);
  const limit = new Limit({ nodes }, isStopped);
  const found = new Siege(kernel, program).find(limit);
  expect(limit.nodes).toBeLessThanOrEqual(limit.aside + 10);
  expect([...kernel.cells]).toEqual([
    ...position.cells.slice(0, cell.HISTORY),
    1,
    ...position.cells.slice(cell.HISTORY + 1),
  ]);
  return found;
};

const hasPyramid = ({ position }: Game): boolean =>
  piecesOnBoard(position).some(({ shape, side }) => shape === 'pyramid' && side === 'odd');

describe('a pyramid in a cage', () => {
  it('is taken by the siege that was found, while only the pyramid stirs', () => {
    let game = gameOf(CAGED);
    const plan = siegeOf(game);
    expect(plan).not.toBeNull();
    for (let turns = plan!.turns; turns > 0; turns--) {
      const next = siegeOf(game)!;
      expect(next.turns).toBeLessThanOrEqual(turns);
      game = playAction(game, decodeAction(rules, game.position.cells, next.code));
      // The other side does something that is far from it.
      const idle = ['f11-f12', 'f12-f11', 'f11-f12', 'f12-f11', 'f11-f12'][plan!.turns - turns]!;
      if (hasPyramid(game)) game = playAction(game, idle);
    }
    expect(hasPyramid(game)).toBe(false);
  });

  it('is not besieged where it can get out, nor within fewer actions than it takes', () => {
    expect(siegeOf(gameOf(OPEN))).toBeNull();
    expect(siegeOf(gameOf(LONG), 57)).toBeNull();
  });

  it('loses whoever is shut in with it, if that takes few turns', () => {
    expect(siegeOf(gameOf(GUARDED))).toMatchObject({ turns: 1 });
    expect(siegeOf(gameOf(GUARDED_LONGER))).toMatchObject({ turns: 2 });
    expect(siegeOf(gameOf(NOT_HELD))).toBeNull();
    const taken = playAction(gameOf(GUARDED), 'e1-d1');
    expect(piecesOnBoard(taken.position).map(({ text }) => text)).not.toContain('t12');
    expect(hasPyramid(taken)).toBe(true);
  });

  it('is left alone when somebody asks to stop', () => {
    expect(siegeOf(gameOf(LONG), Infinity, () => true)).toBeNull();
    expect(siegeOf(gameOf(LONG))).toMatchObject({ turns: 8 });
  });

  it('counts for the hunters, and not where it can get out', () => {
    const { grip } = assess(gameOf(CAGED).position);
    expect(grip).toBeGreaterThan(0);
    expect(assess(gameOf(OPEN).position)['grip']).toBe(0);
  });

  it('is the same cage on a longer board', () => {
    const cage = '4,C6,3/C2,2,C8,4/1,C4,6/p64+49+36+25+16,1,S15,5 e -/- - 0';
    const gripOn = (id: string, ranks: number) =>
      assess(parsePosition(rulesOf(id), '8/'.repeat(ranks - 4) + cage))['grip'];
    expect(gripOn('halle-beginner', 12)).toBeGreaterThan(0);
    expect(gripOn('halle-beginner', 12)).toBe(gripOn('halle-advanced', 16));
  });

  it('is what full strength then goes for', () => {
    const game = gameOf(CAGED);
    const plan = siegeOf(game);
    const code = decodeAction(rules, game.position.cells, plan!.code);
    const { lines } = think(game, { weights: { siege: 5000 } }, { nodes: 4000 });
    expect(lines[0]!.turns[0]).toEqual([makeAction(code)]);
  });
});
