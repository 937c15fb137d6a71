/** Rithmomachy with perfect and small victories (004). */

import { ALL_EIGHT, DIAGONAL, leaps, ORTHOGONAL, type Path, straight } from './board.ts';
import { endTurn, type Game, turnsOrPass } from './ending.ts';
import { evenLines, type Formation, enemyCamp, rightAngles, threeAgree } from './harmony.ts';
import { byShapes, destinations, reachers, sightings, squaresOf, surrounded } from './movement.ts';
import { ALL_KINDS, choices, type Count, counted, pairs, sumOf } from './numbers.ts';
import { beginner, countOf, flag, numeric, type Options, textOption } from './options.ts';
import { initialPosition } from './setup.ts';
import { backRank, type Draft, placings, shift } from './taking.ts';
import { type Layer, layerValues, type Piece, type Position, type Shape, valueOf } from './text.ts';

const PATHS: Readonly<Record<Shape, readonly Path[]>> = {
  round: straight(DIAGONAL, 1),
  triangle: [...straight(ORTHOGONAL, 2), ...leaps(2, 1)],
  square: [...straight(ORTHOGONAL, 3), ...leaps(3, 1)],
};

const MOVEMENT = byShapes(PATHS);

/** Three quarters of the other army: 1315 of odd's 1752, 984 of even's 1312. */
const POINTS = { even: 1315, odd: 984 } as const;

export function glorious(options: Options): Game {
  const count = countOf(options);
  const quiet = numeric(options, 'quiet');
  return {
    initial: () => initialPosition(16, textOption(options, 'setup'), beginner(options)),
    turns: (position) =>
      turnsOrPass(
        position,
        (from) => drafts(from, count),
        (draft) => endTurn(draft, (ended) => victory(ended, options), quiet),
      ),
  };
}

/** A move, or a layer leaving its pyramid, and then everything is taken; or a placing, which takes nothing. */
function drafts(position: Position, count: Count): Draft[] {
  const found: Draft[] = [];
  const taken = new Set<string>();
  for (const from of squaresOf(position.board, position.side)) {
    const piece = position.board.get(from);
    if (piece === undefined) continue;
    for (const to of destinations(position, position.board, from, MOVEMENT(piece))) {
      found.push({ position: shift(position, from, to), taken, moved: to, noisy: false });
    }
    if (!piece.pyramid || piece.layers.length === 1) continue;
    for (const layer of piece.layers) {
      for (const to of destinations(position, position.board, from, PATHS[layer.shape])) {
        found.push({ position: split(position, from, layer, to), taken, moved: to, noisy: true });
      }
    }
  }
  const moves = found.map((draft) => takeAll(draft, count));
  return [...moves, ...placings(position, backRank(position, position.side))];
}

function split(position: Position, from: string, layer: Layer, to: string): Position {
  const pyramid = position.board.get(from);
  if (pyramid === undefined) throw new Error(`nothing on ${from}`);
  const board = new Map(position.board);
  board.set(from, { ...pyramid, layers: pyramid.layers.filter((each) => each.value !== layer.value) });
  board.set(to, { side: pyramid.side, pyramid: false, layers: [layer] });
  return { ...position, board };
}

/** A pyramid stands for its total or any layer, whether it takes or is taken. */
function values(piece: Piece | undefined): number[] {
  if (piece === undefined) return [];
  return piece.pyramid ? [valueOf(piece), ...layerValues(piece)] : [valueOf(piece)];
}

/** One pass over the board as the move left it; everything found is then taken at once. */
function takeAll(draft: Draft, count: Count): Draft {
  const { position } = draft;
  const side = position.side;
  const board = new Map(position.board);
  const hand = [...position.hands[side]];
  const taken = new Set<string>();
  for (const [square, victim] of position.board) {
    if (victim.side === side) continue;
    const lost = lostLayers(position, square, victim, count);
    if (lost.length === 0) continue;
    taken.add(square);
    const left = victim.layers.filter((layer) => !lost.includes(layer));
    if (left.length === 0) board.delete(square);
    else board.set(square, { ...victim, layers: left });
    for (const layer of lost) hand.push({ side: victim.side, pyramid: false, layers: [layer] });
  }
  return { ...draft, position: { ...position, board, hands: { ...position.hands, [side]: hand } }, taken };
}

function lostLayers(position: Position, square: string, victim: Piece, count: Count): readonly Layer[] {
  if (surrounded(position, position.board, square, victim.side)) return victim.layers;
  const results = takenValues(position, square, count);
  if (results.has(valueOf(victim))) return victim.layers;
  return victim.layers.filter((layer) => results.has(layer.value));
}

/** The values that would be taken on a square by meeting, assault or ambuscade. */
function takenValues(position: Position, square: string, count: Count): Set<number> {
  const { board, side } = position;
  const found = new Set<number>();
  const near = reachers(position, board, side, square, MOVEMENT).map((from) => values(board.get(from)));
  for (const own of near) for (const meeting of own) found.add(meeting);
  for (const both of pairs(near)) for (const chosen of choices(both)) found.add(sumOf(chosen));
  for (const seen of sightings(position, board, square, ALL_EIGHT)) {
    const attacker = board.get(seen.square);
    const distance = counted(seen.steps, count);
    if (attacker?.side !== side || distance < 1) continue;
    for (const own of values(attacker)) {
      found.add(own * distance);
      if (own % distance === 0) found.add(own / distance);
    }
  }
  return found;
}

function victory({ position }: Draft, options: Options): string | null {
  const side = position.side;
  if (flag(options, 'perfect') && perfect(position)) return 'perfect victory';
  const held = position.hands[side].map(valueOf);
  const pieces = numeric(options, 'pieces');
  if (pieces > 0 && held.length >= pieces) return 'small victory: pieces';
  if (flag(options, 'points') && sumOf(held) >= POINTS[side]) return 'small victory: points';
  const digits = textOption(options, 'digits');
  const shown = new Set(held.flatMap((value) => Array.from(String(value))));
  if (digits !== '0' && digits.split(',').every((digit) => shown.has(digit))) return 'small victory: digits';
  return null;
}

/** Three pieces in the enemy camp, at least one own, equally spaced in a line or at a right angle. */
function perfect(position: Position): boolean {
  const side = position.side;
  const board = enemyCamp(position, position.board, side);
  const here = (formation: Formation): boolean =>
    formation.some((square) => board.get(square)?.side === side);
  const threes = [...evenLines(position, board, 3), ...rightAngles(position, board)].filter(here);
  return threes.some((three) => threeAgree(board, three, values, ALL_KINDS));
}
