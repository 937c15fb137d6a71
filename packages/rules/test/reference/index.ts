/**
 * The reference: naive rules of all eight rule sets, written from `rules.md` alone.
 * It is a test oracle for the kernel and shares no code with it.
 */

import { byText } from './board.ts';
import { boutin } from './boutin.ts';
import type { Game } from './ending.ts';
import { glorious } from './glorious.ts';
import { halle } from './halle.ts';
import { initialState, latrunculiTurns } from './latrunculi.ts';
import { type Options, resolve } from './options.ts';
import { scholars } from './scholars.ts';
import { parseState, printState } from './stones.ts';
import { parsePosition, printPosition } from './text.ts';

export interface ReferenceTurn {
  position: string;
  result: null | { winner: string | null; why: string };
  /** Squares whose pieces or layers were taken, sorted, each once. */
  taken: string[];
}

/** Every position reachable by one complete turn, each once, sorted by its text. */
export function referenceTurns(
  rules: string,
  options: Readonly<Record<string, string>>,
  position: string,
): ReferenceTurn[] {
  const resolved = resolve(rules, options);
  if (rules.startsWith('latrunculi-')) {
    const found = latrunculiTurns(rules === 'latrunculi-seneca', resolved, parseState(position));
    return eachOnce(
      found.map(({ state, taken, result }) => ({ position: printState(state), result, taken: [...taken] })),
    );
  }
  const found = gameOf(rules, resolved).turns(parsePosition(position));
  return eachOnce(
    found.map((outcome) => ({
      position: printPosition(outcome.position),
      result: outcome.result,
      taken: [...outcome.taken].sort(byText),
    })),
  );
}

export function referenceInitial(rules: string, options: Readonly<Record<string, string>>): string {
  const resolved = resolve(rules, options);
  if (rules.startsWith('latrunculi-')) return printState(initialState(resolved));
  return printPosition(gameOf(rules, resolved).initial());
}

/** The text read and written again: equal to the text if that is in normal form. */
export function referenceRoundTrip(rules: string, position: string): string {
  if (rules.startsWith('latrunculi-')) return printState(parseState(position));
  return printPosition(parsePosition(position));
}

function gameOf(rules: string, options: Options): Game {
  switch (rules) {
    case 'halle-beginner':
      return halle(false, options);
    case 'halle-advanced':
      return halle(true, options);
    case 'scholars':
      return scholars(false, options);
    case 'nexus-corenae':
      return scholars(true, options);
    case 'boutin':
      return boutin(options);
    case 'glorious':
      return glorious(options);
    default:
      throw new Error(`unknown rule set: ${rules}`);
  }
}

/** Different ways to one position count once (two equal pieces may change places by being taken). */
function eachOnce(turns: readonly ReferenceTurn[]): ReferenceTurn[] {
  const key = (turn: ReferenceTurn): string => `${turn.position} ${turn.taken.join()}`;
  const sorted = [...turns].sort((a, b) => byText(key(a), key(b)));
  return sorted.filter((turn, i) => i === 0 || turn.position !== sorted[i - 1]?.position);
}
