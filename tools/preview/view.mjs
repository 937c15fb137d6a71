// What the page shows of each rule set. The only file of the preview that knows where positions come from.

const FORMATION_ODD = [
  's361,s225,4,s121,s49',
  'p64+49+36+25+16,s120,t64,t56,t30,t36,s66,s28',
  't100,t90,c81,c49,c25,c9,t12,t16',
  '2,c9,c7,c5,c3,2',
];
const FORMATION_EVEN = [
  '2,C2,C4,C6,C8,2',
  'T9,T6,C4,C16,C36,C64,T72,T81',
  'S15,S45,T25,T20,T42,T49,P36+25+16+9+4+1,S153',
  'S25,S81,4,S169,S289',
];
const empty = (ranks) => Array.from({ length: ranks }, () => '8');
const CLASSICAL = [...FORMATION_ODD, ...empty(8), ...FORMATION_EVEN].join('/');
const FORWARD = [...empty(2), ...FORMATION_ODD, ...empty(4), ...FORMATION_EVEN, ...empty(2)].join('/');
const BEGINNER = [
  'p64+49+36+25+16,s120,t90,t56,t30,t12,s66,s28',
  '2,c9,c7,c5,c3,2',
  ...empty(8),
  '2,C2,C4,C6,C8,2',
  'S15,S45,T6,T20,T42,T72,P36+25+16+9+4+1,S153',
].join('/');

const LIGHT_FIRST = ['light', 'dark'];
const DARK_FIRST = ['dark', 'light'];

const RULE_SETS = new Map([
  ['halle-beginner', { title: 'Halle, beginners', board: BEGINNER, faces: LIGHT_FIRST }],
  ['halle-advanced', { title: 'Halle, advanced', board: CLASSICAL, faces: LIGHT_FIRST }],
  ['scholars', { title: 'The Scholars’ Game', board: CLASSICAL, faces: LIGHT_FIRST }],
  ['nexus-corenae', { title: 'Nexus Corenae', board: CLASSICAL, faces: LIGHT_FIRST }],
  ['boutin', { title: 'Rithmomachia after de Boissière, 1556', board: CLASSICAL, faces: DARK_FIRST }],
  ['glorious', { title: 'Rithmomachy with perfect and small victories', board: FORWARD, faces: LIGHT_FIRST }],
  [
    'latrunculi-seneca',
    { title: 'Ludus latrunculorum, Seneca', board: empty(8).join('/'), faces: DARK_FIRST, hand: [20, 20] },
  ],
  [
    'latrunculi-piso',
    { title: 'Ludus latrunculorum, Piso', board: empty(8).join('/'), faces: DARK_FIRST, hand: [20, 20] },
  ],
]);

const SHAPES = { c: 'round', t: 'triangle', s: 'square', p: 'pyramid' };

/** The ids of the rule sets, in the order of the page. */
export function ruleSetIds() {
  return [...RULE_SETS.keys()];
}

/** A rule set's initial position. Side 0 begins at rank 1; `hand` counts the stones still to be placed. */
export function initialView(ruleSetId) {
  const { title, board, faces, hand } = RULE_SETS.get(ruleSetId);
  const rows = board.split('/');
  const pieces = rows.flatMap((row, index) => piecesOfRank(row, rows.length - index));
  return { id: ruleSetId, title, files: 8, ranks: rows.length, pieces, faces, ...(hand && { hand }) };
}

function piecesOfRank(row, rank) {
  const pieces = [];
  let file = 0;
  for (const item of row.split(',')) {
    const skipped = Number(item);
    if (Number.isNaN(skipped)) pieces.push(parsePiece(item, `${'abcdefghij'[file]}${rank}`));
    file += Number.isNaN(skipped) ? 1 : skipped;
  }
  return pieces;
}

function parsePiece(text, square) {
  const letter = text[0];
  const numbers = text.slice(1).split('+').map(Number);
  const shape = SHAPES[letter.toLowerCase()];
  return {
    square,
    shape,
    value: numbers.reduce((sum, n) => sum + n, 0),
    layers: shape === 'pyramid' ? numbers : null,
    side: letter === letter.toUpperCase() ? 0 : 1,
  };
}
