import { makeGeometry } from '../kernel/geometry.ts';
import { isIrregular, shapePaths } from '../kernel/movement.ts';
import { MOST_REACHERS } from '../kernel/survey.ts';
import { parseCount } from '../notation/fields.ts';
import { squareNames } from '../square.ts';
import { fail } from './problem.ts';
import type { BoardSpec, Movement, MovesSpec } from './ruleset.ts';

/** A bend can go either way; a table of paths has no room for a third. */
const MOST_WAYS = 2;

/** The movements of each shape; of a pyramid its own. */
export const listMoves = (moves: MovesSpec): Readonly<Record<string, readonly Movement[]>> => {
  const { round, triangle, square, pyramid } = moves;
  return { round, triangle, square, pyramid: pyramid === 'as-layers' ? [] : pyramid };
};

/** Refuses ways that cannot be told apart or kept, of movements and a board that are sound by themselves. */
export const checkWays = (moves: MovesSpec, board: BoardSpec): void => {
  const at = ['play', 'moves'];
  const names = squareNames(board);
  const geometry = makeGeometry(board);
  const lists = Object.values(listMoves(moves));
  const all = lists.flat();
  // A pyramid may have the ways of all its layers together.
  for (const list of moves.pyramid === 'as-layers' ? [all] : lists) {
    const irregular = shapePaths(list.filter(isIrregular), geometry);
    const regular = shapePaths(
      list.filter((each) => !isIrregular(each)),
      geometry,
    );
    regular.forEach((paths, from) => {
      const ways = new Map<number, Set<string>>();
      for (const { target, through } of paths)
        ways.set(target, (ways.get(target) ?? new Set()).add(through.join()));
      for (const [target, those] of ways) {
        // A way over nothing needs no other. A regular move and an irregular one would be written alike.
        const isTold = those.has('') || those.size <= MOST_WAYS;
        if (!isTold || irregular[from]!.some((path) => path.target === target))
          fail(at, 'twice', `${names[from]!}-${names[target]!}`);
      }
    });
  }
  const reached = shapePaths(all, geometry).map((paths) => new Set(paths.map(({ target }) => target)).size);
  parseCount(Math.max(...reached), [...at, 'squares'], 0, MOST_REACHERS);
};
