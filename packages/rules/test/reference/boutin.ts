/** Rithmomachia after de Boissière, by Michel Boutin (002). */

import { ALL_EIGHT, DIAGONAL, leaps, ORTHOGONAL, straight } from './board.ts';
import { commonVictory, endTurn, type Game, hasPyramid, turnsOrPass } from './ending.ts';
import { type Formation, gapLines, enemyCamp, kindsShown, threeAgree, uprightSquares } from './harmony.ts';
import {
  besieged,
  byShapes,
  destinations,
  enteredSquares,
  reachers,
  sightings,
  squaresOf,
} from './movement.ts';
import {
  ALL_KINDS,
  choices,
  combine,
  type Count,
  counted,
  isPower,
  kindOfThree,
  pairs,
  subsets,
} from './numbers.ts';
import { beginner, countOf, flag, numeric, type Options, textOption } from './options.ts';
import { initialPosition } from './setup.ts';
import {
  backRank,
  type Capture,
  type Draft,
  type Part,
  placings,
  shift,
  takeDraft,
  type Target,
  wholeOrLayers,
  withCaptures,
} from './taking.ts';
import { layerValues, other, type Piece, type Position, valueOf } from './text.ts';

const REGULAR = byShapes({
  round: straight(DIAGONAL, 1),
  triangle: straight(ORTHOGONAL, 2),
  square: straight(ORTHOGONAL, 3),
});

const IRREGULAR = byShapes({ round: [], triangle: leaps(2, 1), square: leaps(3, 1) });

export function boutin(options: Options): Game {
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

/** The four turns: (a) move then take, (b) take then move then take, (c) an irregular move, (d) a placing. */
function drafts(position: Position, count: Count): Draft[] {
  const standingNow = (now: Position): Capture[] => standing(now, count);
  const found: Draft[] = [];
  const atStart = standingNow(position);
  for (const from of squaresOf(position.board, position.side)) {
    const piece = position.board.get(from);
    if (piece === undefined) continue;
    for (const to of destinations(position, position.board, from, REGULAR(piece))) {
      found.push(...withCaptures(moved(position, from, to), standingNow));
    }
    for (const to of destinations(position, position.board, from, IRREGULAR(piece))) {
      found.push(moved(position, from, to));
    }
    for (const draft of takeThenGo(position, from, atStart)) found.push(...withCaptures(draft, standingNow));
  }
  for (const draft of placings(position, backRank(position, position.side))) {
    found.push(...withCaptures(draft, standingNow));
  }
  return found;
}

function moved(position: Position, from: string, to: string): Draft {
  return { position: shift(position, from, to), taken: new Set(), moved: to, noisy: false };
}

/** Turn (b), first half: one capturer takes one or more victims and goes to a square that became empty. */
function takeThenGo(position: Position, capturer: string, atStart: readonly Capture[]): Draft[] {
  const mine = atStart.filter((capture) => capture.by.includes(capturer));
  const victims = [...new Set(mine.map((capture) => capture.square))];
  const start: Draft = { position, taken: new Set(), moved: null, noisy: false };
  const found: Draft[] = [];
  for (const choice of choices(victims.map((square) => waysToTake(mine, square)))) {
    let draft = start;
    victims.forEach((square, i) => {
      for (const part of choice[i] ?? []) draft = takeDraft(draft, square, part);
    });
    for (const to of victims) {
      if (draft.position.board.has(to)) continue;
      found.push({ ...draft, position: shift(draft.position, capturer, to), moved: to });
    }
  }
  return found;
}

/** Nothing of the victim, the whole, or any of its layers that stand to be taken. */
function waysToTake(mine: readonly Capture[], square: string): Part[][] {
  const parts = [
    ...new Set(mine.filter((capture) => capture.square === square).map((capture) => capture.part)),
  ];
  const whole: Part[][] = parts.includes('whole') ? [['whole']] : [];
  return [...subsets(parts.filter((part) => part !== 'whole')), ...whole];
}

/** The sum or any layer. */
function attackValues(piece: Piece | undefined): number[] {
  if (piece === undefined) return [];
  return piece.pyramid ? [valueOf(piece), ...layerValues(piece)] : [valueOf(piece)];
}

/** Every capture that stands for the side that plays. */
function standing(position: Position, count: Count): Capture[] {
  const captures: Capture[] = [];
  for (const [square, victim] of position.board) {
    if (victim.side === position.side) continue;
    const near = reachers(position, position.board, position.side, square, REGULAR);
    for (const target of wholeOrLayers(victim)) {
      captures.push(
        ...byReach(position, square, target, near),
        ...byAssault(position, square, target, count),
      );
    }
    if (besieged(position, position.board, square, REGULAR)) {
      const held = enteredSquares(position, square, REGULAR(victim));
      captures.push({ kind: 'siege', square, part: 'whole', by: near.filter((from) => held.has(from)) });
    }
  }
  return captures;
}

/** Encounter, power, ambush and progression by the pieces that reach the victim. */
function byReach(
  { board }: Position,
  square: string,
  { part, value }: Target,
  near: readonly string[],
): Capture[] {
  const captures: Capture[] = [];
  for (const from of near) {
    const values = attackValues(board.get(from));
    if (values.includes(value)) captures.push({ kind: 'encounter', square, part, by: [from] });
    if (values.some((x) => isPower(x, value))) captures.push({ kind: 'power', square, part, by: [from] });
  }
  for (const by of pairs(near)) {
    const together = choices(by.map((from) => attackValues(board.get(from))));
    const test = (holds: (x: number, y: number) => boolean): boolean =>
      together.some(([x = 0, y = 0]) => holds(x, y));
    if (test((x, y) => combine(x, y, value, ['sum', 'difference', 'product', 'quotient']))) {
      captures.push({ kind: 'ambush', square, part, by });
    }
    if (test((x, y) => kindOfThree([x, y, value]) !== null)) {
      captures.push({ kind: 'progression', square, part, by });
    }
  }
  return captures;
}

/** Greater ÷ smaller = distance, whichever takes; or smaller × greater = distance. */
function byAssault(position: Position, square: string, { part, value }: Target, count: Count): Capture[] {
  const captures: Capture[] = [];
  for (const seen of sightings(position, position.board, square, ALL_EIGHT)) {
    const attacker = position.board.get(seen.square);
    if (attacker?.side !== position.side) continue;
    const distance = counted(seen.steps, count);
    const stands = attackValues(attacker).some((x) => {
      const [smaller, greater] = x < value ? [x, value] : [value, x];
      return smaller * distance === greater || smaller * greater === distance;
    });
    if (stands) captures.push({ kind: 'assault', square, part, by: [seen.square] });
  }
  return captures;
}

function victory(draft: Draft, options: Options): string | null {
  const { position } = draft;
  const agreed = textOption(options, 'victory');
  if (agreed === 'proper') return properVictory(position, options);
  const parts = agreed.split('+');
  const numbers = {
    pieces: parts.includes('corps') ? numeric(options, 'pieces') : 0,
    sum: parts.includes('bien') ? numeric(options, 'sum') : 0,
    digits: parts.includes('proces') ? numeric(options, 'digits') : 0,
  };
  return commonVictory(position.hands[position.side], numbers) ? `victory of ${agreed}` : null;
}

/** The enemy pyramid first, then own pieces in the enemy camp; the agreed grade or a better one. */
function properVictory(position: Position, options: Options): string | null {
  const side = position.side;
  const board = enemyCamp(position, position.board, side);
  if (hasPyramid(position, other(side))) return null;
  const fourTerm = flag(options, 'four-term');
  const reading = (piece: Piece): number[] => [valueOf(piece)];
  const mine = (formation: Formation): boolean => formation.every((at) => board.get(at)?.side === side);
  const kinds = Math.max(
    0,
    ...gapLines(position, board, 4, ALL_EIGHT)
      .filter(mine)
      .map((line) => kindsShown(board, line, reading, fourTerm, true)),
    ...uprightSquares(position, board)
      .filter(mine)
      .map((square) => kindsShown(board, square, reading, fourTerm, false)),
  );
  const grade = textOption(options, 'grade');
  if (kinds === 3) return 'excellent victory';
  if (kinds === 2 && grade !== 'excellent') return 'great victory';
  if (grade !== 'mediocre') return null;
  const threes = gapLines(position, board, 3, ALL_EIGHT).filter(mine);
  return threes.some((three) => threeAgree(board, three, reading, ALL_KINDS)) ? 'mediocre victory' : null;
}
