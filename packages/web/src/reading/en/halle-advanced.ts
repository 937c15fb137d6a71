import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-advanced.ts';
import { outline } from '../outlines/halle-advanced.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('en', outline, {
  title: 'Halle, advanced',
  lead: 'The full armies on 8 × 16 squares. Attacks still mark before they take; equal numbers take at once; harmonic rows win as well as arithmetic ones.',
  sections: {
    story: halle.story(
      'These rules come from a German leaflet by Karin Richter and Raffaela Banse. It teaches the game in two steps. This is the second: 24 pieces a side, a fourth way of taking and a second kind of victory. Play the beginners’ game first; this one takes an hour or two.',
    ),
    pieces: halle.pieces(
      'halle-advanced',
      d,
      'Each side has 24 pieces: eight rounds, eight triangles, seven squares and a pyramid.',
    ),
    moves: halle.moves('halle-advanced', d),
    turn: halle.turn,
    taking: halle.taking(d),
    congressus: [
      'Congressus: equal values',
      'If your move can end on an enemy piece of equal value, you may go there and take it at once.',
      figure(d.congressus, 'The {T25} goes around the corner to d6 and takes the {c25}: $25 = 25$.'),
      'Pyramids take part with their total or base: a 36 takes the white pyramid, a 64 the black one.',
    ],
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      'Victory: a row of three',
      'First take the enemy pyramid. Then bring three of your pieces into the enemy camp, the far 8 × 8 squares, into one row or one column. Their values must stand in order along the line and form an arithmetic or a harmonic progression. Empty squares may lie between them, other pieces may not.',
      conditions('arithmetic', 'harmonic'),
      figure(
        d.victory,
        'The black pyramid is taken. The {C8} steps to f9: 4 6 8 stands in black’s camp. White wins.',
      ),
      figure(
        d.harmonic,
        'The leaflet’s own example: 45 15 9 is harmonic, $15 × (9 + 45) = 2 × 9 × 45$. For black it names 45 9 5.',
      ),
      ...halle.place(d),
      ...harmonies('halle-advanced', 'arithmetic', 'harmonic'),
    ],
    extensions: halle.extensions('halle-advanced', d),
    ends: halle.end,
    options: halle.options('halle-advanced'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      'The figure with the set-up cannot be read. We use the usual one of the 8 × 16 board. The option offers three others: two ranks nearer, triangles sorted by order, or a phalanx in the four middle files.',
    congressus:
      'The leaflet lists congressus among the attacks that take in two stages. But whoever can move onto a piece has already threatened it for a turn: the threat is the first stage.',
    errSetup: 'The figure with the set-up is illegible.',
    errSentence:
      'A sentence about eruptio is garbled: “geht die schwarze 30 vor dem nächsten Zug geschlagen”. The beginners’ chapter has it whole.',
  },
});
