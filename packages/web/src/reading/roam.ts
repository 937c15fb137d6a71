import { pieceAt, squareNames } from '@calculi/rules';
import type { Shape, Square } from '@calculi/rules';
import { movementsOf, offsetsOf } from '../game/movement.ts';
import { openDiagram, rulesOf } from './diagram.ts';
import type { Diagram, RuleSetId } from './page.ts';

/** Where a piece can ever get to on an empty board. Distances are exact, so that is often less than everywhere. */

/** Every square that a lone piece of this shape can get to from a square, that one included. */
export const roaming = (
  rules: RuleSetId,
  options: Diagram['options'],
  shape: Shape,
  from: Square,
  regularOnly = false,
): Square[] => {
  const { ruleSet } = rulesOf(rules, options);
  const { board } = ruleSet;
  const names = squareNames(board);
  const offsets = movementsOf(ruleSet, shape)
    .filter((movement) => !(regularOnly && movement.type === 'leap' && movement.irregular))
    .flatMap(offsetsOf);
  const found = new Set([names.indexOf(from)]);
  for (const square of found) {
    for (const [file, rank] of offsets) {
      const toFile = (square % board.files) + file;
      const to = square + file + rank * board.files;
      if (toFile >= 0 && toFile < board.files && to >= 0 && to < names.length) found.add(to);
    }
  }
  return names.filter((_, square) => found.has(square));
};

/** The squares to light for a diagram that shows where one piece can ever get to. */
export const roamingSquares = (diagram: Diagram): Square[] => {
  const { rules, options, roams } = diagram;
  const piece = roams === null ? null : pieceAt(openDiagram(diagram), roams);
  return piece ? roaming(rules, options, piece.shape, piece.square) : [];
};
