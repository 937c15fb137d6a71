// What examples teach of every post.
import { fit, oddsOf, surpriseOf } from '../lib/logistic.mjs';
import { coarsePosts, countCoarse, countPosts } from './post.mjs';

/** An example by ranks and columns instead of squares. */
const coarsely = (board, example) => {
  const found = [...example.present].map((post) => coarsePosts(board, post));
  return {
    ...example,
    present: Uint16Array.from(found.flat()),
    signs: Int8Array.from(found.flatMap((each, index) => each.map(() => example.signs[index]))),
  };
};

/** All that is known is how the position was judged. */
const withoutPosts = (example) => ({ ...example, present: [], signs: [] });

/**
 * Learns first what holds for whole ranks and columns, then for single squares, of which most are seen rarely. Gives the
 * weight of every post and of the measures.
 */
export const study = (examples, board, { caution, squareCaution }) => {
  const coarse = examples.map((each) => coarsely(board, each));
  const broad = fit(coarse, countCoarse(board), caution);
  const withOdds = (each, index) => ({
    ...each,
    measures: [
      ...each.measures,
      oddsOf({ ...coarse[index], measures: [] }, broad.subarray(0, countCoarse(board))),
    ],
  });
  const fine = fit(examples.map(withOdds), countPosts(board), squareCaution);
  const share = fine.at(-1);
  const posts = Array.from(
    { length: countPosts(board) },
    (_, post) => fine[post] + share * coarsePosts(board, post).reduce((sum, each) => sum + broad[each], 0),
  );
  return { posts, measures: fine.slice(countPosts(board), -1) };
};

/** How surprising other examples are to somebody who has studied, and to somebody who only has the judgement of these examples. */
export const examine = (examples, others, board, { posts, measures }) => ({
  learnt: surpriseOf(others, [...posts, ...measures]),
  judged: surpriseOf(others.map(withoutPosts), fit(examples.map(withoutPosts), 0, 0)),
});
