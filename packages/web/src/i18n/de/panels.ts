import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { count } = makeGrammar('de');

export const panels: MoreTexts['panels'] = {
  lesson: {
    understood: 'Verstanden',
    text: {
      encounter:
        'Ein Stein schlägt einen gegnerischen mit derselben Zahl, den er mit einem Zug erreichen könnte.',
      ambush:
        'Zwei Steine ergeben zusammen die Zahl des gegnerischen, der zwischen ihnen oder in ihrer Reichweite steht.',
      assault: 'Die Zahl des Angreifers und die Entfernung zum gegnerischen Stein ergeben eine Gleichung.',
      siege:
        'Ein Stein, dem Gegner und Rand keinen Ausweg lassen, wird geschlagen; Zahlen braucht es dazu nicht.',
      power: 'Eine Zahl ist eine Potenz der anderen, und der Stein ist in Reichweite.',
      progression: 'Zwei Steine bilden eine Progression mit dem gegnerischen, den beide erreichen können.',
      enclosure: 'Ein Stein zwischen zwei gegnerischen in einer Zeile oder Spalte ist eingeschlossen.',
    },
    marked:
      'Vorerst ist er nur markiert: Steht nach dem Zug des Gegners noch ein Angriff, wird er geschlagen.',
  },
  failed: 'Der Computer konnte nicht antworten. Von der Partie ist nichts verloren.',
  retry: 'Noch einmal versuchen',
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
    showBest: 'Den besseren Zug zeigen',
  },
  why: {
    choose:
      'Wählen Sie einen Stein auf dem Brett: Hier erscheint jede Art, ihn zu schlagen, ob sie gilt oder nicht.',
    can: (piece) => `Wie kann ${piece} geschlagen werden?`,
    further: (failures) => count(failures, { one: '# weiterer Fall', other: '# weitere Fälle' }),
    fewer: 'Weniger',
    bound: 'Der Stein ist festgesetzt und kann im nächsten Zug des Gegners genommen werden.',
    marked: 'Der Stein ist markiert und wird geschlagen, wenn nach dem eigenen Zug noch ein Angriff besteht.',
  },
  harmony: {
    side: 'Für',
    kind: 'Art',
    every: 'jede Art',
    looking: 'Harmonien werden gesucht …',
    failed: 'Die Harmonien konnten nicht berechnet werden.',
    atLeast: (turns) => count(turns, { one: 'mindestens # Zug', other: 'mindestens # Züge' }),
    stands: 'steht schon',
    none: (side) => `Für ${side} ist keine solche Harmonie in Reichweite.`,
    found: (harmonies) =>
      count(harmonies, { one: '# Harmonie ist in Reichweite.', other: '# Harmonien sind in Reichweite.' }),
    reckoned: 'Gezählt wird, als stünde kein anderer Stein im Weg.',
    notYet: 'Die gezeigte zählt erst, wenn die gegnerische Pyramide gefallen ist.',
    moves: (from, to) => `${from} nach ${to}`,
    stays: (square) => `bleibt auf ${square}`,
    laid: (square) => `aus der Hand nach ${square}`,
    more: 'Mehr zeigen',
    tables: 'Alle Progressionen dieser Regeln',
  },
  aids: {
    teach: 'lehren',
    play: 'auf Wunsch',
    none: 'keine',
    text: {
      teach: 'Was geschlagen werden kann und was in Gefahr ist, wird immer gezeigt; Neues wird erklärt.',
      play: 'Was geschlagen werden kann, wird gezeigt, wenn Sie danach fragen (C).',
      none: 'Gezeigt wird nur, was die Regeln selbst markieren.',
    },
    show: 'Schlagbares zeigen',
    hide: 'Schlagbares verbergen',
    sounds: 'Töne',
    soundsText: 'Holz auf Holz, wenn Steine ziehen und sich treffen.',
  },
  keys: {
    title: 'Tasten am Brett',
    lead: 'Sie gelten, solange ein Feld des Bretts den Fokus hat; Tab führt dorthin.',
    names: { arrows: 'Pfeiltasten', ends: 'Pos1, Ende', press: 'Eingabe, Leertaste', cancel: 'Esc' },
    deeds: {
      arrows: 'von Feld zu Feld',
      ends: 'zum linken oder rechten Rand',
      press: 'einen Stein oder ein Feld wählen',
      cancel: 'loslassen, oder schließen, was offen ist',
      captures: 'Schlagbares zeigen, dann eines nach dem anderen',
      readOut: 'vorlesen, was gezeigt wird (Screenreader)',
    },
    moves: 'In der Liste der Züge führen die Pfeiltasten, Pos1 und Ende durch die Partie.',
  },
  typed: {
    label: 'Zug eingeben',
    hint: 'b5-e5, xe11, done',
    play: 'Spielen',
    wrong: (text) => `„${text}“ ist jetzt nicht möglich.`,
    unread: (text) => `„${text}“ ist kein Zug wie b5-e5 oder xe11.`,
  },
  link: {
    game: 'Zu einer neuen Partie mit denselben Vereinbarungen',
    position: 'Zu dieser Stellung',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
  inspector: {
    title: (value) => `Pyramide ${value}`,
    base: 'Basis',
    taken: 'geschlagen',
    sum: 'jetzige Summe',
  },
};
