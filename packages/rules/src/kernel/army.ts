import { isPyramid, parseBoard, parsePieceItem, SHAPE_ORDER, sum } from '../notation/item.ts';
import type { PieceItem } from '../notation/item.ts';
import type { LayerSpec, NumberShape, NumbersPlay, PyramidValue, Side } from '../spec/ruleset.ts';
import { fail } from '../spec/problem.ts';
import { LAYERS, MAX_PIECES } from './cells.ts';
import type { Geometry } from './geometry.ts';
import type { Classes } from './kernel.ts';

/** A piece as an individual. Layers come after all pieces and are individuals of their own. */
export interface Piece {
  readonly id: number;
  readonly side: Side;
  readonly shape: NumberShape | 'pyramid';
  /** A pyramid's number is that of all its layers. */
  readonly value: number;
  /** Of a layer: the pyramid it belongs to and its place from the base. */
  readonly layerOf: { readonly pyramid: number; readonly layer: number } | null;
  /** Of a pyramid: the ids of its layers from the base; empty for others. */
  readonly layers: readonly number[];
}

export interface Army {
  readonly pieces: readonly Piece[];
  /** How many of them, from the first, can stand on the board by themselves: layers only where they are pieces. */
  readonly loose: number;
  /** The pyramid of each side, or −1. */
  readonly pyramids: readonly [number, number];
  readonly start: readonly { readonly square: number; readonly id: number }[];
  /**
   * What a piece is worth depends on its layers: `code` (its id, or for a pyramid `pyramidCode[id] + layers`)
   * leads to the numbers it may use.
   */
  readonly pyramidCode: Uint16Array;
  /** Numbers to attack with, by code. */
  readonly attack: readonly Int32Array[];
  /** Numbers by which it can be taken, and the layers that each of them takes, by code. */
  readonly target: readonly Int32Array[];
  readonly targetLayers: readonly Int32Array[];
  /** Numbers it has in a harmony, by code. */
  readonly harmony: readonly Int32Array[];
  /** Its number when captured, by code. */
  readonly worth: Int32Array;
  /**
   * The shapes it moves as, a bit each (round 1, triangle 2, square 4, a pyramid's own way 8), times the board: where
   * its rows in the tables of ways begin, by code.
   */
  readonly row: Uint16Array;
  readonly classes: ArmyClasses;
}

interface ArmyClasses extends Classes {
  /** By piece, two integers: the set of pieces before it that are alike. */
  readonly twins: Int32Array;
}

/** A few ids are left free for the kernel's own classes. */
const MOST_PIECES = 60;

export const OWN_WAY = 8;
const MOVER_BITS: Readonly<Record<NumberShape, number>> = { round: 1, triangle: 2, square: 4 };

/** The code of a piece as it is now. */
export const codeOf = (army: Army, cells: Int32Array, id: number): number => {
  const code = army.pyramidCode[id]!;
  return code === 0 ? id : code + cells[LAYERS + id]!;
};

/** Pieces in a fixed order: first side before second, shapes in order, small numbers first, pyramids last. */
const rollCall = (items: readonly PieceItem[]): PieceItem[] =>
  [...items].sort(
    (x, y) =>
      x.side - y.side ||
      SHAPE_ORDER.indexOf(x.shape) - SHAPE_ORDER.indexOf(y.shape) ||
      sum(x.values) - sum(y.values),
  );

const enlist = (items: readonly PieceItem[], play: NumbersPlay): Piece[] => {
  const pieces: Piece[] = [];
  let nextLayer = items.length;
  items.forEach((item, id) => {
    const count = item.shape === 'pyramid' ? play.layers[item.side].length : 0;
    const layers = Array.from({ length: count }, (_, layer) => nextLayer + layer);
    nextLayer += count;
    pieces.push({ id, side: item.side, shape: item.shape, value: sum(item.values), layerOf: null, layers });
  });
  for (const pyramid of pieces.filter(isPyramid)) {
    play.layers[pyramid.side].forEach(([shape, value], layer) => {
      pieces.push({
        id: pieces.length,
        side: pyramid.side,
        shape,
        value,
        layerOf: { pyramid: pyramid.id, layer },
        layers: [],
      });
    });
  }
  if (pieces.length > MOST_PIECES) fail(['board'], 'pieces', MOST_PIECES);
  return pieces;
};

/** Pieces of one shape and number are alike; a layer in hand is alike only to itself, unless layers are pieces. */
const makeClasses = (pieces: readonly Piece[], layersArePieces: boolean): ArmyClasses => {
  const ofPiece = new Uint8Array(MAX_PIECES);
  const ofLayers = new Uint8Array(MAX_PIECES);
  const twins = new Int32Array(2 * MAX_PIECES);
  for (const { id, shape, value, layerOf, layers } of pieces) {
    const alike = pieces.findIndex((other) => other.shape === shape && other.value === value);
    ofPiece[id] = layerOf && !layersArePieces ? id : alike;
    const [first] = layers;
    // Layers in a stack differ from the same layers one by one.
    if (first !== undefined) ofLayers[id] = 1 + MAX_PIECES + first;
    for (let other = 0; other < id; other++)
      if (ofPiece[other] === ofPiece[id]) twins[2 * id + (other >> 5)]! |= 1 << (other & 31);
  }
  return { ofPiece, ofLayers, twins };
};

/** Tables by code, filled piece by piece. */
class Worths {
  readonly pyramidCode = new Uint16Array(MAX_PIECES);
  readonly attack: Int32Array[] = [];
  readonly target: Int32Array[] = [];
  readonly targetLayers: Int32Array[] = [];
  readonly harmony: Int32Array[] = [];
  readonly worth: number[] = [];
  readonly mover: number[] = [];
  private readonly play: NumbersPlay;
  private nextCode = MAX_PIECES;

  constructor(play: NumbersPlay) {
    this.play = play;
  }

  add({ id, shape, side, value }: Piece): void {
    this.attack[id] = this.target[id] = this.harmony[id] = Int32Array.of(value);
    this.targetLayers[id] = Int32Array.of(1);
    this.worth[id] = value;
    this.mover[id] = shape === 'pyramid' ? 0 : MOVER_BITS[shape];
    if (shape !== 'pyramid') return;
    const layers = this.play.layers[side];
    this.pyramidCode[id] = this.nextCode;
    for (let mask = 0; mask < 1 << layers.length; mask++) this.addStack(this.nextCode + mask, layers, mask);
    this.nextCode += 1 << layers.length;
  }

  /** A pyramid with some of its layers. */
  private addStack(code: number, layers: readonly LayerSpec[], mask: number): void {
    const { pyramid, moves } = this.play;
    const left = layers.filter((_, layer) => (mask >> layer) & 1);
    const values = left.map(([, value]) => value);
    const numbers: Record<PyramidValue, number[]> = {
      sum: [sum(values)],
      base: values.slice(0, 1),
      layer: values,
    };
    const pick = (kinds: readonly PyramidValue[]) => [...new Set(kinds.flatMap((kind) => numbers[kind]))];
    const whole = pick(pyramid.takenWholeBy);
    // The last layer is the whole pyramid.
    const single = pyramid.takenByLayer && (left.length > 1 || whole.length === 0) ? left : [];
    const bits = layers.map((_, layer) => 1 << layer).filter((bit) => mask & bit);
    this.attack[code] = Int32Array.from(pick(pyramid.attacksWith));
    this.target[code] = Int32Array.from([...whole, ...single.map(([, value]) => value)]);
    this.targetLayers[code] = Int32Array.from([
      ...whole.map(() => mask),
      ...single.map((_, index) => bits[index] ?? 0),
    ]);
    this.harmony[code] = Int32Array.from(pick(pyramid.countsInHarmonyAs));
    this.worth[code] = sum(values);
    this.mover[code] =
      moves.pyramid === 'as-layers' ? left.reduce((all, [shape]) => all | MOVER_BITS[shape], 0) : OWN_WAY;
  }
}

/** The armies of the set-up, or of other pieces that are then nowhere at the start. */
export const makeArmy = (play: NumbersPlay, geometry: Geometry, others?: readonly PieceItem[]): Army => {
  const stood = others ? [] : parseBoard(play.setup, geometry.files, geometry.ranks, parsePieceItem);
  const items = rollCall(others ?? stood.map(({ item }) => item));
  const pieces = enlist(items, play);
  const ids = new Map(items.map((item, id) => [item, id]));
  const pyramidOf = (side: Side) => pieces.findIndex((piece) => piece.side === side && isPyramid(piece));
  const worths = new Worths(play);
  for (const piece of pieces) worths.add(piece);
  const { pyramidCode, attack, target, targetLayers, harmony, worth, mover } = worths;
  return {
    pieces,
    loose: play.pyramid.layersArePieces ? pieces.length : items.length,
    pyramids: [pyramidOf(0), pyramidOf(1)],
    start: stood.map(({ square, item }) => ({ square, id: ids.get(item) ?? 0 })),
    pyramidCode,
    attack,
    target,
    targetLayers,
    harmony,
    worth: Int32Array.from(worth),
    row: Uint16Array.from(mover, (bits) => (bits ?? 0) * geometry.size),
    classes: makeClasses(pieces, play.pyramid.layersArePieces),
  };
};
