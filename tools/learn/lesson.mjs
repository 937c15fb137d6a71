// A lesson as a source file of the engine.
import { SHAPES } from '../../packages/engine/dist/experience/lesson.js';
import { columnsOf, handOf, squareOf } from './post.mjs';

/** In hundredths, and 0 without a sign. */
const whole = (weight) => Math.round(100 * weight) + 0;

const printPosts = (board, posts, kind) => {
  const rank = (index) =>
    Array.from({ length: columnsOf(board) }, (_, column) =>
      whole(posts[squareOf(board, kind, index, column)]),
    );
  return [
    '        ranks: [',
    ...Array.from({ length: board.ranks }, (_, index) => `          [${rank(index).join(', ')}],`),
    '        ],',
    `        hand: ${whole(posts[handOf(board, kind)])},`,
  ];
};

const printSide = (board, posts, side) => [
  '    {',
  ...SHAPES.flatMap((shape, index) => [
    `      ${shape}: {`,
    ...printPosts(board, posts, side * SHAPES.length + index),
    '      },',
  ]),
  '    },',
];

export const printLesson = (id, { game, board, posts, origin }) =>
  [
    "import type { Lesson } from './lesson.ts';",
    '',
    `/** Learnt from ${origin}. */`,
    `export const ${id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}: Lesson = {`,
    `  game: ${game},`,
    '  sides: [',
    ...printSide(board, posts, 0),
    ...printSide(board, posts, 1),
    '  ],',
    '};',
    '',
  ].join('\n');
