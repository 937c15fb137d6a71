import type { Named } from '../../words/named.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { and, colon, count, sentence, sentences } = makeGrammar('fr');

const side: Texts['words']['side'] = { even: 'Pair', odd: 'Impair', black: 'Noir', white: 'Blanc' };

const COLOURS = { even: 'pair', odd: 'impair', black: 'noir', white: 'blanc' } as const;

/** `le 45`, `la pyramide 91`, `l’étage 25`, `le pion blanc`. */
const piece = (named: Named): string => {
  switch (named.kind) {
    case 'stone':
      return `le pion ${COLOURS[named.side]}`;
    case 'number':
      return `le ${named.value}`;
    case 'pyramid':
      return `la pyramide ${named.value}`;
    case 'layer':
      return `l’étage ${named.value}`;
  }
};

const own = (named: Named): string => (named.kind === 'stone' ? 'un pion' : piece(named));

const PIECES = { one: '# pion', other: '# pions' };

export const words: Texts['words'] = {
  side,
  shape: { round: 'rond', triangle: 'triangle', square: 'carré', pyramid: 'pyramide', stone: 'pion' },
  sign: { times: '×', divided: '÷', plus: '+', minus: '−' },
  and,
  colon,
  sentence,
  sentences,
  piece,
  pieceAt: (named, square) => `${piece(named)} en ${square}`,
  pieces: (amount) => count(amount, PIECES),
  effect: {
    move: (who, what, from, to) => `${side[who]} joue ${own(what)} de ${from} en ${to}.`,
    place: (who, what, square) => `${side[who]} pose ${own(what)} en ${square}.`,
    split: (what, from, to) => `${capital(piece(what))} quitte la pyramide en ${from} pour ${to}.`,
    take: (who, what, square, why) => `${side[who]} prend ${piece(what)} en ${square} : ${why}.`,
    mark: (who, what, square, why) => `${side[who]} marque ${piece(what)} en ${square} : ${why}.`,
    bind: (who, what, square, why) => `${side[who]} immobilise ${piece(what)} en ${square} : ${why}.`,
    release: (what, square) => `${capital(piece(what))} en ${square} est de nouveau libre.`,
    pass: (who) => `${side[who]} passe.`,
  },
  because: {
    equation: (equation, term, by) => `${equation} (${term}${by.length === 0 ? '' : ` depuis ${and(by)}`})`,
    besieged: (by) => (by.length === 0 ? 'par siège' : `par siège, depuis ${and(by)}`),
    enclosed: (by) => (by.length === 0 ? 'immobilisé' : `entre ${and(by)}`),
  },
  progression: { arithmetic: 'arithmétique', geometric: 'géométrique', harmonic: 'harmonique' },
  result: {
    wins: (who) => `${side[who]} gagne`,
    draw: 'Partie nulle',
    abort: 'Partie annulée',
  },
  cell: {
    empty: 'vide',
    piece: (who, shape, value) => `${side[who]}, ${shape} ${value}`,
    pyramid: (who, value, layers) => `${side[who]}, pyramide ${value}, étages ${layers.join(' ')}`,
    stone: (who) => `pion ${COLOURS[who]}`,
    turned: 'retourné',
    legal: 'permis',
    leap: 'saut permis',
    takeable: (by) => (by.length === 0 ? 'prise possible' : `prise possible par ${and(by)}`),
    inDanger: (by) => `sous la menace de ${and(by)}`,
    marked: (by) => (by.length === 0 ? 'marqué' : `marqué par ${and(by)}`),
    selected: 'choisi',
    bound: (by) => (by.length === 0 ? 'immobilisé' : `immobilisé par ${and(by)}`),
  },
  terms: {
    halle: { encounter: 'congressus', ambush: 'insidiae', assault: 'eruptio', siege: 'obsidio' },
    scholars: { encounter: 'congressus', ambush: 'insidiae', assault: 'eruptio', siege: 'obsidio' },
    boutin: {
      encounter: 'rencontre',
      ambush: 'embûche',
      assault: 'assaut',
      power: 'puissance',
      progression: 'progression',
      siege: 'emprisonnement',
    },
    glorious: { encounter: 'rencontre', ambush: 'embuscade', assault: 'assaut', siege: 'siège' },
    latrunculi: { enclosure: 'enfermement' },
  },
};
