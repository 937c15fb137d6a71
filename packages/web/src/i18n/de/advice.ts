import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('de');

export const advice: Texts['advice'] = {
  computer: (name, level) => `${name}, Stärke ${level}`,
  ahead: (turns) => count(turns, { one: '# Zug voraus', other: '# Züge voraus' }),
  moveNow: 'Jetzt ziehen',
  failed: 'Der Computer konnte nicht antworten. Von der Partie ist nichts verloren.',
  retry: 'Noch einmal versuchen',
  preview: 'So könnte es weitergehen',
  toGame: 'Zurück zur Partie',
  hint: {
    title: 'Rat',
    best: 'Ein guter Zug',
    threat: 'Was droht',
    thinking: 'Ein guter Zug wird gesucht …',
    threatThinking: 'Was der Gegner vorhat, wird untersucht …',
    reasons: 'Warum',
    line: 'So könnte es weitergehen',
    play: 'Diesen Zug spielen',
    present: 'Jetzt',
    notYours: 'Rat gibt es für die Seite am Zug, wenn sie an der Reihe ist.',
    ifPassed: 'Setzten Sie aus, so zöge der Gegner:',
    noThreat: 'Nichts droht: Setzten Sie aus, so gewänne der Gegner dadurch nichts.',
    noHint: 'Es gibt keinen Zug, zu dem zu raten wäre.',
  },
  review: {
    title: 'Rückschau',
    begin: 'Partie durchsehen',
    progress: (done, all) => `Zug ${done} von ${all} wird untersucht`,
    stop: 'Anhalten',
    leads: (side) => `${side} im Vorteil`,
    curve: (first, second) => `Verlauf der Partie, ${first} oben, ${second} unten`,
    notable: 'Züge, die einen Blick lohnen',
    all: 'Alle Züge',
    nothing: 'Kein Zug hat viel vergeben.',
    turn: 'Zug',
    played: 'Gespielt',
    best: 'Besser',
    verdict: 'Danach',
    asGood: 'so gut wie jeder andere',
    missedWin: 'Gewinn verpasst',
    missedCaptures: (captures) =>
      count(captures, { one: '# Schlagfall verpasst', other: '# Schlagfälle verpasst' }),
    showBest: 'Den besseren Zug zeigen',
  },
};
