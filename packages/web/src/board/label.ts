import type { Point } from './geometry.ts';
import { centreOf, frameOf, UNIT } from './geometry.ts';
import type { BoardLine, BoardView } from './view.ts';

/** An equation beside its line: placed where it touches no piece, if there is such a place near. */
export interface PlacedLabel extends Point {
  readonly text: string;
  /** Its point is its centre. */
  readonly width: number;
  readonly fails: boolean;
  /** How many squares are counted before it stands. */
  readonly counted: number;
}

export const LABEL_HEIGHT = 48;
const CHARACTER = 16;
const PADDING = 24;
/** From the line to the label's edge: close by, clear of the squares that the line goes through, and further. */
const GAPS = [22, 54, 104, 154, 204];
/** No piece is wider. */
const PIECE = 88;

/** How much of a label lies over something as wide and high as said. */
const overlap = (label: PlacedLabel, { x, y }: Point, width: number, height: number): number =>
  Math.max(0, (label.width + width) / 2 - Math.abs(label.x - x)) *
  Math.max(0, (LABEL_HEIGHT + height) / 2 - Math.abs(label.y - y));

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

interface Candidate extends PlacedLabel {
  /** How little it is wanted, if it touches nothing. */
  readonly cost: number;
}

/** Places on both sides of the line, along it and past its ends, and, for want of better, on it. */
const candidates = (board: BoardView, line: BoardLine, text: string): Candidate[] => {
  const [a, b] = [centreOf(board, line.from), centreOf(board, line.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const width = text.length * CHARACTER + PADDING;
  const reach = (Math.abs(across.x) * width + Math.abs(across.y) * LABEL_HEIGHT) / 2;
  const frame = frameOf(board);
  const aways = GAPS.flatMap((gap) => [-reach - gap, reach + gap]);
  return [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1, -0.5, 1.5].flatMap((along, at) =>
    [...aways, 0].map((away, index) => ({
      text,
      width,
      x: within(
        frame.x + width / 2,
        a.x + (b.x - a.x) * along + across.x * away,
        frame.x + frame.width - width / 2,
      ),
      y: within(
        frame.y + LABEL_HEIGHT / 2,
        a.y + (b.y - a.y) * along + across.y * away,
        frame.y + frame.height - LABEL_HEIGHT / 2,
      ),
      fails: line.kind === 'failing',
      counted: line.counted.length,
      cost: at + index,
    })),
  );
};

/** The label of every line that has one; later ones also keep clear of the earlier. */
export const placeLabels = (board: BoardView): PlacedLabel[] => {
  const pieces = board.pieces.map(({ square }) => centreOf(board, square));
  const placed: PlacedLabel[] = [];
  for (const line of board.lines) {
    if (line.label === null) continue;
    const costOf = (label: Candidate): number =>
      pieces.reduce((total, piece) => total + overlap(label, piece, PIECE, PIECE), label.cost) +
      placed.reduce((total, each) => total + overlap(label, each, each.width, LABEL_HEIGHT) * UNIT, 0);
    const [best] = candidates(board, line, line.label).sort((one, other) => costOf(one) - costOf(other));
    placed.push(best!);
  }
  return placed;
};
