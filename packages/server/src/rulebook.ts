import type { Agreement } from '@calculi/protocol';
import {
  compile,
  initialPosition,
  legalActions,
  parsePosition,
  resultOf,
  ruleSets,
  RulesError,
} from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { Refusal, refuse } from './refusal.ts';

/** How many agreements are kept compiled. */
const KEPT = 64;

type Played = Pick<Agreement, 'rules' | 'options' | 'position'>;

/** First positions of agreements, with their compiled rules; those used last are kept. */
export class Rulebook {
  readonly #starts = new Map<string, Position>();
  readonly #kept: number;

  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  /** The position a game begins from. Refuses an unsound agreement with everything that is wrong with it. */
  startOf(agreement: Played): Position {
    const key = keyOf(agreement);
    const start = this.#starts.get(key) ?? openStart(agreement);
    this.#starts.delete(key);
    this.#starts.set(key, start);
    const [oldest] = this.#starts.keys();
    if (this.#starts.size > this.#kept && oldest !== undefined) this.#starts.delete(oldest);
    return start;
  }

  get size(): number {
    return this.#starts.size;
  }
}

const keyOf = ({ rules, options, position }: Played): string =>
  JSON.stringify([rules, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)), position]);

const openStart = (agreement: Played): Position => {
  const [id, version] = agreement.rules.split('@');
  const spec = ruleSets.find((each) => each.id === id);
  if (!spec) return refuse('unsound', `rules: there is no rule set “${id}”`);
  if (String(spec.version) !== version)
    return refuse('unsound', `rules: version ${version} of ${id} is not known here, only ${spec.version}`);
  try {
    const rules = compile(spec, agreement.options);
    const start =
      agreement.position === null ? initialPosition(rules) : parsePosition(rules, agreement.position);
    if (resultOf(start) || legalActions(start).length === 0)
      return refuse('unsound', 'position: there is nothing to play');
    return start;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new Refusal('unsound', error.message.replaceAll('\n', '; '));
  }
};
