/** Squares, lines and paths of a board of `files` × `ranks`. Squares are named like `c12` everywhere. */

export interface Size {
  readonly files: number;
  readonly ranks: number;
}

/** A step to the right (files) and up (ranks). */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** The squares a move enters one after another, seen from its start; the last one is where it ends. */
export type Path = readonly Offset[];

export const ORTHOGONAL: readonly Offset[] = [
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
];

export const DIAGONAL: readonly Offset[] = [
  { dx: 1, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: -1 },
];

export const ALL_EIGHT: readonly Offset[] = [...ORTHOGONAL, ...DIAGONAL];

/** Names are made once: `NAMES[file][rank]`. No board here is larger than 9 × 16. */
const NAMES: readonly (readonly string[])[] = Array.from('abcdefghi', (letter) =>
  Array.from({ length: 17 }, (_, rank) => `${letter}${rank}`),
);

const PLACES: ReadonlyMap<string, { readonly file: number; readonly rank: number }> = new Map(
  NAMES.flatMap((names, file) => names.map((name, rank) => [name, { file, rank }])),
);

export function squareName(file: number, rank: number): string {
  const name = NAMES[file]?.[rank];
  if (name === undefined) throw new Error(`no square ${file} ${rank}`);
  return name;
}

/** File of a square, 0 for a. */
export function fileOf(square: string): number {
  return placeOf(square).file;
}

/** Rank of a square, 1 for the lowest. */
export function rankOf(square: string): number {
  return placeOf(square).rank;
}

function placeOf(square: string): { readonly file: number; readonly rank: number } {
  const place = PLACES.get(square);
  if (place === undefined) throw new Error(`no square ${square}`);
  return place;
}

export function allSquares(size: Size): string[] {
  const squares: string[] = [];
  for (let file = 0; file < size.files; file += 1) {
    for (let rank = 1; rank <= size.ranks; rank += 1) squares.push(squareName(file, rank));
  }
  return squares;
}

/** The square at an offset, or null beyond the edge. */
export function shifted(size: Size, from: string, offset: Offset): string | null {
  const place = placeOf(from);
  const file = place.file + offset.dx;
  const rank = place.rank + offset.dy;
  if (file < 0 || file >= size.files || rank < 1 || rank > size.ranks) return null;
  return squareName(file, rank);
}

export function times(offset: Offset, factor: number): Offset {
  return { dx: offset.dx * factor, dy: offset.dy * factor };
}

/** Straight paths of exactly `steps` squares. */
export function straight(directions: readonly Offset[], steps: number): Path[] {
  return directions.map((direction) => stretch({ dx: 0, dy: 0 }, direction, steps));
}

/** Orthogonal paths of exactly `steps` squares that turn once by a right angle on the way. */
export function bent(steps: number): Path[] {
  const paths: Path[] = [];
  for (const first of ORTHOGONAL) {
    for (const second of ORTHOGONAL) {
      if (first.dx * second.dx + first.dy * second.dy !== 0) continue;
      for (let before = 1; before < steps; before += 1) {
        const corner = times(first, before);
        paths.push([...stretch({ dx: 0, dy: 0 }, first, before), ...stretch(corner, second, steps - before)]);
      }
    }
  }
  return paths;
}

/** Leaps of `long` squares one way and `short` squares across: nothing is entered but the last square. */
export function leaps(long: number, short: number): Path[] {
  const paths: Path[] = [];
  for (const sx of [1, -1]) {
    for (const sy of [1, -1]) {
      paths.push([{ dx: sx * long, dy: sy * short }], [{ dx: sx * short, dy: sy * long }]);
    }
  }
  return paths;
}

function stretch(start: Offset, direction: Offset, steps: number): Offset[] {
  const path: Offset[] = [];
  for (let step = 1; step <= steps; step += 1) {
    path.push({ dx: start.dx + direction.dx * step, dy: start.dy + direction.dy * step });
  }
  return path;
}

/** The squares of a path laid at a start, or null if any of them lies beyond the edge. */
export function laid(size: Size, from: string, path: Path): string[] | null {
  const squares: string[] = [];
  for (const offset of path) {
    const square = shifted(size, from, offset);
    if (square === null) return null;
    squares.push(square);
  }
  return squares;
}

/** Plain code-unit order. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function byFileThenRank(a: string, b: string): number {
  return fileOf(a) - fileOf(b) || rankOf(a) - rankOf(b);
}
