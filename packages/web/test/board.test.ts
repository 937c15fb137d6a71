import { describe, expect, it } from 'vitest';
import { nearestSquare, placeOf, readRows, squareAt, stepByKey } from '../src/board/geometry.ts';
import { drawNumber, outlineSteps } from '../src/board/piece.ts';
import type { PieceLook } from '../src/board/view.ts';

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
