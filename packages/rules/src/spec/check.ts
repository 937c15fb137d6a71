import { parseChoice, parseCount } from '../notation/fields.ts';
import { parseBoard, parsePieceItem } from '../notation/item.ts';
import { LONGEST_PATH } from '../mechanisms/moving/path.ts';
import type { Condition } from './option.ts';
import { fail, readAll } from './problem.ts';
import type { Place } from './problem.ts';
import type { BoardSpec, Movement, NumbersPlay, RuleSet, StonesPlay } from './ruleset.ts';

/** Refuses what an author can get wrong that the types cannot see, in a rule set whose options are resolved. */
export const checkRuleSet = (ruleSet: RuleSet): void => {
  const { play, board, sides, begins } = ruleSet;
  readAll([
    () => parseCount(board.files, ['board', 'files'], 2, LONGEST_LINE),
    () =>
      parseCount(
        board.ranks,
        ['board', 'ranks'],
        2,
        Math.min(LONGEST_LINE, Math.floor(MOST_SQUARES / board.files)),
      ),
    () => parseChoice(begins, sides, ['begins']),
    () => checkClauses(ruleSet),
    ...(play.type === 'numbers'
      ? [() => checkNumbers(play), () => checkSetup(play, board)]
      : [() => checkStones(play, board)]),
  ]);
};

const MOST_SQUARES = 128;
/** Squares in a row or column: distances have four bits. */
const LONGEST_LINE = 16;
const MOST_LAYERS = 8;
const MOST_STONES = 30;

/** Every clause named anywhere must be in the list, once, so that effects and pages can speak of it. */
const checkClauses = ({ clauses, play, ends, options }: RuleSet): void => {
  const ids = clauses.map((clause) => clause.id);
  readAll([
    () => checkRepeated(ids, ['clauses']),
    ...namedClauses({ play, ends, options }).map(
      ({ id, at }) =>
        () =>
          parseChoice(id, ids, at),
    ),
  ]);
};

export const checkRepeated = (names: readonly string[], at: Place): void => {
  readAll(names.map((name, index) => () => names.indexOf(name) === index || fail(at, 'twice', name)));
};

/** Where a part of a rule set names a clause. */
const CLAUSE_KEYS = new Set(['clause', 'release', 'marks', 'takeFirst', 'split', 'leap']);

export const namedClauses = (
  part: unknown,
  at: Place = [],
): { readonly id: string; readonly at: Place }[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, item]: [string, unknown]) => {
    const place = [...at, key];
    const isClause = CLAUSE_KEYS.has(key) || at.at(-1) === 'clauses';
    return typeof item === 'string' && isClause ? [{ id: item, at: place }] : namedClauses(item, place);
  });
};

/** A square at least stays free when all stones have been placed. */
const checkStones = ({ stones }: StonesPlay, { files, ranks }: BoardSpec): void => {
  parseCount(stones, ['play', 'stones'], 2, Math.min(MOST_STONES, Math.ceil((files * ranks) / 2) - 1));
};

const checkMovement = (movement: Movement, at: Place): void => {
  if (movement.type !== 'leap') {
    parseCount(movement.steps, [...at, 'steps'], 1, LONGEST_PATH + 1);
  } else {
    const [one, other] = movement.by;
    parseCount(one, [...at, 'by'], 0, LONGEST_LINE);
    parseCount(other, [...at, 'by'], one > 0 ? 0 : 1, LONGEST_LINE);
  }
};

const checkNumbers = ({ moves, victories, captures, turn, pyramid }: NumbersPlay): void => {
  const needs = (holds: boolean, at: Place, condition: Condition) => () =>
    holds || fail(['play', ...at], 'only', condition);
  readAll([
    ...(['round', 'triangle', 'square', 'pyramid'] as const).flatMap((shape) => {
      const ways = moves[shape];
      return ways === 'as-layers'
        ? []
        : ways.map((way, index) => () => checkMovement(way, ['play', 'moves', shape, index]));
    }),
    needs(
      turn.takeFirst === null || captures.some(({ timing }) => timing === 'choice'),
      ['turn', 'takeFirst'],
      { 'captures.timing': 'choice' },
    ),
    needs(turn.marks === null || captures.some(({ timing }) => timing === 'staged'), ['turn', 'marks'], {
      'captures.timing': 'staged',
    }),
    needs(turn.split === null || pyramid.layersArePieces, ['turn', 'split'], {
      'pyramid.layersArePieces': true,
    }),
    needs(
      turn.place?.where !== 'to-win' || victories.some(({ type }) => type === 'harmony'),
      ['turn', 'place'],
      { 'victories.type': 'harmony' },
    ),
    ...captures.flatMap(({ timing, kind }, index) => {
      const at = ['captures', index];
      return [
        needs(timing !== 'staged' || turn.marks !== null, at, { 'turn.marks': true }),
        needs(timing !== 'arrival' || kind === 'encounter', at, { kind: 'encounter' }),
      ];
    }),
  ]);
};

/** A side has one pyramid at most, whole and made of the layers given. */
const checkSetup = ({ setup, layers }: NumbersPlay, { files, ranks }: BoardSpec): void => {
  const at = ['play', 'setup'];
  const [stood] = readAll([() => parseBoard(setup, files, ranks, parsePieceItem)], ...at);
  readAll(
    ([0, 1] as const).flatMap((side) => {
      const values = layers[side].map(([, value]) => value);
      const [pyramid, second] = stood.filter(({ item }) => item.side === side && item.shape === 'pyramid');
      const isWhole = !pyramid || pyramid.item.values.join() === values.join();
      return [
        () => parseCount(values.length, ['play', 'layers', side], 0, MOST_LAYERS),
        () => (isWhole && !second) || fail(at, 'setup'),
      ];
    }),
  );
};
