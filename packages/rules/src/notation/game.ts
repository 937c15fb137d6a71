import { agreeDraw, newGame, playAction, resign } from '../game.ts';
import type { Game, PlayedAction } from '../game.ts';
import { turnsPlayed } from '../position.ts';
import { compile } from '../rules.ts';
import type { Rules } from '../rules.ts';
import { fail, readAll } from '../spec/problem.ts';
import type { Place } from '../spec/problem.ts';
import type { RuleSet, RuleSetSpec } from '../spec/ruleset.ts';
import { parseChoice } from './fields.ts';
import { makeOptions, parseOptions } from './options.ts';
import { makePosition, parsePosition } from './position.ts';

/**
 * A game as text: headers in brackets, then numbered turns, each its actions joined by `+`, comments in braces, and
 * how it ended. The header `Rules` with id and version, and the options that differ from their defaults say what was played.
 */

export interface GameText {
  readonly game: Game;
  /** Headers other than those the notation itself needs, such as names and dates. */
  readonly headers: Readonly<Record<string, string>>;
  /** Comments by the number of actions played before them. */
  readonly comments: Readonly<Record<number, string>>;
}

const HEADER = /^\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\]|\\.)*)"\]$/;

const OWN_HEADERS = new Set(['Rules', 'Options', 'Start', 'Result']);

const makeHeader = (name: string, value: string): string => {
  const line = `[${name} "${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"]`;
  return HEADER.test(line) ? line : fail(['header', name], 'header');
};

const nameOf = ({ id, version }: RuleSetSpec | RuleSet): string => `${id}@${version}`;

const makeResult = ({ result }: Game): string => {
  if (!result) return '*';
  return `${result.winner ?? 'draw'} ${result.reason}`;
};

/**
 * A game as text, which `parseGame` reads as it was. Throws a RulesError for a header or a comment that cannot be written;
 * comments on actions that were not played are left out.
 */
export const makeGame = (
  game: Game,
  headers: Readonly<Record<string, string>> = {},
  comments: Readonly<Record<number, string>> = {},
): string => {
  const { rules, start } = game;
  const options = makeOptions(rules);
  const startText = makePosition(start);
  const lines = [makeHeader('Rules', nameOf(rules.ruleSet))];
  if (options) lines.push(makeHeader('Options', options));
  if (startText !== makePosition(newGame(rules).start)) lines.push(makeHeader('Start', startText));
  for (const [name, value] of Object.entries(headers))
    lines.push(OWN_HEADERS.has(name) ? fail(['header', name], 'twice', name) : makeHeader(name, value));
  lines.push(makeHeader('Result', makeResult(game)), '');
  return [...lines, ...makeTurns(game.actions, comments)].join('\n') + '\n';
};

const makeComment = (comments: GameText['comments'], count: number): string => {
  const comment = comments[count];
  if (comment === undefined) return '';
  return /[{}\n]/.test(comment) ? fail(['comment', count], 'comment') : ` {${comment}}`;
};

/** A line a turn. */
const makeTurns = (
  actions: readonly PlayedAction[],
  comments: Readonly<Record<number, string>>,
): string[] => {
  const lines: string[] = [];
  const opening = makeComment(comments, 0).trim();
  if (opening) lines.push(opening);
  let line = '';
  actions.forEach((played, index) => {
    const begins = actions[index - 1]?.turn !== played.turn;
    if (begins && line) lines.push(line);
    // A comment within a turn parts its actions; the number is not repeated.
    line = begins
      ? `${played.turn}. ${played.action}`
      : line.endsWith('}')
        ? `${line} ${played.action}`
        : `${line}+${played.action}`;
    line += makeComment(comments, index + 1);
  });
  return line ? [...lines, line] : lines;
};

/** Reads a game. Throws a RulesError that names the line. */
export const parseGame = (text: string, ruleSets: readonly RuleSetSpec[]): GameText => {
  const headers = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  let at = 0;
  for (; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    if (line === '') continue;
    if (!line.startsWith('[')) break;
    const [, name = '', value = ''] = HEADER.exec(line) ?? fail(['line', at + 1], 'header');
    if (headers.has(name)) fail(['line', at + 1], 'twice', name);
    headers.set(
      name,
      value.replace(/\\(.)/g, (_, each: string) => (each === 'n' ? '\n' : each)),
    );
  }
  const rules = findRules(headers, ruleSets);
  const start = headers.get('Start');
  const [begun] = readAll(
    [() => newGame(rules, start === undefined ? undefined : parsePosition(rules, start))],
    'header',
    'Start',
  );
  const { game, comments } = parseTurns(begun, lines, at);
  const others = Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.has(name)));
  return { game: finish(game, headers.get('Result')), headers: others, comments };
};

const findRules = (headers: ReadonlyMap<string, string>, ruleSets: readonly RuleSetSpec[]): Rules => {
  const at = ['header', 'Rules'];
  const names = ruleSets.map(nameOf);
  const wanted = headers.get('Rules') ?? fail(at, 'missing');
  const spec = ruleSets[parseChoice(wanted, names, at)]!;
  const [rules] = readAll(
    [() => compile(spec, parseOptions(headers.get('Options') ?? ''))],
    'header',
    'Options',
  );
  return rules;
};

const TOKEN = /\{([^{}]*)\}|(\d+)\.|([^\s{}]+)/g;

const parseTurns = (
  begun: Game,
  lines: readonly string[],
  from: number,
): { readonly game: Game; readonly comments: Record<number, string> } => {
  let game = begun;
  const comments: Record<number, string> = {};
  lines.slice(from).forEach((line, index) => {
    const at = ['line', from + index + 1];
    if (line.replace(/\{[^{}]*\}/g, '').match(/[{}]/)) fail(at, 'comment');
    for (const [, comment, number, actions] of line.matchAll(TOKEN)) {
      if (comment !== undefined)
        comments[game.actions.length] = [comments[game.actions.length], comment].filter(Boolean).join(' ');
      else if (number !== undefined) checkNumber(game, Number(number), at);
      else game = playTurn(game, actions ?? '', at);
    }
  });
  return { game, comments };
};

const checkNumber = ({ start, position }: Game, number: number, at: Place): void => {
  const expected = turnsPlayed(position) - turnsPlayed(start) + 1;
  if (number !== expected) fail(at, 'turn', number, expected);
};

const playTurn = (game: Game, text: string, at: Place): Game => {
  const play = () => text.split('+').reduce((each, action) => playAction(each, action), game);
  return readAll([play], ...at)[0];
};

/** Resignation and agreement are not on the board, so the header alone tells of them. */
const finish = (game: Game, header: string | undefined): Game => {
  const { sides } = game.rules.ruleSet;
  const ends = game.result ? [game] : [game, agreeDraw(game), ...sides.map((side) => resign(game, side))];
  return header === undefined
    ? game
    : (ends.find((each) => makeResult(each) === header) ??
        fail(['header', 'Result'], 'result', header, makeResult(game)));
};
