import type { Square } from '@calculi/rules';
import type { Named } from '../../words/named.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { and, colon, count, sentence, sentences } = makeGrammar('de');

const side: Texts['words']['side'] = { even: 'Gerade', odd: 'Ungerade', black: 'Schwarz', white: 'Weiß' };

const COLOURS = { even: 'gerade', odd: 'ungerade', black: 'schwarze', white: 'weiße' } as const;

/** Nominative: `die 45`, `die Pyramide 91`, `der weiße Stein`. */
const piece = (named: Named): string => {
  switch (named.kind) {
    case 'stone':
      return `der ${COLOURS[named.side]} Stein`;
    case 'number':
      return `die ${named.value}`;
    case 'pyramid':
      return `die Pyramide ${named.value}`;
    case 'layer':
      return `die Stufe ${named.value}`;
  }
};

/** Accusative, which differs for stones only. */
const object = (named: Named): string =>
  named.kind === 'stone' ? `den ${COLOURS[named.side]}n Stein` : piece(named);

const own = (named: Named): string => (named.kind === 'stone' ? 'einen Stein' : piece(named));

const STEINE = { one: '# Stein', other: '# Steine' };

export const words: Texts['words'] = {
  side,
  shape: { round: 'Kreis', triangle: 'Dreieck', square: 'Quadrat', pyramid: 'Pyramide', stone: 'Stein' },
  sign: { times: '·', divided: '÷', plus: '+', minus: '−' },
  and,
  colon,
  sentence,
  sentences,
  piece,
  pieceAt: (named, square) => `${piece(named)} auf ${square}`,
  pieces: (amount) => count(amount, STEINE),
  effect: {
    move: (who, what, from, to) => `${side[who]} zieht ${own(what)} von ${from} nach ${to}.`,
    place: (who, what, square) => `${side[who]} setzt ${own(what)} auf ${square}.`,
    split: (what, from, to) =>
      `${capital(piece(what))} verlässt die Pyramide auf ${from} und zieht nach ${to}.`,
    take: (who, what, square, why) => `${side[who]} schlägt ${object(what)} auf ${square}: ${why}.`,
    mark: (who, what, square, why) => `${side[who]} markiert ${object(what)} auf ${square}: ${why}.`,
    bind: (who, what, square, why) => `${side[who]} setzt ${object(what)} auf ${square} fest: ${why}.`,
    release: (what, square) => `${capital(piece(what))} auf ${square} ist wieder frei.`,
    pass: (who) => `${side[who]} setzt aus.`,
  },
  because: {
    equation: (equation, term, by) => `${equation} (${term}${by.length === 0 ? '' : ` von ${and(by)}`})`,
    besieged: (by) => (by.length === 0 ? 'belagert' : `belagert von ${and(by)}`),
    enclosed: (by) => (by.length === 0 ? 'festgesetzt' : `zwischen ${and(by)} eingeschlossen`),
  },
  progression: { arithmetic: 'arithmetisch', geometric: 'geometrisch', harmonic: 'harmonisch' },
  result: {
    wins: (who) => `${side[who]} gewinnt`,
    draw: 'Remis',
    abort: 'Abgebrochen',
  },
  cell: {
    empty: 'leer',
    piece: (who, shape, value) => `${side[who]}, ${shape} ${value}`,
    pyramid: (who, value, layers) => `${side[who]}, Pyramide ${value}, Stufen ${layers.join(' ')}`,
    stone: (who) => `${COLOURS[who]}r Stein`,
    turned: 'gewendet',
    legal: 'erlaubt',
    leap: 'Sprung erlaubt',
    takeable: (by) => (by.length === 0 ? 'kann geschlagen werden' : `kann von ${and(by)} geschlagen werden`),
    inDanger: (by) => `in Gefahr durch ${and(by)}`,
    marked: (by) => (by.length === 0 ? 'markiert' : `markiert von ${and(by)}`),
    selected: 'ausgewählt',
    bound: (by: readonly Square[]) => (by.length === 0 ? 'festgesetzt' : `festgesetzt von ${and(by)}`),
  },
  terms: {
    halle: { encounter: 'Congressus', ambush: 'Insidiae', assault: 'Eruptio', siege: 'Obsidio' },
    scholars: { encounter: 'Congressus', ambush: 'Insidiae', assault: 'Eruptio', siege: 'Obsidio' },
    boutin: {
      encounter: 'Begegnung',
      ambush: 'Hinterhalt',
      assault: 'Sturm',
      power: 'Potenz',
      progression: 'Progression',
      siege: 'Einschließung',
    },
    glorious: { encounter: 'Begegnung', ambush: 'Hinterhalt', assault: 'Sturm', siege: 'Belagerung' },
    latrunculi: { enclosure: 'Einschließung' },
  },
};
