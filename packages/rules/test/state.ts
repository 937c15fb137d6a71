import * as cell from '../src/kernel/cells.ts';
import { Numbers } from '../src/kernel/numbers.ts';
import type { Position } from '../src/index.ts';

/** What the kernel's cells say beyond the text, with equal pieces written alike. */
export const stateOf = ({ rules, cells }: Position): string => {
  const squareOf = (id: number) => cell.squareOf(cells[cell.WHERE + id]!);
  const midTurn = cells[cell.PHASE] !== cell.START;
  const pending = cells.subarray(cell.PENDING, cell.PENDING + cells[cell.PENDING_COUNT]!);
  return [
    `hash ${cells[cell.HASH_A]} ${cells[cell.HASH_B]}`,
    `standing ${cells[cell.STANDING]} ${cells[cell.STANDING + 1]}`,
    `flagged ${cells[cell.FLAGGED]} ${cells[cell.FLAGGED + 1]}`,
    `turn ${cells[cell.SIDE]} ${cells[cell.PHASE]} ${cells[cell.TURN]} ${cells[cell.QUIET]} ${cells[cell.LOUD]}`,
    `moved ${midTurn && rules.program instanceof Numbers && cells[cell.MOVED] ? squareOf(cells[cell.MOVED]! - 1) : '-'}`,
    `capturer ${cells[cell.CAPTURER] ? squareOf(cells[cell.CAPTURER]! - 1) : '-'}`,
    `pending ${[...pending].map((each) => `${squareOf(each >> 8)}:${each & 255}`).join()}`,
    `stones ${cells.subarray(cell.HAND, cell.CELLS).join()}`,
  ].join('\n');
};

/** What in the cells contradicts itself; empty if nothing. */
export const contradictions = ({ rules, cells }: Position): string[] => {
  const problems: string[] = [];
  const standing = [0, 0];
  const flagged = [0, 0];
  for (let square = 0; square < rules.geometry.size; square++) {
    const content = cells[square]!;
    if (content === 0) continue;
    const side = cell.ownerOf(content) - 1;
    standing[side]!++;
    if (content & cell.FLAG) flagged[side]!++;
    if (cells[cell.WHERE + cell.occupantId(content)] !== cell.standing(side, square)) {
      problems.push(`square ${square} and its piece disagree`);
    }
  }
  for (let id = 0; id < cell.MAX_PIECES; id++) {
    const where = cells[cell.WHERE + id]!;
    if (!cell.isStanding(where)) continue;
    const content = cells[cell.squareOf(where)]!;
    if (content === 0 || cell.occupantId(content) !== id) problems.push(`piece ${id} stands nowhere`);
  }
  for (let square = rules.geometry.size; square < cell.WHERE; square++) {
    if (cells[square] !== 0) problems.push(`something stands off the board on ${square}`);
  }
  for (const side of [0, 1]) {
    if (cells[cell.STANDING + side] !== standing[side]) problems.push(`side ${side} has ${standing[side]} pieces`);
    if (cells[cell.FLAGGED + side] !== flagged[side]) problems.push(`side ${side} has ${flagged[side]} flagged`);
  }
  return problems;
};

export const hashOf = ({ cells }: Position): string => `${cells[cell.HASH_A]} ${cells[cell.HASH_B]}`;

export const isStart = ({ cells }: Position): boolean => cells[cell.PHASE] === cell.START;

export const sameCells = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** What repetition compares: board, side, prisoners and marks; of stones board and side. */
export const repetitionKey = (text: string): string => {
  const [board, side, prisoners, marks, , hand] = text.split(' ');
  return hand?.includes('/') ? `${board} ${side}` : `${board} ${side} ${prisoners} ${marks}`;
};
