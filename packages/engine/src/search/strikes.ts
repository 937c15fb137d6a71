import {
  action,
  ambushHolds,
  cell,
  codeOf,
  exponentOf,
  isClear,
  isOpen,
  MAX_SQUARES,
  NOWHERE,
  ALL_DIRECTIONS,
  ORTHOGONAL,
  progressionAmong,
  Steps,
} from '@calculi/rules/kernel';
import type { ActionList, AssaultSpec, Numbers, Survey } from '@calculi/rules/kernel';
import { Nooses } from './nooses.ts';

const { first, second, third, typeOf, MOVE, PLACE, SPLIT, TAKE } = action;
const { MAX_PIECES, occupantId, ROSTER, SIDE, squareOf, WHERE, WORDS } = cell;

const LONGEST_LINE = 15;
/** In a table of what one piece can do to another: it takes it alone where it reaches it. */
const ALONE = 1 << 16;
const UNKNOWN = -1;
const NOBODY = -1;

/**
 * Which actions may take something, told without trying them: moves to where the piece would reach or be in line with an
 * enemy that its number takes, alone or with another that reaches it now, or would shut an enemy in. Few others do: those
 * that open a way or a line by leaving it.
 */
export class Strikes {
  private readonly numbers: Numbers;
  private readonly steps: Steps;
  private readonly nooses: Nooses;
  /** By square and steps, a set each: the squares so many steps away in line. */
  private readonly rings: Int32Array;
  /** By code of attacker and of victim: ALONE, and the steps of its assaults. */
  private readonly prey: Int32Array[] = [];
  /** By code of attacker: the set of pieces other than pyramids that it can take without help. */
  private readonly preySets: Int32Array[] = [];
  /** By code of a helper and of a victim: the set of pieces that take the victim together with the helper. */
  private readonly mates: (Int32Array | undefined)[][] = [];
  /** By victim: the set of pieces that would take it with somebody who reaches it now. */
  private readonly wanted = new Int32Array(2 * MAX_PIECES);
  /** Who can move, and by piece the set of squares where it can go, and of those where it may take something. */
  private readonly movers = new Int32Array(2);
  private readonly goals = new Int32Array(MAX_PIECES * WORDS);
  private readonly loud = new Int32Array(MAX_PIECES * WORDS);
  private cells: Int32Array = new Int32Array(0);
  private side = 0;
  /** Whether captures ask who reaches whom, and how many enemies are reached now. */
  private readonly asksReach: boolean;
  private reached = 0;
  /** Whether captures may follow when a piece comes back from the hand. */
  private readonly placedTake: boolean;
  /** Whether captures stand before anything is played: then nearly every move is followed by them. */
  stands = false;

  /** Where captures are made within the turn; those of two stages cannot be told so. */
  static isPossible({ play }: Numbers): boolean {
    return play.captures.every(({ timing }) => timing === 'choice' || timing === 'sweep');
  }

  constructor(numbers: Numbers) {
    this.numbers = numbers;
    this.nooses = new Nooses(numbers);
    this.placedTake = numbers.play.turn.place?.mayTake === true;
    this.asksReach = numbers.taking.captures.some(({ needsReach }) => needsReach);
    const assaults = numbers.play.captures.filter((spec): spec is AssaultSpec => spec.kind === 'assault');
    this.steps = new Steps(assaults, numbers.field.army);
    const straight = assaults.every(({ directions }) => directions === 'orthogonal');
    this.rings = this.makeRings(straight ? ORTHOGONAL : ALL_DIRECTIONS);
  }

  private makeRings(directions: readonly number[]): Int32Array {
    const rings = new Int32Array(MAX_SQUARES * (LONGEST_LINE + 1) * WORDS);
    const { step, size } = this.numbers.field.geometry;
    for (let from = 0; from < size; from++) {
      for (const direction of directions) {
        let square = step[direction * MAX_SQUARES + from]!;
        for (let steps = 1; square !== NOWHERE; steps++) {
          rings[(from * (LONGEST_LINE + 1) + steps) * WORDS + (square >> 5)]! |= 1 << (square & 31);
          square = step[direction * MAX_SQUARES + square]!;
        }
      }
    }
    return rings;
  }

  /** Looks at all actions of a side whose turn begins; what is asked then is about them. */
  look(cells: Int32Array, actions: ActionList): void {
    const side = cells[SIDE]!;
    this.cells = cells;
    this.side = side;
    this.collect(actions);
    const { movers } = this;
    const survey = this.numbers.taking.find(cells, side);
    this.stands = survey.count > 0;
    this.reached = this.asksReach ? survey.reachedCount : 0;
    for (let index = 0; index < this.reached; index++) this.want(survey, survey.reached[index]!);
    const nooses = this.nooses.find(cells, side);
    for (let word = 0; word < 2; word++) {
      for (let left = movers[word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        for (let part = 0; part < WORDS; part++)
          this.loud[id * WORDS + part] = this.goals[id * WORDS + part]! & nooses[part]!;
        this.strike(id, survey);
      }
    }
  }

  /** Sorts the actions by the piece that moves. */
  private collect({ items, length }: ActionList): void {
    const { goals, movers } = this;
    movers[0] = movers[1] = 0;
    for (let index = 0; index < length; index++) {
      const code = items[index]!;
      const id = this.moverOf(code);
      if (id === NOBODY) continue;
      const bit = 1 << (id & 31);
      const at = id * WORDS;
      if ((movers[id >> 5]! & bit) === 0) {
        movers[id >> 5]! |= bit;
        goals[at] = goals[at + 1] = goals[at + 2] = goals[at + 3] = 0;
      }
      const to = second(code);
      goals[at + (to >> 5)]! |= 1 << (to & 31);
    }
  }

  /** Finds who would take an enemy together with one of those that reach it. */
  private want(survey: Survey, victim: number): void {
    const { cells, wanted } = this;
    const { army } = this.numbers.field;
    const code = codeOf(army, cells, victim);
    const count = survey.reacherCount[victim]!;
    let low = 0;
    let high = 0;
    for (let which = 0; which < count; which++) {
      const mates = this.matesOf(codeOf(army, cells, survey.reacher(victim, which)), code);
      low |= mates[0]!;
      high |= mates[1]!;
    }
    wanted[2 * victim] = low;
    wanted[2 * victim + 1] = high;
  }

  /** The piece that an action moves to where it may take something, or NOBODY: after an irregular leap nothing is taken. */
  private moverOf(code: number): number {
    const type = typeOf(code);
    if (type === MOVE) return third(code) === 0 ? occupantId(this.cells[first(code)]!) : NOBODY;
    if (type !== SPLIT) return NOBODY;
    return this.numbers.field.army.pieces[occupantId(this.cells[first(code)]!)]!.layers[third(code)]!;
  }

  mayTake(code: number): boolean {
    const id = this.moverOf(code);
    if (id === NOBODY) return typeOf(code) === TAKE || (typeOf(code) === PLACE && this.placedTake);
    const to = second(code);
    return ((this.loud[id * WORDS + (to >> 5)]! >> (to & 31)) & 1) !== 0;
  }

  private strike(id: number, survey: Survey): void {
    const { cells, wanted } = this;
    const { army } = this.numbers.field;
    const code = codeOf(army, cells, id);
    const prey = this.preySets[code] ?? this.findPrey(code);
    const table = this.prey[code]!;
    const enemies = ROSTER + 2 * (1 - this.side);
    for (let word = 0; word < 2; word++) {
      for (let left = cells[enemies + word]! & prey[word]!; left !== 0; left &= left - 1) {
        const victim = 31 - Math.clz32(left & -left) + 32 * word;
        const which = codeOf(army, cells, victim);
        const known = table[which] === UNKNOWN ? this.preyOf(code, which) : table[which]!;
        const square = squareOf(cells[WHERE + victim]!);
        if ((known & ALONE) !== 0) this.reachFrom(id, code, square);
        for (let steps = known & (ALONE - 1); steps !== 0; steps &= steps - 1)
          this.aimFrom(id, square, 31 - Math.clz32(steps & -steps));
      }
    }
    for (let index = 0; index < this.reached; index++) {
      const victim = survey.reached[index]!;
      if ((wanted[2 * victim + (id >> 5)]! >>> id) & 1)
        this.reachFrom(id, code, squareOf(cells[WHERE + victim]!));
    }
  }

  /** Notes where a piece can go from where it reaches a square. Ways lead as well back as there. */
  private reachFrom(id: number, code: number, square: number): void {
    const { goals, loud, cells } = this;
    const { army, ways } = this.numbers.field;
    const { targets, paths, start } = ways;
    const row = army.row[code]! + square;
    const at = id * WORDS;
    const set = row * WORDS;
    if (!meet(targets, set, goals, at)) return;
    const end = start[row + 1]!;
    for (let entry = start[row]!; entry < end; entry++) {
      const goal = paths[entry]! & 255;
      if (((goals[at + (goal >> 5)]! >> (goal & 31)) & 1) !== 0 && isOpen(ways, cells, entry))
        loud[at + (goal >> 5)]! |= 1 << (goal & 31);
    }
  }

  /** Notes where a piece can go that is so many steps in line from a square, with nothing between. */
  private aimFrom(id: number, square: number, steps: number): void {
    const { goals, loud, rings, cells } = this;
    const at = id * WORDS;
    const ring = (square * (LONGEST_LINE + 1) + steps) * WORDS;
    if (!meet(rings, ring, goals, at)) return;
    for (let word = 0; word < WORDS; word++) {
      for (let left = rings[ring + word]! & goals[at + word]!; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (isClear(this.numbers.field.geometry, cells, square, 31 - Math.clz32(bit) + 32 * word))
          loud[at + word]! |= bit;
      }
    }
  }

  private findPrey(code: number): Int32Array {
    const { army } = this.numbers.field;
    const set = new Int32Array(2);
    this.prey[code] ??= new Int32Array(army.worth.length).fill(UNKNOWN);
    for (let id = 0; id < army.loose; id++)
      if (army.pyramidCode[id] !== 0 || this.preyOf(code, id) !== 0) set[id >> 5]! |= 1 << (id & 31);
    return (this.preySets[code] = set);
  }

  private preyOf(code: number, victim: number): number {
    const { army } = this.numbers.field;
    const table = (this.prey[code] ??= new Int32Array(army.worth.length).fill(UNKNOWN));
    const known = table[victim]!;
    if (known !== UNKNOWN) return known;
    const alone = this.someAgree(code, victim, (u, v) => this.takesAlone(u, v));
    return (table[victim] = this.steps.between(code, victim) | (alone ? ALONE : 0));
  }

  private someAgree(code: number, victim: number, agree: (u: number, v: number) => boolean): boolean {
    const { army } = this.numbers.field;
    return army.attack[code]!.some((u) => army.target[victim]!.some((v) => agree(u, v)));
  }

  private takesAlone(u: number, v: number): boolean {
    return this.numbers.play.captures.some(
      ({ kind }) =>
        (kind === 'encounter' && u === v) ||
        (kind === 'power' && (exponentOf(u, v) > 0 || exponentOf(v, u) > 0)),
    );
  }

  private matesOf(helper: number, victim: number): Int32Array {
    return ((this.mates[helper] ??= [])[victim] ??= this.findMates(helper, victim));
  }

  private findMates(helper: number, victim: number): Int32Array {
    const { army } = this.numbers.field;
    const set = new Int32Array(2);
    for (let id = 0; id < army.loose; id++) {
      const takes =
        army.pyramidCode[id] !== 0 ||
        army.attack[helper]!.some((w) => this.someAgree(id, victim, (u, v) => this.takeTogether(u, w, v)));
      if (takes) set[id >> 5]! |= 1 << (id & 31);
    }
    return set;
  }

  private takeTogether(u: number, w: number, v: number): boolean {
    return this.numbers.play.captures.some(
      (spec) =>
        (spec.kind === 'ambush' && spec.relations.some((relation) => ambushHolds(relation, u, w, v))) ||
        (spec.kind === 'progression' && progressionAmong(u, w, v) !== 0),
    );
  }
}

/** Whether two sets of squares have one in common. */
const meet = (one: Int32Array, at: number, other: Int32Array, from: number): boolean =>
  ((one[at]! & other[from]!) |
    (one[at + 1]! & other[from + 1]!) |
    (one[at + 2]! & other[from + 2]!) |
    (one[at + 3]! & other[from + 3]!)) !==
  0;
