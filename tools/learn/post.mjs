// The places that pieces of one kind, by owner and shape, are told apart by, as numbers: squares, and the hand. Left and
// right are the same.
import { SHAPES } from '../../packages/engine/dist/experience/lesson.js';

const KINDS = 2 * SHAPES.length;

export const columnsOf = ({ files }) => Math.ceil(files / 2);
const placesOf = (board) => board.ranks * columnsOf(board) + 1;

export const handOf = (board, kind) => kind * placesOf(board);
export const squareOf = (board, kind, rank, column) =>
  handOf(board, kind) + 1 + rank * columnsOf(board) + column;
export const countPosts = (board) => KINDS * placesOf(board);

/** The number of a post's hand, or of its rank and of its column: what is true of many squares is learnt first. */
export const coarsePosts = (board, post) => {
  const columns = columnsOf(board);
  const places = placesOf(board);
  const kind = Math.floor(post / places);
  const first = kind * (1 + board.ranks + columns);
  const square = (post % places) - 1;
  if (square < 0) return [first];
  return [first + 1 + Math.floor(square / columns), first + 1 + board.ranks + (square % columns)];
};
export const countCoarse = (board) => KINDS * (1 + board.ranks + columnsOf(board));
