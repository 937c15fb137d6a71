import { describe, expect, test } from 'vitest';
import { compile, fourHarmonies, progressions, RulesError, ruleSets } from '../src/index.ts';
import type { CaptureSpec } from '../src/index.ts';
import { Numbers } from '../src/kernel/numbers.ts';
import { Steps } from '../src/kernel/steps.ts';
import { kindNames, kindsOfFour, progressionAmong, progressionOf } from '../src/numbers/progression.ts';
import { ambushHolds, assaultHolds, countedDistance, exponentOf } from '../src/numbers/relation.ts';
import { rulesOf } from './cases.ts';
import { EVEN_VALUES, FOURS, ODD_VALUES, PROGRESSIONS } from './reference/examples.ts';

/** Every relation against its definition, written in another way and tried on all numbers. */

const even = [...new Set(EVEN_VALUES)];
const odd = [...new Set(ODD_VALUES)];
const all = [...new Set([...even, ...odd])];
/** With the layers of the pyramids, which are worth something too. */
const everyNumber = [...new Set([...all, 1, 4, 9, 16, 25, 36, 49, 64, 2, 174, 361, 1024])];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** All ways to choose so many of the values, in ascending order. */
const choose = (values: readonly number[], count: number): number[][] => {
  const sorted = [...values].sort((a, b) => a - b);
  let chosen: number[][] = [[]];
  for (let size = 0; size < count; size++) {
    chosen = chosen.flatMap((some) =>
      sorted.filter((value) => value > (some.at(-1) ?? 0)).map((value) => [...some, value]),
    );
  }
  return chosen;
};

/** By steps and ratios, in fractions compared crosswise. */
const kindOf = ([a = 0, b = 0, c = 0]: readonly number[]): string | null => {
  if (b - a === c - b) return 'arithmetic';
  if (BigInt(b) * BigInt(b) === BigInt(a) * BigInt(c)) return 'geometric';
  // 1/a − 1/b = 1/b − 1/c
  if (BigInt(c) * BigInt(b - a) === BigInt(a) * BigInt(c - b)) return 'harmonic';
  return null;
};

const kindsAmong = (four: readonly number[], fourTerm: boolean): Set<string> => {
  const triads = choose(four, 3)
    .map(kindOf)
    .filter((kind) => kind !== null);
  const [a = 0, b = 0, c = 0, d = 0] = four;
  return new Set([...triads, ...(fourTerm && a * d === b * c ? ['geometric'] : [])]);
};

const countBy = (items: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

describe('progressions of three', () => {
  test('are 62, 30 and 18 over both armies, and the same as by definition', () => {
    const found = progressions(all);
    expect(countBy(found.map(({ kind }) => kind))).toEqual({ arithmetic: 62, geometric: 30, harmonic: 18 });
    const expected = choose(all, 3).flatMap((three) =>
      kindOf(three) ? [`${kindOf(three)} ${three.join(' ')}`] : [],
    );
    expect(found.map(({ kind, values }) => `${kind} ${values.join(' ')}`).sort()).toEqual(expected.sort());
  });

  test('come by kind, then by value, and each once', () => {
    const found = progressions([...all, ...all]);
    const key = ({ kind, values }: (typeof found)[number]) =>
      [kind, ...values.map((value) => String(value).padStart(4, '0'))].join();
    expect(found.map(key)).toEqual(found.map(key).sort());
    expect(new Set(found.map(key)).size).toBe(110);
  });

  test('odd alone has no harmonic one; even has two', () => {
    expect(countBy(progressions(odd).map(({ kind }) => kind))).toEqual({ arithmetic: 9, geometric: 11 });
    expect(countBy(progressions(even).map(({ kind }) => kind))).toEqual({
      arithmetic: 11,
      geometric: 12,
      harmonic: 2,
    });
  });

  test('are found for any three numbers to 60, in any order, and of one kind at most', () => {
    for (const [a = 0, b = 0, c = 0] of choose(upTo(60), 3)) {
      const kind = kindOf([a, b, c]);
      expect(kindNames(progressionOf(a, b, c))).toEqual(kind ? [kind] : []);
      for (const [x, y, z] of [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const) {
        if (progressionAmong(x, y, z) !== progressionOf(a, b, c)) throw new Error(`${x} ${y} ${z}`);
      }
    }
  });

  test('need three different numbers in ascending order', () => {
    for (const three of [
      [4, 4, 4],
      [4, 4, 9],
      [4, 9, 9],
      [9, 6, 4],
      [6, 4, 9],
      [3, 1, 2],
    ] as const) {
      expect(progressionOf(three[0], three[1], three[2])).toBe(0);
    }
    expect(progressionAmong(4, 4, 4)).toBe(0);
    expect(progressionAmong(9, 4, 9)).toBe(0);
  });

  test.each(PROGRESSIONS)('$values is $kind ($source)', ({ values, kind }) => {
    const [x = 0, y = 0, z = 0] = values;
    expect(kindNames(progressionAmong(x, y, z))).toEqual(kind ? [kind] : []);
  });

  test.each([
    [[2, 7, 12], 'arithmetic'],
    [[2, 9, 16], 'arithmetic'],
    [[49, 56, 64], 'geometric'],
    [[36, 90, 225], 'geometric'],
    [[2, 6, 12], undefined],
    [[2, 7, 16], undefined],
    [[36, 66, 120], undefined],
    [[36, 72, 125], undefined],
  ] as const)('errata of 001: %j is %s', (values, kind) => {
    const found = progressions(values);
    expect(found.map((each) => each.kind)).toEqual(kind ? [kind] : []);
  });
});

describe('harmonies of four', () => {
  test.each([
    [true, 88, 28],
    [false, 113, 3],
  ])('with the four-term proportion %s: %i great, %i excellent', (fourTerm, great, excellent) => {
    const found = fourHarmonies(all, fourTerm);
    expect(countBy(found.map(({ grade }) => grade))).toEqual({ great, excellent });
    const expected = choose(all, 4)
      .filter((four) => kindsAmong(four, fourTerm).size >= 2)
      .map((four) => `${four.join(' ')} ${[...kindsAmong(four, fourTerm)].sort().join()}`);
    expect(found.map(({ values, kinds }) => `${values.join(' ')} ${[...kinds].sort().join()}`)).toEqual(
      expected,
    );
  });

  test('are excellent without the four-term proportion in three cases', () => {
    const excellent = fourHarmonies(all, false).filter(({ grade }) => grade === 'excellent');
    expect(excellent.map(({ values }) => values.join(' '))).toEqual(['3 4 6 9', '4 6 9 12', '15 20 30 45']);
  });

  test.each(FOURS)('$values', ({ values, kinds, kindsWithFourTerm }) => {
    const [a = 0, b = 0, c = 0, d = 0] = values;
    expect(kindNames(kindsOfFour(a, b, c, d, false))).toHaveLength(kinds);
    expect(kindNames(kindsOfFour(a, b, c, d, true))).toHaveLength(kindsWithFourTerm);
  });

  test('need four different numbers in ascending order', () => {
    expect(kindsOfFour(6, 8, 9, 12, true)).not.toBe(0);
    expect(kindsOfFour(12, 9, 8, 6, true)).toBe(0);
    expect(kindsOfFour(6, 9, 8, 12, true)).toBe(0);
    expect(kindsOfFour(6, 6, 9, 12, true)).toBe(0);
    expect(kindsOfFour(6, 9, 9, 12, true)).toBe(0);
    expect(kindsOfFour(6, 9, 12, 12, true)).toBe(0);
  });
});

describe('two attackers', () => {
  /** What two numbers can make, whichever comes first; a quotient only where nothing remains. */
  const makes = (u: number, w: number): Record<string, number[]> => ({
    sum: [u + w],
    difference: [Math.abs(u - w)],
    product: [u * w],
    quotient: [u / w, w / u].filter((each) => Number.isInteger(each)),
  });

  test('make a victim by sum, difference, product or quotient', () => {
    const numbers = upTo(40);
    const wrong: unknown[] = [];
    for (const u of numbers) {
      for (const w of numbers) {
        for (const relation of ['sum', 'difference', 'product', 'quotient'] as const) {
          const made = makes(u, w)[relation]!;
          for (const victim of [...numbers, u * w, u + w]) {
            if (ambushHolds(relation, u, w, victim) !== made.includes(victim))
              wrong.push([relation, u, w, victim]);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('powers', () => {
  test('have an exponent of two or more, never with 1', () => {
    for (const base of everyNumber) {
      for (const power of everyNumber) {
        const exponent = upTo(12).find(
          (each) => each >= 2 && base > 1 && BigInt(base) ** BigInt(each) === BigInt(power),
        );
        expect(exponentOf(base, power), `${base} ${power}`).toBe(exponent ?? 0);
      }
    }
    expect(exponentOf(3, 81)).toBe(4);
    expect(exponentOf(1, 1)).toBe(0);
    expect(exponentOf(5, 5)).toBe(0);
    expect(exponentOf(25, 5)).toBe(0);
  });
});

describe('assaults', () => {
  test('count distances in three ways', () => {
    expect(upTo(3).map((steps) => countedDistance('between', steps))).toEqual([0, 1, 2]);
    expect(upTo(3).map((steps) => countedDistance('steps', steps))).toEqual([1, 2, 3]);
    expect(upTo(3).map((steps) => countedDistance('inclusive', steps))).toEqual([2, 3, 4]);
  });

  test('multiply, divide, or make the distance itself', () => {
    for (const u of everyNumber) {
      for (const victim of everyNumber) {
        for (const distance of upTo(16)) {
          expect(assaultHolds('multiple', u, distance, victim)).toBe(victim / distance === u);
          expect(assaultHolds('part', u, distance, victim)).toBe(u / distance === victim);
          expect(assaultHolds('distance', u, distance, victim)).toBe(distance / u === victim);
        }
      }
    }
  });

  const specs = ruleSets.flatMap((spec) => {
    if (!spec.options.some(({ name }) => name === 'count')) return [];
    return (['between', 'steps', 'inclusive'] as const).map((count) => ({ id: spec.id, count }));
  });

  test.each(specs)('$id, $count: the table holds exactly the distances that work', ({ id, count }) => {
    const { program } = rulesOf(id, { count });
    if (!(program instanceof Numbers)) throw new Error('stones have no assaults');
    const spec = program.play.captures.find(
      (each): each is Extract<CaptureSpec, { kind: 'assault' }> => each.kind === 'assault',
    )!;
    const table = new Steps([spec], program.field.army);
    const offset = { between: -1, steps: 0, inclusive: 1 }[count];
    // Layers that never leave their pyramid stand nowhere of their own.
    const pieces = program.field.army.pieces.filter(
      ({ layerOf }) => layerOf === null || program.play.pyramid.layersArePieces,
    );
    for (const attacker of pieces) {
      for (const victim of pieces) {
        if (attacker.shape === 'pyramid' || victim.shape === 'pyramid') continue;
        const expected = upTo(15).filter((steps) => {
          const distance = steps + offset;
          const [u, v] = [attacker.value, victim.value];
          return (
            distance > 0 &&
            ((spec.relations.includes('multiple') && v % u === 0 && v / u === distance) ||
              (spec.relations.includes('part') && u % v === 0 && u / v === distance) ||
              (spec.relations.includes('distance') && u * v === distance))
          );
        });
        const bits = table.between(attacker.id, victim.id);
        expect(
          upTo(15).filter((steps) => (bits >> steps) & 1),
          `${attacker.value} ${victim.value}`,
        ).toEqual(expected);
      }
    }
  });

  test('give a pyramid the distances of the numbers it has, and every distance where a third piece completes', () => {
    const { program } = rulesOf('boutin', {});
    const completing = compile(ruleSets[0]!, { completion: 'yes' }).program;
    if (!(program instanceof Numbers) || !(completing instanceof Numbers)) throw new Error('numbers needed');
    const assault = ({ play }: Numbers) =>
      play.captures.find(
        (each): each is Extract<CaptureSpec, { kind: 'assault' }> => each.kind === 'assault',
      )!;
    const { army } = program.field;
    const table = new Steps([assault(program)], army);
    const [pyramid] = army.pyramids;
    for (const layers of [1, 5, 62, 63]) {
      const code = army.pyramidCode[pyramid]! + layers;
      for (const { id } of army.pieces.filter(({ shape, layerOf }) => shape !== 'pyramid' && !layerOf)) {
        const steps = (numbers: Iterable<number>, others: Iterable<number>) =>
          upTo(15).filter((step) =>
            [...numbers].some((u) =>
              [...others].some((v) =>
                assault(program).relations.some((each) => assaultHolds(each, u, step - 1, v)),
              ),
            ),
          );
        const listed = (bits: number) => upTo(15).filter((step) => (bits >> step) & 1);
        expect(listed(table.between(code, id))).toEqual(steps(army.attack[code]!, army.target[id]!));
        expect(listed(table.between(id, code))).toEqual(steps(army.attack[id]!, army.target[code]!));
      }
    }
    const every = upTo(15).reduce((bits, steps) => bits | (1 << steps), 0);
    expect(new Steps([assault(completing)], completing.field.army).between(0, 1)).toBe(every);
  });
});

test.each([NaN, Infinity, -4, 3.5, 1_000_001])(
  'progressions of %d, which could not be exact, are refused',
  (number) => {
    expect(() => progressions([1, 2, number])).toThrow(RulesError);
    expect(() => fourHarmonies([1, 2, 3, number], true)).toThrow(RulesError);
    expect(progressions([1, 500_000, 999_999, 1_000_000])).toEqual([
      { kind: 'arithmetic', values: [1, 500_000, 999_999] },
    ]);
  },
);
