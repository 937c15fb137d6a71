import { parsePosition } from '@calculi/rules';
import { expect, it } from 'vitest';
import { assess } from '../src/think.ts';
import { rulesOf } from './advice-games.ts';

/** What has been won and lost for even, by what stands of its pyramid and on a1. */
const materialOf = (id: string, pyramid: string, piece: string): number =>
  assess(
    parsePosition(rulesOf(id, ''), `${'8/'.repeat(8)}3,${pyramid},4/8/8/8/8/8/7,t12/${piece},7 e -/- - 0`),
  )['material']!;

const lossOf = (id: string, pyramid: string, piece: string): number =>
  materialOf(id, 'P36+25+16+9+4+1', 'C4') - materialOf(id, pyramid, piece);

it.each(['glorious', 'scholars'])('minds a lost layer more than a lost piece in %s', (id) => {
  const piece = lossOf(id, 'P36+25+16+9+4+1', '1');
  const layer = lossOf(id, 'P36+25+16+9+4', 'C4');
  expect(piece).toBeGreaterThan(0);
  expect(layer).toBeGreaterThan(piece);
  expect(lossOf(id, 'P36+25+16', 'C4')).toBe(3 * layer);
});

it.each(['nexus-corenae', 'boutin'])(
  'minds the fall of a pyramid that must fall more than ten pieces in %s',
  (id) => {
    expect(lossOf(id, '1', 'C4')).toBeGreaterThan(10 * lossOf(id, 'P36+25+16+9+4+1', '1'));
  },
);
