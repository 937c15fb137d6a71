import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { count } = makeGrammar('fr');

export const panels: MoreTexts['panels'] = {
  failed: 'L’ordinateur n’a pas pu répondre. Votre partie est intacte.',
  retry: 'Réessayer',
  hint: {
    title: 'Conseil',
    best: 'Un bon coup',
    threat: 'Ce qui menace',
    thinking: 'Recherche d’un bon coup…',
    threatThinking: 'Examen de ce que prépare l’adversaire…',
    reasons: 'Pourquoi',
    line: 'Une suite possible',
    play: 'Jouer ce coup',
    present: 'Maintenant',
    notYours: 'Le conseil s’adresse au camp qui doit jouer, à son tour.',
    ifPassed: 'Si vous passiez, l’adversaire jouerait :',
    noThreat: 'Rien ne menace : si vous passiez, l’adversaire n’y gagnerait rien.',
    noHint: 'Il n’y a aucun coup à conseiller.',
  },
  review: {
    title: 'Analyse',
    begin: 'Revoir la partie',
    progress: (done, all) => `Examen du tour ${done} sur ${all}`,
    stop: 'Arrêter',
    leads: (side) => `${side} mène`,
    curve: (first, second) => `Cours de la partie, ${first} en haut, ${second} en bas`,
    notable: 'Tours à revoir',
    all: 'Tous les tours',
    nothing: 'Aucun tour n’a coûté cher.',
    turn: 'Tour',
    played: 'Joué',
    best: 'Meilleur',
    verdict: 'Ensuite',
    asGood: 'rien de mieux',
    showBest: 'Montrer le meilleur coup',
  },
  why: {
    choose:
      'Choisissez un pion sur le plateau : chaque manière de le prendre s’affiche ici, qu’elle tienne ou non.',
    can: (piece) => `Comment prendre ${piece} ?`,
    further: (failures) => count(failures, { one: '# autre cas', other: '# autres cas' }),
    fewer: 'Moins',
    bound: 'Le pion est immobilisé : l’adversaire peut le prendre à son prochain tour.',
    marked: 'Le pion est marqué : il est pris si une attaque tient encore après le tour de son camp.',
  },
  harmony: {
    side: 'Pour',
    kind: 'Sorte',
    every: 'toutes les sortes',
    looking: 'Recherche des harmonies…',
    failed: 'Les harmonies n’ont pas pu être calculées.',
    atLeast: (turns) => count(turns, { one: 'au moins # tour', other: 'au moins # tours' }),
    stands: 'déjà en place',
    none: (side) => `Aucune harmonie de ce genre n’est à la portée du camp ${side.toLowerCase()}.`,
    found: (harmonies) =>
      count(harmonies, { one: '# harmonie est à portée.', other: '# harmonies sont à portée.' }),
    reckoned: 'Le compte ignore les autres pions qui barreraient le chemin.',
    notYet: 'Elle ne compte qu’une fois la pyramide adverse tombée.',
    moves: (from, to) => `de ${from} à ${to}`,
    stays: (square) => `reste en ${square}`,
    laid: (square) => `à poser en ${square}`,
    more: 'En montrer plus',
    tables: 'Toutes les progressions de ces règles',
  },
};
