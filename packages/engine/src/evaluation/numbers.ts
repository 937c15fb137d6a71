import type { Position } from '@calculi/rules';
import { cell } from '@calculi/rules/kernel';
import type { ActionList, Kernel, Numbers } from '@calculi/rules/kernel';
import { lessonFor } from '../experience/index.ts';
import type { Perception } from '../perception.ts';
import type { Evaluator, Term } from './evaluator.ts';
import { Cage } from './cage.ts';
import { Confinement } from './confinement.ts';
import { Encirclement } from './encirclement.ts';
import { Experience } from './experience.ts';
import { Fence } from './fence.ts';
import { Grip } from './grip.ts';
import { Harmony } from './harmony.ts';
import { Hunt } from './hunt.ts';
import { material } from './material.ts';
import { Memory } from './memory.ts';
import { mobility } from './mobility.ts';
import { Palisade } from './palisade.ts';
import { Plunder } from './plunder.ts';
import { Press } from './press.ts';
import { Reserve } from './reserve.ts';
import { Routes } from './routes.ts';
import { Snare } from './snare.ts';
import { talent } from './talent.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';
import { makeTalents, makeWorths, pyramidFirst } from './worth.ts';

const { QUIET, SIDE } = cell;

/** Games of numbered pieces, judged by the victories agreed on. */
export class NumbersEvaluator implements Evaluator {
  readonly mayBeLoud: ((cells: Int32Array, code: number) => boolean) | null;
  readonly isCostly: boolean;
  readonly mayGoBack: boolean;
  readonly besieged?: (turns: number) => number;
  readonly offered?: (cells: Int32Array) => number;
  readonly worths: Int32Array;
  readonly threats: Threats;
  readonly harmony: Harmony;
  /** Looked at in every position of a search, and for every turn that could be played now. */
  private readonly tactics: readonly Term[];
  private readonly plans: readonly Term[];
  /** Null where nothing is shut in so that it matters. */
  private readonly confinement: Confinement | null;
  private readonly reserve: Reserve;
  private readonly routes: Routes;
  private readonly quiet: number;
  private readonly weights: Weights;
  private readonly isPyramidFirst: boolean;
  private readonly unrest: number;
  private asker = 0;
  /** What harmonies in the making count in every position of the search: where a pyramid had to fall first, and has. */
  private finale = 0;
  /** The most that plans may count for a turn, and what scores are rounded to where a line ends. */
  private most: number;
  private grain = 1;
  private readonly memory = new Memory();

  constructor(position: Position, numbers: Numbers, weights: Weights) {
    this.routes = new Routes(numbers.field);
    this.worths = makeWorths(numbers, weights);
    this.quiet = position.rules.ruleSet.ends.quiet;
    this.weights = weights;
    this.most = weights.patience;
    const plunder = new Plunder(numbers, weights);
    this.reserve = new Reserve(numbers, weights);
    const hunt = new Hunt(position.rules, numbers, this.routes, weights);
    const siege = new Encirclement(numbers, this.routes, weights);
    const lesson = weights.experience === 0 ? undefined : lessonFor(position.rules.ruleSet);
    const experience = lesson === undefined ? [] : [new Experience(numbers, lesson, weights.experience)];
    this.threats = new Threats(numbers, weights, this.worths, [plunder, this.reserve, ...experience]);
    this.harmony = new Harmony(numbers, this.routes, weights);
    this.confinement = Confinement.isPossible(numbers)
      ? new Confinement(numbers, weights, this.worths)
      : null;
    this.isCostly = this.confinement !== null;
    this.mayGoBack = this.confinement !== null;
    this.isPyramidFirst = pyramidFirst(numbers);
    // Whoever chases a pyramid by numbers alone, where they take in two stages, never gets it.
    const isShutIn = this.confinement !== null && this.isPyramidFirst;
    if (isShutIn) {
      this.besieged = (turns) => Math.round(weights.siege * weights.siegeFade ** (turns - 1));
      this.offered = (cells) => this.urgency(cells) * weights.offer;
    }
    this.unrest = weights.unrest;
    this.mayBeLoud =
      this.confinement === null ? null : (cells, code) => this.confinement!.mayTighten(cells, code);
    this.tactics = [
      material(numbers, weights.piece, this.worths),
      ...(plunder.isAgreed ? [plunder] : []),
      ...(this.reserve.isPossible ? [this.reserve] : []),
      ...experience,
      ...(this.confinement === null ? [] : [this.confinement]),
      ...(isShutIn ? huntersIn(numbers, this.routes, weights) : []),
    ];
    this.plans = [
      ...(this.harmony.isAgreed ? [this.harmony] : []),
      ...(this.isPyramidFirst && !isShutIn ? [hunt, ...(siege.isPossible ? [siege] : [])] : []),
      ...(isShutIn ? fencesIn(numbers, this.routes, weights) : []),
      talent(numbers, makeTalents(position, numbers, weights)),
      mobility(numbers, weights),
    ];
  }

  prepare(kernel: Kernel, perception: Perception | null): void {
    this.asker = kernel.side;
    this.routes.begin(kernel.cells);
    this.memory.forget();
    for (const term of [...this.tactics, ...this.plans]) term.prepare?.(kernel, perception);
    this.setPace(kernel.cells, perception === null);
    // What captures are worth hangs on the pace.
    this.threats.prepare(kernel, perception);
  }

  /** How much plans count in this search, and where. */
  private setPace(cells: Int32Array, seesAll: boolean): void {
    const { eagerness, patience, finale, finaleEagerness, grain } = this.weights;
    const isOpen = this.harmony.wouldWin(cells, 0) || this.harmony.wouldWin(cells, 1);
    const isFinale = isOpen && seesAll && this.isPyramidFirst;
    this.finale = isFinale ? finale : 0;
    this.reserve.setPace(isFinale);
    this.most = isFinale ? finaleEagerness : this.harmony.wouldWin(cells) ? eagerness : patience;
    // Shutting in, and harmonies that count wherever a line ends, go by small steps, which must all count.
    this.grain = isFinale || this.confinement !== null ? 1 : Math.max(1, grain);
  }

  prospect({ cells }: Kernel): number {
    const sum = total(this.plans, cells);
    return Math.round(cells[SIDE] === 0 ? sum : -sum);
  }

  /** What the side to play stands to gain comes last: it takes longest, and can only make things better. */
  evaluate({ cells }: Kernel, enough = Infinity): number {
    const plans = this.finale === 0 ? 0 : this.finale * this.harmony.measure(cells);
    const sum = this.tell(cells) + plans;
    const idle = this.idle(cells);
    // An advantage that nobody uses melts away as the game nears its draw.
    const vigour = 1 - 0.6 * idle * idle;
    const unrest = this.unrestAt(idle);
    const least = this.rounded(cells, sum * vigour + unrest);
    if (least >= enough) return least;
    return this.rounded(cells, (sum + this.threats.measure(cells)) * vigour + unrest);
  }

  /** What the tactics say of a position, without what the side to play stands to gain. */
  private tell(cells: Int32Array): number {
    if (this.confinement === null) return total(this.tactics, cells);
    const nooses = this.confinement.nooses[cells[SIDE] === 0 ? 1 : 0];
    const known = this.memory.recall(cells, nooses);
    if (!Number.isNaN(known)) return known;
    const sum = total(this.tactics, cells);
    this.memory.note(cells, sum, nooses);
    return sum;
  }

  private rounded(cells: Int32Array, sum: number): number {
    return this.grain * Math.round((cells[SIDE] === 0 ? sum : -sum) / this.grain);
  }

  explain({ cells }: Kernel): Record<string, number> {
    const sign = cells[SIDE] === 0 ? 1 : -1;
    return Object.fromEntries(
      [...this.tactics, this.threats, ...this.plans].map((term) => [
        term.name,
        sign * Math.round(term.measure(cells)),
      ]),
    );
  }

  isQuiet(cells: Int32Array): boolean {
    return this.confinement === null || this.confinement.isLoose(cells);
  }

  /** How near the draw by quiet turns is, from 0 to 1. */
  private idle(cells: Int32Array): number {
    return this.quiet === 0 ? 0 : cells[QUIET]! / this.quiet;
  }

  /** How much it presses to have something taken: nothing, and then from 1 to 4; never for who dislikes no quiet turns. */
  private urgency(cells: Int32Array): number {
    const { offerFrom, unrest } = this.weights;
    const late = (this.idle(cells) - offerFrom) / (1 - offerFrom);
    return late < 0 || unrest === 0 ? 0 : 1 + 3 * late;
  }

  /** Who looks for a turn dislikes that, so that trades begin to look well; for the first side. */
  private unrestAt(idle: number): number {
    return (this.asker === 0 ? -idle : idle) * this.unrest;
  }

  /** Coming round is no worse than another quiet turn: the enemy cannot do it alone. */
  repeated(cells: Int32Array): number {
    return this.rounded(cells, this.unrestAt(this.idle(cells)));
  }

  /** Who looks for a turn would rather play on, where draws are all too near. */
  drawn(cells: Int32Array): number {
    return cells[SIDE] === this.asker ? -this.unrest : this.unrest;
  }

  temper(gain: number): number {
    return Math.round(this.most * Math.tanh(gain / this.most));
  }

  prize(_type: number, taker: 0 | 1, id: number, layers: number): number {
    return this.threats.prizeOf(taker, id, layers);
  }

  imminent(cells: Int32Array, side: number): Int32Array {
    return this.harmony.imminent(cells, side === 0 ? 0 : 1);
  }

  suggest(cells: Int32Array): ActionList {
    return this.harmony.completions(cells);
  }
}

/** Where a pyramid must be shut in. */
const huntersIn = (numbers: Numbers, routes: Routes, weights: Weights): readonly Term[] => {
  const cage = new Cage(numbers, weights);
  return [new Press(numbers, weights), cage, new Grip(numbers, routes, cage, weights)];
};

const fencesIn = (numbers: Numbers, routes: Routes, weights: Weights): readonly Term[] => {
  const palisade = new Palisade(numbers, routes);
  return [new Fence(numbers, palisade, weights), new Snare(numbers, palisade, weights)];
};

const total = (terms: readonly Term[], cells: Int32Array): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]!.measure(cells);
  return sum;
};
