import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('fr');

export const advice: Texts['advice'] = {
  computer: (name, level) => `${name}, force ${level}`,
  ahead: (turns) => count(turns, { one: '# tour d’avance', other: '# tours d’avance' }),
  moveNow: 'Jouer maintenant',
  failed: 'L’ordinateur n’a pas pu répondre. Rien de la partie n’est perdu.',
  retry: 'Réessayer',
  preview: 'Une suite possible',
  toGame: 'Revenir à la partie',
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
    ifPassed: 'Si vous passiez, l’adversaire jouerait :',
    noThreat: 'Rien ne menace : si vous passiez, l’adversaire n’y gagnerait rien.',
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
    nothing: 'Aucun tour n’a beaucoup cédé.',
    turn: 'Tour',
    played: 'Joué',
    best: 'Meilleur',
    verdict: 'Ensuite',
    asGood: 'aussi bon que tout autre',
    missedWin: 'gain manqué',
    missedCaptures: (captures) => count(captures, { one: '# prise manquée', other: '# prises manquées' }),
    showBest: 'Montrer le meilleur coup',
  },
};
