import { makeAction } from '@calculi/rules';
import type { Game, Position, Rules } from '@calculi/rules';
import { cell, decodeAction, Kernel, Numbers } from '@calculi/rules/kernel';
import type { Evaluator } from './evaluation/evaluator.ts';
import { NumbersEvaluator } from './evaluation/numbers.ts';
import { PlainEvaluator } from './evaluation/plain.ts';
import { StonesEvaluator } from './evaluation/stones.ts';
import { STONE_WEIGHTS, WEIGHTS } from './evaluation/weights.ts';
import { levelOf, limitsOf } from './levels.ts';
import { Perception } from './perception.ts';
import { Limit } from './search/limit.ts';
import { Root } from './search/root.ts';
import type { Round } from './search/root.ts';
import { makeScore } from './search/score.ts';
import { Search } from './search/search.ts';
import type { Limits, Line, Setting, Thought } from './thought.ts';

const DEFAULT_TABLE = 16;
/** Evaluators kept at most: who tunes asks for ever new ones. */
const MOST_EVALUATORS = 16;
const NEVER = (): boolean => false;

/** What is kept for the rules of a game from one question to the next. */
interface Workshop {
  readonly search: Search;
  /** By preset and weights, and by the start where positions were set up. */
  readonly evaluators: Map<string, Evaluator>;
}

const workshops = new WeakMap<Rules, Workshop>();

const makeEvaluator = (position: Position, { preset, weights }: Setting): Evaluator => {
  const { program, ruleSet, geometry } = position.rules;
  if (preset === 'material') return new PlainEvaluator(program);
  return program instanceof Numbers
    ? new NumbersEvaluator(position, program, { ...WEIGHTS, ...weights })
    : new StonesEvaluator(program, geometry, ruleSet.ends.quiet, { ...STONE_WEIGHTS, ...weights });
};

/** Where a rule set's pieces stand at its start; a position that was set up is its own start. */
const startOf = (position: Position): Position =>
  position.rules.usual === undefined ? { rules: position.rules, cells: position.rules.start } : position;

const workshopFor = ({ rules }: Position): Workshop => {
  let workshop = workshops.get(rules);
  if (workshop === undefined) {
    workshop = { search: new Search(new Kernel(rules.program)), evaluators: new Map() };
    workshops.set(rules, workshop);
  }
  return workshop;
};

/** For a game that began with this position. The same start always gives the same judgement, whatever came before. */
const evaluatorFor = (begun: Position, setting: Setting): Evaluator => {
  const { evaluators } = workshopFor(begun);
  const start = startOf(begun);
  const which = start === begun ? start.cells.join() : '';
  const key = JSON.stringify([setting.preset ?? 'full', setting.weights, which]);
  let evaluator = evaluators.get(key);
  if (evaluator === undefined) {
    if (evaluators.size >= MOST_EVALUATORS) evaluators.clear();
    evaluators.set(key, (evaluator = makeEvaluator(start, setting)));
  }
  return evaluator;
};

/** What each term of the evaluation says of a position, for the side to play. */
export const assess = (position: Position, setting: Setting = {}): Readonly<Record<string, number>> => {
  const { kernel } = workshopFor(position).search;
  const evaluator = evaluatorFor(position, setting);
  kernel.load(position.cells);
  evaluator.prepare(kernel, null);
  return evaluator.explain(kernel);
};

/** Thinks about the position of a game until a limit is reached or it is told to stop. */
export const think = (
  game: Game,
  setting: Setting = {},
  limits: Limits = {},
  onThought?: (thought: Thought) => void,
  isStopped: () => boolean = NEVER,
): Thought => {
  const { search } = workshopFor(game.position);
  const { kernel } = search;
  const level = levelOf(setting.level);
  const limit = new Limit(limitsOf(level, limits), isStopped);
  const evaluator = evaluatorFor(game.start, setting);
  const { rules } = game.position;
  const seed = setting.seed ?? 0;
  kernel.load(game.position.cells, game.history);
  search.table.reset(limit.expected, setting.table ?? DEFAULT_TABLE);
  search.path.recall(evaluator.mayGoBack ? [] : game.history);
  search.begin(limit, {
    evaluator,
    perception: level.captures < 1 || level.plans < 1 ? new Perception(level, seed, rules, evaluator) : null,
    without: setting.without ?? [],
  });
  const root = new Root(search, rules.geometry, limit, seed + kernel.cells[cell.TURN]!);
  let thought = makeThought(game.position, { depth: 0, lines: [] }, limit);
  // A resignation or an agreement ends a game whose position goes on.
  if (game.result !== null) return thought;
  for (const round of root.rounds(setting.lines ?? 1)) {
    thought = makeThought(game.position, round, limit);
    onThought?.(thought);
  }
  return { ...thought, ...spent(limit) };
};

const spent = (limit: Limit) => {
  const time = limit.elapsed;
  return { nodes: limit.nodes, time, nodesPerSecond: Math.round((1000 * limit.nodes) / Math.max(time, 1)) };
};

const makeThought = (position: Position, round: Round, limit: Limit): Thought => ({
  depth: round.depth,
  lines: round.lines.map(({ score, actions }) => ({
    score: makeScore(score),
    turns: turnsOf(position, actions),
  })),
  ...spent(limit),
});

/** The texts of a line's actions, turn by turn. */
const turnsOf = ({ rules, cells }: Position, actions: readonly number[]): Line['turns'] => {
  const kernel = new Kernel(rules.program);
  kernel.load(cells);
  const turns: string[][] = [];
  let current = -1;
  for (const code of actions) {
    if (kernel.cells[cell.TURN] !== current) turns.push([]);
    current = kernel.cells[cell.TURN]!;
    turns.at(-1)!.push(makeAction(decodeAction(rules, kernel.cells, code)));
    kernel.make(code);
  }
  return turns;
};
