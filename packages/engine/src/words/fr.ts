import type { EndReason, Victory } from '@calculi/rules';
import type { CaptureFact, HarmonyFact, Named } from '../advice/reason.ts';
import { levels } from './levels/fr.ts';
import { ascending, listed, ownTurns, speakActions, speakEquation, spoken, termOf } from './parts.ts';
import type { ReasonWords } from './shape.ts';

const et = (items: readonly string[]): string => listed(items, ' et ');

/** Le deux-points français, précédé d’une espace insécable. */
const COLON = '\u00a0: ';

const kinds: ReasonWords['kinds'] = {
  encounter: 'rencontre',
  ambush: 'embûche',
  assault: 'assaut',
  siege: 'siège',
  power: 'puissance',
  progression: 'progression',
  enclosure: 'enfermement',
};

const terms: ReasonWords['terms'] = {
  congressus: 'congressus',
  insidiae: 'insidiae',
  eruptio: 'eruptio',
  obsidio: 'obsidio',
  emprisonnement: 'emprisonnement',
  ambuscade: 'embuscade',
};

const progressions: ReasonWords['progressions'] = {
  arithmetic: 'arithmétique',
  geometric: 'géométrique',
  harmonic: 'harmonique',
};

const ends: ReasonWords['ends'] = {
  victory: 'par une victoire prévue par les règles',
  'last-piece': 'l’adversaire n’a plus de pion',
  'no-turn': 'aucun camp ne peut jouer',
  blockade: 'l’adversaire est bloqué, et l’on compte les prises',
  'last-stone': 'il reste au plus un pion à l’adversaire',
  repetition: 'la position revient une fois de trop',
  quiet: 'trop de tours se sont écoulés sans prise',
  resignation: 'par abandon',
  agreement: 'd’un commun accord',
};

const name = (piece: string): string => {
  const { type, number } = spoken(piece);
  return {
    number: `le ${number}`,
    pyramid: `la pyramide ${number}`,
    layer: `l’étage ${number}`,
    stone: 'le pion',
  }[type];
};
const at = ({ piece, square }: Named): string => `${name(piece)} en ${square}`;

const because = (fact: CaptureFact): string => {
  const squares = et(fact.by.map(({ square }) => square));
  const term = termOf(fact, terms, kinds);
  if (fact.equation === null) return squares ? `${term} par ${squares}` : term;
  return `${speakEquation(fact.equation, '×', progressions)} (${term}${squares ? ` depuis ${squares}` : ''})`;
};

const danger = (fact: CaptureFact): string => {
  const term = termOf(fact, terms, kinds);
  return fact.equation === null ? term : `${term}, ${speakEquation(fact.equation, '×', progressions)}`;
};

const harmony = ({ values, kinds: all }: HarmonyFact): string =>
  `l’harmonie ${et(all.map((kind) => progressions[kind]))} ${ascending(values).join(' ')}`;
/** En français, zéro et un sont au singulier. */
const counted = (amount: number, one: string): string => `${amount} ${one}${amount < 2 ? '' : 's'}`;
const tours = (turns: number): string => counted(turns, 'tour');

const byVictory = (victory: Victory): string => {
  switch (victory.kind) {
    case 'harmony':
      return harmony({ ...victory, kinds: victory.progressions });
    case 'digits':
      return `les prises montrent les chiffres ${victory.digits}`;
    case 'plunder':
      return `${counted(victory.pieces, 'prise')}, d’une somme de ${victory.sum}`;
  }
};

/** Quand une partie sans progrès a un vainqueur, les prises décident. */
const byEnd = (reason: EndReason): string =>
  reason === 'quiet' || reason === 'repetition' ? `${ends[reason]}, et l’on compte les prises` : ends[reason];

const plunder = {
  pieces: (has: number, needs: number) => `Pions pris${COLON}${has} sur ${needs}.`,
  sum: (has: number, needs: number) => `Somme des prises${COLON}${has} sur ${needs}.`,
  digits: (has: number, needs: number) => `Chiffres des prises${COLON}${has} sur ${needs}.`,
  figures: (has: number, needs: number) => `Chiffres convenus parmi les prises${COLON}${has} sur ${needs}.`,
};

const fences: ReasonWords['reasons']['fences'] = ({ prey, piece, post, before, after, squares, room }) => {
  const rest = room === 0 ? 'aller nulle part' : `gagner que ${counted(room, 'case')}`;
  const fence = `Une fois ${et(squares)} ${squares.length === 1 ? 'tenu' : 'tenus'} aussi, ${at(prey)} ne pourra plus ${rest}.`;
  return after === 0
    ? `Tient ${post}, un poste de la clôture. ${fence}`
    : `Rapproche ${name(piece)} de ${post}, un poste de la clôture${COLON}au moins ${tours(after)} au lieu de ${before}. ${fence}`;
};

export const fr: ReasonWords = {
  language: 'fr',
  kinds,
  terms,
  progressions,
  ends,
  sides: { even: 'pair', odd: 'impair', black: 'noir', white: 'blanc' },
  reasons: {
    wins: ({ reason, victory }) => `Gagne${COLON}${victory ? byVictory(victory) : byEnd(reason)}.`,
    draws: ({ reason }) => `Fait partie nulle${COLON}${ends[reason]}.`,
    leads: ({ turns, result }) =>
      `Si tout se passe comme prévu, gagne en ${tours(ownTurns(turns.length))}${result.victory ? `${COLON}${byVictory(result.victory)}` : ''}.`,
    'prevents-win': ({ turn, result }) =>
      `Empêche ${speakActions(turn)}, qui gagnerait aussitôt${result.victory ? `${COLON}${byVictory(result.victory)}` : ''}.`,
    only: () => 'C’est le seul tour permis.',
    takes: (reason) => `Prend ${at(reason.victim)}${COLON}${because(reason)}.`,
    marks: (reason) =>
      `Marque ${at(reason.victim)}${COLON}${because(reason)}. La prise a lieu au tour suivant si l’attaque tient encore.`,
    binds: (reason) =>
      `Immobilise ${at(reason.victim)}${COLON}${because(reason)}. La prise est possible au tour suivant.`,
    threatens: (reason) => `Menace ${at(reason.victim)}${COLON}${because(reason)}.`,
    prepares: (reason) =>
      `Prépare ${speakActions([reason.action])} contre ${at(reason.victim)}${COLON}${because(reason)}.`,
    saves: (reason) =>
      `Sauve ${at(reason.victim)} (${danger(reason)})${reason.to === reason.victim.square ? '' : ` en passant en ${reason.to}`}.`,
    prevents: (reason) =>
      `Empêche ${speakActions([reason.action])} contre ${at(reason.victim)}${COLON}${because(reason)}.`,
    frees: ({ squares }) =>
      squares.length === 1
        ? `Libère le pion immobilisé en ${squares[0] ?? ''}.`
        : `Libère les pions immobilisés en ${et(squares)}.`,
    approaches: (reason) =>
      `Rapproche de ${harmony(reason)}${COLON}au moins ${tours(reason.after)} au lieu de ${reason.before}${reason.pyramidFirst ? ', une fois la pyramide tombée' : ''}.`,
    hinders: (reason) =>
      reason.after === null
        ? `Met ${harmony(reason)} hors de portée de l’adversaire.`
        : `Éloigne l’adversaire de ${harmony(reason)}${COLON}au moins ${tours(reason.after)} au lieu de ${reason.before}.`,
    hems: ({ pyramid, before, after }) =>
      `Resserre ${at(pyramid)}${COLON}elle ne peut plus gagner que ${counted(after, 'case')} au lieu de ${before}.`,
    fences,
    gathers: ({ what, has, needs }) => plunder[what](has, needs),
    returns: ({ piece, square }) => `Ramène ${name(piece)} en ${square} sous ses propres couleurs.`,
    enters: ({ piece, square }) => `Amène ${name(piece)} dans le camp adverse, en ${square}.`,
    covers: ({ square, neighbours }) =>
      neighbours.length === 0
        ? `En ${square}, le pion ne peut pas être enfermé.`
        : `Le pion en ${square} ne peut pas être enfermé tant que son camp tient ${et(neighbours)}.`,
    safe: ({ piece, square }) => `En ${square}, aucune prise ne menace ${name(piece)}.`,
    'frees-way': ({ before, after }) =>
      `Donne plus d’espace à son propre camp${COLON}${counted(after, 'coup')} au lieu de ${before}.`,
    confines: ({ before, after }) =>
      `Laisse moins d’espace à l’adversaire${COLON}${counted(after, 'coup')} au lieu de ${before}.`,
  },
  lead: (side, lead) => {
    if (lead === 'even') return 'Les deux camps sont à peu près à égalité.';
    const who = `Le camp ${side}`;
    if (lead === 'slight') return `${who} a un léger avantage.`;
    if (lead === 'far') return `${who} a un très grand avantage.`;
    return `${who} a environ ${lead === 1 ? 'un pion' : `${lead} pions`} d’avance.`;
  },
  forced: (side, turns) =>
    turns === 1 ? `Le camp ${side} gagne au prochain tour.` : `Le camp ${side} gagne en ${turns} tours.`,
  missedWin: ({ turn, result }) =>
    `Manqué${COLON}${speakActions(turn)} gagne aussitôt${result.victory ? `, ${byVictory(result.victory)}` : ''}.`,
  missedCapture: (missed) =>
    `Manqué${COLON}${speakActions(missed.turn)} prend ${at(missed.victim)}, ${because(missed)}.`,
  levels,
};
