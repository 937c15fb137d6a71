import type { DistanceCount, SideName } from '@calculi/rules';
import type { NamedAt } from '../../words/named.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

// These are loaded before. An import as usual would put what both need in a third file, which a first move waits for.
const { words } = (await import('./index.ts')).texts;

const { and, or, count } = makeGrammar('fr');

const name = ({ piece, square }: NamedAt): string => words.pieceAt(piece, square);
const names = (pieces: readonly NamedAt[]): string => and(pieces.map(name));
const isOne = (pieces: readonly NamedAt[]): boolean => pieces.length === 1;
const numbers = (values: readonly number[]): string => or(values.map(String));
const sideOf = (side: SideName): string => words.side[side];

const away = (counting: DistanceCount, distance: number): string => {
  switch (counting) {
    case 'between':
      return count(distance, { one: 'à # case d’intervalle', other: 'à # cases d’intervalle' });
    case 'steps':
      return `à ${distance} pas`;
    case 'inclusive':
      return `à ${distance} cases, extrémités comprises`;
  }
};

export const failures: MoreTexts['failures'] = {
  title: (piece) => `Pourquoi ne peut-on pas prendre ${piece} ?`,
  stands: 'tient',
  fails: 'ne tient pas',
  distance: (by, counting, found, needed, equation) =>
    `${capital(names(by))} ${isOne(by) ? 'se trouve' : 'se trouvent'} ${away(counting, found)} ; il en faudrait ${needed} : ${equation}.`,
  lineBlocked: (by, blocker, equation) =>
    `${capital(names(by))} ${isOne(by) ? 'est' : 'sont'} à la bonne distance, mais ${name(blocker)} est entre les deux ; si la ligne était libre, ${equation}.`,
  notInLine: (by, counting, needed, equation) =>
    `${capital(names(by))} ${isOne(by) ? 'n’est' : 'ne sont'} pas en ligne avec ce pion ; en ligne, ${away(counting, needed)}, ${equation}.`,
  reach: (there, missing, square, equation) => {
    const begin =
      there.length === 0 ? '' : `${names(there)} ${isOne(there) ? 'atteint' : 'atteignent'} ${square}, mais `;
    const others = missing.map(({ piece, blocker }) =>
      blocker === null
        ? `${name(piece)} n’atteint pas ${square}`
        : `${name(blocker)} empêche ${name(piece)} d’atteindre ${square}`,
    );
    return `${capital(begin + and(others))}${equation === null ? '' : ` ; sinon ${equation}`}.`;
  },
  noPair: (taker, places, isStones) => {
    if (places.length === 0) return 'Dans un coin, personne ne peut se tenir des deux côtés.';
    const where = or(places.map(([one, other]) => `${one} et ${other}`));
    return isStones
      ? `${sideOf(taker)} ne l’enferme pas ; deux pions libres devraient être en ${where}.`
      : `${sideOf(taker)} ne le tient pas entre deux pions ; deux nombres qui conviennent devraient être en ${where}.`;
  },
  free: (taker, squares, isStones) => {
    if (squares.length === 0) return 'Il n’est pas tenu de tous les côtés.';
    return isStones
      ? `Aucun pion libre de ${sideOf(taker)} n’est en ${or(squares)}.`
      : `Il a encore une issue vers ${and(squares)} ; ${sideOf(taker)} devrait fermer toutes les voies.`;
  },
  notAnew: (by) =>
    `À côté : ${names(by)}. Mais aucun n’est venu pendant qu’il était là ; seul un gardien qui arrive l’enferme.`,
  notYet: (taker) =>
    `Il n’est pas encore marqué : ${sideOf(taker)} le marque à la fin d’un tour si une attaque tient alors, et le prend un tour plus tard si une attaque tient encore.`,
  nobody: {
    encounter: (taker, victim) => `${sideOf(taker)} n’a aucun pion de valeur ${numbers(victim)}.`,
    power: (taker, victim) =>
      `${sideOf(taker)} n’a aucun nombre qui soit puissance ou racine de ${numbers(victim)}.`,
    ambush: (taker, victim) => `${sideOf(taker)} n’a pas deux nombres qui donnent ${numbers(victim)}.`,
    progression: (taker, victim) =>
      `${sideOf(taker)} n’a pas deux nombres qui forment une progression avec ${numbers(victim)}.`,
    assault: (taker, victim) =>
      `${sideOf(taker)} n’a aucun nombre qui donne ${numbers(victim)}, à quelque distance que ce soit.`,
  },
  somebody: {
    encounter: (by, own, victim) =>
      `${capital(names(by))} ${isOne(by) ? 'atteint' : 'atteignent'} ce pion, mais ${numbers(own)} n’est pas ${numbers(victim)}.`,
    power: (by, own, victim) =>
      `${capital(names(by))} ${isOne(by) ? 'atteint' : 'atteignent'} ce pion, mais ${numbers(own)} n’est ni puissance ni racine de ${numbers(victim)}.`,
    ambush: (by, _own, victim) =>
      `${capital(names(by))} sont en place, mais ne donnent pas ${numbers(victim)}.`,
    progression: (by, _own, victim) =>
      `${capital(names(by))} atteignent tous deux ce pion, mais ne forment pas de progression avec ${numbers(victim)}.`,
    assault: (by, own, victim) =>
      `${capital(names(by))} ${isOne(by) ? 'est' : 'sont'} en ligne avec ce pion, mais aucune distance ne convient à ${numbers(own)} et ${numbers(victim)}.`,
  },
};
