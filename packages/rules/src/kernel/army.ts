import { parseBoard, parsePieceItem, SHAPE_ORDER, sum } from '../notation/item.ts';
import type { PieceItem } from '../notation/item.ts';
import type { NumberShape, NumbersPlay, PyramidValue, Side } from '../spec/ruleset.ts';
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
  readonly classes: Classes;
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
  for (const pyramid of pieces.filter((piece) => piece.shape === 'pyramid')) {
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
  if (pieces.length > MOST_PIECES) fail('play.setup', `more than ${MOST_PIECES} pieces and layers`);
  return pieces;
};

/** Pieces of one shape and number are alike; a layer in hand is alike only to itself, unless layers are pieces. */
const makeClasses = (pieces: readonly Piece[], layersArePieces: boolean): Classes => {
  const ofPiece = new Uint8Array(MAX_PIECES);
  const ofLayers = new Uint8Array(MAX_PIECES);
  for (const { id, shape, value, layerOf, layers } of pieces) {
    const alike = pieces.findIndex((other) => other.shape === shape && other.value === value);
    ofPiece[id] = layerOf && !layersArePieces ? id : alike;
    const [first] = layers;
    // Layers in a stack differ from the same layers one by one.
    if (first !== undefined) ofLayers[id] = 1 + MAX_PIECES + first;
  }
  return { ofPiece, ofLayers };
};

export const makeArmy = (play: NumbersPlay, geometry: Geometry): Army => {
  const stood = parseBoard(play.setup, geometry.files, geometry.ranks, parsePieceItem);
  const items = rollCall(stood.map(({ item }) => item));
  const pieces = enlist(items, play);
  const free = new Map(items.map((item, id) => [item, id]));
  const start = stood.map(({ square, item }) => ({ square, id: free.get(item) ?? 0 }));
  const pyramidOf = (side: Side) =>
    pieces.findIndex((piece) => piece.side === side && piece.shape === 'pyramid');

  const pyramidCode = new Uint16Array(MAX_PIECES);
  const attack: Int32Array[] = [];
  const target: Int32Array[] = [];
  const targetLayers: Int32Array[] = [];
  const harmony: Int32Array[] = [];
  const worth: number[] = [];
  const mover: number[] = [];
  for (const piece of pieces) {
    const own = Int32Array.of(piece.value);
    attack[piece.id] = target[piece.id] = harmony[piece.id] = own;
    targetLayers[piece.id] = Int32Array.of(1);
    worth[piece.id] = piece.value;
    mover[piece.id] = piece.shape === 'pyramid' ? 0 : MOVER_BITS[piece.shape];
  }
  let code = MAX_PIECES;
  for (const pyramid of pieces.filter((piece) => piece.shape === 'pyramid')) {
    pyramidCode[pyramid.id] = code;
    const layers = play.layers[pyramid.side];
    for (let mask = 0; mask < 1 << layers.length; mask++) {
      const left = layers.filter((_, layer) => (mask >> layer) & 1);
      const values = left.map(([, value]) => value);
      const numbers: Record<PyramidValue, number[]> = {
        sum: [sum(values)],
        base: values.slice(0, 1),
        layer: values,
      };
      const pick = (kinds: readonly PyramidValue[]) =>
        Int32Array.from(new Set(kinds.flatMap((kind) => numbers[kind])));
      const whole = pick(play.pyramid.takenWholeBy);
      const single =
        play.pyramid.takenByLayer && left.length > 1
          ? layers.flatMap((_, layer) => ((mask >> layer) & 1 ? [1 << layer] : []))
          : [];
      attack[code + mask] = pick(play.pyramid.attacksWith);
      target[code + mask] = Int32Array.from([...whole, ...single.map((_, index) => values[index] ?? 0)]);
      targetLayers[code + mask] = Int32Array.from([...[...whole].map(() => mask), ...single]);
      harmony[code + mask] = pick(play.pyramid.countsInHarmonyAs);
      worth[code + mask] = sum(values);
      mover[code + mask] =
        play.moves.pyramid === 'as-layers'
          ? left.reduce((bits, [shape]) => bits | MOVER_BITS[shape], 0)
          : OWN_WAY;
    }
    code += 1 << layers.length;
  }
  return {
    pieces,
    loose: play.pyramid.layersArePieces ? pieces.length : items.length,
    pyramids: [pyramidOf(0), pyramidOf(1)],
    start,
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
