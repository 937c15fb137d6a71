import type { PieceView, RuleSet, SideName, StandingPiece } from '@calculi/rules';
import type { Clamp, DrawnShape, PieceLook } from '../board/view.ts';

/** How a rule set's pieces look. */

/** One document draws its pieces as small squares, large squares and rounds. */
const DOCUMENT_SHAPES: Readonly<Record<string, DrawnShape>> = {
  round: 'small-square',
  triangle: 'square',
  square: 'round',
};

const drawnShape = ({ look }: RuleSet, shape: DrawnShape): DrawnShape =>
  look.shapes === 'document' ? (DOCUMENT_SHAPES[shape] ?? shape) : shape;

export const faceOf = ({ sides, look }: RuleSet, side: SideName): 'light' | 'dark' =>
  look.faces[sides[0] === side ? 0 : 1];

const layerSpecs = ({ play }: RuleSet) => (play.type === 'numbers' ? play.layers.flat() : []);

/** The layers that a pyramid with these layers began with. */
const wholePyramid = ({ play }: RuleSet, layers: readonly number[]): readonly number[] => {
  if (play.type !== 'numbers') return layers;
  const armies = play.layers.map((army) => army.map(([, value]) => value));
  return armies.find((army) => layers.every((layer) => army.includes(layer))) ?? layers;
};

/** A piece's look; `side` says whose face it shows. */
export const lookOf = (ruleSet: RuleSet, piece: PieceView): PieceLook => {
  const { shape, value, layers, turned, side } = piece;
  const face = faceOf(ruleSet, side);
  const plain = { face, value, turned, clamps: [] };
  if (shape !== 'pyramid') {
    return { ...plain, shape: drawnShape(ruleSet, shape), layers: [], layersLeft: [] };
  }
  const whole = wholePyramid(ruleSet, layers);
  // A layer in hand looks as the piece it is.
  if (layers.length === 1 && whole.length > 1) {
    const [layerShape] = layerSpecs(ruleSet).find(([, each]) => each === layers[0]) ?? ['square'];
    return { ...plain, shape: drawnShape(ruleSet, layerShape), layers: [], layersLeft: [] };
  }
  return { ...plain, shape, layers: whole, layersLeft: layers };
};

/** A pyramid on the board stays one even when a single layer is left. */
export const standingLook = (ruleSet: RuleSet, piece: StandingPiece, clamps: readonly Clamp[]): PieceLook =>
  piece.shape === 'pyramid'
    ? {
        ...lookOf(ruleSet, piece),
        shape: 'pyramid',
        layers: wholePyramid(ruleSet, piece.layers),
        layersLeft: piece.layers,
      }
    : { ...lookOf(ruleSet, piece), clamps };

/** The side a piece written in an effect belongs to, and what it is: `C4`, `t12`, `P36+25`, `B`, `w`. */
export const parsePiece = (ruleSet: RuleSet, text: string): PieceView => {
  const letter = text.slice(0, 1);
  const [first, second] = ruleSet.sides;
  if (ruleSet.play.type === 'stones') {
    const side = letter.toLowerCase() === first.slice(0, 1) ? first : second;
    return { id: -1, side, shape: 'stone', value: null, layers: [], turned: false, text };
  }
  const shapes = { c: 'round', t: 'triangle', s: 'square', p: 'pyramid' } as const;
  const shape = shapes[letter.toLowerCase() as keyof typeof shapes] ?? 'round';
  const values = text.slice(1).split('+').map(Number);
  const side = letter === letter.toUpperCase() ? first : second;
  return {
    id: -1,
    side,
    shape,
    value: values.reduce((sum, value) => sum + value, 0),
    layers: shape === 'pyramid' ? values : [],
    turned: false,
    text,
  };
};

/** Which way a guard lies from a bound stone, as the board is drawn. */
export const clampTowards = (
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Clamp => {
  if (to.x !== from.x) return to.x < from.x ? 'left' : 'right';
  return to.y < from.y ? 'above' : 'below';
};
