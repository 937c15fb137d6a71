import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-piso.ts';
import { outline } from '../outlines/latrunculi-piso.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('en', outline, {
  title: 'Ludus latrunculorum, Piso variant',
  lead: 'The Roman soldiers’ game in its simpler form: one step at a time, and whatever is enclosed is taken. Learned in two minutes.',
  sections: {
    story: latrunculi.story(
      'This is the _Piso variant_, named after the poem. It is the simpler of the two: stones only step, and an enclosed stone leaves the board at once. A game takes about half an hour.',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-piso'),
    placing: latrunculi.placing(d, 'Nothing is taken.'),
    moves: ['Second phase: moving', ...latrunculi.step(d, 'There are no leaps.')],
    taking: [
      'Taking: enclosed from two sides',
      `${latrunculi.ENCLOSE} The stone that has just moved must be one of the two. All enclosed stones are taken at once.`,
      figure(
        d.double,
        'Black steps from h1 to h2 and takes two stones: g2 between f2 and h2, h3 between h2 and h4.',
      ),
      latrunculi.between(d),
    ],
    corner: [
      'In the corner',
      'A stone in a corner is enclosed if both squares beside it hold enemy stones, and one of these has just come.',
      figure(
        d.corner,
        'White steps from c1 to b1. With the stone on a2 it takes the black one in the corner.',
      ),
    ],
    turn: [
      'How a turn goes',
      {
        steps: [
          'You move one stone one step.',
          'All enemy stones that it encloses together with another of yours are taken.',
        ],
      },
    ],
    ends: latrunculi.ends(d, 'A side has at most one stone left.', '', 'a capture'),
    options: options('latrunculi-piso'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      'The document lets the side with more captures win, also after a blockade, and does not speak of equal numbers. They are a draw.',
    errLeap:
      'Caption C says that black takes by leaping over a stone of its own. This variant has no leap; the caption was copied from the Seneca variant.',
    errIncitus: 'The taken stone is called incitus, the immobile one, though nothing is ever bound here.',
  },
});
