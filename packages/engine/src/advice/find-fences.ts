import { squareNames } from '@calculi/rules';
import type { Position, Square, StandingPiece } from '@calculi/rules';
import { codeOf, kernelAt, Numbers } from '@calculi/rules/kernel';
import { Distances, UNREACHED } from '../evaluation/distances.ts';
import { Fence } from '../evaluation/fence.ts';
import { Palisade } from '../evaluation/palisade.ts';
import { Routes } from '../evaluation/routes.ts';
import { Snare } from '../evaluation/snare.ts';
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

/** A fence that is planned around an enemy. */
interface Planned {
  readonly id: number;
  readonly squares: readonly Square[];
}

/** Around the pyramid, the narrowest first, and around others of its crowd. */
const plannedFences = (position: Position, pyramid: number): Planned[] => {
  const { program, geometry } = position.rules;
  if (!(program instanceof Numbers)) return [];
  const names = squareNames(geometry);
  const routes = new Routes(program.field);
  const palisade = new Palisade(program, routes);
  const fence = new Fence(program, palisade, WEIGHTS);
  const snare = new Snare(program, palisade, WEIGHTS);
  const kernel = kernelAt(position);
  routes.begin(position.cells);
  fence.prepare(kernel, null);
  snare.prepare(kernel, null);
  return [...fence.fences.map((squares) => ({ id: pyramid, fence: squares })), ...snare.snares].map(
    ({ id, fence: squares }) => ({ id, squares: squares.map((square) => names[square]!) }),
  );
};

/** The post of a fence that the turn brings a piece to, or nearer to. */
export const findFenced = (scene: Scene): Fences[] => {
  const { before, after, side, moved, result } = scene;
  const pyramid = preyOf(after, side);
  const from = moved && before.whereIs(moved.id)?.square;
  if (result || !pyramid || !moved || from === undefined) return [];
  const isHeld = (square: Square): boolean => after.at(square)?.side === side;
  return plannedFences(before.position, pyramid.id).flatMap(({ id, squares }) => {
    const prey = after.whereIs(id);
    const lacking = squares.filter((square) => !isHeld(square) || square === moved.square);
    const [best] = lacking
      .map((post) => ({
        post,
        before: movesBetween(before.position, moved.id, from, post),
        after: movesBetween(before.position, moved.id, moved.square, post),
      }))
      .filter((way) => way.after < way.before)
      .sort((x, y) => x.after - y.after);
    if (!prey || !best || lacking.length < 2 || lacking.length > MOST_POSTS) return [];
    const reason: Fences = {
      predicate: 'fences',
      prey: named(prey),
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
  const prey = after.at(reason.prey.square);
  const from = moved && before.whereIs(moved.id)?.square;
  if (!preyOf(after, side) || !prey || !moved || from === undefined) return false;
  if (prey.side === side || !isPrey(prey, reason.prey)) return false;
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
