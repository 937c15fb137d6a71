import { pieceAt, piecesOnBoard } from '@calculi/rules';
import type { Action, Effect, Position, SideName, Square } from '@calculi/rules';
import { cornerOf } from '../board/geometry.ts';
import type { BoardLine, BoardPiece, BoardView, MarkKind, SquareMark } from '../board/view.ts';
import type { Texts } from '../i18n/texts.ts';
import { cellName } from '../words/cell.ts';
import { equationText } from '../words/equation.ts';
import { ruleSetNames } from '../words/ruleset.ts';
import { isIrregular, openActions, sourcesOf, targetOf } from './choices.ts';
import type { Selection } from './choices.ts';
import { drawHarmony, drawPremove, drawReason } from './drawing.ts';
import type { PlacedHarmony } from '../words/harmony.ts';
import { clampTowards, lookOf, parsePiece, standingLook } from './look.ts';
import { standingFor } from './reckoning.ts';
import type { Shown } from './reckoning.ts';

/** What a panel draws on the board beside the game itself. */
export interface Overlay {
  readonly marks: readonly SquareMark[];
  readonly lines: readonly BoardLine[];
  /** Pieces where they might stand, as outlines. */
  readonly outlines?: readonly BoardPiece[];
}

/** Everything that decides what the board shows. */
export interface Scene {
  readonly position: Position;
  /** What the last turn did. */
  readonly effects: readonly Effect[];
  /** What the person at the board may do now. */
  readonly actions: readonly Action[];
  readonly selection: Selection | null;
  /** Whose eyes see it: the only person, or the side to play. */
  readonly viewer: SideName;
  /** Captures whose reckoning is drawn. */
  readonly drawn: readonly Shown[];
  /** Squares whose pieces can be taken now, with what attacks them. */
  readonly takeable: ReadonlyMap<Square, readonly Square[]>;
  /** Squares of pieces that the enemy could take, with what attacks them. */
  readonly inDanger: ReadonlyMap<Square, readonly Square[]>;
  /** The harmony that won. */
  readonly harmony: PlacedHarmony | null;
  readonly overlay: Overlay | null;
  /** What is to be played as soon as the turn comes. */
  readonly premove?: Action | null | undefined;
  readonly lies: boolean;
  readonly flipped: boolean;
}

/** The guards of every bound stone. */
const findGuards = (position: Position): ReadonlyMap<Square, readonly Square[]> =>
  new Map(
    position.rules.ruleSet.play.type === 'stones'
      ? position.rules.ruleSet.sides
          .flatMap((side) => standingFor(position, side))
          .map(({ square, by }) => [square, by])
      : [],
  );

type Layout = Pick<BoardView, 'files' | 'ranks' | 'lies' | 'flipped'>;

const standingPieces = (
  { position, effects }: Scene,
  layout: Layout,
  guards: ReadonlyMap<Square, readonly Square[]>,
): BoardPiece[] =>
  piecesOnBoard(position)
    .sort((one, other) => one.id - other.id)
    .map((piece) => {
      const { id, square } = piece;
      const corner = cornerOf(layout, square);
      const clamps = (guards.get(square) ?? []).map((guard) => clampTowards(corner, cornerOf(layout, guard)));
      const split = effects.find((effect) => effect.type === 'split' && effect.id === id);
      return {
        ...standingLook(position.rules.ruleSet, piece, clamps),
        id,
        square,
        ghost: false,
        ...(split?.type === 'split' && { from: split.from }),
      };
    });

/** Pieces that the last turn took, as outlines on squares that are still empty. */
const ghosts = ({ position, effects }: Scene): BoardPiece[] => {
  const { ruleSet } = position.rules;
  return effects.flatMap((effect) =>
    effect.type === 'take' && pieceAt(position, effect.square) === null
      ? [
          {
            ...lookOf(ruleSet, parsePiece(ruleSet, effect.piece)),
            id: effect.id,
            square: effect.square,
            ghost: true,
          },
        ]
      : [],
  );
};

const mark = (kind: MarkKind, squares: Iterable<Square>): SquareMark[] =>
  [...squares].map((square) => ({ square, kind }));

const lastMove = (effects: readonly Effect[]): SquareMark[] =>
  effects.flatMap((effect) => {
    if (effect.type === 'move' || effect.type === 'split')
      return [...mark('last', [effect.from, effect.to]), ...mark('origin', [effect.from])];
    return effect.type === 'place' ? mark('last', [effect.square]) : [];
  });

/** The squares of a premove: where it begins, unless it is a stone to place, and where it leads. */
const premoveSquares = ({ premove }: Scene): Square[] =>
  premove?.type === 'move' ? [premove.from, premove.to] : premove?.type === 'place' ? [premove.to] : [];

const targets = ({ position, actions, selection }: Scene): SquareMark[] =>
  // A stone may be placed on any empty square: to dot them all would say nothing.
  openActions(actions, selection)
    .filter((action) => action.type !== 'take' && !(action.type === 'place' && action.piece === ''))
    .flatMap((action) => {
      const square = targetOf(action);
      return square === null
        ? []
        : [{ square, kind: isIrregular(position.rules, action) ? 'leap' : 'target' } as const];
    });

const findMarks = (scene: Scene): SquareMark[] => {
  const { position, effects, actions, selection, takeable, inDanger, harmony, overlay } = scene;
  const marked = piecesOnBoard(position).filter((piece) => piece.marked);
  const takes = openActions(actions, selection).filter(({ type }) => type === 'take');
  const all = [
    ...lastMove(effects),
    ...mark('progression', harmony?.squares ?? []),
    ...(selection?.kind === 'piece' ? mark('selected', [selection.square]) : []),
    ...targets(scene),
    ...mark('take', [...takeable.keys(), ...takes.map(targetOf).filter((square) => square !== null)]),
    ...mark('marked', [...marked.map(({ square }) => square), ...inDanger.keys()]),
    ...mark('hint', premoveSquares(scene)),
    ...(overlay?.marks ?? []),
  ];
  return [...new Map(all.map((each) => [`${each.kind} ${each.square}`, each])).values()];
};

const bonds = ({ position, viewer }: Scene): BoardLine[] =>
  position.rules.ruleSet.play.type === 'stones'
    ? position.rules.ruleSet.sides.flatMap((side) =>
        standingFor(position, side).flatMap(({ square, by }) =>
          by.map((from): BoardLine => ({
            kind: side === viewer ? 'bond' : 'held',
            from,
            to: square,
            counted: [],
            label: null,
          })),
        ),
      )
    : [];

export const makeBoardView = (scene: Scene, texts: Texts): BoardView => {
  const { position, actions, lies, flipped, harmony, drawn, overlay, inDanger } = scene;
  const { ruleSet } = position.rules;
  const layout = { ...ruleSet.board, lies, flipped };
  const guards = findGuards(position);
  const marks = findMarks(scene);
  const pieces = [
    ...(overlay ? (overlay.outlines ?? []) : ghosts(scene)),
    ...standingPieces(scene, layout, guards),
  ];
  const kindsOn = new Map<Square, MarkKind[]>();
  for (const { square, kind } of marks) kindsOn.set(square, [...(kindsOn.get(square) ?? []), kind]);
  const standing = new Map(piecesOnBoard(position).map((piece) => [piece.square, piece]));
  const movable = sourcesOf(actions);
  const open = openActions(actions, scene.selection).map(targetOf);
  return {
    ...layout,
    coordinates: true,
    camps: ruleSet.play.type === 'numbers',
    pieces,
    marks,
    lines: [
      ...bonds(scene),
      ...(harmony ? drawHarmony(harmony) : []),
      ...drawn.flatMap((shown) =>
        ruleSet.play.type === 'stones' && shown.as !== 'take'
          ? []
          : drawReason(ruleSet, shown.square, shown, equationText(texts, shown.reckoning)),
      ),
      ...(overlay?.lines ?? []),
      ...drawPremove(premoveSquares(scene)),
    ],
    movable,
    active: new Set([...movable, ...open.filter((square) => square !== null), ...scene.takeable.keys()]),
    name: texts.play.board(ruleSetNames(texts, ruleSet.id).long),
    nameOf: (square) =>
      cellName(texts, {
        square,
        piece: standing.get(square) ?? null,
        marks: kindsOn.get(square) ?? [],
        inDanger: inDanger.has(square),
        attackers: inDanger.get(square) ?? scene.takeable.get(square) ?? [],
        guards: guards.get(square) ?? [],
      }),
  };
};
