import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-seneca.ts';
import { outline } from '../outlines/latrunculi-seneca.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('en', outline, {
  title: 'Ludus latrunculorum, Seneca variant',
  lead: 'The Roman soldiers’ game with leaps and with prisoners that may still be freed. An enclosed stone is bound first; only the next turn takes it away.',
  sections: {
    story: latrunculi.story(
      'This is the _Seneca variant_. In a letter Seneca mentions that a caught stone could still be freed. The document shows one way in which this may have worked: an enclosed stone is bound and has one turn to be rescued. A game takes half an hour to an hour.',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-seneca'),
    placing: latrunculi.placing(d, 'Nothing is taken or bound.'),
    moves: ['Second phase: moving', ...latrunculi.step(d, 'Or it leaps.')],
    leap: [
      'Leaps',
      'A stone may leap over a single stone of its own colour beside it, in a row or column, to the empty square just beyond. It may go on leaping in the same move, in any direction, and stop after any leap. Enemies are never leapt over. Only the square where it ends encloses.',
      figure(d.chain, 'The stone on a1 can go to a2, leap to c1, or leap on to e1.'),
      figure(d.leap, 'Black leaps from g5 over f5 to e5. With the stone on e3 it encloses e4.'),
    ],
    taking: [
      'Enclosing',
      `${latrunculi.ENCLOSE} The stone that has just moved, or one that has just been freed, must be one of the two, and both must be free. An enclosed stone is bound.`,
      figure(
        d.double,
        'Black steps from h1 to h2 and binds two stones: g2 between f2 and h2, h3 between h2 and h4.',
      ),
      latrunculi.between(d),
    ],
    corner: [
      'In the corner',
      'A stone in a corner is enclosed if both squares beside it hold free enemy stones, and one of these has just come or has just been freed.',
      figure(
        d.corner,
        'White steps from c1 to b1 and binds the stone in the corner. Black moves elsewhere. White must take it before moving on.',
      ),
    ],
    incitus: [
      'Bound stones',
      'A bound stone is called _incitus_, immobile. It lies flat side up. It does not move, it does not help to enclose, and it stays in everyone’s way. On your next turn you must take one bound enemy stone off the board, whichever you like, before you move. If there are more, the others follow, one each turn, as long as they are still bound.',
    ],
    release: [
      'Setting free',
      'A bound stone is free again when it no longer stands between two free enemies: because one of its guards is bound in turn, or because a guard has walked away. A stone that is freed by binding its guard can help to enclose in the same move.',
      figure(
        d.release,
        'The white stone on d4 is bound. White steps from c6 to c5 and encloses its guard on c4. So d4 is free.',
      ),
      figure(
        d.freed,
        'With a white stone on f4 more happens: the freed stone on d4 encloses the other guard on e4 at once.',
      ),
    ],
    turn: [
      'How a turn goes',
      {
        steps: [
          'If enemy stones are bound, you take one of them.',
          'You move one stone by a step or by leaps.',
          'Enemies enclosed by the moved stone or by stones just freed are bound; your own bound stones that lost a guard are freed. This goes on until nothing changes.',
          'Enemy stones whose guard you have moved away are freed. They enclose nothing.',
        ],
      },
    ],
    ends: latrunculi.ends(
      d,
      'A side has at most one stone left, bound ones included. This is looked for after every capture; that turn has no move.',
      'If a side is blocked, bound stones count as captured.',
      'an enclosure or a capture',
    ),
    options: options('latrunculi-seneca'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      'Bound stones count as captured in a blockade, because the document uses one word for enclosing and taking. It does not speak of equal numbers; they are a draw.',
    leap: 'The document asks only for a stone of the same colour, so a bound one may be leapt over too. A chain may cross the square it began on but not end there; that would be no move.',
    release:
      'The document says that binding a guard frees a stone at once. In which order several are looked at, and what happens when a guard leaves, it does not say. In this order the outcome does not depend on where you look first.',
    errCallidior:
      'The verse from the praise of Piso has callidior modo. The other half of the document has it right: callidiore modo.',
    errRaster: 'Rasterpielbrett is a misprint for Rasterspielbrett.',
  },
});
