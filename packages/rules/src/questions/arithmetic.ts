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

/** An equation that may hold, with who must help and how far away the victim must be. */
interface Candidate {
  readonly partner?: Square;
  readonly distance?: number;
  readonly equation: string | null;
}

/** A number that another piece brings. */
interface Help {
  readonly partner: Square;
  readonly number: number;
}

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
    for (const spec of program.play.captures) {
      const { kind, clause } = spec;
      const candidates = numbersOf(army.attack, own).flatMap((u) =>
        numbersOf(army.target, victim).flatMap((v) => equations(spec, u, v, help, longest)),
      );
      for (const { partner = null, distance = null, equation } of candidates)
        if (equation !== null)
          found.push({
            kind,
            clause,
            victim: victim.square,
            piece: victim.text,
            partner,
            distance,
            equation,
          });
    }
  }
  return found;
};

/** Every way in which the number u could take the number v. */
const equations = (
  spec: CaptureSpec,
  u: number,
  v: number,
  help: readonly Help[],
  longest: number,
): Candidate[] => {
  switch (spec.kind) {
    case 'encounter':
    case 'power':
      return [{ equation: loneEquation(spec, u, v) }];
    case 'assault':
      return Array.from({ length: longest }, (_, index) => {
        const distance = countedDistance(spec.count, index + 1);
        return { distance, equation: assaultEquation(spec, u, 0, v, distance) };
      });
    case 'ambush':
    case 'progression':
      return help.map(({ partner, number }) => ({ partner, equation: pairEquation(spec, u, number, v) }));
    case 'siege':
      return [];
  }
};
