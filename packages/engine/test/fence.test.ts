import { compile, halleBeginner, parsePosition } from '@calculi/rules';
import { MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { mixer } from '../src/chance.ts';
import { Assignment } from '../src/evaluation/assignment.ts';
import { Cut, FORBIDDEN } from '../src/evaluation/cut.ts';
import { assess } from '../src/think.ts';

const rules = compile(halleBeginner);
const { geometry } = rules;

const numbersBelow = (most: number, seed: number): (() => number) => {
  const next = mixer(seed);
  return () => next() % most;
};

/** By trying every order. */
const leastOf = (costs: readonly (readonly number[])[]): number => {
  const [row, ...rest] = costs;
  if (row === undefined) return 0;
  return Math.min(
    ...row.map((cost, column) => cost + leastOf(rest.map((other) => other.filter((_, at) => at !== column)))),
  );
};

describe('an assignment', () => {
  it.each([1, 2, 3, 4, 5])('of %i rows costs as little as any', (rows) => {
    const assignment = new Assignment();
    const random = numbersBelow(12, rows);
    for (let round = 0; round < 40; round++) {
      const columns = rows + (round % 3);
      const costs = Array.from({ length: rows }, () => Array.from({ length: columns }, random));
      costs.forEach((row, at) => row.forEach((cost, column) => assignment.set(at, column, cost)));
      expect(assignment.solve(rows, columns)).toBe(leastOf(costs));
    }
  });
});

/** Squares that can be reached step by step past others. */
const reachedFrom = (source: number, held: ReadonlySet<number>): Set<number> => {
  const reached = new Set([source]);
  for (const square of reached) {
    for (const direction of ORTHOGONAL) {
      const next = geometry.step[direction * MAX_SQUARES + square]!;
      if (next !== NOWHERE && !held.has(next)) reached.add(next);
    }
  }
  return reached;
};

describe('a cut', () => {
  const CORNER = 0;
  const isFar = Uint8Array.from({ length: MAX_SQUARES }, (_, square) =>
    Number((square % geometry.files) + Math.floor(square / geometry.files) >= 5),
  );
  const costOf = (cut: Cut, squares: readonly number[]): number =>
    squares.reduce((sum, square) => sum + cut.costs[square]!, 0);

  it('keeps a square from all goals, and no slanting line does so more cheaply', () => {
    const cut = new Cut(geometry);
    const random = numbersBelow(9, 3);
    for (let round = 0; round < 50; round++) {
      cut.costs.forEach((_, square) => (cut.costs[square] = random()));
      const squares = cut.find(CORNER, isFar)!;
      const reached = reachedFrom(CORNER, new Set(squares));
      expect([...reached].some((square) => isFar[square] === 1)).toBe(false);
      for (let steps = 1; steps < 5; steps++) {
        const line = Array.from({ length: steps + 1 }, (_, file) => file + geometry.files * (steps - file));
        expect(costOf(cut, squares)).toBeLessThanOrEqual(costOf(cut, line));
      }
    }
  });

  it('is where it costs least, of equal ones the nearest, and nowhere if it is forbidden or costs too much', () => {
    const cut = new Cut(geometry);
    cut.costs.fill(3);
    expect(cut.find(CORNER, isFar)).toEqual([1, geometry.files]);
    expect(cut.find(CORNER, isFar, 6)).toEqual([1, geometry.files]);
    expect(cut.find(CORNER, isFar, 5)).toBeNull();
    cut.costs[1] = FORBIDDEN;
    expect(cut.find(CORNER, isFar)).toEqual([2, geometry.files, geometry.files + 1]);
    cut.costs.fill(FORBIDDEN);
    expect(cut.find(CORNER, isFar)).toBeNull();
  });
});

describe('a fence', () => {
  /** The odd pyramid stands in the corner, two posts of three are taken, and a triangle could take the third. */
  const fenceOf = (third: string, rest = '3,P36+25+16+9+4+1,4') =>
    assess(parsePosition(rules, `${third}/8/8/8/8/8/8/c3,7/${rest} e -/- - 0`))['fence']!;
  const [CLOSED, NEAR, FAR] = [
    'p64+49+36+25+16,1,T6,5/1,T20,6/C2,7/8',
    'p64+49+36+25+16,7/1,T20,1,T6,4/C2,7/8',
    'p64+49+36+25+16,7/1,T20,6/C2,4,T6,2/8',
  ];

  it('counts the more the sooner it can be closed', () => {
    expect(fenceOf(CLOSED)).toBeGreaterThan(fenceOf(NEAR));
    expect(fenceOf(NEAR)).toBeGreaterThan(fenceOf(FAR));
    expect(fenceOf(FAR)).toBeGreaterThan(0);
  });

  it('counts nothing once the pyramid has fallen', () => {
    expect(fenceOf(CLOSED.replace('p64+49+36+25+16', '1'))).toBe(0);
  });
});
