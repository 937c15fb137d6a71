import { describe, expect, it } from 'vitest';
import { canLie, isLying, isNarrow, isSideways } from '../src/board/stance.ts';

const DESKTOP = { width: 1440, height: 900 };
const LANDSCAPE = { width: 1024, height: 768 };
const PORTRAIT = { width: 820, height: 1180 };
const LOW = { width: 844, height: 390 };
const SMALL_AND_LOW = { width: 640, height: 360 };
const PHONE = { width: 390, height: 844 };

const TALL = { files: 8, ranks: 16 };
const HALLE = { files: 8, ranks: 12 };
const EVEN = { files: 8, ranks: 8 };

describe('a tall board', () => {
  it('lies where it has room beside it or is seen larger so', () => {
    expect([DESKTOP, LANDSCAPE, PORTRAIT, LOW, PHONE].map((window) => isLying(TALL, window, null))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('does as it is told, but never lies on a phone', () => {
    expect(isLying(TALL, DESKTOP, false)).toBe(false);
    expect(isLying(TALL, LANDSCAPE, true)).toBe(true);
    expect(isLying(TALL, PHONE, true)).toBe(false);
    expect(canLie(TALL, PHONE)).toBe(false);
  });
});

it('leaves other boards upright', () => {
  expect(isLying(HALLE, DESKTOP, true)).toBe(false);
  expect(isLying(EVEN, PORTRAIT, null)).toBe(false);
});

describe('a phone on its side', () => {
  it('lays down whatever is higher than wide, without a choice', () => {
    for (const window of [LOW, SMALL_AND_LOW]) {
      expect([TALL, HALLE, EVEN].map((board) => isLying(board, window, false))).toEqual([true, true, false]);
      expect(canLie(TALL, window)).toBe(false);
    }
  });

  it('is told from a phone that is held upright', () => {
    const pages = [DESKTOP, LANDSCAPE, PORTRAIT, LOW, SMALL_AND_LOW, PHONE];
    expect(pages.filter(isSideways)).toEqual([LOW, SMALL_AND_LOW]);
    expect(pages.filter(isNarrow)).toEqual([PHONE]);
  });
});
