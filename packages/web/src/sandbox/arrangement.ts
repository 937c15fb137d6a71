import { makePosition, parsePosition, RulesError, squareNames } from '@calculi/rules';
import type { Position, Problem, RuleSet, Rules, SideName, Square } from '@calculi/rules';

/**
 * A position that is being set up: it need not be sound yet. Pieces are written as in the position text. Never changes:
 * every edit gives a new one.
 */
export interface Arrangement {
  readonly pieces: ReadonlyMap<Square, string>;
  readonly side: SideName;
  /** The numbered pieces that each side holds, as their old owner writes them. */
  readonly prisoners: Pair<readonly string[]>;
  readonly marks: ReadonlySet<Square>;
  readonly turn: number;
  /** Turns without a capture. */
  readonly quiet: number;
  /** Stones that each side has captured, and has still to place. */
  readonly captured: Pair<number>;
  readonly hand: Pair<number>;
  /** The last moves of each side, which must not go back and forth: `-`, `c3c4` or `c3c4,c4c3`. */
  readonly memory: Pair<string>;
  /** A turn in progress, as the text says it. */
  readonly extras: readonly string[];
}

type Pair<Value> = readonly [Value, Value];

const isStones = ({ play }: RuleSet): boolean => play.type === 'stones';

const makeRank = (items: readonly (string | undefined)[]): string => {
  const parts: string[] = [];
  let empty = 0;
  for (const item of [...items, '']) {
    if (item === undefined) {
      empty++;
      continue;
    }
    if (empty > 0) parts.push(String(empty));
    empty = 0;
    if (item !== '') parts.push(item);
  }
  return parts.join(',');
};

const makeBoard = ({ board }: RuleSet, pieces: Arrangement['pieces']): string => {
  const names = squareNames(board);
  return Array.from({ length: board.ranks }, (_, index) => board.ranks - 1 - index)
    .map((rank) =>
      makeRank(names.slice(rank * board.files, (rank + 1) * board.files).map((square) => pieces.get(square))),
    )
    .join('/');
};

const makeHand = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join(','));

/** The position text of an arrangement, sound or not. */
export const makeText = (ruleSet: RuleSet, arrangement: Arrangement): string => {
  const { pieces, side, prisoners, marks, turn, quiet, captured, hand, memory, extras } = arrangement;
  const board = makeBoard(ruleSet, pieces);
  const fields = isStones(ruleSet)
    ? [captured.join('/'), '-', turn, hand.join('/'), memory.join('/'), quiet]
    : [
        prisoners.map(makeHand).join('/'),
        marks.size === 0 ? '-' : [...marks].sort().join(','),
        turn,
        ...(quiet > 0 ? [`quiet=${quiet}`] : []),
      ];
  return [board, side.slice(0, 1), ...fields, ...extras].join(' ');
};

const pair = <Value>(text: string, read: (part: string) => Value): Pair<Value> => {
  const [one = '', other = ''] = text.split('/');
  return [read(one), read(other)];
};

const readBoard = ({ board }: RuleSet, text: string): Map<Square, string> => {
  const names = squareNames(board);
  const pieces = new Map<Square, string>();
  text.split('/').forEach((rank, index) => {
    let at = (board.ranks - 1 - index) * board.files;
    for (const item of rank.split(',')) {
      if (/^\d+$/.test(item)) at += Number(item);
      else pieces.set(names[at++] ?? '', item);
    }
  });
  return pieces;
};

/** A sound position as an arrangement. */
export const arrange = (position: Position): Arrangement => {
  const { ruleSet } = position.rules;
  const [board = '', side = '', third = '', marks = '', turn = '', ...rest] =
    makePosition(position).split(' ');
  const stones = isStones(ruleSet);
  const [hand = '0/0', memory = '-/-', stoneQuiet = '0'] = stones ? rest : [];
  const extras = stones ? rest.slice(3) : rest;
  const quiet = stones ? stoneQuiet : (extras.find((each) => each.startsWith('quiet='))?.slice(6) ?? '0');
  const readHand = (text: string): string[] => (text === '-' ? [] : text.split(','));
  return {
    pieces: readBoard(ruleSet, board),
    side: ruleSet.sides.find((each) => each.startsWith(side)) ?? ruleSet.sides[0],
    prisoners: stones ? [[], []] : pair(third, readHand),
    captured: stones ? pair(third, Number) : [0, 0],
    marks: new Set(marks === '-' ? [] : marks.split(',')),
    turn: Number(turn),
    quiet: Number(quiet),
    hand: pair(hand, Number),
    memory: pair(memory, String),
    extras: extras.filter((each) => !each.startsWith('quiet=')),
  };
};

/** What the rules say of a text: the position, or what is wrong with it. */
export type Judged =
  | { readonly position: Position; readonly problems: null }
  | { readonly position: null; readonly problems: readonly Problem[] };

export const judge = (rules: Rules, text: string): Judged => {
  try {
    return { position: parsePosition(rules, text), problems: null };
  } catch (error) {
    if (error instanceof RulesError) return { position: null, problems: error.problems };
    throw error;
  }
};
