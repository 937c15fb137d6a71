import type { Limits } from '@calculi/engine';
import { LARGEST, LIMIT_BOUNDS } from '../bounds.ts';
import { suggestion } from '../nearest.ts';
import { wholeNumber } from '../number.ts';
import { refuse } from '../problem.ts';

/** What `go` asks for. */
export interface Go {
  readonly limits: Limits;
  /** No answer before `stop`. */
  readonly isInfinite: boolean;
}

/** Milliseconds; the level’s own limits hold only where no other is given. */
const ENDLESS = 1_000_000_000;

const NUMBERS = {
  movetime: LIMIT_BOUNDS.time,
  nodes: LIMIT_BOUNDS.nodes,
  depth: LIMIT_BOUNDS.depth,
  p1time: { least: 0, most: LARGEST },
  p2time: { least: 0, most: LARGEST },
  p1inc: { least: 0, most: LARGEST },
  p2inc: { least: 0, most: LARGEST },
} as const;

type NumberWord = keyof typeof NUMBERS;

const KNOWN: readonly string[] = [...Object.keys(NUMBERS), 'infinite'];

const isNumberWord = (word: string): word is NumberWord => Object.hasOwn(NUMBERS, word);

/** Of a clock’s time for the rest of the game, what one turn may take. */
const shareOf = (left: number, increment: number): number => {
  const share = left / 25 + 0.75 * increment;
  const safe = left > 100 ? left - 50 : left / 2;
  return Math.max(1, Math.floor(Math.min(share, safe)));
};

const timeOf = (values: ReadonlyMap<NumberWord, number>, isFirst: boolean): number | undefined => {
  const left = values.get(isFirst ? 'p1time' : 'p2time');
  const share = left === undefined ? undefined : shareOf(left, values.get(isFirst ? 'p1inc' : 'p2inc') ?? 0);
  const given = values.get('movetime');
  return share === undefined || given === undefined ? (given ?? share) : Math.min(given, share);
};

/** Reads the words after `go`; `isFirst` when the player with p1time is to play. */
export const parseGo = (words: readonly string[], isFirst: boolean): Go => {
  const values = new Map<NumberWord, number>();
  let isInfinite = false;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === 'infinite') isInfinite = true;
    else if (isNumberWord(word)) {
      values.set(word, wholeNumber(`go ${word}`, rest.shift() ?? '', NUMBERS[word]));
    } else refuse('go', `“${word}” is not known; there are ${KNOWN.join(', ')}${suggestion(word, KNOWN)}`);
  }
  const time = isInfinite ? ENDLESS : timeOf(values, isFirst);
  const [nodes, depth] = [values.get('nodes'), values.get('depth')];
  return {
    limits: {
      ...(time !== undefined && { time }),
      ...(nodes !== undefined && { nodes }),
      ...(depth !== undefined && { depth }),
    },
    isInfinite,
  };
};
