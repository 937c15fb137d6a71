import type { RuleSet } from '@calculi/rules';
import { nameFile } from '../board/geometry.ts';
import type { BoardPiece, BoardView } from '../board/view.ts';
import type { Texts } from '../i18n/texts.ts';
import { lookOf, parsePiece } from './look.ts';
import { findRuleSet, resolvedWith } from './setup.ts';
import type { GameSetup } from './setup.ts';

/** A game's first board before its rules are compiled: what is seen is the same, and nothing can be done yet. */

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

/** The board of a game that begins as usual; null where it does not, or where there is no such rule set. */
export const overtureOf = (
  { ruleSet: id, options, seats, position }: GameSetup,
  texts: Texts,
): BoardView | null => {
  const spec = findRuleSet(id);
  if (!spec || position !== null) return null;
  const { ruleSet } = resolvedWith(spec, options);
  const { play, board } = ruleSet;
  return {
    ...board,
    lies: false,
    flipped: seats[0].kind !== 'person' && seats[1].kind === 'person',
    coordinates: true,
    camps: play.type === 'numbers',
    pieces: play.type === 'numbers' ? readPieces(ruleSet, play.setup) : [],
    marks: [],
    lines: [],
    movable: new Set(),
    active: new Set(),
    name: texts.play.board(texts.rulesets.sets[id as keyof Texts['rulesets']['sets']].long),
    nameOf: () => '',
  };
};
