import { prisonersOf } from '@calculi/rules';
import type { Position, ReachableHarmony, SideName, VictorySpec } from '@calculi/rules';
import type { Plunder, Reason } from './reason.ts';
import type { Scene } from './scene.ts';

/** Farther plans are not worth a word. */
const FARTHEST = 8;
/** The opponent's are worth a word only when they are near. */
const FARTHEST_THEIRS = 5;

export const isSameHarmony = (
  x: Pick<ReachableHarmony, 'clause' | 'values'>,
  y: Pick<ReachableHarmony, 'clause' | 'values'>,
): boolean => x.clause === y.clause && x.values.join() === y.values.join();

/** Squares that the harmony still lacks a piece on. */
export const lackingSquares = ({ terms }: ReachableHarmony): string[] =>
  terms.filter(({ from, to }) => from !== to).map(({ to }) => to);

/** The nearest harmony that the turn has brought nearer. */
export const findApproached = ({ before, after, side, isNumbers, result }: Scene): Reason[] => {
  if (!isNumbers || result) return [];
  const earlier = before.harmonies(side);
  for (const plan of after.harmonies(side)) {
    if (plan.atLeast > FARTHEST) return [];
    const was = earlier.find((each) => isSameHarmony(each, plan));
    if (!was || was.atLeast <= plan.atLeast) continue;
    const { clause, values, kinds, atLeast } = plan;
    return [
      {
        predicate: 'approaches',
        clause,
        values,
        kinds,
        squares: lackingSquares(plan),
        before: was.atLeast,
        after: atLeast,
        pyramidFirst: plan.notYet !== null,
      },
    ];
  }
  return [];
};

/** The opponent's nearest harmony, if the turn has put it further away. */
export const findHindered = ({ before, after, opponent, isNumbers, result }: Scene): Reason[] => {
  if (!isNumbers || result) return [];
  const [nearest] = before.harmonies(opponent);
  if (!nearest || nearest.atLeast > FARTHEST_THEIRS) return [];
  const now = after.harmonies(opponent).find((each) => isSameHarmony(each, nearest));
  if (now && now.atLeast <= nearest.atLeast) return [];
  const { clause, values, kinds, atLeast } = nearest;
  return [{ predicate: 'hinders', clause, values, kinds, before: atLeast, after: now?.atLeast ?? null }];
};

export interface Count {
  readonly what: Plunder;
  readonly has: number;
  readonly needs: number;
}

/** How far a side is with every number of captures agreed on. */
export const countPlunder = (position: Position, side: SideName): Count[] => {
  const { play, sides } = position.rules.ruleSet;
  if (play.type !== 'numbers') return [];
  const values = prisonersOf(position, side).map(({ value }) => value ?? 0);
  return play.victories.flatMap((victory) => countVictory(victory, values, sides.indexOf(side)));
};

const countVictory = (victory: VictorySpec, values: readonly number[], side: number): Count[] => {
  if (victory.type === 'harmony') return [];
  const digits = values.map(String).join('');
  if (victory.type === 'digits') {
    const wanted = [...new Set(victory.digits.replaceAll(',', ''))];
    if (wanted.join('') === '0') return [];
    return [
      { what: 'figures', has: wanted.filter((each) => digits.includes(each)).length, needs: wanted.length },
    ];
  }
  const sumNeeded = typeof victory.sum === 'number' ? victory.sum : (victory.sum[side] ?? 0);
  const counts: Count[] = [
    { what: 'pieces', has: values.length, needs: victory.pieces },
    { what: 'sum', has: values.reduce((sum, value) => sum + value, 0), needs: sumNeeded },
    { what: 'digits', has: digits.length, needs: victory.digits },
  ];
  return counts.filter(({ needs }) => needs > 0);
};

/** The agreed count that the turn has brought nearest to its goal. */
export const findGathered = ({ before, after, side }: Scene): Reason[] => {
  const earlier = countPlunder(before.position, side);
  const grown = countPlunder(after.position, side).filter(
    ({ has, needs }, index) => has > (earlier[index]?.has ?? 0) && has <= needs,
  );
  const [best] = grown.sort((x, y) => y.has / y.needs - x.has / x.needs);
  return best ? [{ predicate: 'gathers', ...best }] : [];
};
