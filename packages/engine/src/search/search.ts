import { action, ActionList, cell, Numbers } from '@calculi/rules/kernel';
import type { Kernel } from '@calculi/rules/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Perception } from '../perception.ts';
import type { Technique } from '../thought.ts';
import { Finish } from './finish.ts';
import { Imminent } from './imminent.ts';
import type { Limit } from './limit.ts';
import { Order } from './order.ts';
import { Path } from './path.ts';
import { Schemes } from './schemes.ts';
import { beforeBonus, fromTable, INFINITE, toTable, WIN, withBonus } from './score.ts';
import { Strikes } from './strikes.ts';
import { AT_LEAST, AT_MOST, EXACT, Table } from './table.ts';
import { Variation } from './variation.ts';

const { OUTCOME, PHASE, SIDE, START, outcomeWinner } = cell;

/** Actions in a row, all turns together, that a line may hold at most. */
const DEEPEST = 160;
/** Turns of captures that are looked at beyond the depth of the search. */
const QUIESCENCE = 6;

/** No score: the position has to be looked at. */
const UNKNOWN = INFINITE + 1;

const PASS = action.encode(action.PASS);

/** How the plans stand for the side to play before it plays, and if it passed. */
interface Prospects {
  readonly now: number;
  readonly passed: number;
}

/** What a search works with, beside the position. */
export interface Tools {
  readonly evaluator: Evaluator;
  readonly perception: Perception | null;
  readonly without: readonly Technique[];
}

/**
 * Principal-variation search over single actions. The side to play changes only where a turn ends, and only there the
 * depth shrinks; so a turn of several actions is always looked at to its end.
 */
export class Search {
  readonly table = new Table();
  readonly order = new Order();
  readonly variation = new Variation(DEEPEST);
  readonly path = new Path();
  readonly kernel: Kernel;
  stopped = false;
  private readonly lists: ActionList[] = [];
  private evaluator!: Evaluator;
  private limit!: Limit;
  private perception: Perception | null = null;
  private usesTable = true;
  private usesReductions = true;
  private usesQuiescence = true;
  private usesCompletion = true;
  private readonly finish: Finish;
  private readonly schemes: Schemes | null;
  private usesSchemes = false;
  /** Null where captures cannot be told before they are tried. */
  private readonly strikes: Strikes | null;
  private usesStrikes = true;
  private readonly imminent: Imminent;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.finish = new Finish(kernel, this.variation);
    this.imminent = new Imminent(kernel, DEEPEST);
    const { program } = kernel;
    this.schemes = program instanceof Numbers ? new Schemes(kernel, program) : null;
    this.strikes = program instanceof Numbers && Strikes.isPossible(program) ? new Strikes(program) : null;
  }

  /** Must be called before anything else, for each position to be searched. */
  begin(limit: Limit, { evaluator, perception, without }: Tools): void {
    this.limit = limit;
    this.evaluator = evaluator;
    this.perception = perception;
    this.usesTable = !without.includes('table');
    this.usesReductions = !without.includes('reductions');
    this.usesQuiescence = !without.includes('quiescence');
    this.usesCompletion = !without.includes('completion');
    this.usesStrikes = this.strikes !== null && !without.includes('strikes');
    this.stopped = false;
    this.order.clear();
    this.path.begin(this.kernel);
    evaluator.prepare(this.kernel, perception);
  }

  /** Must be called before actions of a list are followed less deeply. */
  noteImminent(level: number): void {
    this.imminent.note(this.evaluator, level);
  }

  listAt(level: number): ActionList {
    return (this.lists[level] ??= new ActionList());
  }

  /** Plans for a pyramid that must be shut in, by a player that sees everything. */
  findSchemes(): void {
    this.usesSchemes = this.perception === null && this.evaluator.besieged !== undefined;
    if (this.usesSchemes) this.schemes?.find(this.limit, this.evaluator);
  }

  /**
   * Plays an action, looks at what follows, and takes it back: its score for the side that plays it. It is looked at so many
   * turns less deeply, unless it forces the other side to answer.
   */
  follow(code: number, depth: number, alpha: number, beta: number, level: number, less = 0): number {
    const { kernel, path } = this;
    const side = kernel.cells[SIDE]!;
    if (this.limit.spend()) this.stopped = true;
    kernel.make(code);
    const blind = this.perception === null ? 0 : this.perception.overlooked(kernel, side);
    const lower = beforeBonus(alpha, blind);
    const upper = beforeBonus(beta, blind);
    const left = less > 0 && this.imminent.forces(this.evaluator, side, level) ? depth : depth - less;
    let score: number;
    if (kernel.cells[SIDE] === side) {
      score = this.explore(left, lower, upper, level + 1);
    } else {
      path.push(kernel.cells);
      score = -this.explore(left - 1, -upper, -lower, level + 1);
      path.pop();
    }
    kernel.unmake();
    return withBonus(score, blind);
  }

  /** The score of the position for the side to play, exact between alpha and beta. */
  explore(depth: number, alpha: number, beta: number, level: number): number {
    const { kernel, path } = this;
    const { cells } = kernel;
    this.variation.end(level);
    if (cells[OUTCOME] !== 0) return this.ended();
    const begins = cells[PHASE] === START;
    if (begins && path.repeats()) return this.evaluator.repeated(cells);
    if (begins && depth <= 0) return this.rest(alpha, beta, level);
    if (level >= DEEPEST - 1) return this.evaluator.evaluate(kernel);
    const known = this.usesTable ? this.lookUp(depth, alpha, beta) : UNKNOWN;
    if (known !== UNKNOWN) return known;
    return begins && this.winsAtOnce(level)
      ? WIN - path.turns - 1
      : this.look(depth, alpha, beta, level, begins);
  }

  /** Tries what can be played, and keeps in the table, where the position was just looked up, what came of it. */
  private look(depth: number, alpha: number, beta: number, level: number, begins: boolean): number {
    const { kernel, table, path } = this;
    const { place, signature } = table;
    const hint = this.usesTable ? table.action : 0;
    const actions = this.listAt(level);
    kernel.generate(actions);
    const floor = begins && depth === 1 && beta - alpha === 1 ? this.dropVain(actions, alpha) : -INFINITE;
    if (actions.length === 0) return floor;
    this.rate(actions, level, hint, begins ? depth : 0);
    const score = Math.max(floor, this.tryAll(actions, depth, alpha, beta, level));
    if (!this.stopped && this.usesTable) {
      const bound = score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
      const best = score > alpha ? this.variation.first(level) : hint;
      table.store(place, signature, best, toTable(score, path.turns), depth, bound);
    }
    return score;
  }

  /** A position beyond the depth: what is good enough as it stands need not be won at once. */
  private rest(alpha: number, beta: number, level: number): number {
    const { kernel, evaluator, path } = this;
    const settles = this.usesQuiescence && evaluator.mayBeLoud !== null;
    const standing = settles ? -INFINITE : evaluator.evaluate(kernel, beta);
    if (standing >= beta) return standing;
    if (this.winsAtOnce(level)) return WIN - path.turns - 1;
    return settles ? this.settle(QUIESCENCE, alpha, beta, level) : standing;
  }

  private winsAtOnce(level: number): boolean {
    return this.usesCompletion && this.finish.find(this.evaluator, level, this.listAt(level));
  }

  /** What the table knows, where it is enough; a line is never cut short by it. */
  private lookUp(depth: number, alpha: number, beta: number): number {
    const { table, path } = this;
    if (!table.find(this.kernel.cells) || table.depth < depth || beta - alpha !== 1) return UNKNOWN;
    const score = fromTable(table.score, path.turns);
    if (table.bound === EXACT) return score;
    return (table.bound === AT_LEAST ? score >= beta : score <= alpha) ? score : UNKNOWN;
  }

  private tryAll(actions: ActionList, depth: number, lower: number, beta: number, level: number): number {
    const { kernel, order } = this;
    const side = kernel.cells[SIDE]!;
    const total = actions.length;
    let alpha = lower;
    let best = -INFINITE;
    let isNoted = false;
    for (let index = 0; index < total; index++) {
      const code = order.pick(actions, level, index);
      let score: number;
      if (index === 0) score = this.follow(code, depth, alpha, beta, level);
      else {
        const less = this.reductionOf(depth, index, total);
        if (less > 0 && !isNoted) this.noteImminent(level);
        isNoted ||= less > 0;
        score = this.follow(code, depth, alpha, alpha + 1, level, less);
        if (less > 0 && score > alpha && !this.stopped)
          score = this.follow(code, depth, alpha, alpha + 1, level);
        if (score > alpha && score < beta && !this.stopped)
          score = this.follow(code, depth, alpha, beta, level);
      }
      if (this.stopped) return best === -INFINITE ? alpha : best;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      this.variation.extend(level, code);
      if (score < beta) continue;
      order.reward(code, level, side, depth);
      break;
    }
    return best;
  }

  /**
   * In the last turn of a line only a capture can better a position that is not good enough as it stands: leaves nothing else
   * then, and says what stands. Otherwise nothing is said.
   */
  private dropVain(actions: ActionList, alpha: number): number {
    const { kernel, strikes } = this;
    if (strikes === null || !this.usesStrikes) return -INFINITE;
    const standing = this.evaluator.evaluate(kernel, alpha + 1);
    if (standing > alpha) return -INFINITE;
    strikes.look(kernel.cells, actions);
    // What stands is taken whatever is played: a few of all moves show it.
    const few = strikes.stands ? Math.max(1, actions.length >> 2) : Infinity;
    keep(actions, (code, index) => strikes.mayTake(code) || index % few === few - 1);
    return standing;
  }

  /** What may take comes first, where that can be told and enough turns follow. */
  private rate(actions: ActionList, level: number, hint: number, depth: number): void {
    const { kernel, order, strikes } = this;
    order.rate(actions, level, kernel.side, hint);
    if (depth < 2 || strikes === null || !this.usesStrikes) return;
    strikes.look(kernel.cells, actions);
    order.prefer(actions, level, (code) => strikes.mayTake(code));
  }

  /** What is expected of the actions that could be played now, by their place in the list: each is tried out and judged at once. */
  rateFirst(actions: ActionList): Int32Array {
    const { kernel, order } = this;
    order.rate(actions, 0, kernel.side, 0);
    const worths = order.worthsAt(0);
    if (this.evaluator.isCostly === true) return worths;
    const side = kernel.cells[SIDE]!;
    const total = Math.min(actions.length, worths.length);
    for (let index = 0; index < total && !this.stopped; index++) {
      if (this.limit.spend()) this.stopped = true;
      kernel.make(actions.at(index));
      const blind = this.perception === null ? 0 : this.perception.overlooked(kernel, side);
      worths[index] = (1 << 16) + this.glance(side) + blind;
      kernel.unmake();
    }
    return worths;
  }

  private glance(side: number): number {
    const { cells } = this.kernel;
    const score = cells[OUTCOME] === 0 ? this.evaluator.evaluate(this.kernel) : this.ended();
    return cells[SIDE] === side ? score : -score;
  }

  /** How the plans stand for the side to play: with its turn, and if it passed. */
  prospects(): Prospects {
    const { kernel, evaluator } = this;
    const now = evaluator.prospect(kernel);
    kernel.make(PASS);
    const passed = -evaluator.prospect(kernel);
    kernel.unmake();
    return { now, passed };
  }

  /**
   * How much better than before the plans stand after an action, for the side that plays it: better than after passing where
   * its turn is over, so that what changes nothing gains nothing. Plans end with the game.
   */
  gainOf(code: number, { now, passed }: Prospects): number {
    const { kernel, evaluator } = this;
    const side = kernel.side;
    kernel.make(code);
    const after = evaluator.prospect(kernel);
    const gain = kernel.side === side ? after - now : -after - passed;
    const isOver = kernel.over;
    const more = this.usesSchemes ? this.schemes!.gainOf(code, side) : 0;
    kernel.unmake();
    return isOver ? 0 : evaluator.temper(gain) + more;
  }

  /** Beyond the depth only captures are followed: either side may also leave things as they are. */
  private settle(depth: number, lower: number, beta: number, level: number): number {
    const { kernel, evaluator } = this;
    const { cells } = kernel;
    const begins = cells[PHASE] === START;
    const standing = begins ? evaluator.evaluate(kernel, beta) : -INFINITE;
    if (standing >= beta || depth <= 0 || level >= DEEPEST - 1 || this.limit.isHurried)
      return standing === -INFINITE ? evaluator.evaluate(kernel) : standing;
    if (begins && evaluator.isQuiet?.(cells)) return standing;
    let alpha = Math.max(lower, standing);
    let best = standing;
    const actions = this.listAt(level);
    kernel.generate(actions);
    if (begins) keep(actions, (code) => evaluator.mayBeLoud!(cells, code));
    const side = cells[SIDE]!;
    for (let index = 0; index < actions.length; index++) {
      const code = actions.at(index);
      if (this.limit.spend()) this.stopped = true;
      if (this.stopped) break;
      kernel.make(code);
      const score = this.settled(depth, alpha, beta, level, side);
      kernel.unmake();
      if (score > best) best = score;
      if (score > alpha) alpha = score;
      if (alpha >= beta) break;
    }
    return best === -INFINITE ? evaluator.evaluate(kernel) : best;
  }

  private settled(depth: number, alpha: number, beta: number, level: number, side: number): number {
    const { kernel, path } = this;
    const { cells } = kernel;
    const blind = this.perception === null ? 0 : this.perception.overlooked(kernel, side);
    const lower = beforeBonus(alpha, blind);
    const upper = beforeBonus(beta, blind);
    const flips = cells[SIDE] !== side;
    // Nothing that follows is compared with what stood before, but a forced end counts every turn.
    if (flips) path.turns++;
    let score: number;
    if (cells[OUTCOME] !== 0) score = flips ? -this.ended() : this.ended();
    else if (flips) score = -this.settle(depth - 1, -upper, -lower, level + 1);
    else score = this.settle(depth, lower, upper, level + 1);
    if (flips) path.turns--;
    return withBonus(score, blind);
  }

  /** The score of a finished game for the side that would be to play; sooner is more, and what is overlooked is nothing. */
  private ended(): number {
    const { cells } = this.kernel;
    const winner = outcomeWinner(cells[OUTCOME]!);
    if (winner === 2) return this.evaluator.drawn?.(cells) ?? 0;
    if (this.perception !== null && !this.perception.seesEnd(this.kernel))
      return this.evaluator.evaluate(this.kernel);
    const score = WIN - this.path.turns;
    return winner === cells[SIDE] ? score : -score;
  }

  /** How much less deeply an action is looked at that was not expected to be good. */
  reductionOf(depth: number, index: number, total: number): number {
    if (!this.usesReductions || depth < 2 || index < 4 || total < 12) return 0;
    return depth > 2 && index > 16 ? 2 : 1;
  }
}

/** Leaves only some actions. */
const keep = (actions: ActionList, isKept: (code: number, index: number) => boolean): void => {
  let count = 0;
  for (let index = 0; index < actions.length; index++) {
    const code = actions.at(index);
    if (isKept(code, index)) actions.items[count++] = code;
  }
  actions.length = count;
};
