import type { DistanceCount, SideName, Square } from '@calculi/rules';
import type { Blocked, RelationCase } from '../../words/failure.ts';
import type { NamedAt } from '../../words/named.ts';
import { capital, makeGrammar } from '../grammar.ts';

// These are loaded before. An import as usual would put what both need in a third file, which a first move waits for.
const { words } = (await import('./index.ts')).texts;

const { and, or, count } = makeGrammar('en');

const name = ({ piece, square }: NamedAt): string => words.pieceAt(piece, square);
const names = (pieces: readonly NamedAt[]): string => and(pieces.map(name));
const many = (pieces: readonly NamedAt[]): boolean => pieces.length > 1;
const sideOf = (side: SideName): string => words.side[side].toLowerCase();
const numbers = (values: readonly number[]): string => or(values.map(String));

/** A distance in the rule set's own counting. */
const away = (counting: DistanceCount, distance: number): string => {
  switch (counting) {
    case 'between':
      return count(distance, { one: 'with # square between', other: 'with # squares between' });
    case 'steps':
      return count(distance, { one: '# step away', other: '# steps away' });
    case 'inclusive':
      return `${distance} squares away, both ends counted`;
  }
};

/** Why a piece cannot be taken: first what is true, then what would make it true. */
export const failures = {
  title: (piece: string) => `Why can ${piece} not be taken?`,
  stands: 'stands',
  fails: 'does not stand',
  distance: (
    by: readonly NamedAt[],
    counting: DistanceCount,
    found: number,
    needed: number,
    equation: string,
  ) => `${capital(names(by))} stands ${away(counting, found)}; it needs ${needed}: ${equation}.`,
  lineBlocked: (by: readonly NamedAt[], blocker: NamedAt, equation: string) =>
    `${capital(names(by))} stands at the right distance, but ${name(blocker)} is in between; with an empty line ${equation}.`,
  notInLine: (by: readonly NamedAt[], counting: DistanceCount, needed: number, equation: string) =>
    `${capital(names(by))} does not stand in line with it; in line, ${away(counting, needed)}, ${equation}.`,
  reach: (
    there: readonly NamedAt[],
    missing: readonly Blocked[],
    square: Square,
    equation: string | null,
  ) => {
    const begin = there.length === 0 ? '' : `${names(there)} reaches ${square}, but `;
    const others = missing.map(({ piece, blocker }) =>
      blocker === null
        ? `${name(piece)} does not reach ${square}`
        : `${name(piece)} is kept from ${square} by ${name(blocker)}`,
    );
    return `${capital(begin + and(others))}${equation === null ? '' : `; otherwise ${equation}`}.`;
  },
  noPair: (taker: SideName, places: readonly (readonly [Square, Square])[], isStones: boolean) => {
    if (places.length === 0) return 'In a corner nobody can stand on both sides of it.';
    const where = or(places.map(([one, other]) => `${one} and ${other}`));
    return isStones
      ? `No two free ${sideOf(taker)} stones enclose it; they would have to stand on ${where}.`
      : `No two ${sideOf(taker)} pieces hold it between them; two whose numbers fit would have to stand on ${where}.`;
  },
  free: (taker: SideName, squares: readonly Square[], isStones: boolean) => {
    if (squares.length === 0) return 'It is not held on every side.';
    return isStones
      ? `No free ${sideOf(taker)} stone stands on ${or(squares)}.`
      : `It still has a way out to ${and(squares)}; ${sideOf(taker)} pieces would have to stop every way.`;
  },
  notAnew: (by: readonly NamedAt[]) =>
    `${capital(names(by))} ${many(by) ? 'stand' : 'stands'} beside it, but neither came while it stood there; a guard that comes anew encloses it.`,
  notYet: (taker: SideName) =>
    `It is not marked yet: ${words.side[taker]} marks it at the end of a turn if an attack stands then, and takes it a turn later if one still stands.`,
  nobody: {
    encounter: (taker: SideName, victim: readonly number[]) =>
      `No ${sideOf(taker)} piece has the number ${numbers(victim)}.`,
    power: (taker: SideName, victim: readonly number[]) =>
      `No ${sideOf(taker)} number is a power or a root of ${numbers(victim)}.`,
    ambush: (taker: SideName, victim: readonly number[]) =>
      `No two ${sideOf(taker)} numbers make ${numbers(victim)}.`,
    progression: (taker: SideName, victim: readonly number[]) =>
      `No two ${sideOf(taker)} numbers form a progression with ${numbers(victim)}.`,
    assault: (taker: SideName, victim: readonly number[]) =>
      `No ${sideOf(taker)} number makes ${numbers(victim)} at any distance.`,
  } as Readonly<Record<RelationCase, (taker: SideName, victim: readonly number[]) => string>>,
  somebody: {
    encounter: (by, own, victim) =>
      `${capital(names(by))} reaches it, but ${numbers(own)} is not ${numbers(victim)}.`,
    power: (by, own, victim) =>
      `${capital(names(by))} reaches it, but ${numbers(own)} is no power or root of ${numbers(victim)}.`,
    ambush: (by, _own, victim) => `${capital(names(by))} are in place, but do not make ${numbers(victim)}.`,
    progression: (by, _own, victim) =>
      `${capital(names(by))} both reach it, but form no progression with ${numbers(victim)}.`,
    assault: (by, own, victim) =>
      `${capital(names(by))} stands in line with it, but no distance makes ${numbers(own)} and ${numbers(victim)} fit.`,
  } as Readonly<
    Record<
      RelationCase,
      (by: readonly NamedAt[], own: readonly number[], victim: readonly number[]) => string
    >
  >,
};
