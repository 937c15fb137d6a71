import type { Square, StandingPiece } from '@calculi/rules';
import type { MarkKind } from '../board/view.ts';
import type { Texts } from '../i18n/texts.ts';

/** What a square is called for those who hear it: "e11, odd round 9, can be taken". */
export interface CellFacts {
  readonly square: Square;
  readonly piece: StandingPiece | null;
  readonly marks: readonly MarkKind[];
  /** It can be taken as things stand; said where the aids show it. */
  readonly inDanger: boolean;
  /** What attacks it. */
  readonly attackers: readonly Square[];
  /** The guards of a bound stone. */
  readonly guards: readonly Square[];
}

const pieceWords = ({ words }: Texts, piece: StandingPiece): string => {
  const { cell, shape } = words;
  if (piece.shape === 'stone') return cell.stone(piece.side);
  const value = piece.value ?? 0;
  if (piece.shape === 'pyramid') return cell.pyramid(piece.side, value, piece.layers);
  return cell.piece(piece.side, shape[piece.shape], value);
};

export const cellName = (texts: Texts, facts: CellFacts): string => {
  const { square, piece, marks, inDanger, attackers, guards } = facts;
  const { cell } = texts.words;
  const says = (kind: MarkKind, text: string): string[] => (marks.includes(kind) ? [text] : []);
  return [
    square,
    piece ? pieceWords(texts, piece) : cell.empty,
    ...(piece?.turned ? [cell.turned] : []),
    ...(piece?.bound ? [cell.bound(guards)] : []),
    ...(piece?.marked ? [cell.marked(attackers)] : inDanger ? [cell.inDanger(attackers)] : []),
    ...says('selected', cell.selected),
    ...says('take', cell.takeable(attackers)),
    ...says('target', cell.legal),
    ...says('leap', cell.leap),
  ].join(', ');
};
