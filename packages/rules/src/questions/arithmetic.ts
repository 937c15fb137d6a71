import { codeOf } from '../kernel/army.ts';
import { Numbers } from '../kernel/numbers.ts';
import { countedDistance } from '../numbers/relation.ts';
import { pieceAt, piecesOnBoard } from '../position.ts';
import type { Position, StandingPiece } from '../position.ts';
import { fail } from '../spec/problem.ts';
import type { CaptureKind, CaptureSpec } from '../spec/ruleset.ts';
import type { Square } from '../square.ts';
import { assaultEquation, loneEquation, pairEquation } from './equations.ts';

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

/** A number that another piece brings. */
interface Help {
  readonly partner: Square;
  readonly number: number;
}

/** Takes an equation, if it holds, with who must help and how far away the victim must be. */
type Add = (equation: string | null, partner?: Square | null, distance?: number | null) => void;

/** The arithmetic list of the piece on a square: every enemy on the board that its number could take. */
export const arithmetic = (position: Position, name: Square): Possibility[] => {
  const { rules, cells } = position;
  const { program, geometry } = rules;
  const own = pieceAt(position, name) ?? fail(['square'], 'empty', name);
  if (!(program instanceof Numbers)) return [];
  const { army } = program.field;
  const numbersOf = (table: readonly Int32Array[], { id }: StandingPiece): number[] => [
    ...new Set(table[codeOf(army, cells, id)]),
  ];
  const others = piecesOnBoard(position).filter(({ id }) => id !== own.id);
  const help = others
    .filter(({ side }) => side === own.side)
    .flatMap((each) => numbersOf(army.attack, each).map((number) => ({ partner: each.square, number })));
  const longest = Math.max(geometry.files, geometry.ranks) - 1;
  const found: Possibility[] = [];
  for (const victim of others.filter(({ side }) => side !== own.side)) {
    const { square, text: piece } = victim;
    for (const spec of program.play.captures) {
      const { kind, clause } = spec;
      const add: Add = (equation, partner = null, distance = null) => {
        if (equation) found.push({ kind, clause, victim: square, piece, partner, distance, equation });
      };
      for (const u of numbersOf(army.attack, own))
        for (const v of numbersOf(army.target, victim)) addEquations(spec, u, v, help, longest, add);
    }
  }
  return found;
};

/** Every way in which the number u could take the number v. */
const addEquations = (
  spec: CaptureSpec,
  u: number,
  v: number,
  help: readonly Help[],
  longest: number,
  add: Add,
): void => {
  switch (spec.kind) {
    case 'encounter':
    case 'power':
      return add(loneEquation(spec, u, v));
    case 'assault':
      for (let steps = 1; steps <= longest; steps++) {
        const distance = countedDistance(spec.count, steps);
        add(assaultEquation(spec, u, 0, v, distance), null, distance);
        for (const sign of spec.completion)
          for (const { partner, number } of help)
            add(assaultEquation(spec, u, sign === 'plus' ? number : -number, v, distance), partner, distance);
      }
      return;
    case 'ambush':
    case 'progression':
      for (const { partner, number } of help) add(pairEquation(spec, u, number, v), partner);
      return;
    case 'siege':
      // Being shut in has nothing to do with numbers.
      return;
  }
};
