import { describe, expect, test } from 'vitest';
import { completeTurns, parsePosition, progressionsInReach, squareNames } from '../src/index.ts';
import type { ReachableHarmony, Rules, Square, VictorySpec } from '../src/index.ts';
import { Brute, isProgression } from './brute.ts';
import { rulesOf } from './cases.ts';
import { stepsBetween } from './equation.ts';
import { layersOf, ownerOf } from './model.ts';
import { rithmomachia } from './reference/example.ts';
import type { Pieces } from './reference/example.ts';

/** Harmonies in reach: which there are, how far, and that nobody can be faster. */

type HarmonySpec = Extract<VictorySpec, { type: 'harmony' }>;
type Formation = NonNullable<HarmonySpec['three']>;

const harmonyOf = ({ ruleSet: { play } }: Rules): HarmonySpec => {
  const found =
    play.type === 'numbers'
      ? play.victories.find((each): each is HarmonySpec => each.type === 'harmony')
      : undefined;
  if (!found) throw new Error('no harmony');
  return found;
};

const place = (square: Square): [number, number] => [square.charCodeAt(0), Number(square.slice(1))];

/** Whether three squares, the middle one between, stand as a formation asks. */
const isFormation = (spec: Formation, a: Square, b: Square, c: Square): boolean => {
  const [[x, y], [u, v], [p, q]] = [place(a), place(b), place(c)];
  const [one, two] = [stepsBetween(a, b), stepsBetween(b, c)];
  if (one === 0 || two === 0) return false;
  const onward = Math.sign(u - x) === Math.sign(p - u) && Math.sign(v - y) === Math.sign(q - v);
  const straight = x === u || y === v;
  if (onward && (spec.directions === 'all' || straight)) return spec.spacing === 'any' || one === two;
  const across = (x === u && v === q) || (y === v && u === p);
  return spec.corners && across && one === two;
};

/** The least sum of moves on the empty board to any formation of three, over who takes which term. */
const nearest = (rules: Rules, text: string, side: 0 | 1): Map<string, number> => {
  const { three, members } = harmonyOf(rules);
  if (!three) return new Map();
  const brute = new Brute(rules, text);
  const half = rules.geometry.ranks / 2;
  const camp = squareNames(rules.geometry).filter(
    (square) => (Number(square.slice(1)) > half ? 0 : 1) === side,
  );
  const pieces = [...brute.board].filter(
    ([, piece]) => members === 'with-enemies' || ownerOf(piece) === side,
  );
  const moves = new Map(
    pieces.map(([square, piece]) => [
      square,
      ownerOf(piece) === side ? brute.movesBetween(piece, square) : new Map([[square, 0]]),
    ]),
  );
  const formations = camp.flatMap((a) =>
    camp.flatMap((b) => camp.filter((c) => isFormation(three, a, b, c)).map((c) => [a, b, c] as const)),
  );
  const least = new Map<string, number>();
  for (const [one, first] of pieces) {
    for (const [two, second] of pieces) {
      for (const [three3, third] of pieces) {
        if (one === two || two === three3 || one === three3) continue;
        const values = [first, second, third].map((piece) => layersOf(piece)[0]!);
        const [a = 0, b = 0, c = 0] = values;
        if (!(a < b && b < c && isProgression(a, b, c))) continue;
        if (![first, second, third].some((piece) => ownerOf(piece) === side)) continue;
        for (const [x, y, z] of formations) {
          const cost =
            (moves.get(one)!.get(x) ?? Infinity) +
            (moves.get(two)!.get(y) ?? Infinity) +
            (moves.get(three3)!.get(z) ?? Infinity);
          if (cost < (least.get(values.join(' ')) ?? Infinity)) least.set(values.join(' '), cost);
        }
      }
    }
  }
  return least;
};

const kindsAllowed = (rules: Rules, plan: ReachableHarmony): boolean =>
  harmonyOf(rules).three?.kinds.includes(plan.kinds[0]!) ?? false;

const SETS: readonly { readonly id: string; readonly options: Record<string, string> }[] = [
  { id: 'halle-advanced', options: { geometric: 'yes' } },
  { id: 'halle-beginner', options: { geometric: 'yes' } },
  { id: 'scholars', options: {} },
  { id: 'nexus-corenae', options: {} },
  { id: 'boutin', options: {} },
  { id: 'glorious', options: {} },
];

describe.each(SETS)('harmonies of three in reach, $id', ({ id, options }) => {
  const rules = rulesOf(id, options);
  const ranks = id === 'halle-beginner' ? 12 : 16;
  const pieces: Pieces = {
    c4: 'C2',
    d4: 'C4',
    f3: 'C6',
    g2: 'T72',
    b3: 'T6',
    a1: 'S15',
    h1: 'S45',
    d11: 'c9',
    e12: 't12',
    a12: 's28',
  };
  const text = rithmomachia(ranks, 'e', pieces);
  const position = parsePosition(rules, text);

  test.each(['even', 'odd'] as const)(
    'are all that %s could form, each with the least sum of moves',
    (side) => {
      const found = progressionsInReach(position, side).filter(({ values }) => values.length === 3);
      const expected = nearest(rules, text, side === 'even' ? 0 : 1);
      expect(Object.fromEntries(found.map(({ values, atLeast }) => [values.join(' '), atLeast]))).toEqual(
        Object.fromEntries(expected),
      );
      expect(found.every((plan) => kindsAllowed(rules, plan))).toBe(true);
      expect(found.map(({ atLeast }) => atLeast)).toEqual(
        found.map(({ atLeast }) => atLeast).sort((a, b) => a - b),
      );
    },
  );

  test('name for every term a piece, where it is and where it goes', () => {
    const brute = new Brute(rules, text);
    for (const { terms, values, atLeast, grade } of progressionsInReach(position, 'even')) {
      expect(terms).toHaveLength(values.length);
      expect(new Set(terms.map(({ from }) => from)).size).toBe(terms.length);
      expect(grade === 'small').toBe(terms.length === 3);
      let cost = 0;
      terms.forEach(({ piece, from, to }, index) => {
        expect(brute.board.get(from!)).toBe(piece);
        expect(layersOf(piece)).toEqual([values[index]]);
        expect(Number(to.slice(1))).toBeGreaterThan(ranks / 2);
        cost += ownerOf(piece) === 0 ? (brute.movesBetween(piece, from!).get(to) ?? Infinity) : 0;
      });
      expect(cost).toBe(atLeast);
    }
  });
});

/** Lets one side play alone, breadth first, and says after how many turns it first wins by a harmony. */
const fewestTurns = (rules: Rules, text: string, most: number): number => {
  let open = [text];
  const seen = new Set(open);
  for (let turn = 1; turn <= most; turn++) {
    const next: string[] = [];
    for (const each of open) {
      for (const { text: after, result } of completeTurns(parsePosition(rules, each))) {
        if (result?.victory?.kind === 'harmony' && result.winner === 'even') return turn;
        const [board, , prisoners] = after.split(' ');
        const again = `${board} e ${prisoners} - 0`;
        if (result || seen.has(again)) continue;
        seen.add(again);
        next.push(again);
      }
    }
    open = next;
  }
  return Infinity;
};

describe('nobody is faster than “at least”', () => {
  test.each([
    ['halle-advanced', 16, { d10: 'C2', e10: 'C4', f8: 'C6', a16: 't30' }],
    ['halle-advanced', 16, { d10: 'C2', e10: 'C4', b9: 'T6', a16: 't30' }],
    ['halle-beginner', 12, { d8: 'C2', e9: 'C4', f6: 'C6', a12: 't30' }],
    ['scholars', 16, { d10: 'C2', e10: 'C4', f8: 'C6', a16: 't30' }],
    ['scholars', 16, { d10: 'C6', f10: 't12', e8: 'C9', a16: 't30' }],
    ['scholars', 16, { c12: 'C2', d12: 'C4', e12: 'C6', a16: 't30' }],
    ['nexus-corenae', 16, { d10: 'C2', e12: 'C4', f8: 'C6', a16: 't30' }],
    ['boutin', 16, { d10: 'C2', e11: 'C4', f8: 'C6', a16: 't30' }],
    ['glorious', 16, { d10: 'C2', e11: 'C4', f8: 'C6', a16: 't30' }],
  ] as const)('%s %i %j', (id, ranks, pieces) => {
    const rules = rulesOf(id);
    const text = rithmomachia(ranks, 'e', pieces);
    const [first] = progressionsInReach(parsePosition(rules, text), 'even');
    expect(first?.notYet).toBeNull();
    const turns = fewestTurns(rules, text, 4);
    expect(turns).toBeGreaterThanOrEqual(Math.max(1, first?.atLeast ?? Infinity));
    expect(turns).toBeLessThan(Infinity);
  });
});

describe('harmonies in worked cases', () => {
  const plans = (
    id: string,
    pieces: Pieces,
    more: { prisoners?: string } = {},
    options: Record<string, string> = {},
  ) => progressionsInReach(parsePosition(rulesOf(id, options), rithmomachia(16, 'e', pieces, more)), 'even');

  test('a pyramid that stands holds them up, where it must fall first', () => {
    const pieces = { d12: 'C2', e12: 'C4', f11: 'C6', a16: 'p64+49+36+25+16' };
    expect(plans('halle-advanced', pieces).find(({ values }) => values.join() === '2,4,6')?.notYet).toBe(
      'halle.pyramid',
    );
    expect(plans('halle-advanced', pieces, {}, { 'pyramid-first': 'no' })[0]?.notYet).toBeNull();
    expect(plans('scholars', pieces)[0]?.notYet).toBeNull();
  });

  test('scholars.true-victory: one that stands does not win before a piece of it has moved', () => {
    const standing = { c12: 'S225', e12: 'S289', g12: 'S353', a16: 't30' };
    const turnsOf = (id: string) =>
      plans(id, standing).find(({ values }) => values.join() === '225,289,353')?.atLeast;
    expect(turnsOf('scholars')).toBe(2);
    expect(turnsOf('glorious')).toBe(0);
  });

  test('glorious.split: a pyramid that a layer has left has its old total no more', () => {
    const found = plans('glorious', { e11: 'P36+25+16+4+1', e10: 's49', a16: 's361' });
    expect(found.map(({ values }) => values.join(' '))).toEqual(['1 4 16', '1 25 49']);
  });

  test('nexus.tower: an enemy tower that must fall first serves nobody', () => {
    const tower = { c12: 'p64+49+36+25+16', a1: 'C16', h1: 'S81' };
    expect(plans('nexus-corenae', tower)).toEqual([]);
    expect(plans('nexus-corenae', { ...tower, c12: 's36' })).not.toEqual([]);
  });

  test('a prisoner that may be laid to win is one turn away', () => {
    const [plan] = plans(
      'halle-advanced',
      { d12: 'C2', e12: 'C4', a16: 't30' },
      { prisoners: 'c9/-' },
      { geometric: 'yes' },
    );
    expect(plan).toBeUndefined();
    const [laid] = plans(
      'halle-advanced',
      { d12: 'C4', e12: 'C6', a16: 't30' },
      { prisoners: 'c9/-' },
      { geometric: 'yes' },
    );
    expect(laid).toMatchObject({ values: [4, 6, 9], atLeast: 1, kinds: ['geometric'] });
    expect(laid?.terms.find(({ piece }) => piece === 'C9')?.from).toBeNull();
  });

  test('a prisoner that comes in on the back rank has all the way to go', () => {
    const [plan] = plans('boutin', { d12: 'C4', e12: 'C6', a16: 't30' }, { prisoners: 'c9/-' });
    expect(plan).toMatchObject({ values: [4, 6, 9] });
    expect(plan!.atLeast).toBeGreaterThanOrEqual(1 + 8);
  });

  test('with no way to place, a prisoner does not count', () => {
    expect(plans('nexus-corenae', { d12: 'C4', e12: 'C6', a16: 't30' }, { prisoners: 'c9/-' })).toEqual([]);
    expect(
      plans('scholars', { d12: 'C4', e12: 'C6', a16: 't30' }, { prisoners: 'c9/-' }, { reentry: 'no' }),
    ).toEqual([]);
  });

  test('four pieces make a greater harmony', () => {
    const pieces = { d12: 'C6', e12: 'C8', f12: 'T9', g10: 'T12', a16: 't30' };
    const [best] = plans('halle-advanced', pieces, {}, { grade: 'praestantissima' });
    expect(best).toMatchObject({ grade: 'excellent', values: [6, 8, 9, 12], atLeast: 1 });
    expect(plans('halle-advanced', pieces, {}, { grade: 'praestantissima', 'four-term': 'no' })).toEqual([]);
    expect(plans('halle-advanced', pieces, {}, { grade: 'maior', 'four-term': 'no' })[0]).toMatchObject({
      grade: 'great',
    });
  });

  test('a pyramid stands for the numbers that its rules give it', () => {
    const tower = 'P36+25+16+9+4+1';
    const values = (id: string, pieces: Pieces, options: Record<string, string> = {}) =>
      plans(id, { d12: tower, a16: 't30', ...pieces }, {}, options).map((plan) => plan.values.join(' '));
    // Any layer: 16. The sum is 91, the base 36. The rounds stand on squares of one colour.
    const rounds = { e12: 'C4', g12: 'C64' };
    expect(values('glorious', rounds)).toContain('4 16 64');
    expect(values('nexus-corenae', rounds)).toContain('4 16 64');
    for (const id of ['scholars', 'boutin', 'halle-advanced'])
      expect(values(id, rounds)).not.toContain('4 16 64');
    expect(values('halle-advanced', { e12: 'C16', f12: 'T81' }, { geometric: 'yes' })).toContain('16 36 81');
    expect(values('scholars', { e12: 'C16', f12: 'T81' })).not.toContain('16 36 81');
  });

  test('layers that may leave their pyramid can be terms of one harmony together', () => {
    // Two layers of one pyramid, 16 and 4, and the round 64: 4 16 64 is geometric.
    const found = plans('glorious', { d12: 'P36+25+16+9+4+1', f12: 'C64', a16: 't30' });
    expect(found.map(({ values }) => values.join(' '))).toContain('4 16 64');
  });

  test('stones have none', () => {
    const rules = rulesOf('latrunculi-piso');
    expect(
      progressionsInReach(parsePosition(rules, '8/8/8/8/8/8/8/8 b 0/0 - 0 20/20 -/- 0'), 'black'),
    ).toEqual([]);
  });
});

describe('harmonies on the corners of a square', () => {
  const text = '8/8/8/8/8/C9,1,C6,5/8/T12,1,C4,5/8/8/8/8/8/8/8/7,c3 e -/- - 0';
  const find = (options: Record<string, string>, position = text) =>
    progressionsInReach(parsePosition(rulesOf('boutin', options), position), 'even').find(
      ({ values }) => values.join(' ') === '4 6 9 12',
    );

  test('that stands already needs no turn', () => {
    expect(find({ grade: 'excellent' })).toMatchObject({ grade: 'excellent', atLeast: 0, notYet: null });
    expect(find({ grade: 'excellent' })?.terms).toEqual([
      { piece: 'C4', from: 'c9', to: 'c9' },
      { piece: 'C6', from: 'c11', to: 'c11' },
      { piece: 'C9', from: 'a11', to: 'a11' },
      { piece: 'T12', from: 'a9', to: 'a9' },
    ]);
  });

  test('of another size is as good', () => {
    const wide = '8/8/8/8/C9,2,C6,4/8/8/T12,2,C4,4/8/8/8/8/8/8/8/7,c3 e -/- - 0';
    expect(find({ grade: 'great' }, wide)).toMatchObject({ atLeast: 0 });
  });
});
