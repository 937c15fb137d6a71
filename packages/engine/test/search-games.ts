import { completeTurns, isMidTurn, newGame, parsePosition, play, playAll, turnsPlayed } from '@calculi/rules';
import type { Game, Position, Rules } from '@calculi/rules';
import { greedyTurns, rulesOf } from './advice-games.ts';

/** Rule sets, as they are and with options that change how turns are made up or won. */
export const AGREEMENTS: readonly (readonly [rules: string, options: string])[] = [
  ['halle-beginner', ''],
  ['halle-beginner', 'pyramid-first=no difference=yes'],
  ['halle-advanced', ''],
  ['halle-advanced', 'moves=boissiere geometric=yes completion=yes'],
  ['scholars', ''],
  ['scholars', 'pieces=0 sum=300 product=yes'],
  ['boutin', ''],
  ['boutin', 'victory=corps pieces=4'],
  ['glorious', ''],
  ['glorious', 'perfect=no pieces=5'],
  ['nexus-corenae', ''],
  ['nexus-corenae', 'shapes=document digits=20'],
  ['latrunculi-piso', ''],
  ['latrunculi-piso', 'size=7x8'],
  ['latrunculi-seneca', ''],
  ['latrunculi-seneca', 'size=9x9'],
];

export const gameAt = (position: Position): Game => newGame(position.rules, position);

/** A position of nothing but these pieces, given by square. */
export const only = (rules: Rules, pieces: ReadonlyMap<number, string>, side: 0 | 1): Position => {
  const { files, ranks } = rules.geometry;
  const rows = Array.from({ length: ranks }, (_, index) =>
    Array.from({ length: files }, (_each, file) => pieces.get((ranks - 1 - index) * files + file) ?? '1'),
  );
  return parsePosition(rules, `${rows.map((row) => row.join()).join('/')} ${'eo'[side]} -/- - 0`);
};

const GAME = 22;
const games = new Map<string, readonly Position[]>();

/** Positions of a game in which captures are liked, from its end backwards. */
export const positionsOf = (id: string, options: string, count: number): Position[] => {
  const key = `${id} ${options}`;
  const game =
    games.get(key) ?? [...greedyTurns(rulesOf(id, options), 7, GAME)].map(({ position }) => position);
  games.set(key, game);
  return Array.from({ length: count }, (_, index) => game[GAME - 1 - 3 * index]!);
};

/** Positions within a turn: some actions of it have been played, and something is left to choose. */
export const positionsWithin = (position: Position, most: number): Position[] => {
  const found = new Map<string, Position>();
  for (const { actions } of completeTurns(position)) {
    let at = position;
    for (const action of actions.slice(0, -1)) {
      at = play(at, action).position;
      if (isMidTurn(at)) found.set(at.cells.join(), at);
    }
    if (found.size >= most) break;
  }
  return [...found.values()].slice(0, most);
};

/** What is wrong with a line, if anything: every turn of it must be whole and legal; the last may be cut short. */
export const faultOf = (position: Position, turns: readonly (readonly string[])[]): string | null => {
  let at = position;
  for (const [index, turn] of turns.entries()) {
    const before = turnsPlayed(at);
    const { position: after, result } = playAll(at, turn);
    const isWhole = result !== null || turnsPlayed(after) === before + 1;
    if (!isWhole && (index === 0 || index < turns.length - 1)) return `${turn.join('+')} is not whole`;
    if (result !== null && index < turns.length - 1) return `the line goes on after ${turn.join('+')}`;
    at = after;
  }
  return null;
};
