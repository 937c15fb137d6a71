import type { Shape, Square } from '@calculi/rules';

/**
 * Everything the board shows, as one value: who makes it decides what is seen, and the board only draws it. This type
 * is the board's manual. All of it is plain data but `nameOf`.
 */
export interface BoardView {
  readonly files: number;
  readonly ranks: number;
  /** On its side: rank 1 at the left, file a on top. Upright: rank 1 below, file a at the left. */
  readonly lies: boolean;
  /** Turned by half a circle, so that the other army is near. */
  readonly flipped: boolean;
  /** Files and ranks beside the frame. */
  readonly coordinates: boolean;
  /** A line between the two camps. */
  readonly camps: boolean;
  /** Only this part of the board is drawn; it is seen to go on where it is cut. */
  readonly window?: BoardWindow;
  readonly pieces: readonly BoardPiece[];
  readonly marks: readonly SquareMark[];
  readonly lines: readonly BoardLine[];
  /** Where a piece may be picked up and dragged. */
  readonly movable: ReadonlySet<Square>;
  /** Where a press does something: a tap that misses goes to the nearest of them. */
  readonly active: ReadonlySet<Square>;
  /** What the board is called. */
  readonly name: string;
  /** What a square is called for those who hear it: "e11, odd round 9, can be taken". */
  readonly nameOf: (square: Square) => string;
}

/** Columns and rows as they are drawn, from the upper left; `right` and `bottom` are the first ones left out. */
export interface BoardWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape to draw; a small square is how one document draws its smallest pieces. */
export type DrawnShape = Shape | 'small-square';

/** How a piece looks, wherever it is drawn. */
export interface PieceLook {
  readonly shape: DrawnShape;
  readonly face: 'light' | 'dark';
  /** Its number; a stone has none. */
  readonly value: number | null;
  /** Captured and turned over: the number is underlined. */
  readonly turned: boolean;
  /** A pyramid's layers from the base: those it began with, and those it still has. */
  readonly layers: readonly number[];
  readonly layersLeft: readonly number[];
  /** A bound stone lies with its flat side up, clamped towards its guards. */
  readonly clamps: readonly Clamp[];
}

export type Clamp = 'left' | 'right' | 'above' | 'below';

export interface BoardPiece extends PieceLook {
  /** The same for the whole game, so that a move is seen as one. */
  readonly id: number;
  readonly square: Square;
  /** Just captured: only its outline is left. */
  readonly ghost: boolean;
  /** New on the board, and out of the piece on this square. */
  readonly from?: Square;
}

/**
 * What a square can carry; several at once add up.
 *
 * - `last` both squares of the last move, `origin` where it began
 * - `selected` what is picked up, `target` where it may go, `leap` where it may go without ever capturing
 * - `take` can be taken, `marked` under attack, `hint` a square that is recommended or asked about
 * - `progression` belongs to a harmony, `fails` is where a condition of a capture fails
 */
export type MarkKind =
  | 'last'
  | 'origin'
  | 'selected'
  | 'target'
  | 'leap'
  | 'take'
  | 'marked'
  | 'hint'
  | 'progression'
  | 'fails';

export interface SquareMark {
  readonly square: Square;
  readonly kind: MarkKind;
}

/**
 * A line between the centres of two squares.
 *
 * - `reckoning` a capture that stands, `failing` one that does not
 * - `harmony` the double rule through a progression
 * - `bond` holds an enemy's stone, `held` holds one's own
 * - `premove` is to be played as soon as the turn comes
 */
export interface BoardLine {
  readonly kind: 'reckoning' | 'failing' | 'harmony' | 'bond' | 'held' | 'premove';
  readonly from: Square;
  readonly to: Square;
  /** The squares that are counted, in the rule set's own way, each with its number. */
  readonly counted: readonly Square[];
  /** Beside the line: the equation. */
  readonly label: string | null;
}
