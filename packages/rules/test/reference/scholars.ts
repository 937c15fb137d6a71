/** The Scholars' Game (001): the general form and the form of the Nexus Corenae. */

import { ALL_EIGHT, DIAGONAL, ORTHOGONAL, straight } from './board.ts';
import { commonVictory, endTurn, type Game, hasPyramid, turnsOrPass } from './ending.ts';
import {
  evenLines,
  type Formation,
  enemyCamp,
  kindsShown,
  rightAngles,
  threeAgree,
  uprightSquares,
} from './harmony.ts';
import {
  besieged,
  byShapes,
  destinations,
  type Movement,
  reachers,
  sightings,
  squaresOf,
} from './movement.ts';
import { ALL_KINDS, combine, type Count, counted, type Operation, pairs } from './numbers.ts';
import { beginner, countOf, flag, numeric, type Options, textOption } from './options.ts';
import { initialPosition } from './setup.ts';
import {
  backRank,
  type Capture,
  type Draft,
  placings,
  shift,
  type Target,
  wholeOrLayers,
  withCaptures,
} from './taking.ts';
import { layerValues, other, type Piece, type Position, valueOf } from './text.ts';

interface Form {
  readonly nexus: boolean;
  readonly movement: Movement;
  readonly count: Count;
  readonly ambush: readonly Operation[];
  readonly reentry: boolean;
  readonly options: Options;
}

export function scholars(nexus: boolean, options: Options): Game {
  const form = nexus ? nexusForm(options) : generalForm(options);
  const quiet = numeric(options, 'quiet');
  return {
    initial: () => initialPosition(16, textOption(options, 'setup'), beginner(options)),
    turns: (position) =>
      turnsOrPass(
        position,
        (from) => drafts(from, form),
        (draft) => endTurn(draft, (ended) => victory(ended, form), quiet),
      ),
  };
}

function generalForm(options: Options): Form {
  return {
    nexus: false,
    movement: byShapes({
      round: straight(ORTHOGONAL, 1),
      triangle: straight(DIAGONAL, 2),
      square: straight(ALL_EIGHT, 3),
    }),
    count: countOf(options),
    ambush: flag(options, 'product') ? ['sum', 'difference', 'product', 'quotient'] : ['sum', 'difference'],
    reentry: flag(options, 'reentry'),
    options,
  };
}

function nexusForm(options: Options): Form {
  const one = straight(ALL_EIGHT, 1);
  const two = straight(ALL_EIGHT, 2);
  const three = straight(ALL_EIGHT, 3);
  const single = byShapes({ round: one, triangle: two, square: three });
  return {
    nexus: true,
    movement: (piece) => (piece.pyramid ? [...one, ...two, ...three] : single(piece)),
    count: countOf(options),
    ambush: ['sum'],
    reentry: false,
    options,
  };
}

function drafts(position: Position, form: Form): Draft[] {
  const found: Draft[] = [];
  for (const from of squaresOf(position.board, position.side)) {
    const piece = position.board.get(from);
    if (piece === undefined) continue;
    for (const to of destinations(position, position.board, from, form.movement(piece))) {
      const moved = {
        position: shift(position, from, to),
        taken: new Set<string>(),
        moved: to,
        noisy: false,
      };
      found.push(...withCaptures(moved, (now) => standing(now, form)));
    }
  }
  if (form.reentry) found.push(...placings(position, backRank(position, position.side)));
  return found;
}

/** General: the sum or any layer. Nexus: the base or any layer, and the base is one of the layers. */
function attackValues(piece: Piece, form: Form): number[] {
  if (!piece.pyramid) return [valueOf(piece)];
  return form.nexus ? layerValues(piece) : [valueOf(piece), ...layerValues(piece)];
}

function targets(piece: Piece, form: Form): Target[] {
  if (!piece.pyramid || !form.nexus) return wholeOrLayers(piece);
  return [{ part: 'whole', value: Math.max(...layerValues(piece)) }];
}

/** Every capture that stands for the side that plays. */
function standing(position: Position, form: Form): Capture[] {
  const captures: Capture[] = [];
  for (const [square, victim] of position.board) {
    if (victim.side === position.side) continue;
    for (const target of targets(victim, form)) captures.push(...against(position, square, target, form));
    if (!form.nexus && besieged(position, position.board, square, form.movement)) {
      captures.push({ kind: 'siege', square, part: 'whole', by: [] });
    }
  }
  return captures;
}

function against(position: Position, square: string, { part, value }: Target, form: Form): Capture[] {
  const { board, side } = position;
  const captures: Capture[] = [];
  const values = (from: string): number[] => {
    const piece = board.get(from);
    return piece === undefined ? [] : attackValues(piece, form);
  };
  const near = reachers(position, board, side, square, form.movement);
  for (const from of near) {
    if (values(from).includes(value)) captures.push({ kind: 'encounter', square, part, by: [from] });
  }
  for (const [a, b] of pairs(near)) {
    if (values(a).some((x) => values(b).some((y) => combine(x, y, value, form.ambush)))) {
      captures.push({ kind: 'ambush', square, part, by: [a, b] });
    }
  }
  for (const seen of sightings(position, board, square, ALL_EIGHT)) {
    const distance = counted(seen.steps, form.count);
    if (board.get(seen.square)?.side === side && values(seen.square).some((x) => x * distance === value)) {
      captures.push({ kind: 'assault', square, part, by: [seen.square] });
    }
  }
  return captures;
}

function victory(draft: Draft, form: Form): string | null {
  const { position } = draft;
  const agreed = {
    pieces: numeric(form.options, 'pieces'),
    sum: numeric(form.options, 'sum'),
    digits: numeric(form.options, 'digits'),
  };
  const harmony = trueVictory(draft, form);
  if (harmony !== null) return harmony;
  return commonVictory(position.hands[position.side], agreed) ? 'common victory' : null;
}

/** A harmony in the enemy camp that contains the own piece just moved; pieces of both sides may serve. */
function trueVictory({ position, moved }: Draft, form: Form): string | null {
  const side = position.side;
  const board = enemyCamp(position, position.board, side);
  if (moved === null) return null;
  if (flag(form.options, 'pyramid-first') && hasPyramid(position, other(side))) return null;
  const fourTerm = flag(form.options, 'four-term');
  const reading = (piece: Piece): number[] =>
    piece.pyramid && form.nexus ? layerValues(piece) : [valueOf(piece)];
  const here = (formation: Formation): boolean => formation.includes(moved);
  const lines = evenLines(position, board, 4).filter(here);
  const corners = uprightSquares(position, board).filter(here);
  const kinds = Math.max(
    0,
    ...lines.map((line) => kindsShown(board, line, reading, fourTerm, true)),
    ...corners.map((square) => kindsShown(board, square, reading, fourTerm, false)),
  );
  if (kinds === 3) return 'mighty victory';
  if (kinds === 2) return 'great victory';
  const threes = [...evenLines(position, board, 3), ...rightAngles(position, board)].filter(here);
  return threes.some((three) => threeAgree(board, three, reading, ALL_KINDS)) ? 'small victory' : null;
}
