import { cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';
import { NEVER_CLOSED } from './palisade.ts';
import type { Palisade } from './palisade.ts';
import type { Weights } from './weights.ts';

const { HELD, STANDING, WHERE } = cell;

/** With so many enemies or fewer the pyramid can be fenced in without taking others first. */
const CROWD = 12;
/** Steps from a piece that a snare leaves free: with none it takes the piece at once. */
const ROOMS = [0, 1] as const;
/** Steps from a piece that every snare keeps it from. */
const OUTSIDE = 5;
/** Turns that each step of room costs, until the piece is besieged in it. */
const TO_BESIEGE = 2;
/** Turns of the most expensive snare, and how many there are. */
const MOST = 10;
const COUNT = 3;

/** A fence around a piece. */
interface Planned {
  readonly id: number;
  readonly fence: readonly number[];
}

/**
 * Where a pyramid must be shut in and stands in a crowd, so that no fence around it can be closed: the cheapest fences around
 * others of its army. A piece of many seldom moves, and each that is taken thins the crowd and keeps the game from its draw.
 */
export class Snare implements Term {
  readonly name = 'snare';
  private readonly numbers: Numbers;
  private readonly palisade: Palisade;
  /** By turns until it is closed: what a snare counts. */
  private readonly values: Float64Array;
  private readonly isWanted: boolean;
  private side: 0 | 1 = 0;
  /** The cheapest first, as they were found when the search began. */
  snares: readonly Planned[] = [];

  constructor(numbers: Numbers, palisade: Palisade, { snare, snareFade }: Weights) {
    this.numbers = numbers;
    this.palisade = palisade;
    this.values = Float64Array.from({ length: NEVER_CLOSED + 1 }, (_, turns) => snare * snareFade ** turns);
    this.isWanted = snare > 0;
  }

  prepare({ cells, side }: Kernel, perception: Perception | null): void {
    this.side = side === 0 ? 0 : 1;
    this.snares = [];
    const pyramid = this.numbers.field.army.pyramids[1 - this.side]!;
    const isCrowd = cells[STANDING + 1 - this.side]! > CROWD;
    if (!this.isWanted || !isCrowd || perception !== null || pyramid < 0 || cells[WHERE + pyramid]! >= HELD)
      return;
    this.palisade.begin(cells, this.side);
    this.snares = this.findSnares(cells, pyramid);
  }

  /** Only whoever is to play has looked for snares. */
  measure(cells: Int32Array): number {
    let sum = 0;
    for (let index = 0; index < this.snares.length; index++)
      sum += this.values[this.palisade.turnsTo(cells, this.snares[index]!.fence)]!;
    return this.side === 0 ? sum : -sum;
  }

  private findSnares(cells: Int32Array, pyramid: number): readonly Planned[] {
    const found: (Planned & { readonly turns: number })[] = [];
    for (let id = 0; id < this.numbers.field.army.loose; id++) {
      if (cells[WHERE + id]! >> 7 !== 1 - this.side || id === pyramid) continue;
      for (const room of ROOMS) {
        const fence = this.palisade.around(cells[WHERE + id]! & 127, room, OUTSIDE, MOST);
        if (fence !== null)
          found.push({ id, fence, turns: this.palisade.turnsTo(cells, fence) + TO_BESIEGE * room });
      }
    }
    return found.sort((x, y) => x.turns - y.turns).slice(0, COUNT);
  }
}
