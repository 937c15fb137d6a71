import type { Rules } from '@calculi/rules';
import { event, Stones } from '@calculi/rules/kernel';
import type { Geometry, Kernel, Survey } from '@calculi/rules/kernel';
import { mix } from './chance.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import type { Level } from './levels.ts';

const { BOUND_EVENT, MOVED_EVENT, TAKEN_EVENT } = event;

/** In the log a taking has taker, square, piece and layers before its reason, a binding only square and piece. */
const TAKEN_REASON = 4;
const BOUND_REASON = 2;
/** Places within a reason. */
const RULE = 0;
const DISTANCE = 5;
const BY = 6;
const ALSO = 7;
/** Where a move has the piece that moved. */
const MOVER = 2;
/** Apart from the keys of captures. */
const ENDS = 1 << 20;
const SIEGES = 1 << 21;

/** What a player of a lower level sees of captures and harmonies. The same seed always sees the same. */
export class Perception {
  private readonly level: Level;
  private readonly seed: number;
  private readonly geometry: Geometry;
  private readonly evaluator: Evaluator;
  /** By capture rule; stones have but enclosures, which are captures like others to them. */
  private readonly isSiege: readonly boolean[];
  /** Whether it has an eye for what is shut in, or is about to be. */
  readonly seesSieges: boolean;

  constructor(level: Level, seed: number, { geometry, program }: Rules, evaluator: Evaluator) {
    this.level = level;
    this.seed = seed;
    this.geometry = geometry;
    this.evaluator = evaluator;
    this.isSiege = program instanceof Stones ? [] : program.play.captures.map(({ kind }) => kind === 'siege');
    this.seesSieges = this.draw(SIEGES, level.sieges);
  }

  /** How much it cares for what is not yet a capture, from 0 to 1. */
  get care(): number {
    return this.level.plans;
  }

  /**
   * What the side that has just acted does not see of what its action did, as a correction of its score: captures of
   * its own that it has no eye for seem to gain nothing, and those of the other to cost nothing.
   */
  overlooked({ events, program }: Kernel, side: number): number {
    const isStones = program instanceof Stones;
    let correction = 0;
    for (const { type, numbers } of events) {
      const isTaken = type === TAKEN_EVENT;
      if (!isTaken && type !== BOUND_EVENT) continue;
      const reason = numbers.slice(isTaken ? TAKEN_REASON : BOUND_REASON);
      const isSeen = isStones ? this.seesEnclosure(reason) : this.sees(reason[RULE]!, reason[DISTANCE]!);
      if (isSeen) continue;
      const [taker, id, layers] = isTaken ? [numbers[0]!, numbers[2]!, numbers[3]!] : [side, numbers[1]!, 0];
      const prize = this.evaluator.prize(type, taker === 0 ? 0 : 1, id, layers);
      correction += taker === side ? -prize : prize;
    }
    return correction;
  }

  /** Whether it sees that the last action has ended the game: by the piece that moved. */
  seesEnd({ events }: Kernel): boolean {
    if (this.level.ends >= 1) return true;
    let mover = 0;
    for (const { type, numbers } of events) if (type === MOVED_EVENT) mover = numbers[MOVER]!;
    return this.draw(ENDS + mover, this.level.ends);
  }

  /** Stones have only one way of taking: it is seen or not by row, column or corner and the quarter of the board. */
  private seesEnclosure(reason: readonly number[]): boolean {
    const { files, ranks } = this.geometry;
    const one = reason[BY] ?? 0;
    const other = reason[ALSO] ?? one;
    const bearing =
      one % files === other % files ? 1 : Math.floor(one / files) === Math.floor(other / files) ? 2 : 3;
    const quarter = 2 * Number(one % files < files / 2) + Number(one < (files * ranks) / 2);
    return this.draw(4 * bearing + quarter, this.level.captures);
  }

  noticesCapture(survey: Survey, index: number): boolean {
    return this.sees(survey.rule(index), survey.number(index, 3));
  }

  /** Whether these pieces are seen to belong together. */
  noticesHarmony(ids: readonly number[]): boolean {
    return this.draw(
      ids.reduce((key, id) => key * 61 + id + 1, 7),
      this.level.plans,
    );
  }

  private sees(rule: number, distance: number): boolean {
    return this.isSiege[rule] ? this.seesSieges : this.draw(rule * 64 + distance, this.level.captures);
  }

  private draw(key: number, probability: number): boolean {
    if (probability >= 1) return true;
    return (mix(mix(this.seed + 1) + Math.imul(key, 0x9e3779b1)) >>> 0) / 2 ** 32 < probability;
  }
}
