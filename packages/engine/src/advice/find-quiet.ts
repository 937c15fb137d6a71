import { legalActions } from '@calculi/rules';
import type { Position, Square } from '@calculi/rules';
import { passed } from './pass.ts';
import type { Reason } from './reason.ts';
import type { Scene, View } from './scene.ts';

const fileOf = (square: Square): number => square.charCodeAt(0) - 'a'.charCodeAt(0);
const rankOf = (square: Square): number => Number(square.slice(1)) - 1;

/** Whether a square lies in the half of the board that a side attacks. */
export const isInEnemyCamp = ({ before, side }: Scene, square: Square): boolean => {
  const { geometry, ruleSet } = before.position.rules;
  const isUpper = rankOf(square) >= geometry.ranks / 2;
  return isUpper === (ruleSet.sides[0] === side);
};

/** Pieces that come back, come into the camp, or are bound no longer. */
export const findArrivals = (scene: Scene): Reason[] => {
  const found: Reason[] = [];
  for (const effect of scene.effects) {
    if (effect.type === 'place' && scene.isNumbers)
      found.push({ predicate: 'returns', piece: effect.piece, square: effect.square });
    if (effect.type !== 'move' && effect.type !== 'split') continue;
    const { piece, from, to } = effect;
    if (scene.isNumbers && isInEnemyCamp(scene, to) && !isInEnemyCamp(scene, from))
      found.push({ predicate: 'enters', piece, from, square: to });
  }
  return found;
};

/** Own stones that the turn frees. */
export const findFreed = (scene: Scene): Reason[] => {
  const squares = scene.effects.flatMap((effect) =>
    effect.type === 'release' && scene.before.at(effect.square)?.side === scene.side ? [effect.square] : [],
  );
  return squares.length > 0 ? [{ predicate: 'frees', squares }] : [];
};

/**
 * The own stones that keep a stone from being enclosed: one next to it on each axis that is open to both sides, in
 * a corner one of its two neighbours. Null where they do not.
 */
export const coverOf = ({ position, at }: Pick<View, 'position' | 'at'>, square: Square): Square[] | null => {
  const { files, ranks } = position.rules.geometry;
  const [file, rank] = [fileOf(square), rankOf(square)];
  const name = (x: number, y: number): Square | null =>
    x < 0 || y < 0 || x >= files || y >= ranks ? null : `${String.fromCharCode(97 + x)}${y + 1}`;
  const side = at(square)?.side;
  const across = [name(file - 1, rank), name(file + 1, rank)].filter((each) => each !== null);
  const along = [name(file, rank - 1), name(file, rank + 1)].filter((each) => each !== null);
  const isCorner = across.length === 1 && along.length === 1;
  const open = isCorner ? [[...across, ...along]] : [across, along].filter((pair) => pair.length === 2);
  const cover = open.map((pair) => pair.find((each) => at(each)?.side === side));
  return cover.every((each) => each !== undefined) ? cover : null;
};

/** A stone that stands covered, unless it is bound. */
export const findCovered = ({ after, moved, isNumbers }: Scene): Reason[] => {
  if (isNumbers || !moved || moved.bound) return [];
  const view = { position: after.position, at: (square: Square) => after.at(square) };
  const neighbours = coverOf(view, moved.square);
  return neighbours ? [{ predicate: 'covers', square: moved.square, neighbours }] : [];
};

export const countMoves = (position: Position): number =>
  legalActions(position).filter(({ type }) => type === 'move').length;

/** A few moves more or less mean nothing. */
const NOTABLE = 3;

/** More room for one's own pieces, less for the others. */
export const findRoom = (scene: Scene): Reason[] => {
  if (scene.result) return [];
  const found: Reason[] = [];
  const again = passed(scene.after.position);
  const [own, ownNow] = [countMoves(scene.before.position), again ? countMoves(again) : 0];
  if (own > 0 && ownNow >= own + NOTABLE) found.push({ predicate: 'frees-way', before: own, after: ownNow });
  const theirs = scene.passed ? countMoves(scene.passed.position) : 0;
  const theirsNow = countMoves(scene.after.position);
  if (theirsNow > 0 && theirsNow + NOTABLE <= theirs)
    found.push({ predicate: 'confines', before: theirs, after: theirsNow });
  return found;
};
