import type { Effect } from '../src/index.ts';
import { layersOf } from './model.ts';

/** Reckons the equations of captures anew, from their text. */

type Taking = Extract<Effect, { type: 'take' | 'mark' | 'bind' }>;

const RISE: Readonly<Record<string, (a: number, b: number, c: number) => boolean>> = {
  arithmetic: (a, b, c) => b - a === c - b,
  geometric: (a, b, c) => b * b === a * c,
  harmonic: (a, b, c) => a * (c - b) === c * (b - a),
};

const OPERATIONS: Readonly<Record<string, (x: number, y: number) => number>> = {
  '+': (x, y) => x + y,
  '−': (x, y) => x - y,
  '×': (x, y) => x * y,
  '÷': (x, y) => x / y,
  '^': (x, y) => x ** y,
};

/** Numbers with operators between, from left to right; every text has its products first. */
const reckon = (text: string): number => {
  const [first = '', ...rest] = text.trim().split(' ');
  let value = Number(first);
  for (let at = 0; at < rest.length; at += 2) {
    const operation = OPERATIONS[rest[at] ?? ''];
    if (!operation) throw new Error(`no operation ${rest[at] ?? ''} in ${text}`);
    value = operation(value, Number(rest[at + 1]));
  }
  return value;
};

export const isTrue = (equation: string): boolean => {
  const progression = /^(\d+), (\d+), (\d+) (\w+)$/.exec(equation);
  if (progression) {
    const [a = 0, b = 0, c = 0] = progression.slice(1, 4).map(Number);
    return a < b && b < c && (RISE[progression[4] ?? '']?.(a, b, c) ?? false);
  }
  const sides = equation.split(' = ');
  return sides.length === 2 && reckon(sides[0] ?? '') === reckon(sides[1] ?? '');
};

/** The numbers a piece may stand for: its own, or for a pyramid the sum and every layer. */
export const numbersOf = (piece: string): number[] => {
  const layers = layersOf(piece);
  return [layers.reduce((sum, each) => sum + each, 0), ...layers];
};

const numbersIn = (equation: string): number[] => (equation.match(/\d+/g) ?? []).map(Number);

const place = (square: string): [number, number] => [square.charCodeAt(0) - 96, Number(square.slice(1))];

/** King's steps along a straight line, or 0 where there is none. */
export const stepsBetween = (one: string, other: string): number => {
  const [x, y] = place(one);
  const [u, v] = place(other);
  const [across, up] = [Math.abs(u - x), Math.abs(v - y)];
  return across === 0 || up === 0 || across === up ? Math.max(across, up) : 0;
};

const COUNTED = { between: -1, steps: 0, inclusive: 1 } as const;

/** What is wrong with a capture's reason, given who stands where and how distances are counted; empty if nothing. */
export const problemsOf = (
  effect: Taking,
  board: ReadonlyMap<string, string>,
  count: keyof typeof COUNTED,
): string[] => {
  const { kind, by, equation, square, reckoning } = effect;
  const attackers = by.map((each) => board.get(each) ?? '?');
  const victim = board.get(square) ?? '?';
  const problems: string[] = [];
  const needs = (holds: boolean, message: string) => (holds ? undefined : problems.push(message));
  if (kind === 'enclosure') {
    const sides = by.map((each) => stepsBetween(each, square));
    needs(by.length === 2 && sides.every((steps) => steps === 1), 'two neighbours enclose');
    needs(
      attackers.every((each) => /^[BW]$/.test(each)),
      'free stones enclose',
    );
    return problems;
  }
  if (kind === 'siege') {
    needs(equation === null && reckoning === null, 'a siege has no equation');
    return problems;
  }
  if (equation === null || reckoning === null) return ['an equation is missing'];
  needs(isTrue(equation), `${equation} is false`);
  needs(attackers.length === reckoning.attackers.length, 'every attacker brings one number');
  reckoning.attackers.forEach((number, index) => {
    needs(
      numbersOf(attackers[index] ?? '0').includes(Math.abs(number)),
      `${attackers[index]} is not worth ${number}`,
    );
  });
  needs(numbersOf(victim).includes(reckoning.victim), `${victim} is not worth ${reckoning.victim}`);
  for (const number of [...reckoning.attackers, reckoning.victim]) {
    needs(numbersIn(equation).includes(Math.abs(number)), `${number} is not in ${equation}`);
  }
  if (kind === 'assault') {
    const steps = stepsBetween(by[0] ?? 'a1', square);
    needs(steps > 0, 'an assault needs a line');
    needs(reckoning.distance === steps + COUNTED[count], `the distance is not ${reckoning.distance}`);
  }
  return problems;
};
