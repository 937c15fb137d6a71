import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { and, count } = makeGrammar('fr');

const PIECES = { one: '# pion', other: '# pions' };

export const ends: MoreTexts['ends'] = {
  reason: {
    victory: 'Par une victoire prévue par les règles.',
    'last-piece': 'Un camp n’a plus de pion.',
    'no-turn': 'Aucun camp ne peut jouer.',
    blockade: 'Le camp au trait est bloqué ; on compte les prises.',
    'last-stone': 'Il reste au plus un pion à un camp ; on compte les prises.',
    repetition: 'La position est revenue trop souvent.',
    quiet: 'Trop de tours se sont écoulés sans prise.',
    resignation: 'Par abandon.',
    agreement: 'D’un commun accord.',
    time: 'Le temps est écoulé.',
    absence: 'Un joueur est parti et n’est pas revenu.',
    abort: 'Avant que les deux camps aient joué.',
  },
  plunder: (pieces, sum, digits) =>
    `Par les prises : ${count(pieces, PIECES)}, somme ${sum}, ${count(digits, { one: '# chiffre', other: '# chiffres' })}.`,
  digits: (digits) => `Par les chiffres convenus ${digits} parmi les prises.`,
  harmony: (grade, kinds, terms) => `${grade} : ${terms.join(', ')} ; ${and(kinds)}.`,
  captures: (more, less, withBound) =>
    `Prises${withBound ? ' et pions immobilisés' : ''} : ${more} à ${less}.`,
  term: (value, square) => `${value} en ${square}`,
  victories: {
    halle: { small: 'Victoria magna', great: 'Victoria maior', excellent: 'Victoria praestantissima' },
    greatest: 'La plus grande harmonie',
    scholars: { small: 'Petite victoire', great: 'Grande victoire', excellent: 'Victoire suprême' },
    boutin: {
      small: 'Victoire médiocre',
      great: 'Grande victoire',
      excellent: 'Victoire excellente',
    },
    perfect: 'Victoire parfaite',
  },
};
