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
    `occupied ${cells.subarray(cell.OCCUPIED, cell.OCCUPIED + 2 * cell.WORDS).join()}`,
    `aligned ${alignments(cells).join(' ')}`,
  ].join('\n');
};

/** By square: the squares of the pieces aligned with the one there. */
const alignments = (cells: Int32Array): string[] => {
  const found: string[] = [];
  for (let id = 0; id < cell.MAX_PIECES; id++) {
    const [low, high] = [cells[cell.ALIGNED + 2 * id]!, cells[cell.ALIGNED + 2 * id + 1]!];
    if ((low | high) === 0) continue;
    const others: number[] = [];
    for (let other = 0; other < cell.MAX_PIECES; other++) {
      if (((other < 32 ? low : high) >>> (other & 31)) & 1)
        others.push(cell.squareOf(cells[cell.WHERE + other]!));
    }
    found.push(`${cell.squareOf(cells[cell.WHERE + id]!)}:${others.sort((a, b) => a - b).join()}`);
  }
  return found.sort();
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
    if (((cells[cell.OCCUPIED + side * cell.WORDS + (square >> 5)]! >>> (square & 31)) & 1) === 0) {
      problems.push(`square ${square} is not in the set of its side`);
    }
    if (content & cell.FLAG) flagged[side]!++;
    if (cells[cell.WHERE + cell.occupantId(content)] !== cell.standing(side, square)) {
      problems.push(`square ${square} and its piece disagree`);
    }
  }
  for (let id = 0; id < cell.MAX_PIECES; id++) {
    const attacks = (cells[cell.ATTACKING + (id >> 5)]! >>> (id & 31)) & 1;
    const aligned = cells[cell.ALIGNED + 2 * id]! | cells[cell.ALIGNED + 2 * id + 1]!;
    if ((attacks === 1) !== (aligned !== 0)) problems.push(`piece ${id} is wrongly said to attack or not`);
    const where = cells[cell.WHERE + id]!;
    if (!cell.isStanding(where)) continue;
    const content = cells[cell.squareOf(where)]!;
    if (content === 0 || cell.occupantId(content) !== id) problems.push(`piece ${id} stands nowhere`);
  }
  for (let square = rules.geometry.size; square < cell.WHERE; square++) {
    const expected = square === cell.EDGE ? cell.WALL : 0;
    if (cells[square] !== expected) problems.push(`something stands off the board on ${square}`);
  }
  for (const side of [0, 1]) {
    if (cells[cell.STANDING + side] !== standing[side])
      problems.push(`side ${side} has ${standing[side]} pieces`);
    if (cells[cell.FLAGGED + side] !== flagged[side])
      problems.push(`side ${side} has ${flagged[side]} flagged`);
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
