import { makeOutline } from '../author.ts';
import { endNotes, ENDS, NONE, quotes } from './shared.ts';

export const outline = makeOutline({
  rules: 'boutin',
  sections: {
    story: NONE,
    pieces: { clauses: ['boutin.setup', 'boutin.begins'] },
    moves: { clauses: ['boutin.moves'] },
    turn: { clauses: ['boutin.turn', 'shared.end-of-turn'] },
    'take-first': { clauses: ['boutin.take-first'], under: 'turn' },
    pose: { clauses: ['boutin.pose'], under: 'turn' },
    taking: NONE,
    rencontre: { clauses: ['boutin.rencontre'], under: 'taking' },
    embuche: { clauses: ['boutin.embuche'], under: 'taking' },
    assaut: { clauses: ['boutin.assaut'], under: 'taking' },
    puissance: { clauses: ['boutin.puissance'], under: 'taking' },
    progression: { clauses: ['boutin.progression'], under: 'taking' },
    emprisonnement: { clauses: ['boutin.emprisonnement'], under: 'taking' },
    pyramide: { clauses: ['boutin.pyramide'], under: 'taking' },
    victory: NONE,
    common: { clauses: ['boutin.common-victory'], under: 'victory' },
    proper: { clauses: ['boutin.proper-victory'], under: 'victory' },
    ends: ENDS,
    options: NONE,
    errata: NONE,
    sources: NONE,
  },
  notes: {
    setup: { section: 'pieces', kind: 'reading', clause: 'boutin.setup', options: ['setup'] },
    begins: { section: 'pieces', kind: 'reading', clause: 'boutin.begins', options: ['begins'] },
    moves: { section: 'moves', kind: 'reading', clause: 'boutin.moves' },
    turn: { section: 'turn', kind: 'reading', clause: 'boutin.turn' },
    takeFirst: { section: 'take-first', kind: 'reading', clause: 'boutin.take-first' },
    common: {
      section: 'common',
      kind: 'reading',
      clause: 'boutin.common-victory',
      options: ['victory', 'pieces', 'sum', 'digits'],
    },
    proper: {
      section: 'proper',
      kind: 'reading',
      clause: 'boutin.proper-victory',
      options: ['victory', 'grade'],
    },
    formation: { section: 'proper', kind: 'reading', clause: 'boutin.proper-victory' },
    fourTerm: { section: 'proper', kind: 'reading', clause: 'boutin.proper-victory', options: ['four-term'] },
    ...endNotes,
    errFigures: { section: 'errata', kind: 'erratum', clause: 'boutin.setup' },
    errSums: { section: 'errata', kind: 'erratum', clause: 'boutin.pyramide' },
    errSentence: { section: 'errata', kind: 'erratum', clause: 'boutin.pyramide' },
    errTwenty: { section: 'errata', kind: 'erratum', clause: 'boutin.progression' },
    errSigns: { section: 'errata', kind: 'erratum', clause: 'boutin.moves' },
    errMurray: { section: 'errata', kind: 'erratum', clause: null },
    errDurham: { section: 'errata', kind: 'erratum', clause: null },
  },
  sources: quotes('fr', 'Michel Boutin, La rithmomachie', {
    'boutin.setup': '« Le déroulement du jeu » : « La situation initiale du jeu n’est pas modifiée ».',
    'boutin.moves':
      '« Le mécanisme du jeu » : « sauter directement de la case de départ à la case d’arrivée ».',
    'boutin.turn': '« Les prises » : « Les prises ne sont pas obligatoires. »',
    'boutin.take-first':
      '« Les prises » : « Quand la prise précède le déplacement, le pion preneur doit être mis à la place du pion pris ».',
    'boutin.pose':
      '« La pose » : « sur une case libre de la colonne 1 pour les noirs et de la colonne 16 pour les blancs ».',
    'boutin.rencontre': 'fig. 14 : « à un pas de déplacement régulier d’un pion adverse de même valeur ».',
    'boutin.embuche':
      'fig. 15 : « soit à la somme, soit à la différence, soit au produit ou au quotient de deux nombres adverses ».',
    'boutin.assaut':
      'fig. 16 : « le produit ou le quotient de ces deux nombres soit égal au nombre de cases les séparant ».',
    'boutin.puissance': 'fig. 17 : « puissance ou racine de ce nombre adverse ».',
    'boutin.progression':
      'fig. 18 : « s’il est intégré dans une progression (arithmétique, géométrique ou harmonique) avec deux nombres adverses ».',
    'boutin.emprisonnement': 'fig. 19 : « le seul mode de prise qui ne tient pas compte de l’arithmétique ».',
    'boutin.pyramide':
      '« Les pouvoirs particuliers des pyramides » : « prise d’un seul coup ou être disloquée pion par pion ».',
    'boutin.common-victory':
      '« Le déroulement du jeu » : « soit l’une des sept victoires communes, soit l’une des sept victoires propres, au gré des joueurs ».',
    'boutin.proper-victory': '« Le déroulement du jeu » : « il faut d’abord prendre la pyramide adverse ».',
  }),
});
