import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { standingAt } from '../position.ts';
import type { Position } from '../position.ts';
import { fail } from '../spec/problem.ts';
import type { CaptureKind, CaptureTiming, Side } from '../spec/ruleset.ts';
import { parseSquare } from '../square.ts';
import type { Square } from '../square.ts';
import type { Capture } from './captures.ts';
import { explainEnclosure } from './why-enclosure.ts';
import { explainNumbers } from './why-numbers.ts';

/** A condition of a capture that fails, with what is there and what would be needed. */
export type Failure =
  /** The numbers make no equation, whatever the distance. */
  | {
      readonly condition: 'relation';
      readonly by: readonly Square[];
      readonly attackers: readonly number[];
      readonly victim: readonly number[];
    }
  /** The equation would hold, but these pieces do not reach the victim: the first square in the way, or none. */
  | {
      readonly condition: 'out-of-reach' | 'blocked';
      readonly by: readonly Square[];
      readonly equation: string | null;
      readonly missing: readonly { readonly square: Square; readonly blockedAt: Square | null }[];
    }
  /** In line, but at another distance than the equation needs. */
  | {
      readonly condition: 'distance';
      readonly by: readonly Square[];
      readonly equation: string;
      readonly found: number;
      readonly needed: number;
    }
  /** At the right distance in line, but something stands between. */
  | {
      readonly condition: 'line-blocked';
      readonly by: readonly Square[];
      readonly equation: string;
      readonly blockedAt: Square;
    }
  /** Not in a line in which this capture works. */
  | {
      readonly condition: 'not-in-line';
      readonly by: readonly Square[];
      readonly equation: string;
      readonly needed: number;
    }
  /** No pair of enemies stands on opposite sides: these squares would be needed. */
  | { readonly condition: 'no-pair'; readonly squares: readonly (readonly [Square, Square])[] }
  /** It can still go there, or is open there. */
  | { readonly condition: 'free'; readonly squares: readonly Square[] }
  /** It stood between them without one of them coming anew. */
  | { readonly condition: 'not-anew'; readonly by: readonly Square[] }
  /** The equation stands, but this clause does not let it be taken now. */
  | { readonly condition: 'not-yet'; readonly clause: string };

/** One way of being taken. */
export interface WhyKind {
  readonly kind: CaptureKind;
  readonly clause: string;
  readonly timing: CaptureTiming | 'bound';
  readonly stands: boolean;
  readonly captures: readonly Capture[];
  readonly failures: readonly Failure[];
}

/** A piece, and every way of being taken that the rules have. */
export interface Why {
  readonly square: Square;
  readonly piece: string;
  readonly marked: boolean;
  readonly bound: boolean;
  readonly kinds: readonly WhyKind[];
}

/** Every way in which the piece on a square can be taken by the other side: what stands, and what fails and why. */
export const why = (position: Position, name: Square): Why => {
  const { rules, cells } = position;
  const square = parseSquare(rules.geometry, name, ['square']);
  const piece = standingAt(position, square) ?? fail(['square'], 'empty', name);
  const taker = (2 - cell.ownerOf(cells[square]!)) as Side;
  const kinds =
    rules.program instanceof Numbers
      ? explainNumbers(position, rules.program, square, taker)
      : explainEnclosure(position, rules.program, square, taker);
  return { square: name, piece: piece.text, marked: piece.marked, bound: piece.bound, kinds };
};
