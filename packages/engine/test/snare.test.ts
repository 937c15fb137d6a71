import { parsePosition } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { assess, think } from '../src/think.ts';
import { rulesOf } from './advice-games.ts';
import { gameAt } from './search-games.ts';

const rules = rulesOf('halle-advanced');

/** The odd 9 stands in the corner, far from the rest of its army: thirteen altogether, or twelve. */
const CROWD = '5,t56,t90,t16/4,c3,c5,c7,t12/3,s28,s66,t30,t36,p64+49+36+25+16';
const FEWER = CROWD.replace('t56', '1');
const at = (corner: string, rest = CROWD) =>
  parsePosition(rules, `${corner}/8/8/8/8/P36+25+16+9+4+1,7/8/8/8/8/8/8/${rest} e -/- - 0`);
const snareOf = (corner: string, rest?: string): number => assess(at(corner, rest))['snare']!;

const [HELD, NEAR, FAR] = ['c9,C4,6/C2,7', 'c9,1,C4,5/C2,7', 'c9,4,C4,2/C2,7'];

describe('a snare', () => {
  it('counts the more the sooner it can be closed', () => {
    expect(snareOf(HELD)).toBeGreaterThan(snareOf(NEAR));
    expect(snareOf(NEAR)).toBeGreaterThan(snareOf(FAR));
    expect(snareOf(FAR)).toBeGreaterThan(0);
  });

  it('counts nothing where the pyramid is not in a crowd, or has fallen', () => {
    expect(snareOf(NEAR, FEWER)).toBe(0);
    expect(snareOf(NEAR, CROWD.replace('p64+49+36+25+16', 'c9'))).toBe(0);
  });

  it('is what full strength then goes for', () => {
    const weights = { snare: 5000, patience: 500 };
    const [line] = think(gameAt(at('c9,2,C4,4/C2,7')), { weights }, { nodes: 2000 }).lines;
    expect(line!.turns[0]).toEqual(['d16-c16']);
  });
});
