import { legalActions, parseAction, piecesOnBoard, play, resultOf, sideToPlay } from '@calculi/rules';
import type { Action, Effect, Position, Square } from '@calculi/rules';
import type { BoardView, BoardWindow, SquareMark } from '../board/view.ts';
import { placeOf, windowRound } from '../board/geometry.ts';
import type { Selection } from '../game/choices.ts';
import { openActions, targetOf } from '../game/choices.ts';
import type { PlacedHarmony } from '../words/harmony.ts';
import { madeBy } from '../game/reckoning.ts';
import type { Scene } from '../game/scene.ts';
import { diagramTargets, openDiagram, playDiagram, roamingSquares } from '../reading/index.ts';
import type { Diagram, Text } from '../reading/index.ts';

/** A diagram at the moment it is looked at: as printed, or as the reader has played on in it. */
export interface Figure {
  readonly diagram: Diagram;
  readonly position: Position;
  /** What the turn that led here did. */
  readonly effects: readonly Effect[];
  readonly selection: Selection | null;
  /** How many actions of the diagram itself are played; null once the reader has gone another way. */
  readonly played: number | null;
}

/** Before the diagram's actions: the reader can play them, or others. */
export const firstFigure = (diagram: Diagram): Figure => ({
  diagram,
  position: openDiagram(diagram),
  effects: [],
  selection: diagram.select === null ? null : { kind: 'piece', square: diagram.select },
  played: 0,
});

/** The effects since the last turn ended. */
const ofThisTurn = (effects: readonly Effect[]): readonly Effect[] => {
  const last = effects.at(-1);
  return last?.type === 'turn-over' ? [] : effects;
};

export const playInFigure = (figure: Figure, action: Action): Figure => {
  const { position, effects } = play(figure.position, action);
  const before = ofThisTurn(figure.effects);
  return { ...figure, position, effects: [...before, ...effects], selection: null, played: null };
};

/** The diagram's next action; the same figure where there is none. */
export const stepFigure = (figure: Figure): Figure => {
  const next = figure.played === null ? undefined : figure.diagram.play[figure.played];
  if (next === undefined || figure.played === null) return figure;
  return { ...playInFigure(figure, parseAction(next)), played: figure.played + 1 };
};

/** As a book would print it: the actions are played, and what the last turn did is drawn. */
export const printedFigure = (diagram: Diagram): Figure =>
  diagram.play.reduce((figure) => stepFigure(figure), firstFigure(diagram));

/** Whether something has been changed since the figure was printed. */
export const isPrinted = ({ diagram, played }: Figure): boolean => played === diagram.play.length;

const squaresOfEffect = (effect: Effect): Square[] => {
  switch (effect.type) {
    case 'move':
    case 'split':
      return [effect.from, effect.to];
    case 'take':
    case 'mark':
    case 'bind':
      return [effect.square, ...effect.by];
    case 'place':
    case 'release':
      return [effect.square];
    case 'pass':
    case 'turn-over':
      return [];
  }
};

/** The harmony that has won. */
const harmonyIn = (position: Position): PlacedHarmony | null => {
  const victory = resultOf(position)?.victory;
  return victory?.kind === 'harmony' ? victory : null;
};

/** Every square that a diagram speaks of. */
const squaresOf = (diagram: Diagram): Square[] => {
  const { position, effects } = playDiagram(diagram);
  return [
    ...diagram.highlight,
    ...(diagram.select === null ? [] : [diagram.select, ...diagramTargets(diagram)]),
    ...(diagram.roams === null ? [] : roamingSquares(diagram)),
    ...effects.flatMap(squaresOfEffect),
    ...(harmonyIn(position)?.squares ?? []),
  ];
};

/**
 * Where pieces stand that are to be seen: those the caption names, and all where the diagram speaks of no square or the
 * reader has gone another way. Others only keep the game going, often far away.
 */
const standing = (figure: Figure, named: ReadonlySet<string>): Square[] => {
  const { diagram, position, played } = figure;
  const all = played === null || squaresOf(diagram).length === 0;
  return [openDiagram(diagram), position]
    .flatMap(piecesOnBoard)
    .filter(({ text }) => all || named.has(text))
    .map(({ square }) => square);
};

type Layout = Pick<BoardView, 'files' | 'ranks' | 'lies' | 'flipped'>;

const LEAST_ROWS = 4;

/** The pieces that a text names. */
export const namedPieces = (text: Text): ReadonlySet<string> =>
  new Set(text.flat().flatMap((inline) => (inline.type === 'piece' ? [inline.piece] : [])));

/** The part of the board to draw: what the diagram speaks of, and where a piece that is picked up can go. */
export const figureWindow = (figure: Figure, named: ReadonlySet<string>, layout: Layout): BoardWindow => {
  const { diagram, position, selection } = figure;
  const open = selection === null ? [] : openActions(legalActions(position), selection).map(targetOf);
  const spoken = [...squaresOf(diagram), ...standing(figure, named)];
  return windowRound(layout, [...spoken, ...open.filter((square) => square !== null)], LEAST_ROWS);
};

/** Only this part of a board: of what stands or happens beyond a cut nothing is seen, not even its edge. */
export const cutView = (view: BoardView, window: BoardWindow): BoardView => {
  const isSeen = (square: Square): boolean => {
    const { column, row } = placeOf(view, square);
    return column >= window.left && column < window.right && row >= window.top && row < window.bottom;
  };
  return {
    ...view,
    window,
    pieces: view.pieces.filter(({ square }) => isSeen(square)),
    marks: view.marks.filter(({ square }) => isSeen(square)),
    lines: view.lines.filter(({ from, to }) => isSeen(from) && isSeen(to)),
  };
};

const NOBODY: ReadonlyMap<Square, readonly Square[]> = new Map();

export const figureScene = (figure: Figure): Omit<Scene, 'lies' | 'flipped'> => {
  const { diagram, position, effects, selection } = figure;
  const roamed: SquareMark[] = roamingSquares(diagram).map((square) => ({ square, kind: 'progression' }));
  const lit: SquareMark[] = diagram.highlight.map((square) => ({ square, kind: 'hint' }));
  return {
    position,
    effects,
    actions: legalActions(position),
    selection,
    viewer: sideToPlay(openDiagram(diagram)),
    // What was marked and then taken for the same reason is drawn once.
    drawn: [...new Map(madeBy(effects).map((each) => [`${each.square} ${each.equation}`, each])).values()],
    takeable: NOBODY,
    inDanger: NOBODY,
    harmony: harmonyIn(position),
    overlay: { marks: [...roamed, ...lit], lines: [] },
  };
};
