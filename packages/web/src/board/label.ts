import type { Point } from './geometry.ts';
import { centreOf, cornerOf, frameOf, UNIT } from './geometry.ts';
import type { BoardLine, BoardView } from './view.ts';

/** An equation beside its line: placed where it hides the fewest pieces. */
export interface PlacedLabel {
  readonly text: string;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fails: boolean;
  /** How many squares are counted before it stands. */
  readonly counted: number;
}

export const LABEL_HEIGHT = 48;
const CHARACTER = 17;
const PADDING = 36;
/** From the line to the label's edge: close by, and clear of the squares that the line goes through. */
const CLOSE = 22;
const CLEAR = UNIT / 2 + 4;

const overlap = (label: PlacedLabel, corner: Point): number => {
  const width =
    Math.min(label.x + label.width / 2, corner.x + UNIT) - Math.max(label.x - label.width / 2, corner.x);
  const height =
    Math.min(label.y + LABEL_HEIGHT / 2, corner.y + UNIT) - Math.max(label.y - LABEL_HEIGHT / 2, corner.y);
  return Math.max(0, width) * Math.max(0, height);
};

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Places on both sides of the line, along it, and, for want of better, on it. */
const candidates = (board: BoardView, line: BoardLine, text: string): PlacedLabel[] => {
  const [a, b] = [centreOf(board, line.from), centreOf(board, line.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const width = text.length * CHARACTER + PADDING;
  const reach = (Math.abs(across.x) * width + Math.abs(across.y) * LABEL_HEIGHT) / 2;
  const [near, clear] = [reach + CLOSE, reach + CLEAR];
  const frame = frameOf(board);
  return [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((along) =>
    [-near, near, -clear, clear, 0].map((away) => {
      return {
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
      };
    }),
  );
};

/** The label of every line that has one; later ones also keep clear of the earlier. */
export const placeLabels = (board: BoardView): PlacedLabel[] => {
  const corners = board.pieces.map(({ square }) => cornerOf(board, square));
  const placed: PlacedLabel[] = [];
  for (const line of board.lines) {
    if (line.label === null) continue;
    const cost = (label: PlacedLabel): number =>
      corners.reduce((total, corner) => total + overlap(label, corner), 0) +
      placed.filter(
        ({ x, y, width }) =>
          Math.abs(x - label.x) < (width + label.width) / 2 && Math.abs(y - label.y) < LABEL_HEIGHT,
      ).length *
        UNIT *
        UNIT;
    const options = candidates(board, line, line.label).map((label, index) => ({
      label,
      cost: cost(label) + index * 40,
    }));
    const best = options.reduce((least, each) => (each.cost < least.cost ? each : least));
    placed.push(best.label);
  }
  return placed;
};
