import type { Clamp, DrawnShape, PieceLook } from './view.ts';

/** The drawing of a piece in a square of 100 units. */

/** A digit of Source Serif 4 at weight 600, in em. */
const DIGIT = { width: 0.488, height: 0.655 };

/** The size of numbers with one, two and three digits. */
const SIZES: Readonly<Record<Exclude<DrawnShape, 'stone'>, readonly [number, number, number]>> = {
  round: [46, 41, 32],
  triangle: [40, 34, 28],
  square: [46, 42, 36],
  'small-square': [38, 34, 27],
  pyramid: [36, 34, 29],
};

const GROUND = 89;
const STACK = 77;
const HALF = 42;

const stepOf = (layers: readonly number[]): number => (layers.length === 6 ? 13.4 : 15);
const layerHeight = (layers: readonly number[]): number => STACK / Math.max(5, layers.length);
const halfWidth = (layers: readonly number[], value: number): number =>
  HALF - (layers.indexOf(value) * stepOf(layers)) / 2;

const fixed = (value: number): string => value.toFixed(1);

/**
 * The outline of a stepped pyramid: every layer keeps its width, and what is left settles to the ground. A lost layer
 * is still a step, of no height and as wide as its neighbour, so that the outline can be seen to settle.
 */
export const outlineSteps = (layers: readonly number[], left: readonly number[] = layers): string => {
  const top = left.at(-1) ?? 0;
  const steps = layers.map((layer, index) => ({
    half: halfWidth(layers, layers.slice(index).find((value) => left.includes(value)) ?? top),
    height: left.includes(layer) ? layerHeight(layers) : 0,
  }));
  let y = GROUND;
  let path = `M${fixed(50 - (steps[0]?.half ?? HALF))} ${GROUND}`;
  for (const { half, height } of steps) path += `H${fixed(50 - half)}V${fixed((y -= height))}`;
  for (const { half, height } of steps.reverse()) path += `H${fixed(50 + half)}V${fixed((y += height))}`;
  return `${path}Z`;
};

export interface NumberDrawing {
  readonly text: string;
  readonly size: number;
  readonly baseline: number;
  /** What is left of a pyramid is too low for it: it stands above. */
  readonly above: boolean;
  readonly underline: { readonly x: number; readonly y: number; readonly width: number } | null;
}

const fitsInside = (
  layers: readonly number[],
  left: readonly number[],
  size: number,
  digits: number,
): boolean => {
  const top = 80 - DIGIT.height * size - 3;
  const layer = left[Math.floor((GROUND - top) / layerHeight(layers))];
  return layer !== undefined && 2 * halfWidth(layers, layer) >= DIGIT.width * size * digits + 8;
};

const baselineOf = (shape: DrawnShape, size: number): number => {
  if (shape === 'triangle') return 76;
  if (shape === 'pyramid') return 80;
  return 50 + (DIGIT.height / 2) * size;
};

/** Where a piece's number stands and how large it is; null for a stone. */
export const drawNumber = ({ shape, value, turned, layers, layersLeft }: PieceLook): NumberDrawing | null => {
  if (value === null || shape === 'stone') return null;
  const text = String(value);
  const size = SIZES[shape][Math.min(text.length, 3) - 1] ?? 28;
  const above = shape === 'pyramid' && !fitsInside(layers, layersLeft, size, text.length);
  const lift = turned ? (shape === 'triangle' ? 2.5 : 2) : 0;
  const baseline = above
    ? GROUND - layerHeight(layers) * layersLeft.length - 7
    : baselineOf(shape, size) - lift;
  const width = DIGIT.width * size * text.length - 1;
  return {
    text,
    size,
    baseline,
    above,
    underline: turned ? { x: 50 - width / 2, y: baseline + 3.6, width } : null,
  };
};

const CLAMPS: Readonly<Record<Clamp, string>> = {
  left: 'M11 50H34',
  right: 'M66 50H89',
  above: 'M50 11V34',
  below: 'M50 66V89',
};

export const drawClamps = (clamps: readonly Clamp[]): string => clamps.map((each) => CLAMPS[each]).join('');
