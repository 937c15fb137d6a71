/** Halle (000): two-stage captures, beginners' and advanced game, with the extensions of its section 6. */

import { allSquares, bent, DIAGONAL, type Offset, ORTHOGONAL, shifted, straight, times } from './board.ts';
import { commonEnd, type Game, hasPyramid, nextTurn, type Outcome, turnsOrPass } from './ending.ts';
import { enemyCamp, type Formation, gapLines, inEnemyCamp, kindsShown, threeAgree } from './harmony.ts';
import {
  besieged,
  destinations,
  type Movement,
  reachers,
  reaches,
  sightings,
  squaresOf,
} from './movement.ts';
import { combine, counted, type Kind, type Operation } from './numbers.ts';
import { beginner, countOf, flag, numeric, type Options, textOption } from './options.ts';
import { initialPosition } from './setup.ts';
import { type Draft, placings, shift, take, takeDraft } from './taking.ts';
import { type Board, layerValues, other, type Piece, type Position, type Side, valueOf } from './text.ts';

interface Form {
  readonly advanced: boolean;
  readonly movement: Movement;
  readonly options: Options;
}

export function halle(advanced: boolean, options: Options): Game {
  const form: Form = { advanced, movement: movementOf(textOption(options, 'moves')), options };
  return {
    initial: () => initialPosition(advanced ? 16 : 12, textOption(options, 'setup'), beginner(options)),
    turns: (position) =>
      turnsOrPass(
        position,
        (from) => drafts(from, form),
        (draft) => endTurn(draft, form),
      ),
  };
}

function movementOf(moves: string): Movement {
  if (moves === 'boissiere') {
    const round = straight(DIAGONAL, 1);
    const triangle = straight(ORTHOGONAL, 2);
    const square = straight(ORTHOGONAL, 3);
    return fixed(round, triangle, square, [...round, ...triangle, ...square]);
  }
  const more = moves === 'second-field' ? 1 : 0;
  const round = straight(ORTHOGONAL, 1 + more);
  const triangle = straight(ORTHOGONAL, 2 + more);
  const square = straight(ORTHOGONAL, 3 + more);
  return fixed(
    round,
    [...triangle, ...bent(2 + more)],
    [...square, ...bent(3 + more)],
    [...round, ...triangle, ...square],
  );
}

type Paths = ReturnType<Movement>;

function fixed(round: Paths, triangle: Paths, square: Paths, pyramid: Paths): Movement {
  const shapes = { round, triangle, square };
  return (piece) => (piece.pyramid ? pyramid : shapes[piece.layers[0]?.shape ?? 'round']);
}

/** A pyramid stands for its total or its base. */
function values(piece: Piece | undefined): number[] {
  if (piece === undefined) return [];
  return piece.pyramid ? [valueOf(piece), Math.max(...layerValues(piece))] : [valueOf(piece)];
}

function drafts(position: Position, form: Form): Draft[] {
  const { board, side } = position;
  const found: Draft[] = [];
  for (const from of squaresOf(board, side)) {
    const piece = board.get(from);
    if (piece === undefined) continue;
    const start: Draft = { position, taken: new Set(), moved: null, noisy: false };
    for (const to of destinations(position, board, from, form.movement(piece))) {
      found.push(go(start, from, to));
    }
    for (const to of form.advanced ? squaresOf(board, other(side)) : []) {
      const equal = values(piece).some((value) => values(board.get(to)).includes(value));
      if (equal && reaches(position, board, from, to, form.movement(piece))) {
        found.push(go(takeDraft(start, to, 'whole'), from, to));
      }
    }
  }
  return [...found, ...winningPlacings(position, form)];
}

/** A marked piece keeps its mark wherever it goes. */
function go(draft: Draft, from: string, to: string): Draft {
  const marks = new Set([...draft.position.marks].map((square) => (square === from ? to : square)));
  return { ...draft, position: { ...shift(draft.position, from, to), marks }, moved: to };
}

/** A captured piece may be laid only where it completes the row that wins. */
function winningPlacings(position: Position, form: Form): Draft[] {
  const camp = allSquares(position).filter((square) => inEnemyCamp(position, position.side, square));
  return placings(position, camp).filter((draft) => {
    const after = takeBesieged(draft, form).position;
    return winningRows(after, position.side, form).some((row) => row.includes(draft.moved ?? ''));
  });
}

/** Obsidio, the mover's victory, marks, the other side's stage 2, then its victory. */
function endTurn(draft: Draft, form: Form): Outcome {
  const mover = draft.position.side;
  const besieging = takeBesieged(draft, form);
  if (winningRows(besieging.position, mover, form).length > 0) {
    return outcome(besieging, new Set(), { winner: mover, why: 'row' });
  }
  if (squaresOf(besieging.position.board, other(mover)).length === 0) {
    return outcome(besieging, new Set(), { winner: mover, why: 'no piece left' });
  }
  const marks = attackedSquares(besieging.position, mover, form);
  const ended = stageTwo(besieging, form);
  if (winningRows(ended.position, other(mover), form).length > 0) {
    return outcome(ended, new Set(), { winner: other(mover), why: 'row' });
  }
  const open = outcome(ended, marks, null);
  const result = commonEnd(open.position, mover, numeric(form.options, 'quiet'));
  const won = result !== null && result.winner !== null;
  return won ? outcome(ended, new Set(), result) : { ...open, result };
}

function outcome(draft: Draft, marks: ReadonlySet<string>, result: Outcome['result']): Outcome {
  const quiet = draft.noisy || draft.taken.size > 0 ? 0 : draft.position.quiet + 1;
  return { position: { ...nextTurn(draft.position, quiet), marks }, taken: draft.taken, result };
}

function takeBesieged(draft: Draft, form: Form): Draft {
  const { position } = draft;
  const held = squaresOf(position.board, other(position.side)).filter((square) =>
    besieged(position, position.board, square, form.movement),
  );
  return held.reduce((now, square) => takeDraft(now, square, 'whole'), draft);
}

/** The other side takes, all at once, the marked pieces that it attacks now. */
function stageTwo(draft: Draft, form: Form): Draft {
  const { position } = draft;
  const taker = other(position.side);
  const lost = [...attackedSquares(position, taker, form)].filter((square) => position.marks.has(square));
  let after = position;
  for (const square of lost) after = take(after, taker, square, 'whole');
  return { ...draft, position: after, taken: new Set([...draft.taken, ...lost]) };
}

/** Enemy pieces under eruptio or insidiae of the attacker. */
function attackedSquares(position: Position, attacker: Side, form: Form): Set<string> {
  return new Set(
    squaresOf(position.board, other(attacker)).filter((square) =>
      values(position.board.get(square)).some(
        (value) =>
          eruptio(position, attacker, square, value, form) ||
          insidiae(position, attacker, square, value, form),
      ),
    ),
  );
}

/** Value × distance in a row or column; by option also ÷, and one more piece that reaches the square. */
function eruptio(position: Position, attacker: Side, square: string, value: number, form: Form): boolean {
  const { board } = position;
  const difference = flag(form.options, 'difference');
  for (const seen of sightings(position, board, square, ORTHOGONAL)) {
    const piece = board.get(seen.square);
    const distance = counted(seen.steps, countOf(form.options));
    if (piece?.side !== attacker || distance < 1) continue;
    for (const own of values(piece)) {
      const results = [own * distance];
      if (difference && own % distance === 0) results.push(own / distance);
      if (results.includes(value)) return true;
      if (!flag(form.options, 'completion')) continue;
      for (const from of reachers(position, board, attacker, square, form.movement)) {
        if (from === seen.square) continue;
        for (const more of values(board.get(from))) {
          if (results.some((result) => result + more === value)) return true;
          if (difference && results.some((result) => result - more === value)) return true;
        }
      }
    }
  }
  return false;
}

/** Two pieces on opposite sides next to the victim, in a row or column. */
function insidiae(position: Position, attacker: Side, square: string, value: number, form: Form): boolean {
  const operations: Operation[] = flag(form.options, 'difference')
    ? ['sum', 'product', 'difference', 'quotient']
    : ['sum', 'product'];
  const at = (offset: Offset): number[] => {
    const neighbour = shifted(position, square, offset);
    const piece = neighbour === null ? undefined : position.board.get(neighbour);
    return piece?.side === attacker ? values(piece) : [];
  };
  return [
    { dx: 1, dy: 0 },
    { dx: 0, dy: 1 },
  ].some((direction) =>
    at(direction).some((x) => at(times(direction, -1)).some((y) => combine(x, y, value, operations))),
  );
}

/** The rows and columns by which a side has won. */
function winningRows(position: Position, side: Side, form: Form): Formation[] {
  const board = enemyCamp(position, position.board, side);
  const { options } = form;
  if (flag(options, 'pyramid-first') && hasPyramid(position, other(side))) return [];
  const mine = (row: Formation): boolean => row.every((square) => board.get(square)?.side === side);
  const threes = gapLines(position, board, 3, ORTHOGONAL).filter(mine);
  const fours = gapLines(position, board, 4, ORTHOGONAL).filter(mine);
  const grade = textOption(options, 'grade');
  const greatest = flag(options, 'greatest') ? fours.filter((row) => isGreatest(board, row)) : [];
  if (grade === 'magna') {
    const kinds: Kind[] = ['arithmetic'];
    if (form.advanced) kinds.push('harmonic');
    if (flag(options, 'geometric')) kinds.push('geometric');
    return [...greatest, ...threes.filter((row) => threeAgree(board, row, values, kinds))];
  }
  const needed = grade === 'maior' ? 2 : 3;
  const fourTerm = flag(options, 'four-term');
  return [...greatest, ...fours.filter((row) => kindsShown(board, row, values, fourTerm, true) >= needed)];
}

/** The harmony 6 8 9 12, read either way. */
function isGreatest(board: Board, row: Formation): boolean {
  const shown = row.map((square) => values(board.get(square))[0] ?? 0).join(' ');
  return shown === '6 8 9 12' || shown === '12 9 8 6';
}
