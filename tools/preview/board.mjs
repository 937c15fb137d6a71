// A board with its pieces as SVG text: upright, or lying on its side with rank 1 at the left.
import { drawPiece } from './pieces.mjs';

const SQUARE = 100;
const RACK_ROW = 10; // stones in a row of a rack

/** The coordinates at the left and below: an upright board is drawn smaller, so its letters are larger. */
const labelling = (lying) => (lying ? { size: 21, margin: 40 } : { size: 32, margin: 60 });

/** Where a square is drawn, and how many squares the drawing is wide and high. */
function layout({ files, ranks }, lying) {
  return lying
    ? { columns: ranks, rows: files, at: (file, rank) => [rank * SQUARE, file * SQUARE] }
    : { columns: files, rows: ranks, at: (file, rank) => [file * SQUARE, (ranks - 1 - rank) * SQUARE] };
}

const fileName = (file) => String.fromCharCode('a'.charCodeAt(0) + file);
const range = (count) => Array.from({ length: count }, (_, i) => i);

function drawSquares({ files, ranks }, at) {
  return range(files).flatMap((file) =>
    range(ranks).map((rank) => {
      const [x, y] = at(file, rank);
      const colour = (file + rank) % 2 === 0 ? 'b' : 'a';
      return `<rect class="square-${colour}" x="${x}" y="${y}" width="${SQUARE}" height="${SQUARE}"/>`;
    }),
  );
}

function drawLines(columns, rows) {
  const vertical = range(columns - 1).map((i) => `M${(i + 1) * SQUARE} 0V${rows * SQUARE}`);
  const horizontal = range(rows - 1).map((i) => `M0 ${(i + 1) * SQUARE}H${columns * SQUARE}`);
  return `<path class="lines" d="${[...vertical, ...horizontal].join('')}"/>`;
}

/** The frame, and for a game with camps the line between them. */
function drawFrame(columns, rows, camps, lying) {
  const [width, height] = [columns * SQUARE, rows * SQUARE];
  const middle = lying ? `M${width / 2} 0V${height}` : `M0 ${height / 2}H${width}`;
  return `<path class="frame" d="M0 0H${width}V${height}H0Z${camps ? middle : ''}"/>`;
}

function drawLabels({ files, ranks }, lying) {
  const { rows } = layout({ files, ranks }, lying);
  const { size } = labelling(lying);
  const fileLabels = range(files).map(fileName);
  const rankLabels = range(ranks).map((rank) => String(rank + 1));
  const below = lying ? rankLabels : fileLabels;
  const beside = lying ? fileLabels : rankLabels.reverse();
  const text = (x, y, anchor, label) =>
    `<text class="label" x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}">${label}</text>`;
  return [
    ...below.map((label, i) => text((i + 0.5) * SQUARE, rows * SQUARE + size + 10, 'middle', label)),
    ...beside.map((label, i) => text(-12, (i + 0.5) * SQUARE + size / 3, 'end', label)),
  ];
}

function drawPieces({ pieces, faces }, at) {
  return pieces.map((piece) => {
    const file = piece.square.charCodeAt(0) - 'a'.charCodeAt(0);
    const rank = Number(piece.square.slice(1)) - 1;
    return drawPiece(piece, faces[piece.side], ...at(file, rank));
  });
}

/** The whole board. `camps` draws the line that parts the two armies. */
export function drawBoard(view, { lying = false, camps = false, label }) {
  const { columns, rows, at } = layout(view, lying);
  const { margin } = labelling(lying);
  const box = [-margin, -2, columns * SQUARE + margin + 2, rows * SQUARE + margin + 2].join(' ');
  const parts = [
    ...drawSquares(view, at),
    drawLines(columns, rows),
    drawFrame(columns, rows, camps, lying),
    ...drawLabels(view, lying),
    ...drawPieces(view, at),
  ];
  const kind = `board ${lying ? 'lying' : 'upright'}`;
  return `<svg class="${kind}" viewBox="${box}" role="img" aria-label="${label}">${parts.join('')}</svg>`;
}

/** The stones that a side has still to place, in rows as wide as the board. */
export function drawRack(count, face, label, files) {
  const stone = { shape: 'stone', value: null };
  const at = (i) => [(i % RACK_ROW) * SQUARE, Math.floor(i / RACK_ROW) * SQUARE];
  const stones = range(count).map((i) => drawPiece(stone, face, ...at(i)));
  const margin = (labelling(false).margin * RACK_ROW) / files;
  const box = [-margin, 0, RACK_ROW * SQUARE + margin, Math.ceil(count / RACK_ROW) * SQUARE].join(' ');
  return `<svg class="rack" viewBox="${box}" role="img" aria-label="${label}">${stones.join('')}</svg>`;
}
