import type { ProgressionKind, Shape, SideName, Square } from '@calculi/rules';
import type { Named } from '../../words/named.ts';
import type { Terms } from '../../words/terms.ts';
import { capital, makeGrammar } from '../grammar.ts';

const { and, colon, count, sentence, sentences } = makeGrammar('en');

const side: Readonly<Record<SideName, string>> = { even: 'Even', odd: 'Odd', black: 'Black', white: 'White' };

/** `the 45`, `the pyramid 91`, `the layer 25`, `the white stone`. */
const piece = (named: Named): string => {
  switch (named.kind) {
    case 'stone':
      return `the ${side[named.side].toLowerCase()} stone`;
    case 'number':
      return `the ${named.value}`;
    case 'pyramid':
      return `the pyramid ${named.value}`;
    case 'layer':
      return `the layer ${named.value}`;
  }
};

const own = (named: Named): string => (named.kind === 'stone' ? 'a stone' : piece(named));

/** Sentences about the game. Each language says them in its own way from the same facts. */
export const words = {
  side,
  shape: {
    round: 'round',
    triangle: 'triangle',
    square: 'square',
    pyramid: 'pyramid',
    stone: 'stone',
  } as Readonly<Record<Shape, string>>,
  sign: { times: '×', divided: '÷', plus: '+', minus: '−' },
  and,
  colon,
  sentence,
  sentences,
  piece,
  pieceAt: (named: Named, square: Square) => `${piece(named)} on ${square}`,
  pieces: (amount: number) => count(amount, { one: '# piece', other: '# pieces' }),
  effect: {
    move: (who: SideName, what: Named, from: Square, to: Square) =>
      `${side[who]} moves ${own(what)} from ${from} to ${to}.`,
    place: (who: SideName, what: Named, square: Square) => `${side[who]} places ${own(what)} on ${square}.`,
    split: (what: Named, from: Square, to: Square) =>
      `${capital(piece(what))} leaves the pyramid on ${from} for ${to}.`,
    take: (who: SideName, what: Named, square: Square, why: string) =>
      `${side[who]} takes ${piece(what)} on ${square}: ${why}.`,
    mark: (who: SideName, what: Named, square: Square, why: string) =>
      `${side[who]} marks ${piece(what)} on ${square}: ${why}.`,
    bind: (who: SideName, what: Named, square: Square, why: string) =>
      `${side[who]} binds ${piece(what)} on ${square}: ${why}.`,
    release: (what: Named, square: Square) => `${capital(piece(what))} on ${square} is free again.`,
    pass: (who: SideName) => `${side[who]} passes.`,
  },
  because: {
    equation: (equation: string, term: string, by: readonly Square[]) =>
      `${equation} (${term}${by.length === 0 ? '' : ` from ${and(by)}`})`,
    besieged: (by: readonly Square[]) => `it is besieged${by.length === 0 ? '' : ` by ${and(by)}`}`,
    enclosed: (by: readonly Square[]) => (by.length === 0 ? 'it is bound' : `it stands between ${and(by)}`),
  },
  progression: {
    arithmetic: 'arithmetic',
    geometric: 'geometric',
    harmonic: 'harmonic',
  } as Readonly<Record<ProgressionKind, string>>,
  result: {
    wins: (who: SideName) => `${side[who]} wins`,
    draw: 'Draw',
    abort: 'Called off',
  },
  /** What a square is called for those who hear it. */
  cell: {
    empty: 'empty',
    piece: (who: SideName, shape: string, value: number) => `${side[who].toLowerCase()} ${shape} ${value}`,
    pyramid: (who: SideName, value: number, layers: readonly number[]) =>
      `${side[who].toLowerCase()} pyramid ${value}, layers ${layers.join(' ')}`,
    stone: (who: SideName) => `${side[who].toLowerCase()} stone`,
    turned: 'turned',
    legal: 'legal',
    leap: 'legal leap',
    takeable: (by: readonly Square[]) => (by.length === 0 ? 'can be taken' : `can be taken by ${and(by)}`),
    inDanger: (by: readonly Square[]) => `in danger from ${and(by)}`,
    marked: (by: readonly Square[]) => (by.length === 0 ? 'marked' : `marked by ${and(by)}`),
    selected: 'selected',
    bound: (by: readonly Square[]) => (by.length === 0 ? 'bound' : `bound by ${and(by)}`),
  },
  /** Each document keeps its own terms. */
  terms: {
    halle: { encounter: 'congressus', ambush: 'insidiae', assault: 'eruptio', siege: 'obsidio' },
    scholars: { encounter: 'congressus', ambush: 'insidiae', assault: 'eruptio', siege: 'obsidio' },
    boutin: {
      encounter: 'encounter',
      ambush: 'ambush',
      assault: 'assault',
      power: 'power',
      progression: 'progression',
      siege: 'imprisonment',
    },
    glorious: { encounter: 'meeting', ambush: 'ambuscade', assault: 'assault', siege: 'siege' },
    latrunculi: { enclosure: 'enclosure' },
  } as Terms,
};
