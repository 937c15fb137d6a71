import { cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';
import { NEVER_CLOSED } from './palisade.ts';
import type { Palisade } from './palisade.ts';
import type { Weights } from './weights.ts';

const { HELD, WHERE } = cell;

/** Steps from the pyramid that each fence leaves free. */
const ROOMS = [1, 2, 3] as const;
/** Steps from the pyramid that every fence keeps it from. */
const OUTSIDE = 6;

/**
 * Where a pyramid must be shut in: fences around it, one narrow and others wider, and how many turns it takes to close each.
 * Where they run is decided when the search begins, by the cheapest cut between the pyramid and what is far from it.
 * Whoever does not see a fence coming wanders into it, and once it is closed the pyramid cannot get away.
 */
export class Fence implements Term {
  readonly name = 'fence';
  private readonly numbers: Numbers;
  private readonly palisade: Palisade;
  /** By turns until it is closed: what a fence counts. */
  private readonly values: Float64Array;
  private readonly isWanted: boolean;
  private side: 0 | 1 = 0;
  /** The squares of each, the narrowest first, as they were found when the search began. */
  fences: readonly (readonly number[])[] = [];

  constructor(numbers: Numbers, palisade: Palisade, { fence, fenceFade }: Weights) {
    this.numbers = numbers;
    this.palisade = palisade;
    this.values = Float64Array.from({ length: NEVER_CLOSED + 1 }, (_, turns) => fence * fenceFade ** turns);
    this.isWanted = fence > 0;
  }

  prepare({ cells, side }: Kernel, perception: Perception | null): void {
    this.side = side === 0 ? 0 : 1;
    this.fences = [];
    const prey = this.numbers.field.army.pyramids[1 - this.side]!;
    if (!this.isWanted || perception !== null || prey < 0 || cells[WHERE + prey]! >= HELD) return;
    this.palisade.begin(cells, this.side);
    this.fences = ROOMS.map((room) => this.palisade.around(cells[WHERE + prey]! & 127, room, OUTSIDE)).filter(
      (fence) => fence !== null,
    );
  }

  /** Only whoever is to play has looked for fences. */
  measure(cells: Int32Array): number {
    let sum = 0;
    for (let index = 0; index < this.fences.length; index++)
      sum += this.values[this.palisade.turnsTo(cells, this.fences[index]!)]!;
    return this.side === 0 ? sum : -sum;
  }
}
