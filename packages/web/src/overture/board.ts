import type { RuleSet } from '@calculi/rules';
import { nameFile } from '../board/geometry.ts';
import type { BoardPiece, BoardView } from '../board/view.ts';
import { lookOf, parsePiece } from '../game/look.ts';
import { findRuleSet, resolvedWith } from '../game/setup.ts';
import type { GameSetup } from '../game/setup.ts';

/** A game's first board, made from its rule set alone: what is seen is the same, and nothing can be done. */

const readPieces = (ruleSet: RuleSet, setup: string): BoardPiece[] => {
  const pieces: BoardPiece[] = [];
  setup.split('/').forEach((row, index) => {
    let file = 0;
    for (const item of row.split(',')) {
      const empty = Number(item);
      if (Number.isNaN(empty)) {
        const square = `${nameFile(file)}${ruleSet.board.ranks - index}`;
        pieces.push({
          ...lookOf(ruleSet, parsePiece(ruleSet, item)),
          id: pieces.length,
          square,
          ghost: false,
        });
      }
      file += empty || 1;
    }
  });
  return pieces;
};

/** Without its pieces where a game begins otherwise; null where there is no such rule set. */
export const overtureBoard = ({ ruleSet: id, options, seats, position }: GameSetup): BoardView | null => {
  const spec = findRuleSet(id);
  if (!spec) return null;
  const { ruleSet } = resolvedWith(spec, options);
  const { play, board } = ruleSet;
  return {
    ...board,
    lies: false,
    flipped: seats[0].kind !== 'person' && seats[1].kind === 'person',
    coordinates: true,
    camps: play.type === 'numbers',
    pieces: play.type === 'numbers' && position === null ? readPieces(ruleSet, play.setup) : [],
    marks: [],
    lines: [],
    movable: new Set(),
    active: new Set(),
    name: '',
    nameOf: () => '',
  };
};
