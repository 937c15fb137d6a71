import { makeReason } from '../effect.ts';
import * as cell from '../kernel/cells.ts';
import { Stones } from '../kernel/stones.ts';
import { RELATIONS } from '../kernel/survey.ts';
import { viewPiece } from '../position.ts';
import type { Position } from '../position.ts';
import type { Side } from '../spec/ruleset.ts';
import { makeSquare } from '../square.ts';
import type { Capture } from './captures.ts';

const ENCLOSED = RELATIONS.indexOf('enclosed');

/** Stones that a side holds bound and may take at the start of its turn. */
export const enclosedStones = ({ rules, cells }: Position, taker: Side): Capture[] => {
  const { program, geometry } = rules;
  if (!(program instanceof Stones)) return [];
  const victim = (1 - taker) as Side;
  const isFree = (square: number) => cells[square]! >> 6 === taker + 1;
  const found: Capture[] = [];
  for (let square = 0; square < geometry.size; square++) {
    const content = cells[square]!;
    if (content >> 6 !== ((victim + 1) | 4)) continue;
    const by = program.enclosure.guardPairs(square).find((pair) => pair.every(isFree)) ?? [];
    found.push({
      square: makeSquare(geometry, square),
      piece: viewPiece(rules, cell.occupantId(content), victim, 1, true).text,
      layer: null,
      timing: 'bound',
      ...makeReason(rules, [
        program.enclosure.isCorner(square) ? 1 : 0,
        ENCLOSED,
        0,
        0,
        0,
        0,
        ...[...by].sort((a, b) => a - b),
      ]),
    });
  }
  return found;
};
