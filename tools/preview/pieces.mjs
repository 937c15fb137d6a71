// The pieces as SVG text. One square is 100 units wide.

const DIGIT_HEIGHT = 0.655; // of Source Serif 4 at weight 600, in em

// The size of the number by its count of digits.
const NUMBER_SIZES = {
  round: [46, 41, 32],
  triangle: [40, 34, 28],
  square: [46, 42, 36],
  pyramid: [36, 34, 29],
};

const BASELINES = { triangle: 76, pyramid: 80 };

const RINGS = [29, 19, 9].map((r) => `<circle class="ring" cx="50" cy="50" r="${r}"/>`).join('');

const BODIES = {
  round: () => '<circle class="body" cx="50" cy="50" r="39"/>',
  triangle: () => '<path class="body" d="M50 11 92 84H8Z"/>',
  square: () => '<rect class="body" x="14" y="14" width="72" height="72" rx="1.5"/>',
  pyramid: ({ layers }) => `<path class="body" d="${stepsOutline(layers.length)}"/>`,
  stone: () => `<circle class="body" cx="50" cy="50" r="39"/>${RINGS}`,
};

/** A stepped pyramid standing on y = 89, every layer narrower than the one below. */
function stepsOutline(count) {
  const height = 77 / count;
  const inset = count >= 6 ? 6.7 : 7.5;
  const steps = Array.from({ length: count }, (_, i) => ({
    half: 42 - inset * i,
    low: 89 - height * i,
    high: 89 - height * (i + 1),
  }));
  const up = steps.map(({ half, high }) => `H${round(50 - half)}V${round(high)}`);
  const down = steps.reverse().map(({ half, low }) => `H${round(50 + half)}V${round(low)}`);
  return `M8 89${up.join('')}${down.join('')}Z`;
}

const round = (n) => Math.round(n * 10) / 10;

function number({ shape, value }) {
  const digits = String(value);
  const sizes = NUMBER_SIZES[shape];
  const size = sizes[Math.min(digits.length, sizes.length) - 1];
  const baseline = BASELINES[shape] ?? round(50 + (DIGIT_HEIGHT / 2) * size);
  return `<text class="number" x="50" y="${baseline}" font-size="${size}">${digits}</text>`;
}

/** A piece with its upper left corner at x, y. */
export function drawPiece(piece, face, x, y) {
  const inner = BODIES[piece.shape](piece) + (piece.value === null ? '' : number(piece));
  return `<g class="piece ${face}" transform="translate(${x} ${y})">${inner}</g>`;
}
