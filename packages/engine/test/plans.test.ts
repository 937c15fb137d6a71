import {
  compile,
  completeTurns,
  halleBeginner,
  parsePosition,
  piecesOnBoard,
  progressionsInReach,
} from '@calculi/rules';
import type { Position, Rules } from '@calculi/rules';
import { ActionList, inCamp, Kernel, Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { mixer } from '../src/chance.ts';
import { MOST_PLANS, PlanLayout } from '../src/evaluation/plan-layout.ts';
import { PlanPosts } from '../src/evaluation/plan-posts.ts';
import { Planner } from '../src/evaluation/plans.ts';
import type { Plan } from '../src/evaluation/plans.ts';
import { Routes } from '../src/evaluation/routes.ts';
import { entryPosition, rulesOf, suiteEntries } from './advice-games.ts';
import { only, positionsOf } from './search-games.ts';

const GAMES = ['halle-beginner', 'halle-advanced', 'scholars', 'boutin', 'glorious', 'nexus-corenae'];

const plansOf = (position: Position, side: 0 | 1): Plan[] => {
  const { program } = position.rules;
  if (!(program instanceof Numbers)) throw new Error('numbers expected');
  const kernel = new Kernel(program);
  kernel.load(position.cells);
  const routes = new Routes(program.field);
  routes.begin(kernel.cells);
  return new Planner(program, routes).plansOf(kernel, side);
};

/** Texts of pieces on the board, by id. */
const textsOf = (position: Position): Map<number, string> =>
  new Map(piecesOnBoard(position).map(({ id, text }) => [id, text]));

/** Whether the rules call it a harmony when the last own piece comes to its post. */
const isHarmony = (position: Position, { posts }: Plan, side: 0 | 1): boolean => {
  const texts = textsOf(position);
  const standing = new Map(posts.map(({ id, square }) => [square, texts.get(id)!]));
  return posts.some(({ id, square, turns }) => {
    // What stands around may have made a way longer, so squares further off are tried too.
    const froms = [...(turns ?? [])]
      .map((each, from) => ({ each, from }))
      .filter(({ each }) => each > 0 && each <= 3)
      .sort((x, y) => x.each - y.each);
    return froms.slice(0, 40).some(({ from }) => {
      if (standing.has(from)) return false;
      const pieces = new Map(standing).set(from, texts.get(id)!);
      pieces.delete(square);
      return completeTurns(only(position.rules, pieces, side)).some(
        ({ result, effects }) =>
          (result?.winner === position.rules.ruleSet.sides[side] && result.victory?.kind === 'harmony') ||
          // Captures that are made of themselves may take an enemy that was to serve.
          effects.some(({ type }) => type === 'take'),
      );
    });
  });
};

/** In positions of a walk by chance: how many plans there lack one move, how many are told to, and how many of those untold. */
const tellNext = (
  position: Position,
  side: 0 | 1,
  walk: number,
): { next: number; told: number; missed: number } => {
  const { program } = position.rules as { program: Numbers };
  const kernel = new Kernel(program);
  kernel.load(position.cells);
  const plans = plansOf(position, side).slice(0, MOST_PLANS);
  const layout = new PlanLayout(program, side, false);
  const posts = new PlanPosts(side);
  plans.forEach((plan, at) => {
    layout.set(at, plan, kernel.cells);
    layout.post(at, posts, kernel.cells);
  });
  const random = mixer(walk);
  const actions = new ActionList();
  const count = { next: 0, told: 0, missed: 0 };
  for (let ply = 0; ply < 30 && !kernel.over; ply++) {
    const told = posts.find(kernel.cells);
    plans.forEach((_, at) => {
      const isTold = ((told[at >> 5]! >>> (at & 31)) & 1) === 1;
      const isNext = layout.isNext(at, kernel.cells);
      count.next += Number(isNext);
      count.told += Number(isTold);
      count.missed += Number(isNext && !isTold);
    });
    kernel.generate(actions);
    kernel.make(actions.at(random() % actions.length));
  }
  return count;
};

interface LastMove {
  readonly pieces: ReadonlyMap<number, string>;
  readonly move: string;
  readonly to: number;
  readonly between: readonly number[];
}

/** Harmonies of three in lines and around corners, two squares apart, that lack one move. */
const lastMoves = (rules: Rules, side: 0 | 1): LastMove[] => {
  const [one, corner, other] = side === 0 ? ['C4', 'C6', 'C8'] : ['c3', 'c5', 'c7'];
  const { files, size } = rules.geometry;
  const middle = side === 0 ? size - 4 * files + 3 : 3 * files + 3;
  // Without any enemy the game would be over.
  const [far, enemy] = side === 0 ? [0, 's361'] : [size - 1, 'S289'];
  const shapes = [
    [2 * files, 2],
    [-2, 2 * files],
    [2, -2],
    [2 * files, -2 * files],
    [2 * files + 2, -2 * files - 2],
  ] as const;
  return shapes.flatMap(([end, to]) => {
    for (const step of [1, files, files + 1, files - 1, -1, -files, -files - 1, 1 - files]) {
      const from = middle + to + step;
      const pieces = new Map([
        [far, enemy],
        [middle + end, one],
        [middle, corner],
        [from, other],
      ]);
      const move = `${squareName(rules, from)}-${squareName(rules, middle + to)}`;
      if (pieces.size < 4 || !isWon(only(rules, pieces, side), move)) continue;
      const plan = plansOf(only(rules, pieces, side), side).find(({ posts }) =>
        posts.every(({ square }) => square === middle + to || pieces.has(square)),
      );
      return [{ pieces, move, to: middle + to, between: plan!.between }];
    }
    return [];
  });
};

const isWon = (position: Position, move: string): boolean =>
  completeTurns(position).some(
    ({ actions, result }) => actions[0] === move && result?.victory?.kind === 'harmony',
  );

const positions = (id: string): Position[] => [
  ...positionsOf(id, '', 2),
  ...suiteEntries()
    .filter(({ rules, kind }) => rules === id && /harmony/.test(kind))
    .slice(0, 2)
    .map(entryPosition),
];

describe('plans', () => {
  it.each(GAMES)('are harmonies by the rules once all pieces stand where they should: %s', (id) => {
    let count = 0;
    for (const position of positions(id)) {
      for (const side of [0, 1] as const) {
        const texts = textsOf(position);
        // Whoever is in hand or in a pyramid has no text here, and a pyramid that must fall cannot serve.
        const plans = plansOf(position, side).filter(({ posts }) =>
          posts.every(({ id: piece }) => texts.has(piece)),
        );
        for (const plan of plans.filter((_, index) => index % 9 === 0).slice(0, 4)) {
          expect(isHarmony(position, plan, side)).toBe(true);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(8);
  });

  it.each(GAMES)('come cheapest first and never cost less than a harmony can: %s', (id) => {
    for (const position of positions(id)) {
      for (const side of [0, 1] as const) {
        const plans = plansOf(position, side);
        const costs = plans.map(({ cost }) => cost);
        expect(costs).toEqual([...costs].sort((x, y) => x - y));
        const [nearest] = progressionsInReach(position, position.rules.ruleSet.sides[side]);
        expect(costs[0] ?? Infinity).toBeGreaterThanOrEqual(nearest?.atLeast ?? 0);
      }
    }
  });

  it.each(GAMES)('cost no more than that where nothing stands in the way: %s', (id) => {
    let count = 0;
    for (const position of positions(id)) {
      for (const side of [0, 1] as const) {
        const texts = textsOf(position);
        const plan = plansOf(position, side).find(
          ({ posts, cost }) =>
            cost > 1 && posts.every(({ id: piece, turns }) => texts.has(piece) && turns !== null),
        );
        if (plan === undefined) continue;
        const terms = new Set(plan.posts.map(({ id: piece }) => piece));
        const pieces = new Map(
          piecesOnBoard(position)
            .filter((piece) => terms.has(piece.id))
            .map(({ square, text }) => [squareIndex(position, square), text]),
        );
        const bare = only(position.rules, pieces, side);
        const [nearest] = progressionsInReach(bare, position.rules.ruleSet.sides[side]);
        const [cheapest] = plansOf(bare, side);
        // A term may have to go round another.
        expect(cheapest!.cost - nearest!.atLeast).toBeGreaterThanOrEqual(0);
        expect(cheapest!.cost - nearest!.atLeast).toBeLessThanOrEqual(1);
        expect(cheapest!.cost).toBeLessThanOrEqual(plan.cost);
        count++;
      }
    }
    expect(count).toBeGreaterThan(1);
  });

  it.each(GAMES)('that lack one move are all told by sets, and not many more: %s', (id) => {
    let [next, told, asked] = [0, 0, 0];
    for (const position of positions(id)) {
      for (const side of [0, 1] as const) {
        for (let walk = 0; walk < 6; walk++) {
          const count = tellNext(position, side, walk);
          expect(count.missed).toBe(0);
          next += count.next;
          told += count.told;
          asked += 30 * plansOf(position, side).length;
        }
      }
    }
    expect(next).toBeGreaterThan(20);
    expect(told).toBeLessThan(asked / 2);
  });

  it.each(['scholars', 'glorious'])('want empty what the rules want empty, and nothing else: %s', (id) => {
    const rules = rulesOf(id);
    let [wanted, free] = [0, 0];
    for (const side of [0, 1] as const) {
      const stranger = side === 0 ? 's225' : 'S169';
      for (const { pieces, move, to, between } of lastMoves(rules, side)) {
        for (let square = 0; square < rules.geometry.size; square++) {
          const isThere = inCamp(rules.geometry, 1 - side, square);
          if (!isThere || pieces.has(square) || square === to) continue;
          const crowded = only(rules, new Map(pieces).set(square, stranger), side);
          const turns = completeTurns(crowded).filter(({ actions }) => actions[0] === move);
          const takes = turns.some(({ effects }) => effects.some(({ type }) => type === 'take'));
          if (turns.length === 0 || takes) continue;
          expect(isWon(crowded, move)).toBe(!between.includes(square));
          if (between.includes(square)) wanted++;
          else free++;
        }
      }
    }
    expect(wanted).toBeGreaterThan(9);
    expect(free).toBeGreaterThan(300);
  });

  it('never count on a pyramid that was taken, for only pieces are laid', () => {
    // With 64, the base of the pyramid in hand, beside 8 and 36 there would be a harmony.
    const rules = compile(halleBeginner);
    const text = '8/8/8/8/3,C8,P36+25+16+9+4+1,3/s120,7/8/8/8/8/8/T6,C2,C4,5 e p64+49+36+25+16,t12/- - 0';
    const position = parsePosition(rules, text);
    const plans = plansOf(position, 0);
    const pyramids = new Set(
      position.rules.program instanceof Numbers ? position.rules.program.field.army.pyramids : [],
    );
    const held = plans.flatMap(({ posts }) => posts.filter(({ fromHand }) => fromHand === 1));
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter(({ id }) => pyramids.has(id))).toEqual([]);
    expect(completeTurns(position).filter(({ result }) => result !== null)).toEqual([]);
  });
});

const squareName = ({ geometry: { files } }: Rules, square: number): string =>
  `${String.fromCodePoint(97 + (square % files))}${Math.floor(square / files) + 1}`;

const squareIndex = ({ rules }: Position, name: string): number =>
  (Number(name.slice(1)) - 1) * rules.geometry.files + (name.codePointAt(0)! - 97);
