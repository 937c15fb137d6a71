import { codeOf } from '../kernel/army.ts';
import type { Army } from '../kernel/army.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { countedDistance } from '../numbers/relation.ts';
import { standingAt } from '../position.ts';
import type { Position } from '../position.ts';
import { fail } from '../spec/problem.ts';
import type { CaptureKind, CaptureSpec } from '../spec/ruleset.ts';
import { makeSquare, parseSquare } from '../square.ts';
import type { Square } from '../square.ts';
import { assaultEquation, loneEquation, pairEquation } from './equations.ts';
import type { AssaultSpec, PairSpec } from './equations.ts';

/** What a piece could take by its number alone, wherever the pieces stand. */
export interface Possibility {
  readonly kind: CaptureKind;
  readonly clause: string;
  readonly victim: Square;
  readonly piece: string;
  /** A second piece that would have to help. */
  readonly partner: Square | null;
  /** The distance an assault needs, in the rule set's counting. */
  readonly distance: number | null;
  readonly equation: string;
}

/** The arithmetic list of the piece on a square: every enemy on the board that its number could take. */
export const arithmetic = (position: Position, name: Square): Possibility[] => {
  const { rules, cells } = position;
  const { program, geometry } = rules;
  const square = parseSquare(geometry, name, ['square']);
  if (cells[square] === 0) fail(['square'], 'empty', name);
  if (!(program instanceof Numbers)) return [];
  const { army } = program.field;
  const others = Array.from({ length: geometry.size }, (_, each) => each).filter(
    (each) => each !== square && cells[each] !== 0,
  );
  const isOwn = (each: number) => cell.ownerOf(cells[each]!) === cell.ownerOf(cells[square]!);
  const partners = others.filter(isOwn);
  const list = new ArithmeticList(position, army, valuesAt(army.attack, army, cells, square), partners);
  for (const victim of others.filter((each) => !isOwn(each))) {
    for (const spec of program.play.captures) list.add(spec, victim);
  }
  return list.found;
};

const valuesAt = (table: readonly Int32Array[], army: Army, cells: Int32Array, square: number): number[] => [
  ...new Set(table[codeOf(army, cells, cell.occupantId(cells[square]!))]),
];

class ArithmeticList {
  readonly found: Possibility[] = [];
  private readonly position: Position;
  private readonly army: Army;
  private readonly mine: readonly number[];
  private readonly partners: readonly number[];

  constructor(position: Position, army: Army, mine: readonly number[], partners: readonly number[]) {
    this.position = position;
    this.army = army;
    this.mine = mine;
    this.partners = partners;
  }

  add(spec: CaptureSpec, victim: number): void {
    const targets = valuesAt(this.army.target, this.army, this.position.cells, victim);
    for (const u of this.mine) for (const v of targets) this.addNumbers(spec, victim, u, v);
  }

  private addNumbers(spec: CaptureSpec, victim: number, u: number, v: number): void {
    switch (spec.kind) {
      case 'encounter':
      case 'power':
        return this.push(spec, victim, null, null, loneEquation(spec, u, v));
      case 'assault':
        return this.addAssault(spec, victim, u, v);
      case 'ambush':
      case 'progression':
        return this.addPairs(spec, victim, u, v);
      case 'siege':
        return undefined;
    }
  }

  private addAssault(spec: AssaultSpec, victim: number, u: number, v: number): void {
    const { files, ranks } = this.position.rules.geometry;
    for (let steps = 1; steps < Math.max(files, ranks); steps++) {
      const distance = countedDistance(spec.count, steps);
      this.push(spec, victim, null, distance, assaultEquation(spec, u, 0, v, distance));
    }
  }

  private addPairs(spec: PairSpec, victim: number, u: number, v: number): void {
    for (const partner of this.partners) {
      for (const w of valuesAt(this.army.attack, this.army, this.position.cells, partner))
        this.push(spec, victim, partner, null, pairEquation(spec, u, w, v));
    }
  }

  /** Notes an equation, if there is one. */
  private push(
    { kind, clause }: CaptureSpec,
    victim: number,
    partner: number | null,
    distance: number | null,
    equation: string | null,
  ): void {
    if (equation === null) return;
    const name = (square: number) => makeSquare(this.position.rules.geometry, square);
    this.found.push({
      kind,
      clause,
      victim: name(victim),
      piece: standingAt(this.position, victim)?.text ?? '',
      partner: partner === null ? null : name(partner),
      distance,
      equation,
    });
  }
}
