import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('de');

const STEINE = { one: '# Stein', other: '# Steine' };

export const play: Texts['play'] = {
  you: 'Sie',
  computer: (level) => `Computer, Stärke ${level}`,
  board: (name) => `Brett: ${name}`,
  back: 'Zurück zur Startseite',
  status: {
    yours: (turn) => `Ihr Zug ${turn}`,
    theirs: (side, turn) => `${side}: Zug ${turn}`,
    thinking: 'Der Computer denkt nach …',
    choose: 'Mehreres kann gemeint sein. Wählen Sie.',
    mayTake: (pieces) =>
      count(pieces, { one: 'ein Stein kann geschlagen werden', other: '# Steine können geschlagen werden' }),
    mustTake: 'nehmen Sie zuerst einen festgesetzten Stein',
    place: (left) =>
      count(left, { one: 'setzen Sie Ihren letzten Stein', other: 'setzen Sie einen Stein, noch #' }),
    continue: 'der Zug geht weiter',
    viewing: (turn) => `Rückblick auf Zug ${turn}`,
    live: 'Zur Gegenwart',
    marked: (pieces) => `Markiert: ${pieces}`,
    stopped: 'Der Computer ist stehen geblieben.',
    restart: 'Neu starten',
  },
  caption: {
    yours: (square) => `Ihr Stein, ${square}`,
    theirs: (square) => `gegnerisch, ${square}`,
    distance: {
      between: 'Felder dazwischen',
      steps: 'Schritte',
      inclusive: 'Felder, beide Enden mitgezählt',
    },
    also: 'Außerdem',
    none: 'Wählen Sie einen Stein, um zu sehen, wohin er ziehen kann.',
    placeStone: 'Wählen Sie ein leeres Feld für einen Stein.',
  },
  take: (what) => `${what} schlagen`,
  takeWith: (what, square) => `${what} mit ${square} schlagen`,
  takeLayer: (layer) => `Stufe ${layer} schlagen`,
  moveWhole: 'Die ganze Pyramide ziehen',
  moveLayer: (layer) => `Stufe ${layer} ausziehen lassen`,
  move: (to) => `Nach ${to} ziehen`,
  done: 'Zug beenden',
  pass: 'Aussetzen',
  undo: 'Schritt zurück',
  takeBack: 'Zug zurück',
  resign: 'Aufgeben',
  resignSure: (side) => `${side} gibt auf?`,
  draw: 'Remis anbieten',
  drawAgree: 'Remis',
  drawSure: 'Sind beide Seiten mit Remis einverstanden?',
  drawDeclined: 'Der Computer spielt weiter.',
  yes: 'Ja',
  no: 'Nein',
  flip: 'Brett drehen',
  lay: 'Brett hinlegen',
  stand: 'Brett aufstellen',
  again: 'Noch einmal',
  other: 'Anderes Spiel',
  aids: {
    label: 'Hilfen',
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
  },
  prisoners: {
    holds: (side) => `${side} hält`,
    none: 'noch nichts',
    sum: (pieces, sum, digits) =>
      `${count(pieces, STEINE)} · Summe ${sum} · ${count(digits, { one: '# Ziffer', other: '# Ziffern' })}`,
    place: (piece) => `${piece} einsetzen`,
    stones: (captured) => count(captured, { one: '# Stein geschlagen', other: '# Steine geschlagen' }),
    toPlace: (left) => count(left, { one: '# Stein zu setzen', other: '# Steine zu setzen' }),
  },
  moves: {
    title: 'Züge',
    turn: 'Zug',
    none: 'Noch wurde kein Zug gespielt.',
    placed: 'gesetzt',
    first: 'Erste Stellung',
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    last: 'Jetzige Stellung',
    binds: (squares) => `setzt ${squares} fest`,
    marks: (pieces) => `markiert ${pieces}`,
    frees: (squares) => `befreit ${squares}`,
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
  tools: 'Werkzeuge',
  more: 'Mehr',
  clock: (side) => `Zeit von ${side}`,
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
  inspector: {
    title: (value) => `Pyramide ${value}`,
    base: 'Basis',
    taken: 'geschlagen',
    sum: 'jetzige Summe',
  },
  broken: {
    position: 'Die Stellung in diesem Link ist nicht lesbar; es gilt die übliche.',
    options: 'Die Optionen in diesem Link passen nicht zusammen; es gelten die üblichen.',
    ruleSet: 'Die Regeln, die dieser Link nennt, sind hier nicht bekannt; es gelten die für Anfänger.',
    game: 'Diese Partie liegt nicht auf diesem Gerät; eine neue mit denselben Vereinbarungen beginnt.',
  },
};
