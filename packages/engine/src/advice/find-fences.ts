import { squareNames } from '@calculi/rules';
import type { Position, Square, StandingPiece } from '@calculi/rules';
import { codeOf, kernelAt, Numbers } from '@calculi/rules/kernel';
import { Distances, UNREACHED } from '../evaluation/distances.ts';
import { Fence } from '../evaluation/fence.ts';
import { Routes } from '../evaluation/routes.ts';
import { WEIGHTS } from '../evaluation/weights.ts';
import type { Named, Reason } from './reason.ts';
import { preyOf, roomOf } from './room.ts';
import type { Scene } from './scene.ts';

/** A pyramid with more squares to come to is not shut in. */
const NARROW = 16;
/** A fence that lacks more posts is far from closed. */
const MOST_POSTS = 6;

type Hems = Extract<Reason, { predicate: 'hems' }>;
type Fences = Extract<Reason, { predicate: 'fences' }>;

const named = ({ text, square }: StandingPiece): Named => ({ piece: text, square });

/** The enemy pyramid, if the turn leaves it less room, and little. */
export const findHemmed = ({ before, after, side, result }: Scene): Hems[] => {
  const prey = preyOf(after, side);
  if (result || !prey) return [];
  const [was, is] = [roomOf(before.position, prey), roomOf(after.position, prey)];
  return is < was && is <= NARROW
    ? [{ predicate: 'hems', pyramid: named(prey), before: was, after: is }]
    : [];
};

/** The moves that a piece needs between two squares at the least, on an empty board. */
const movesBetween = ({ rules, cells }: Position, id: number, from: Square, to: Square): number => {
  const { program, geometry } = rules;
  const names = squareNames(geometry);
  if (!(program instanceof Numbers) || !names.includes(to)) return UNREACHED;
  const { army } = program.field;
  const rows = army.row[codeOf(army, cells, id)]!;
  return new Distances(program.field).between(rows, names.indexOf(from), names.indexOf(to));
};

/** The squares of the fences that are planned around the enemy pyramid, each beginning with the narrowest. */
const plannedFences = (position: Position): Square[][] => {
  const { program, geometry } = position.rules;
  if (!(program instanceof Numbers)) return [];
  const names = squareNames(geometry);
  const routes = new Routes(program.field);
  const fence = new Fence(program, routes, WEIGHTS);
  routes.begin(position.cells);
  fence.prepare(kernelAt(position), null);
  return fence.fences.map((squares) => squares.map((square) => names[square]!));
};

/** The post of a fence that the turn brings a piece to, or nearer to. */
export const findFenced = (scene: Scene): Fences[] => {
  const { before, after, side, moved, result } = scene;
  const prey = preyOf(after, side);
  const from = moved && before.whereIs(moved.id)?.square;
  if (result || !prey || !moved || from === undefined) return [];
  const isHeld = (square: Square): boolean => after.at(square)?.side === side;
  return plannedFences(before.position).flatMap((squares) => {
    const lacking = squares.filter((square) => !isHeld(square) || square === moved.square);
    const [best] = lacking
      .map((post) => ({
        post,
        before: movesBetween(before.position, moved.id, from, post),
        after: movesBetween(before.position, moved.id, moved.square, post),
      }))
      .filter((way) => way.after < way.before)
      .sort((x, y) => x.after - y.after);
    if (!best || lacking.length < 2 || lacking.length > MOST_POSTS) return [];
    const reason: Fences = {
      predicate: 'fences',
      pyramid: named(prey),
      ...named(moved),
      ...best,
      squares: lacking.filter((square) => square !== best.post),
      room: roomOf(after.position, prey, lacking),
    };
    return isFence(scene, reason) ? [reason] : [];
  });
};

/** Whether a piece now stands at a post, or nearer to it, that closes a fence together with others, each of which is needed. */
export const isFence = (scene: Scene, reason: Fences): boolean => {
  const { before, after, side, moved } = scene;
  const prey = preyOf(after, side);
  const from = moved && before.whereIs(moved.id)?.square;
  if (!prey || !moved || from === undefined || !isPrey(prey, reason.pyramid)) return false;
  const { piece, square, post, squares, room } = reason;
  const posts = [post, ...squares];
  return (
    moved.square === square &&
    moved.text === piece &&
    squares.every((each) => after.at(each)?.side !== side) &&
    movesBetween(before.position, moved.id, from, post) === reason.before &&
    movesBetween(before.position, moved.id, square, post) === reason.after &&
    reason.after < reason.before &&
    roomOf(after.position, prey, posts) === room &&
    room <= NARROW &&
    posts.every((each) => roomOf(after.position, prey, posts, each) > room)
  );
};

const isPrey = (prey: StandingPiece, { piece, square }: Named): boolean =>
  prey.text === piece && prey.square === square;

/** Whether a pyramid has so much less room than before. */
export const isHemmed = ({ before, after, side }: Scene, reason: Hems): boolean => {
  const prey = preyOf(after, side);
  return (
    prey !== undefined &&
    isPrey(prey, reason.pyramid) &&
    roomOf(before.position, prey) === reason.before &&
    roomOf(after.position, prey) === reason.after &&
    reason.after < reason.before
  );
};
