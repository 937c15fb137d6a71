import { describe, expect, it } from 'vitest';
import { cornerOf, nearestSquare, placeOf, readRows, squareAt, stepByKey } from '../src/board/geometry.ts';
import { LABEL_HEIGHT, placeLabels } from '../src/board/label.ts';
import { drawNumber, outlineSteps } from '../src/board/piece.ts';
import type { BoardLine, BoardPiece, BoardView, PieceLook } from '../src/board/view.ts';

const tall = { files: 8, ranks: 16, lies: false, flipped: false };

describe('the places of squares', () => {
  it('stands upright with rank 1 below, or lies with rank 1 at the left', () => {
    expect(placeOf(tall, 'a1')).toEqual({ column: 0, row: 15 });
    expect(placeOf({ ...tall, lies: true }, 'a1')).toEqual({ column: 0, row: 0 });
    expect(placeOf({ ...tall, lies: true }, 'h16')).toEqual({ column: 15, row: 7 });
    expect(placeOf({ ...tall, flipped: true }, 'a1')).toEqual({ column: 7, row: 0 });
  });

  it.each([false, true])('finds every square again where lies is %s', (lies) => {
    for (const flipped of [false, true]) {
      const board = { ...tall, lies, flipped };
      const squares = readRows(board).flat();
      expect(new Set(squares).size).toBe(128);
      for (const square of squares) expect(squareAt(board, placeOf(board, square))).toBe(square);
    }
  });

  it('has nothing beyond the edge', () => {
    expect(squareAt(tall, { column: 8, row: 0 })).toBeNull();
    expect(stepByKey(tall, 'a1', 'ArrowLeft')).toBeNull();
  });

  it('goes by square as drawn with the arrow keys', () => {
    expect(stepByKey(tall, 'a1', 'ArrowUp')).toBe('a2');
    expect(stepByKey({ ...tall, lies: true }, 'a1', 'ArrowRight')).toBe('a2');
    expect(stepByKey({ ...tall, flipped: true }, 'a1', 'ArrowDown')).toBe('a2');
    expect(stepByKey(tall, 'c4', 'End')).toBe('h4');
  });

  it('takes a tap that misses for the nearest square that means something', () => {
    const wanted = new Set(['b15']);
    expect(nearestSquare(tall, { x: 95, y: 150 }, wanted, 80)).toBe('b15');
    expect(nearestSquare(tall, { x: 20, y: 150 }, wanted, 80)).toBe('a15');
    expect(nearestSquare(tall, { x: 95, y: 150 }, wanted, 0)).toBe('a15');
  });
});

describe('the labels of a harmony', () => {
  const squares = readRows(tall).flat();
  const look: Omit<BoardPiece, 'square'> = {
    id: 0,
    shape: 'square',
    face: 'light',
    value: 4,
    turned: false,
    layers: [],
    layersLeft: [],
    clamps: [],
    ghost: false,
  };
  const viewOf = (lies: boolean, terms: readonly string[], others: readonly string[]): BoardView => ({
    ...tall,
    lies,
    coordinates: true,
    camps: false,
    pieces: [...new Set([...terms, ...others])].map((square) => ({ ...look, square })),
    marks: [],
    lines: terms.slice(1).map((to, index): BoardLine => {
      const from = terms[index] ?? to;
      return { kind: 'harmony', from, to, counted: [], label: '2 : 3' };
    }),
    movable: new Set(),
    active: new Set(),
    name: '',
    nameOf: () => '',
  });
  /** Three squares from one on, in each direction and at each distance that the board has room for. */
  const threesFrom = (square: string): string[][] => {
    const { column, row } = placeOf(tall, square);
    return [1, 2, 3].flatMap((far) =>
      [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]
        .map(([across = 0, down = 0]) =>
          [0, far, 2 * far].map((by) =>
            squareAt(tall, { column: column + across * by, row: row + down * by }),
          ),
        )
        .filter((three): three is string[] => three.every((each) => each !== null)),
    );
  };

  it.each([false, true])('touch no piece and not each other in a crowd where lies is %s', (lies) => {
    const crowd = squares.filter((_, index) => (index * 7) % 19 < 7);
    for (const terms of squares.flatMap(threesFrom)) {
      const view = viewOf(lies, terms, crowd);
      const labels = placeLabels(view);
      const boxes = [
        ...labels.map(({ x, y, width }) => [x, y, width, LABEL_HEIGHT]),
        // A piece is at least 8 narrower than its square on each side.
        ...view.pieces.map(({ square }) => {
          const { x, y } = cornerOf(view, square);
          return [x + 50, y + 50, 84, 84];
        }),
      ] as [number, number, number, number][];
      labels.forEach(({ x, y, width }, at) => {
        const touched = boxes.filter(
          (box, index) =>
            index !== at &&
            Math.abs(box[0] - x) * 2 < box[2] + width &&
            Math.abs(box[1] - y) * 2 < box[3] + LABEL_HEIGHT,
        );
        expect(touched).toEqual([]);
      });
    }
  });
});

describe('the drawing of a piece', () => {
  const look: PieceLook = {
    shape: 'pyramid',
    face: 'dark',
    value: 190,
    turned: false,
    layers: [64, 49, 36, 25, 16],
    layersLeft: [64, 49, 36, 25, 16],
    clamps: [],
  };

  it('keeps the step of a lost layer without height or width of its own, so that it can be seen to settle', () => {
    expect(outlineSteps(look.layers).match(/H/g)).toHaveLength(10);
    const left = outlineSteps(look.layers, [64, 16]);
    expect(left.match(/H/g)).toHaveLength(10);
    expect(new Set(left.match(/V[\d.]+/g))).toEqual(new Set(['V73.6', 'V58.2', 'V89.0']));
    expect(outlineSteps(look.layers, [49, 16])).toMatch(/^M15\.5 89H15\.5V89\.0H15\.5V73\.6/);
  });

  it('puts the number of a low pyramid above it', () => {
    expect(drawNumber(look)?.above).toBe(false);
    expect(drawNumber({ ...look, value: 80, layersLeft: [64, 16] })?.above).toBe(true);
  });

  it('underlines the number of a turned piece', () => {
    expect(drawNumber({ ...look, shape: 'round', value: 9, turned: true })?.underline).not.toBeNull();
    expect(drawNumber({ ...look, shape: 'stone', value: null })).toBeNull();
  });
});
