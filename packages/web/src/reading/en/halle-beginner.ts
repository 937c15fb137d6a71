import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-beginner.ts';
import { outline } from '../outlines/halle-beginner.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('en', outline, {
  title: 'Halle, beginners',
  lead: 'Half of each army on 8 × 12 squares. An attack marks a piece before it is taken, so you always see what is coming. The best way into the game.',
  sections: {
    story: halle.story(
      'These rules come from a German leaflet by Karin Richter and Raffaela Banse. It teaches the game in two steps. This is the first: twelve pieces a side, three ways of taking, one kind of victory. A game takes up to an hour.',
    ),
    pieces: halle.pieces(
      'halle-beginner',
      d,
      'Each side has 12 pieces: four rounds, four triangles, three squares and a pyramid.',
    ),
    moves: halle.moves('halle-beginner', d),
    turn: halle.turn,
    taking: halle.taking(d),
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      'Victory: a row of three',
      'First take the enemy pyramid. Then bring three of your pieces into the enemy camp, the far half of the board, into one row or one column. Their values must stand in order along the line and form an arithmetic progression. Empty squares may lie between them, other pieces may not.',
      conditions('arithmetic'),
      figure(
        d.victory,
        'The black pyramid is taken. The {C8} steps to f9: 4 6 8 stands in black’s camp. White wins.',
      ),
      ...halle.place(d),
      ...harmonies('halle-beginner', 'arithmetic'),
    ],
    extensions: halle.extensions('halle-beginner', d),
    ends: halle.end,
    options: halle.options('halle-beginner'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      'The leaflet prints four rows of numbers without the empty rows between. We place each army on its two back ranks, as far apart as the board allows.',
    errSetup: 'Of the figure with the set-up only the four rows of numbers survive.',
  },
});
