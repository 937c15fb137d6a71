import { squareNames } from '@calculi/rules';
import type { Square } from '@calculi/rules';
import type { BoardLine, BoardView, SquareMark } from '../board/view.ts';
import { drawReason } from '../game/drawing.ts';
import { lookOf, parsePiece } from '../game/look.ts';
import type { Shown } from '../game/reckoning.ts';
import { makeBoardView } from '../game/scene.ts';
import type { AllTexts } from '../i18n/texts.ts';
import { equationText } from '../words/equation.ts';
import { nameText } from '../words/named.ts';
import type { Sandbox } from './sandbox.svelte.ts';

/** The board of the sandbox: what is set up, whether or not the rules can read it. */

const NONE: ReadonlySet<Square> = new Set();
const NOBODY: ReadonlyMap<Square, readonly Square[]> = new Map();

const linesOf = (sandbox: Sandbox, shown: Shown | null, texts: AllTexts): BoardLine[] =>
  shown ? drawReason(sandbox.rules.ruleSet, shown.square, shown, equationText(texts, shown.reckoning)) : [];

/** An arrangement that is not sound: just its pieces. */
const bareView = (sandbox: Sandbox, texts: AllTexts, layout: Layout): BoardView => {
  const { arrangement, rules, selection } = sandbox;
  const pieces = [...arrangement.pieces];
  const marks: SquareMark[] = [...arrangement.marks].map((square) => ({ square, kind: 'marked' }));
  const selected: SquareMark[] =
    selection?.kind === 'piece' ? [{ square: selection.square, kind: 'selected' }] : [];
  return {
    ...rules.ruleSet.board,
    ...layout,
    coordinates: true,
    camps: rules.ruleSet.play.type === 'numbers',
    pieces: pieces.map(([square, text], id) => ({
      ...lookOf(rules.ruleSet, parsePiece(rules.ruleSet, text)),
      id,
      square,
      ghost: false,
    })),
    marks: [...marks, ...selected],
    lines: [],
    movable: NONE,
    active: NONE,
    name: texts.sandbox.board,
    nameOf: (square) => {
      const piece = arrangement.pieces.get(square);
      return `${square}, ${piece === undefined ? texts.words.cell.empty : texts.words.piece(nameText(piece))}`;
    },
  };
};

type Layout = Pick<BoardView, 'lies' | 'flipped'>;

/** What to draw, with the reckoning of one capture where one is looked at. */
export const sandboxView = (
  sandbox: Sandbox,
  texts: AllTexts,
  layout: Layout,
  shown: Shown | null,
): BoardView => {
  const { position, selection, tool, actions, arrangement } = sandbox;
  const occupied = new Set(arrangement.pieces.keys());
  const isPlaying = tool === 'play';
  const view = position
    ? makeBoardView(
        {
          position,
          effects: [],
          actions: isPlaying ? actions : [],
          selection,
          viewer: arrangement.side,
          drawn: [],
          takeable: NOBODY,
          inDanger: NOBODY,
          harmony: null,
          overlay: { marks: [], lines: linesOf(sandbox, shown, texts) },
          ...layout,
        },
        texts,
      )
    : bareView(sandbox, texts, layout);
  return isPlaying && position
    ? view
    : {
        ...view,
        movable: tool === 'mark' ? NONE : occupied,
        active: new Set(squareNames(sandbox.rules.ruleSet.board)),
      };
};
