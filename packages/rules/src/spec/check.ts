import { MAX_SQUARES } from '../kernel/cells.ts';
import { LONGEST_PATH } from '../mechanisms/moving/path.ts';
import { parseChoice, parseCount } from '../notation/fields.ts';
import { isPyramid, parseBoard, parsePieceItem } from '../notation/item.ts';
import { checkWays, listMoves } from './check-ways.ts';
import type { Condition } from './option.ts';
import { fail, readAll } from './problem.ts';
import type { Place } from './problem.ts';
import type { BoardSpec, Movement, NumbersPlay, RuleSet, StonesPlay } from './ruleset.ts';

/** Refuses what an author can get wrong that the types cannot see, in a rule set whose options are resolved. */
export const checkRuleSet = (ruleSet: RuleSet): void => {
  const { play, board, sides, begins } = ruleSet;
  readAll([
    () => checkRepeated(sides, ['sides']),
    () => parseChoice(begins, sides, ['begins']),
    () => checkClauses(ruleSet),
    () => {
      checkBoard(board);
      if (play.type === 'stones') checkStones(play, board);
      else checkSetup(play, board);
    },
    () => play.type === 'numbers' && checkNumbers(play),
  ]);
  if (play.type === 'numbers') checkWays(play.moves);
};

/** Squares in a row or column: distances have four bits. */
const LONGEST_LINE = 16;
const LEAST_SQUARES = 6;
const MOST_LAYERS = 8;
const MOST_STONES = 30;

const checkBoard = ({ files, ranks }: BoardSpec): void => {
  readAll([
    () => parseCount(files, ['board', 'files'], 2, LONGEST_LINE),
    () => parseCount(ranks, ['board', 'ranks'], 2, LONGEST_LINE),
  ]);
  parseCount(files * ranks, ['board', 'squares'], LEAST_SQUARES, MAX_SQUARES);
};

/** Every clause named anywhere must be in the list, once, so that effects and pages can speak of it. */
const checkClauses = ({ clauses, play, ends, options }: RuleSet): void => {
  const ids = clauses.map((clause) => clause.id);
  // Of an option only its own clause counts: the `clause` of a condition would be the name of something else.
  const named = namedClauses({ play, ends, options: options.map(({ clause }) => ({ clause })) });
  readAll([
    () => checkRepeated(ids, ['clauses']),
    ...named.map(
      ({ id, at }) =>
        () =>
          parseChoice(id, ids, at),
    ),
  ]);
};

export const checkRepeated = (names: readonly (string | number)[], at: Place): void => {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  readAll([...repeated].map((name) => () => fail(at, 'twice', `${name}`)));
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

const needs = (holds: boolean, at: Place, condition: Condition) => () =>
  holds || fail(['play', ...at], 'only', condition);

const checkNumbers = ({ moves, victories, captures, turn, pyramid }: NumbersPlay): void => {
  const { place } = turn;
  const harmonies = victories.filter(({ type }) => type === 'harmony');
  const times = new Set(captures.map(({ timing }) => timing));
  const toWin = place?.where === 'to-win';
  readAll([
    ...Object.entries(listMoves(moves)).flatMap(([shape, ways]) =>
      ways.map((way, index) => () => checkMovement(way, ['play', 'moves', shape, index])),
    ),
    needs(turn.takeFirst === null || times.has('choice'), ['turn', 'takeFirst'], {
      'captures.timing': 'choice',
    }),
    needs(turn.marks === null || times.has('staged'), ['turn', 'marks'], { 'captures.timing': 'staged' }),
    () => turn.marks !== null || !times.has('staged') || fail(['play', 'turn', 'marks'], 'missing'),
    needs(turn.split === null || pyramid.layersArePieces, ['turn', 'split'], {
      'pyramid.layersArePieces': true,
    }),
    needs(!toWin || harmonies.length > 0, ['turn', 'place'], { 'victories.type': 'harmony' }),
    // What is laid to win must win: none of its harmony may be taken in the same turn.
    needs(
      !toWin || !place?.mayTake || harmonies.every((each) => 'members' in each && each.members === 'own'),
      ['turn', 'place', 'mayTake'],
      { 'victories.members': 'own' },
    ),
    ...captures.flatMap((spec, index) => {
      const at = ['captures', index];
      const arrives = spec.timing === 'arrival';
      return [
        needs(!arrives || spec.kind === 'encounter', at, { kind: 'encounter' }),
        // Who comes onto a square takes all that stands there.
        needs(!arrives || !pyramid.takenByLayer, at, { 'pyramid.takenByLayer': false }),
        // Where the distance is the product there is nothing to complete.
        needs(
          spec.kind !== 'assault' || !spec.relations.includes('distance') || spec.completion.length === 0,
          at,
          { relations: ['multiple', 'part'] },
        ),
      ];
    }),
  ]);
};

/** A side has one pyramid at most, whole and made of the layers given. */
const checkSetup = ({ setup, layers }: NumbersPlay, { files, ranks }: BoardSpec): void => {
  const at = ['play', 'setup'];
  const [stood] = readAll([() => parseBoard(setup, files, ranks, parsePieceItem)], ...at);
  const items = stood.map(({ item }) => item);
  const pyramids = items.filter(isPyramid);
  readAll(
    ([0, 1] as const).flatMap((side) => {
      const values = layers[side].map(([, value]) => value);
      const [pyramid, second] = pyramids.filter((item) => item.side === side);
      const isWhole = !pyramid || pyramid.values.join() === values.join();
      return [
        () => parseCount(values.length, ['play', 'layers', side], 0, MOST_LAYERS),
        // A layer is known by its number.
        () => checkRepeated(values, ['play', 'layers', side]),
        () => (isWhole && !second) || fail(at, 'setup'),
      ];
    }),
  );
};
