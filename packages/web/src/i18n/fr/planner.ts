import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('fr');

export const planner: Texts['planner'] = {
  why: {
    title: 'Pourquoi / pourquoi pas',
    short: 'Pourquoi ?',
    choose:
      'Choisissez une pièce sur le plateau : chaque manière de la prendre s’affiche ici, qu’elle tienne ou non.',
    can: (piece) => `Comment prendre ${piece} ?`,
    further: (failures) => count(failures, { one: '# autre cas', other: '# autres cas' }),
    fewer: 'Moins',
    bound: 'La pierre est liée : l’adversaire peut la prendre à son prochain tour.',
    marked: 'La pièce est marquée : elle est prise si une attaque tient encore après le tour de son camp.',
  },
  harmony: {
    title: 'Harmonies',
    side: 'Pour',
    kind: 'Espèce',
    every: 'toutes les espèces',
    looking: 'Recherche des harmonies…',
    failed: 'Les harmonies n’ont pas pu être calculées.',
    atLeast: (turns) => count(turns, { one: 'au moins # tour', other: 'au moins # tours' }),
    stands: 'déjà en place',
    none: (side) => `Aucune harmonie de ce genre n’est à la portée de ${side}.`,
    found: (harmonies) => count(harmonies, { one: '# harmonie à portée', other: '# harmonies à portée' }),
    reckoned: 'Le compte ignore les autres pièces qui barreraient le chemin.',
    notYet: 'Elle ne compte qu’une fois la pyramide adverse tombée.',
    moves: (from, to) => `de ${from} à ${to}`,
    stays: (square) => `reste en ${square}`,
    laid: (square) => `de la main en ${square}`,
    more: 'En montrer plus',
    tables: 'Toutes les progressions de ces règles',
  },
};
