import {
  makeGame,
  makeOptions,
  makePosition,
  parseGame,
  parseOptions,
  parsePosition,
  RulesError,
  ruleSets,
} from '@calculi/rules';
import type { Game, Problem, RuleSetSpec } from '@calculi/rules';
import { isOutcome } from '../game/session.ts';
import type { Outcome } from '../game/session.ts';
import { PERSON, rulesWith } from '../game/setup.ts';
import type { GameSetup, Seat } from '../game/setup.ts';
import { restoreGame, storeMoves } from './games.ts';
import type { GameNotes, StoredGame } from './games.ts';

/** Games as files, out of this device and into it. One file may hold many games, one after another. */

export const GAME_FILE = 'calculi';

const makeSeat = (seat: Seat): string => (seat.kind === 'computer' ? `computer-${seat.level}` : 'person');

const parseSeat = (text: string | undefined): Seat => {
  const level = Number(/^computer-(10|[1-9])$/.exec(text ?? '')?.[1] ?? 0);
  return level > 0 ? { kind: 'computer', level } : PERSON;
};

/** As a server for online games writes it, too. */
const makeOutcome = ({ winner, reason }: Outcome): string => `${winner ?? 'nobody'} ${reason}`;

const parseOutcome = (text: string | undefined, { rules, result }: Game): Outcome | null => {
  const [name, reason = ''] = text?.split(' ') ?? [];
  const winner = rules.ruleSet.sides.find((side) => side === name) ?? null;
  const isSound = (winner !== null || name === 'nobody') && isOutcome(reason);
  return isSound && result === null ? { winner, reason } : null;
};

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The comments on what still stands: after an action that is another now they are about nothing. */
const commentsOf = ({ notes, actions }: StoredGame): GameNotes['comments'] => {
  const changed = notes?.actions?.findIndex((action, index) => action !== actions[index]) ?? -1;
  const comments = Object.entries(notes?.comments ?? {});
  return Object.fromEntries(comments.filter(([count]) => changed < 0 || Number(count) <= changed));
};

/** A game in the library's notation, with what else is stored of it in headers. */
export const exportGame = (stored: StoredGame): string => {
  const { name, setup, outcome, changed, notes } = stored;
  return makeGame(
    restoreGame(stored, parsePosition),
    {
      ...notes?.headers,
      ...(name !== undefined && { Name: name }),
      Date: dateOf(changed),
      Seats: setup.seats.map(makeSeat).join(' '),
      ...(outcome && { Ending: makeOutcome(outcome) }),
    },
    commentsOf(stored),
  );
};

export const exportGames = (games: readonly StoredGame[]): string => games.map(exportGame).join('\n');

/** The texts of the games in a file: each begins with its first header after moves or nothing. */
const splitGames = (text: string): string[] => {
  const games: string[][] = [];
  let isHead = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const isHeader = line.startsWith('[');
    if (isHeader && !isHead) games.push([]);
    if (line.trim() !== '') isHead = isHeader;
    games.at(-1)?.push(line);
  }
  return games.map((lines) => lines.join('\n'));
};

const setupOf = (game: Game, seats: readonly [Seat, Seat]): GameSetup => {
  const { rules, start } = game;
  const usual = rulesWith(
    ruleSets.find(({ id }) => id === rules.ruleSet.id) ?? ruleSets[0]!,
    parseOptions(makeOptions(rules)),
  );
  const startText = makePosition(start);
  const isUsual = makePosition({ ...start, rules: usual, cells: usual.start }) === startText;
  return {
    ruleSet: rules.ruleSet.id,
    options: parseOptions(makeOptions(rules)),
    seats,
    clock: null,
    position: isUsual ? null : startText,
  };
};

/** Where a file said more than the moves. */
const notesOf = (
  headers: GameNotes['headers'],
  comments: GameNotes['comments'],
  actions: StoredGame['actions'],
): Pick<StoredGame, 'notes'> => {
  if (Object.keys(comments).length > 0) return { notes: { headers, comments, actions } };
  return Object.keys(headers).length > 0 ? { notes: { headers, comments } } : {};
};

const readGame = (text: string, id: string, now: number): StoredGame => {
  const { game, headers, comments } = parseGame(text, ruleSets);
  const { Name: name, Date: date, Seats: seats = '', Ending: ending, ...others } = headers;
  const [first, second] = seats.split(' ');
  const moves = storeMoves(game);
  const changed = date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : now;
  return {
    version: 2,
    id,
    ...(name !== undefined && { name }),
    setup: setupOf(game, [parseSeat(first), parseSeat(second)]),
    ...moves,
    ...notesOf(others, comments, moves.actions),
    outcome: parseOutcome(ending, game),
    left: null,
    changed: Number.isNaN(changed) ? now : changed,
  };
};

/** What was found in a text. */
export interface Imported {
  readonly games: readonly StoredGame[];
  /** Which games of the file could not be read, counted from 1, and what is wrong with them. */
  readonly broken: readonly { readonly game: number; readonly problems: readonly Problem[] }[];
  /** The rule sets that can read the text as a position. */
  readonly position: { readonly text: string; readonly ruleSets: readonly RuleSetSpec[] } | null;
}

const LONGEST_POSITION = 2000;

const readsPosition = (ruleSet: RuleSetSpec, text: string): boolean => {
  try {
    parsePosition(rulesWith(ruleSet, {}), text);
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};

/** Reads games, or else a position. Never throws for what a file may hold. */
export const importText = (text: string, newId: () => string, now: number): Imported => {
  const games: StoredGame[] = [];
  const broken: { game: number; problems: readonly Problem[] }[] = [];
  splitGames(text).forEach((each, index) => {
    try {
      games.push(readGame(each, newId(), now));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      broken.push({ game: index + 1, problems: error.problems });
    }
  });
  const trimmed = text.trim();
  const mayBePosition = games.length + broken.length === 0 && trimmed.length < LONGEST_POSITION;
  const readers = mayBePosition ? ruleSets.filter((each) => readsPosition(each, trimmed)) : [];
  return { games, broken, position: readers.length > 0 ? { text: trimmed, ruleSets: readers } : null };
};
