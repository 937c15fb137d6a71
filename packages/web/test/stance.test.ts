import { describe, expect, it } from 'vitest';
import { canLie, isLying } from '../src/board/stance.ts';

const DESKTOP = { width: 1440, height: 900 };
const LANDSCAPE = { width: 1024, height: 768 };
const PORTRAIT = { width: 820, height: 1180 };
const LOW = { width: 844, height: 390 };
const PHONE = { width: 390, height: 844 };

describe('a tall board', () => {
  it('lies where it has room beside it or is seen larger so', () => {
    expect([DESKTOP, LANDSCAPE, PORTRAIT, LOW, PHONE].map((window) => isLying(16, window, null))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('does as it is told, but never lies on a phone', () => {
    expect(isLying(16, DESKTOP, false)).toBe(false);
    expect(isLying(16, LANDSCAPE, true)).toBe(true);
    expect(isLying(16, PHONE, true)).toBe(false);
    expect(canLie(16, PHONE)).toBe(false);
  });
});

it('leaves other boards upright', () => {
  expect(isLying(12, DESKTOP, true)).toBe(false);
  expect(isLying(8, PORTRAIT, null)).toBe(false);
});
