import * as cell from './kernel/cells.ts';
import { Numbers } from './kernel/numbers.ts';
import type { VictoryFacts } from './mechanisms/winning/operator.ts';
import type { Grade } from './numbers/progression.ts';
import { standingAt } from './position.ts';
import type { Position } from './position.ts';
import { sideName } from './rules.ts';
import type { EndsSpec, ProgressionKind, SideName } from './spec/ruleset.ts';
import { makeSquare } from './square.ts';
import type { Square } from './square.ts';

/** A victory of the rules, named. */
export type Victory = { readonly clause: string } & (
  | { readonly kind: 'plunder'; readonly pieces: number; readonly sum: number; readonly digits: number }
  | { readonly kind: 'digits'; readonly digits: string }
  | {
      readonly kind: 'harmony';
      readonly grade: Grade;
      readonly progressions: readonly ProgressionKind[];
      readonly squares: readonly Square[];
      readonly pieces: readonly string[];
      readonly values: readonly number[];
    }
);

/** Why a game is over. */
export type EndReason = cell.KernelReason | 'resignation' | 'agreement';

/** How a game ended. */
export interface Result {
  /** Null for a draw. */
  readonly winner: SideName | null;
  readonly reason: EndReason;
  /** The clause that ended it; a resignation or an agreement needs none. */
  readonly clause?: string;
  readonly victory?: Victory;
}

const endClause = ({ clauses }: EndsSpec, reason: cell.KernelReason): string =>
  reason === 'quiet' || reason === 'repetition'
    ? clauses[reason]
    : reason.startsWith('last')
      ? clauses.lastPiece
      : clauses.noTurn;

/** How the game ended, or null while it goes on. */
export const resultOf = (position: Position): Result | null => {
  const { rules, cells } = position;
  const code = cells[cell.OUTCOME]!;
  if (code === 0) return null;
  const side = cell.outcomeWinner(code);
  const winner = side === 2 ? null : sideName(rules, side);
  const reason = cell.outcomeReason(code);
  if (reason !== 'victory' || !(rules.program instanceof Numbers))
    return { winner, reason, clause: endClause(rules.ruleSet.ends, reason) };
  const operator = rules.program.victories[cell.outcomeVictory(code)]!;
  const { clause } = operator.spec;
  const facts = operator.describe(cells, side);
  return { winner, reason, clause, ...(facts && { victory: { clause, ...nameFacts(position, facts) } }) };
};

const nameFacts = (position: Position, facts: VictoryFacts) => {
  if (facts.type === 'plunder')
    return { kind: facts.type, pieces: facts.pieces, sum: facts.sum, digits: facts.digits } as const;
  if (facts.type === 'digits') return { kind: facts.type, digits: facts.digits } as const;
  return {
    kind: facts.type,
    grade: facts.grade,
    progressions: facts.kinds,
    squares: facts.squares.map((square) => makeSquare(position.rules.geometry, square)),
    pieces: facts.squares.map((square) => standingAt(position, square)?.text ?? ''),
    values: facts.values,
  } as const;
};
