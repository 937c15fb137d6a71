/** The reference against the worked examples, the known counts, and itself in random games. */

import { describe, expect, it } from 'vitest';
import {
  EVEN_VALUES,
  type Example,
  EXAMPLES,
  FOUR_COUNTS,
  FOURS,
  ODD_VALUES,
  PROGRESSION_COUNTS,
  PROGRESSIONS,
  type Step,
} from './examples.ts';
import { referenceInitial, referenceRoundTrip, type ReferenceTurn, referenceTurns } from './index.ts';
import { kindOfThree, kindsOfFour } from './numbers.ts';
import { playAtRandom } from './random-games.ts';
import { parseBoard } from './text.ts';

function fulfils(turn: ReferenceTurn, step: Step): boolean {
  const [boardText = '', , prisoners, marks] = turn.position.split(' ');
  const { board } = parseBoard(boardText, (item) => item);
  const winner = turn.result === null ? null : (turn.result.winner ?? 'draw');
  const squares = step.takes?.map((take) => take.square).sort();
  return (
    Object.entries(step.occupants).every(([square, piece]) => (board.get(square) ?? '') === piece) &&
    (squares === undefined || squares.join() === turn.taken.join()) &&
    (step.binds ?? []).every((square) => /^[bw]$/.test(board.get(square) ?? '')) &&
    (step.prisoners === undefined || step.prisoners === prisoners) &&
    (step.marks === undefined || step.marks === marks) &&
    (step.winner === undefined || step.winner === winner)
  );
}

/** The steps of an example that do not hold. */
function broken(example: Example): Step[] {
  let { position } = example;
  return example.turns.filter((step) => {
    const turns = referenceTurns(example.rules, example.options, position);
    const found = turns.find((turn) => fulfils(turn, step));
    position = found?.position ?? position;
    return (found === undefined) !== (step.never === true);
  });
}

describe('worked examples', () => {
  it.each(EXAMPLES.map((example) => [example.name, example] as const))('%s', (_, example) => {
    expect(referenceRoundTrip(example.rules, example.position)).toBe(example.position);
    expect(broken(example)).toEqual([]);
  });

  it('have different names', () => {
    expect(new Set(EXAMPLES.map((example) => example.name)).size).toBe(EXAMPLES.length);
  });
});

describe('progressions', () => {
  it.each(PROGRESSIONS)('$values is $kind', ({ values, kind }) => {
    expect(kindOfThree(values)).toBe(kind);
  });

  it.each(FOURS)('$values shows $kinds kinds', ({ values, kinds, kindsWithFourTerm }) => {
    expect(kindsOfFour(values, false).size).toBe(kinds);
    expect(kindsOfFour(values, true).size).toBe(kindsWithFourTerm);
  });

  const all = [...new Set([...EVEN_VALUES, ...ODD_VALUES])];

  it('are as many as the rules page says', () => {
    const counts = { arithmetic: 0, geometric: 0, harmonic: 0 };
    for (const three of combinations(all, 3)) {
      const kind = kindOfThree(three);
      if (kind !== null) counts[kind] += 1;
    }
    expect(counts).toEqual(PROGRESSION_COUNTS);
    expect(combinations([...new Set(ODD_VALUES)], 3).some((three) => kindOfThree(three) === 'harmonic')).toBe(
      false,
    );
  });

  it.each(['strict', 'fourTerm'] as const)('of four, %s, too', (reading) => {
    const shown = combinations(all, 4).map((four) => kindsOfFour(four, reading === 'fourTerm').size);
    expect({
      great: shown.filter((kinds) => kinds === 2).length,
      excellent: shown.filter((kinds) => kinds === 3).length,
    }).toEqual(FOUR_COUNTS[reading]);
  });
});

function combinations(values: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, i) =>
    combinations(values.slice(i + 1), size - 1).map((rest) => [value, ...rest]),
  );
}

const GAMES: readonly (readonly [rules: string, options: Readonly<Record<string, string>>, turns: number])[] =
  [
    ['halle-beginner', {}, 90],
    ['halle-beginner', { moves: 'boissiere', difference: 'yes', completion: 'yes', geometric: 'yes' }, 48],
    ['halle-advanced', { setup: 'phalanx', 'pyramid-first': 'no', greatest: 'yes' }, 48],
    ['halle-advanced', { moves: 'second-field', difference: 'yes', grade: 'maior', count: 'inclusive' }, 36],
    ['scholars', {}, 36],
    ['scholars', { product: 'yes', setup: 'phalanx', pieces: '0', sum: '500', count: 'steps' }, 30],
    ['nexus-corenae', { setup: 'forward' }, 30],
    ['boutin', { victory: 'corps' }, 48],
    ['boutin', { setup: 'phalanx', grade: 'excellent', 'four-term': 'no' }, 36],
    ['glorious', {}, 24],
    ['glorious', { count: 'between', perfect: 'no', points: 'no', pieces: '0', digits: '1,2,3' }, 24],
    ['latrunculi-seneca', {}, 120],
    ['latrunculi-seneca', { size: '7x8', first: 'white' }, 120],
    ['latrunculi-piso', { size: '9x10' }, 120],
    ['latrunculi-piso', { size: '9x9' }, 120],
  ];

describe('random games', () => {
  it.each(GAMES)('%s %j keeps pieces, text and order', (rules, options, turns) => {
    expect(playAtRandom(rules, options, turns, 7)).toEqual([]);
  });

  it('starts with the text of design.md', () => {
    expect(referenceInitial('latrunculi-piso', {})).toBe('8/8/8/8/8/8/8/8 b 0/0 - 0 20/20 -/- 0');
  });
});
