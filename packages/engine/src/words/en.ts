import type { EndReason, Victory } from '@calculi/rules';
import type { CaptureFact, HarmonyFact, Named } from '../advice/reason.ts';
import { levels } from './levels/en.ts';
import { ascending, listed, ownTurns, speakActions, speakEquation, spoken, termOf } from './parts.ts';
import type { ReasonWords } from './shape.ts';

const and = (items: readonly string[]): string => listed(items, ' and ');

const kinds: ReasonWords['kinds'] = {
  encounter: 'encounter',
  ambush: 'ambush',
  assault: 'assault',
  siege: 'siege',
  power: 'power',
  progression: 'progression',
  enclosure: 'enclosure',
};

const terms: ReasonWords['terms'] = {
  congressus: 'congressus',
  insidiae: 'insidiae',
  eruptio: 'eruptio',
  obsidio: 'obsidio',
  meeting: 'meeting',
  ambuscade: 'ambuscade',
  emprisonnement: 'imprisonment',
};

const progressions: ReasonWords['progressions'] = {
  arithmetic: 'arithmetic',
  geometric: 'geometric',
  harmonic: 'harmonic',
};

const ends: ReasonWords['ends'] = {
  victory: 'by a victory of the rules',
  'last-piece': 'the other side has no piece left',
  'no-turn': 'neither side has a turn',
  blockade: 'the other side is blocked, and the captures are counted',
  'last-stone': 'the other side has at most one stone left',
  repetition: 'the position comes back once too often',
  quiet: 'too many turns have passed without a capture',
  resignation: 'by resignation',
  agreement: 'by agreement',
};

const name = (piece: string): string => {
  const { type, number } = spoken(piece);
  return {
    number: `the ${number}`,
    pyramid: `the pyramid ${number}`,
    layer: `the layer ${number}`,
    stone: 'the stone',
  }[type];
};
const at = ({ piece, square }: Named): string => `${name(piece)} on ${square}`;

/** Why a capture stands: its equation, its kind and who makes it. */
const because = (fact: CaptureFact): string => {
  const squares = and(fact.by.map(({ square }) => square));
  const term = termOf(fact, terms, kinds);
  if (fact.equation === null) return squares ? `${term} by ${squares}` : term;
  return `${speakEquation(fact.equation, '×', progressions)} (${term}${squares ? ` from ${squares}` : ''})`;
};

/** The same the other way round: the danger, then its equation. */
const danger = (fact: CaptureFact): string => {
  const term = termOf(fact, terms, kinds);
  return fact.equation === null ? term : `${term} (${speakEquation(fact.equation, '×', progressions)})`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const harmony = ({ values, kinds: all }: HarmonyFact): string =>
  `the ${and(all.map((kind) => progressions[kind]))} harmony ${ascending(values).join(' ')}`;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const byVictory = (victory: Victory): string => {
  switch (victory.kind) {
    case 'harmony':
      return harmony({ ...victory, kinds: victory.progressions });
    case 'digits':
      return `the captures show the digits ${victory.digits}`;
    case 'plunder':
      return `${count(victory.pieces, 'capture')} with the sum ${victory.sum}`;
  }
};

/** Where a game without progress has a winner, captures decide. */
const byEnd = (reason: EndReason): string =>
  reason === 'quiet' || reason === 'repetition'
    ? `${ends[reason]}, and the captures are counted`
    : ends[reason];

const plunder = {
  pieces: (has: number, needs: number) => `Captures: ${has} of ${needs} pieces.`,
  sum: (has: number, needs: number) => `Sum of the captures: ${has} of ${needs}.`,
  digits: (has: number, needs: number) => `Digits of the captures: ${has} of ${needs}.`,
  figures: (has: number, needs: number) => `Agreed digits among the captures: ${has} of ${needs}.`,
};

const lead: ReasonWords['lead'] = (side, by) => {
  if (by === 'even') return 'The sides are about equal.';
  const who = capital(side);
  if (by === 'slight') return `${who} is slightly ahead.`;
  if (by === 'far') return `${who} is far ahead.`;
  return `${who} is about ${by === 1 ? 'a piece' : `${by} pieces`} ahead.`;
};

const fences: ReasonWords['reasons']['fences'] = ({ prey, piece, post, before, after, squares, room }) => {
  const rest = room === 0 ? 'nowhere to go' : `only ${count(room, 'square')}`;
  const fence = `a fence that leaves ${at(prey)} ${rest} once ${and(squares)} ${squares.length === 1 ? 'is' : 'are'} held too`;
  return after === 0
    ? `Holds ${post} for ${fence}.`
    : `Brings ${name(piece)} closer to ${post}: at least ${count(after, 'move')} instead of ${before}. It belongs to ${fence}.`;
};

/** English, with actions written as the reader needs them. */
export const enWith = (speak: typeof speakActions): ReasonWords => ({
  language: 'en',
  kinds,
  terms,
  progressions,
  ends,
  sides: { even: 'even', odd: 'odd', black: 'black', white: 'white' },
  reasons: {
    wins: ({ reason, victory }) => `Wins: ${victory ? byVictory(victory) : byEnd(reason)}.`,
    draws: ({ reason }) => `Ends in a draw: ${ends[reason]}.`,
    leads: ({ turns, result }) =>
      `If play goes on as expected, wins in ${count(ownTurns(turns.length), 'turn')}${result.victory ? `: ${byVictory(result.victory)}` : ''}.`,
    'prevents-win': ({ turn, result }) =>
      `Stops ${speak(turn)}, which would win at once${result.victory ? `: ${byVictory(result.victory)}` : ''}.`,
    only: () => 'It is the only legal turn.',
    takes: (reason) => `Takes ${at(reason.victim)}: ${because(reason)}.`,
    marks: (reason) =>
      `Marks ${at(reason.victim)}: ${because(reason)}. It is taken next turn if a capture still stands.`,
    binds: (reason) => `Binds ${at(reason.victim)}: ${because(reason)}. It can be taken next turn.`,
    threatens: (reason) => `Threatens ${at(reason.victim)}: ${because(reason)}.`,
    prepares: (reason) =>
      `Prepares ${speak([reason.action])} against ${at(reason.victim)}: ${because(reason)}.`,
    saves: (reason) =>
      `Saves ${at(reason.victim)} from ${danger(reason)}${reason.to === reason.victim.square ? '' : ` by going to ${reason.to}`}.`,
    prevents: (reason) =>
      `Prevents ${speak([reason.action])} against ${at(reason.victim)}: ${because(reason)}.`,
    frees: ({ squares }) =>
      `Frees the bound ${squares.length === 1 ? 'stone' : 'stones'} on ${and(squares)}.`,
    approaches: (reason) =>
      `Comes closer to ${harmony(reason)}: at least ${count(reason.after, 'turn')} instead of ${reason.before}${reason.pyramidFirst ? ', once the pyramid has fallen' : ''}.`,
    hinders: (reason) =>
      reason.after === null
        ? `Puts ${harmony(reason)} out of the other side’s reach.`
        : `Holds the other side back from ${harmony(reason)}: at least ${count(reason.after, 'turn')} instead of ${reason.before}.`,
    hems: ({ pyramid, before, after }) =>
      `Hems in ${at(pyramid)}: it can get to only ${count(after, 'square')} instead of ${before}.`,
    fences,
    gathers: ({ what, has, needs }) => plunder[what](has, needs),
    returns: ({ piece, square }) => `Brings ${name(piece)} back on ${square} as one of its own pieces.`,
    enters: ({ piece, square }) => `Brings ${name(piece)} into the enemy camp on ${square}.`,
    covers: ({ square, neighbours }) =>
      neighbours.length === 0
        ? `The stone on ${square} cannot be enclosed there.`
        : `The stone on ${square} cannot be enclosed while ${and(neighbours)} ${neighbours.length === 1 ? 'stays' : 'stay'} occupied by its own side.`,
    safe: ({ piece, square }) => `On ${square} no capture threatens ${name(piece)}.`,
    'frees-way': ({ before, after }) =>
      `Gives its own pieces more room: ${count(after, 'move')} instead of ${before}.`,
    confines: ({ before, after }) =>
      `Leaves the other side less room: ${count(after, 'move')} instead of ${before}.`,
  },
  lead,
  forced: (side, turns) =>
    turns === 1 ? `${capital(side)} wins with the next turn.` : `${capital(side)} wins in ${turns} turns.`,
  missedWin: ({ turn, result }) =>
    `Missed: ${speak(turn)} wins at once${result.victory ? `, ${byVictory(result.victory)}` : ''}.`,
  missedCapture: (missed) => `Missed: ${speak(missed.turn)} takes ${at(missed.victim)}, ${because(missed)}.`,
  levels,
});

/** With actions as people read them. */
export const en: ReasonWords = enWith(speakActions);
