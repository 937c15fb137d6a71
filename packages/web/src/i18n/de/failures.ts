import type { DistanceCount, SideName } from '@calculi/rules';
import type { NamedAt } from '../../words/named.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

// These are loaded before. An import as usual would put what both need in a third file, which a first move waits for.
const { words } = (await import('./index.ts')).texts;

const { and, or, count } = makeGrammar('de');

const name = ({ piece, square }: NamedAt): string => words.pieceAt(piece, square);
const names = (pieces: readonly NamedAt[]): string => and(pieces.map(name));
const numbers = (values: readonly number[]): string => or(values.map(String));
const sideOf = (side: SideName): string => words.side[side];

const away = (counting: DistanceCount, distance: number): string => {
  switch (counting) {
    case 'between':
      return count(distance, { one: 'mit # Feld dazwischen', other: 'mit # Feldern dazwischen' });
    case 'steps':
      return count(distance, { one: '# Schritt entfernt', other: '# Schritte entfernt' });
    case 'inclusive':
      return `${distance} Felder entfernt, beide Enden mitgezählt`;
  }
};

export const failures: MoreTexts['failures'] = {
  title: (piece) => `Warum kann ${piece} nicht geschlagen werden?`,
  stands: 'gilt',
  fails: 'gilt nicht',
  distance: (by, counting, found, needed, equation) =>
    `${capital(names(by))} steht ${away(counting, found)}; nötig wären ${needed}: ${equation}.`,
  lineBlocked: (by, blocker, equation) =>
    `${capital(names(by))} steht in der richtigen Entfernung, doch ${name(blocker)} steht dazwischen; auf freier Linie gälte ${equation}.`,
  notInLine: (by, counting, needed, equation) =>
    `${capital(names(by))} steht nicht in einer Linie mit dem Stein; in einer Linie, ${away(counting, needed)}, gälte ${equation}.`,
  reach: (there, missing, square, equation) => {
    const begin = there.length === 0 ? '' : `${names(there)} erreicht ${square}, aber `;
    const others = missing.map(({ piece, blocker }) =>
      blocker === null
        ? `${name(piece)} erreicht ${square} nicht`
        : `${name(piece)} kommt nicht nach ${square}, denn im Weg steht ${name(blocker)}`,
    );
    return `${capital(begin + and(others))}${equation === null ? '' : `; sonst gälte ${equation}`}.`;
  },
  noPair: (taker, places, isStones) => {
    if (places.length === 0) return 'In einer Ecke kann niemand auf beiden Seiten stehen.';
    const where = or(places.map(([one, other]) => `${one} und ${other}`));
    return isStones
      ? `${sideOf(taker)} schließt den Stein nicht ein; zwei freie Steine müssten auf ${where} stehen.`
      : `${sideOf(taker)} hat den Stein nicht in der Zange; zwei Steine mit passenden Zahlen müssten auf ${where} stehen.`;
  },
  free: (taker, squares, isStones) => {
    if (squares.length === 0) return 'Der Stein ist nicht auf allen Seiten festgehalten.';
    return isStones
      ? `Auf ${or(squares)} steht kein freier Stein von ${sideOf(taker)}.`
      : `Der Stein hat noch einen Ausweg nach ${and(squares)}; ${sideOf(taker)} müsste jeden Weg versperren.`;
  },
  notAnew: (by) =>
    `Daneben: ${names(by)}. Doch keiner kam hinzu, während der Stein dort stand; erst ein neu hinzukommender Bewacher schließt ihn ein.`,
  notYet: (taker) =>
    `Der Stein ist noch nicht markiert: ${sideOf(taker)} markiert ihn am Ende eines Zuges, wenn dann ein Angriff besteht, und schlägt ihn einen Zug später, wenn noch einer besteht.`,
  nobody: {
    encounter: (taker, victim) => `${sideOf(taker)} hat keinen Stein mit der Zahl ${numbers(victim)}.`,
    power: (taker, victim) =>
      `${sideOf(taker)} hat keine Zahl, die Potenz oder Wurzel von ${numbers(victim)} ist.`,
    ambush: (taker, victim) => `${sideOf(taker)} hat keine zwei Zahlen, die ${numbers(victim)} ergeben.`,
    progression: (taker, victim) =>
      `${sideOf(taker)} hat keine zwei Zahlen, die mit ${numbers(victim)} eine Progression bilden.`,
    assault: (taker, victim) =>
      `${sideOf(taker)} hat keine Zahl, die in irgendeiner Entfernung ${numbers(victim)} ergibt.`,
  },
  somebody: {
    encounter: (by, own, victim) =>
      `${capital(names(by))} erreicht den Stein, aber ${numbers(own)} ist nicht ${numbers(victim)}.`,
    power: (by, own, victim) =>
      `${capital(names(by))} erreicht den Stein, aber ${numbers(own)} ist weder Potenz noch Wurzel von ${numbers(victim)}.`,
    ambush: (by, _own, victim) =>
      `${capital(names(by))} stehen richtig, ergeben aber nicht ${numbers(victim)}.`,
    progression: (by, _own, victim) =>
      `${capital(names(by))} erreichen beide den Stein, bilden aber mit ${numbers(victim)} keine Progression.`,
    assault: (by, own, victim) =>
      `${capital(names(by))} steht in einer Linie mit dem Stein, aber keine Entfernung passt zu ${numbers(own)} und ${numbers(victim)}.`,
  },
};
