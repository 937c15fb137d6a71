import { parseBoard, parsePieceItem } from '../notation/item.ts';
import type { PieceItem } from '../notation/item.ts';
import { LONGEST_PATH } from '../mechanisms/moving/path.ts';
import { attempt } from './problem.ts';
import type { Problem } from './problem.ts';
import type { BoardSpec, Movement, NumbersPlay, RuleSet, StonesPlay } from './ruleset.ts';

/** What an author can get wrong that the types cannot see, in a rule set whose options are resolved. */
export const findProblems = (ruleSet: RuleSet): Problem[] => {
  const { play, board } = ruleSet;
  return [
    ...checkBoard(ruleSet),
    ...checkClauses(ruleSet),
    ...(play.type === 'numbers'
      ? [...checkNumbers(play), ...checkSetup(play, board)]
      : checkStones(play, board)),
  ];
};

const MOST_SQUARES = 128;
const MOST_FILES = 16;
const MOST_LAYERS = 8;
const MOST_STONES = 30;

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

const checkBoard = ({ board: { files, ranks }, sides, begins }: RuleSet): Problem[] => {
  const problems: Problem[] = [];
  if (!isWhole(files, 2, MOST_FILES) || !isWhole(ranks, 2, MOST_SQUARES) || files * ranks > MOST_SQUARES) {
    problems.push({ at: 'board', message: `${files} × ${ranks} squares are too few or too many` });
  }
  if (!sides.includes(begins))
    problems.push({ at: 'begins', message: `${begins} is not one of ${sides.join(' and ')}` });
  return problems;
};

/** Every clause named anywhere must be in the list, once, so that effects and pages can speak of it. */
const checkClauses = ({ clauses, play, ends, options }: RuleSet): Problem[] => {
  const ids = clauses.map((clause) => clause.id);
  return [
    ...repeated(ids).map((id) => ({ at: 'clauses', message: `clause ${id} is listed twice` })),
    ...namedClauses({ play, ends, options })
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, at }) => ({
        at,
        message: `clause ${id === '' ? '“”' : id} is not in the list of clauses`,
      })),
  ];
};

export const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Where a part of a rule set names a clause. */
const CLAUSE_KEYS = new Set(['clause', 'release', 'marks', 'takeFirst', 'split', 'leap']);

export const namedClauses = (part: unknown, at = ''): { readonly id: string; readonly at: string }[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, item]: [string, unknown]) => {
    const place = at === '' ? key : `${at}.${key}`;
    const isClause = CLAUSE_KEYS.has(key) || at.split('.').at(-1) === 'clauses';
    return typeof item === 'string' && isClause ? [{ id: item, at: place }] : namedClauses(item, place);
  });
};

const checkStones = ({ stones }: StonesPlay, { files, ranks }: BoardSpec): Problem[] =>
  isWhole(stones, 2, MOST_STONES) && 2 * stones < files * ranks
    ? []
    : [{ at: 'play.stones', message: `${stones} stones a side are too few or too many` }];

const checkMovement = (movement: Movement, at: string): Problem[] => {
  if (movement.type !== 'leap') {
    const most = LONGEST_PATH + 1;
    return isWhole(movement.steps, 1, most)
      ? []
      : [{ at, message: `${movement.steps} steps are not between 1 and ${most}` }];
  }
  const [long, short] = movement.by;
  const leaps = isWhole(long, 0, MOST_FILES) && isWhole(short, 0, MOST_FILES) && long + short > 0;
  return leaps ? [] : [{ at, message: `a leap by ${long} and ${short} leads nowhere` }];
};

const checkNumbers = ({ moves, victories, captures, turn, pyramid }: NumbersPlay): Problem[] => {
  const problems: Problem[] = [];
  const expect = (holds: boolean, at: string, message: string): void => {
    if (!holds) problems.push({ at, message });
  };
  for (const shape of ['round', 'triangle', 'square', 'pyramid'] as const) {
    const ways = moves[shape];
    if (ways !== 'as-layers')
      problems.push(...ways.flatMap((way, index) => checkMovement(way, `play.moves.${shape}.${index}`)));
  }
  const has = (timing: string) => captures.some((capture) => capture.timing === timing);
  expect(
    turn.takeFirst === null || has('choice'),
    'play.turn.takeFirst',
    'needs a capture that is made by choice',
  );
  expect(
    has('staged') === (turn.marks !== null),
    'play.turn.marks',
    'goes together with captures of two stages',
  );
  expect(turn.split === null || pyramid.layersArePieces, 'play.turn.split', 'needs layers that are pieces');
  const canLay = turn.place?.where !== 'to-win' || victories.some((victory) => victory.type === 'harmony');
  expect(canLay, 'play.turn.place', 'needs a harmony to complete');
  captures.forEach((capture, index) => {
    const moved = capture.timing !== 'arrival' || capture.kind === 'encounter';
    expect(moved, `play.captures.${index}`, 'only an encounter is made by moving onto the victim');
  });
  return problems;
};

const checkSetup = (play: NumbersPlay, { files, ranks }: BoardSpec): Problem[] => {
  const problems: Problem[] = [];
  const stood = attempt(
    problems,
    () => parseBoard(play.setup, files, ranks, parsePieceItem),
    (at) => at.replace('board', 'play.setup'),
  );
  return stood
    ? checkArmies(
        play,
        stood.map(({ item }) => item),
      )
    : problems;
};

/** A side has one pyramid at most, whole and made of the layers given. */
const checkArmies = ({ layers }: NumbersPlay, items: readonly PieceItem[]): Problem[] =>
  ([0, 1] as const).flatMap((side) => {
    const pyramids = items.filter((item) => item.side === side && item.shape === 'pyramid');
    const values = layers[side].map(([, value]) => value);
    const problems: Problem[] = [];
    if (values.length > MOST_LAYERS)
      problems.push({ at: `play.layers.${side}`, message: `a pyramid has ${MOST_LAYERS} layers at most` });
    if (pyramids.length > 1) problems.push({ at: 'play.setup', message: 'a side has one pyramid at most' });
    if (pyramids.some((item) => item.values.join() !== values.join())) {
      problems.push({
        at: 'play.setup',
        message: 'a pyramid must stand whole, with the layers given, at the start',
      });
    }
    return problems;
  });
