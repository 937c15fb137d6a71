import { readdirSync, readFileSync } from 'node:fs';
import {
  compile,
  completeTurns,
  initialPosition,
  parseOptions,
  parsePosition,
  ruleSets,
} from '@calculi/rules';
import type { Position, Rules, Turn } from '@calculi/rules';

/** A position of the suite, as its files have it. */
export interface SuiteEntry {
  readonly id: string;
  readonly rules: string;
  readonly options: string;
  readonly kind: string;
  readonly claim: string;
  readonly tests: string;
  readonly position: string;
  readonly good: readonly string[];
}

const folder = new URL('../suite/', import.meta.url);

export const suiteEntries = (): SuiteEntry[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SuiteEntry[]);

const compiled = new Map<string, Rules>();

/** Rules that nobody has asked the engine about. */
export const freshRules = (id: string, options = ''): Rules => {
  const spec = ruleSets.find((each) => each.id === id);
  if (!spec) throw new Error(`no rule set ${id}`);
  return compile(spec, parseOptions(options));
};

/** Rules, compiled once for all tests. */
export const rulesOf = (id: string, options = ''): Rules => {
  const key = `${id} ${options}`;
  const rules = compiled.get(key) ?? freshRules(id, options);
  compiled.set(key, rules);
  return rules;
};

export const entryPosition = ({ rules, options, position }: SuiteEntry): Position =>
  parsePosition(rulesOf(rules, options), position);

/** Numbers below a limit, the same in every run. */
export const chanceFrom = (seed: number): ((limit: number) => number) => {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
};

/** Turns of games in which captures are liked, each with the position before it. */
export const greedyTurns = function* (
  rules: Rules,
  seed: number,
  count: number,
): Generator<{ readonly position: Position; readonly turn: Turn }> {
  const below = chanceFrom(seed);
  let position = initialPosition(rules);
  for (let played = 0; played < count; played++) {
    const turns = completeTurns(position);
    const loud = turns.filter(({ effects }) =>
      effects.some(({ type }) => type === 'take' || type === 'mark' || type === 'bind' || type === 'place'),
    );
    const from = loud.length > 0 && below(3) > 0 ? loud : turns;
    const turn = from[below(from.length)];
    if (!turn) return;
    yield { position, turn };
    position = turn.result ? initialPosition(rules) : turn.position;
  }
};
