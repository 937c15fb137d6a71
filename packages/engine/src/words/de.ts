import type { EndReason, Victory } from '@calculi/rules';
import type { CaptureFact, HarmonyFact, Named } from '../advice/reason.ts';
import { levels } from './levels/de.ts';
import { ascending, listed, ownTurns, speakActions, speakEquation, spoken, termOf } from './parts.ts';
import type { ReasonWords } from './shape.ts';

const und = (items: readonly string[]): string => listed(items, ' und ');

const kinds: ReasonWords['kinds'] = {
  encounter: 'Begegnung',
  ambush: 'Hinterhalt',
  assault: 'Sturm',
  siege: 'Belagerung',
  power: 'Potenz',
  progression: 'Progression',
  enclosure: 'Einschließung',
};

const terms: ReasonWords['terms'] = {
  congressus: 'Congressus',
  insidiae: 'Insidiae',
  eruptio: 'Eruptio',
  obsidio: 'Obsidio',
  emprisonnement: 'Einschließung',
};

const progressions: ReasonWords['progressions'] = {
  arithmetic: 'arithmetisch',
  geometric: 'geometrisch',
  harmonic: 'harmonisch',
};

const ends: ReasonWords['ends'] = {
  victory: 'durch einen Sieg nach den Regeln',
  'last-piece': 'die Gegenseite hat keinen Stein mehr',
  'no-turn': 'keine Seite kann mehr ziehen',
  blockade: 'die Gegenseite ist blockiert, und die geschlagenen Steine werden gezählt',
  'last-stone': 'die Gegenseite hat höchstens noch einen Stein',
  repetition: 'die Stellung kommt einmal zu oft wieder',
  quiet: 'zu lange wurde nichts geschlagen',
  resignation: 'durch Aufgabe',
  agreement: 'durch Vereinbarung',
};

/** Im Akkusativ; eine Zahl heißt in jedem Fall „die 45“. */
const name = (piece: string): string => {
  const { type, number } = spoken(piece);
  return {
    number: `die ${number}`,
    pyramid: `die Pyramide ${number}`,
    layer: `die Stufe ${number}`,
    stone: 'den Stein',
  }[type];
};
const at = ({ piece, square }: Named): string => `${name(piece)} auf ${square}`;

const because = (fact: CaptureFact): string => {
  const squares = und(fact.by.map(({ square }) => square));
  const term = termOf(fact, terms, kinds);
  if (fact.equation === null) return squares ? `${term} durch ${squares}` : term;
  return `${speakEquation(fact.equation, '·', progressions)} (${term}${squares ? ` von ${squares}` : ''})`;
};

const danger = (fact: CaptureFact): string => {
  const term = termOf(fact, terms, kinds);
  return fact.equation === null ? term : `${term} (${speakEquation(fact.equation, '·', progressions)})`;
};

const harmony = ({ values, kinds: all }: HarmonyFact): string =>
  `die Harmonie ${ascending(values).join(' ')} (${und(all.map((kind) => progressions[kind]))})`;

/** „in einem Zug“, „in 3 Zügen“. */
const inTurns = (turns: number): string => (turns === 1 ? 'in einem Zug' : `in ${turns} Zügen`);
const fields = (squares: number): string => (squares === 1 ? '1 Feld' : `${squares} Felder`);
const turnsOf = (turns: number): string => (turns === 1 ? '1 Zug' : `${turns} Züge`);

const byVictory = (victory: Victory): string => {
  switch (victory.kind) {
    case 'harmony':
      return harmony({ ...victory, kinds: victory.progressions });
    case 'digits':
      return `die geschlagenen Zahlen zeigen die Ziffern ${victory.digits}`;
    case 'plunder':
      return `${victory.pieces} geschlagene ${victory.pieces === 1 ? 'Zahl' : 'Zahlen'} mit der Summe ${victory.sum}`;
  }
};

/** Hat ein Spiel ohne Fortschritt einen Sieger, entscheiden die geschlagenen Steine. */
const byEnd = (reason: EndReason): string =>
  reason === 'quiet' || reason === 'repetition'
    ? `${ends[reason]}, und die geschlagenen Steine werden gezählt`
    : ends[reason];

const plunder = {
  pieces: (has: number, needs: number) => `Geschlagen: ${has} von ${needs} Steinen.`,
  sum: (has: number, needs: number) => `Summe der geschlagenen Zahlen: ${has} von ${needs}.`,
  digits: (has: number, needs: number) => `Ziffern der geschlagenen Zahlen: ${has} von ${needs}.`,
  figures: (has: number, needs: number) =>
    `Vereinbarte Ziffern unter den geschlagenen Zahlen: ${has} von ${needs}.`,
};

const fences: ReasonWords['reasons']['fences'] = ({ prey, piece, post, before, after, squares, room }) => {
  const rest = room === 0 ? 'nirgends mehr hin' : `nur noch auf ${fields(room)}`;
  const fence = `${squares.length === 1 ? 'Ist' : 'Sind'} auch ${und(squares)} besetzt, kommt ${at(prey)} ${rest}.`;
  return after === 0
    ? `Besetzt ${post}, einen Posten im Zaun. ${fence}`
    : `Bringt ${name(piece)} näher an ${post}, einen Posten im Zaun: mindestens ${turnsOf(after)} statt ${before}. ${fence}`;
};

export const de: ReasonWords = {
  language: 'de',
  kinds,
  terms,
  progressions,
  ends,
  sides: { even: 'Gerade', odd: 'Ungerade', black: 'Schwarz', white: 'Weiß' },
  reasons: {
    wins: ({ reason, victory }) => `Gewinnt: ${victory ? byVictory(victory) : byEnd(reason)}.`,
    draws: ({ reason }) => `Endet unentschieden: ${ends[reason]}.`,
    leads: ({ turns, result }) =>
      `Geht es weiter wie erwartet, folgt der Sieg ${inTurns(ownTurns(turns.length))}${result.victory ? `: ${byVictory(result.victory)}` : ''}.`,
    'prevents-win': ({ turn, result }) =>
      `Verhindert ${speakActions(turn)}, das sofort gewänne${result.victory ? `: ${byVictory(result.victory)}` : ''}.`,
    only: () => 'Es ist der einzige erlaubte Zug.',
    takes: (reason) => `Schlägt ${at(reason.victim)}: ${because(reason)}.`,
    marks: (reason) =>
      `Markiert ${at(reason.victim)}: ${because(reason)}. Sie fällt im nächsten Zug, wenn sie dann noch angegriffen ist.`,
    binds: (reason) =>
      `Setzt ${at(reason.victim)} fest: ${because(reason)}. Er kann im nächsten Zug geschlagen werden.`,
    threatens: (reason) => `Greift ${at(reason.victim)} an: ${because(reason)}.`,
    prepares: (reason) =>
      `Bereitet ${speakActions([reason.action])} gegen ${at(reason.victim)} vor: ${because(reason)}.`,
    saves: (reason) =>
      `Rettet ${at(reason.victim)} vor ${danger(reason)}${reason.to === reason.victim.square ? '' : `, nach ${reason.to}`}.`,
    prevents: (reason) =>
      `Verhindert ${speakActions([reason.action])} gegen ${at(reason.victim)}: ${because(reason)}.`,
    frees: ({ squares }) =>
      `Befreit ${squares.length === 1 ? 'den festgesetzten Stein' : 'die festgesetzten Steine'} auf ${und(squares)}.`,
    approaches: (reason) =>
      `Bringt ${harmony(reason)} näher: mindestens ${turnsOf(reason.after)} statt ${reason.before}${reason.pyramidFirst ? ', sobald die Pyramide gefallen ist' : ''}.`,
    hinders: (reason) =>
      reason.after === null
        ? `Rückt ${harmony(reason)} außer Reichweite der Gegenseite.`
        : `Hält die Gegenseite auf: für ${harmony(reason)} braucht sie mindestens ${turnsOf(reason.after)} statt ${reason.before}.`,
    hems: ({ pyramid, before, after }) =>
      `Engt ${at(pyramid)} ein: Sie kommt nur noch auf ${fields(after)} statt auf ${before}.`,
    fences,
    gathers: ({ what, has, needs }) => plunder[what](has, needs),
    returns: ({ piece, square }) => `Bringt ${name(piece)} auf ${square} als eigene Zahl zurück.`,
    enters: ({ piece, square }) => `Bringt ${name(piece)} auf ${square} ins gegnerische Lager.`,
    covers: ({ square, neighbours }) =>
      neighbours.length === 0
        ? `Auf ${square} kann der Stein nicht eingeschlossen werden.`
        : `Der Stein auf ${square} kann nicht eingeschlossen werden, solange auf ${und(neighbours)} ${neighbours.length === 1 ? 'ein eigener Stein steht' : 'eigene Steine stehen'}.`,
    safe: ({ piece, square }) =>
      `Auf ${square} ist ${name(piece).replace('den Stein', 'der Stein')} nicht bedroht.`,
    'frees-way': ({ before, after }) =>
      `Schafft der eigenen Seite mehr Raum: ${turnsOf(after)} statt ${before}.`,
    confines: ({ before, after }) => `Lässt der Gegenseite weniger Raum: ${turnsOf(after)} statt ${before}.`,
  },
  lead: (side, lead) => {
    if (lead === 'even') return 'Beide Seiten stehen etwa gleich.';
    if (lead === 'slight') return `${side} steht etwas besser.`;
    if (lead === 'far') return `${side} steht weit besser.`;
    return `${side} ist etwa ${lead === 1 ? 'einen Stein' : `${lead} Steine`} voraus.`;
  },
  forced: (side, turns) =>
    turns === 1 ? `${side} gewinnt mit dem nächsten Zug.` : `${side} gewinnt ${inTurns(turns)}.`,
  missedWin: ({ turn, result }) =>
    `Übersehen: ${speakActions(turn)} gewinnt sofort${result.victory ? `, ${byVictory(result.victory)}` : ''}.`,
  missedCapture: (missed) =>
    `Übersehen: ${speakActions(missed.turn)} schlägt ${at(missed.victim)}, ${because(missed)}.`,
  levels,
};
