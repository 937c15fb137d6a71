import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('de');

export const planner: Texts['planner'] = {
  why: {
    title: 'Warum / warum nicht',
    short: 'Warum?',
    choose:
      'Wählen Sie einen Stein auf dem Brett: Hier erscheint jede Art, ihn zu schlagen, ob sie gilt oder nicht.',
    can: (piece) => `Wie kann ${piece} geschlagen werden?`,
    further: (failures) => count(failures, { one: '# weiterer Fall', other: '# weitere Fälle' }),
    fewer: 'Weniger',
    bound: 'Der Stein ist festgesetzt und kann im nächsten Zug des Gegners genommen werden.',
    marked: 'Der Stein ist markiert und wird geschlagen, wenn nach dem eigenen Zug noch ein Angriff besteht.',
  },
  harmony: {
    title: 'Harmonien',
    side: 'Für',
    kind: 'Art',
    every: 'jede Art',
    looking: 'Harmonien werden gesucht …',
    failed: 'Die Harmonien konnten nicht berechnet werden.',
    atLeast: (turns) => count(turns, { one: 'mindestens # Zug', other: 'mindestens # Züge' }),
    stands: 'steht schon',
    none: (side) => `Für ${side} ist keine solche Harmonie in Reichweite.`,
    found: (harmonies) =>
      count(harmonies, { one: '# Harmonie in Reichweite', other: '# Harmonien in Reichweite' }),
    reckoned: 'Gezählt wird, als stünde kein anderer Stein im Weg.',
    notYet: 'Sie zählt erst, wenn die gegnerische Pyramide gefallen ist.',
    moves: (from, to) => `${from} nach ${to}`,
    stays: (square) => `bleibt auf ${square}`,
    laid: (square) => `aus der Hand nach ${square}`,
    more: 'Mehr zeigen',
    tables: 'Alle Folgen dieser Regeln',
  },
};
