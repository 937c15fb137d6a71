import { LONGEST_PATH } from '../mechanisms/moving/path.ts';
import type { Problem } from './problem.ts';
import type { Movement, NumbersPlay, RuleSet } from './ruleset.ts';

/** What an author can get wrong that the types cannot see. */
export const findProblems = (ruleSet: RuleSet): Problem[] => [
  ...checkBoard(ruleSet),
  ...checkClauses(ruleSet),
  ...(ruleSet.play.type === 'numbers' ? checkPlay(ruleSet.play) : checkStones(ruleSet)),
];

const MOST_SQUARES = 128;

const checkBoard = ({ board, sides, begins }: RuleSet): Problem[] => {
  const problems: Problem[] = [];
  const { files, ranks } = board;
  if (files < 2 || ranks < 2 || files * ranks > MOST_SQUARES || files > 16) {
    problems.push({ at: 'board', message: `${files} × ${ranks} squares are too few or too many` });
  }
  if (!sides.includes(begins)) problems.push({ at: 'begins', message: `${begins} is not one of ${sides.join(' and ')}` });
  return problems;
};

/** Every `clause` named anywhere must be in the list, so that effects and pages can speak of it. */
const checkClauses = (ruleSet: RuleSet): Problem[] => {
  const known = new Set(ruleSet.clauses.map((clause) => clause.id));
  const { play, ends, options } = ruleSet;
  return namedClauses({ play, ends, options })
    .filter(({ id }) => !known.has(id))
    .map(({ id, at }) => ({ at, message: `clause ${id} is not in the list of clauses` }));
};

const CLAUSE_ID = /^[a-z-]+\.[a-z-]+$/;

export const namedClauses = (part: unknown, at = ''): { readonly id: string; readonly at: string }[] => {
  if (typeof part === 'string') return CLAUSE_ID.test(part) ? [{ id: part, at }] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, item]) => namedClauses(item, at === '' ? key : `${at}.${key}`));
};

const checkStones = ({ play, board }: RuleSet): Problem[] =>
  play.type === 'stones' && 2 * play.stones > Math.min(60, board.files * board.ranks)
    ? [{ at: 'play.stones', message: `${play.stones} stones a side are too many` }]
    : [];

const checkMovement = (movement: Movement, at: string): Problem[] =>
  movement.type !== 'leap' && (movement.steps < 1 || movement.steps > LONGEST_PATH + 1)
    ? [{ at, message: `${movement.steps} steps are not between 1 and ${LONGEST_PATH + 1}` }]
    : [];

const checkPlay = ({ moves, victories, captures, turn }: NumbersPlay): Problem[] => {
  const problems: Problem[] = [];
  for (const shape of ['round', 'triangle', 'square', 'pyramid'] as const) {
    const ways = moves[shape];
    if (ways !== 'as-layers') problems.push(...ways.flatMap((way, index) => checkMovement(way, `play.moves.${shape}.${index}`)));
  }
  if (turn.takeFirst !== null && !captures.some((capture) => capture.timing === 'choice')) {
    problems.push({ at: 'play.turn.takeFirst', message: 'needs a capture that is made by choice' });
  }
  if (turn.place?.where === 'to-win' && !victories.some((victory) => victory.type === 'harmony')) {
    problems.push({ at: 'play.turn.place', message: 'needs a harmony to complete' });
  }
  captures.forEach((capture, index) => {
    if (capture.timing === 'arrival' && capture.kind !== 'encounter') {
      problems.push({ at: `play.captures.${index}`, message: 'only an encounter is made by moving onto the victim' });
    }
  });
  return problems;
};
