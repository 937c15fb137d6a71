/** Ludus latrunculorum (003), Seneca and Piso. */

import { allSquares, byText, ORTHOGONAL, shifted } from './board.ts';
import type { Result } from './ending.ts';
import { numeric, type Options, textOption } from './options.ts';
import { type Colour, opponent, type Stone, type Stones, type State } from './stones.ts';

export interface StoneOutcome {
  readonly state: State;
  readonly taken: readonly string[];
  readonly result: Result | null;
}

const STONES: Readonly<Record<string, number>> = { '8x8': 20, '7x8': 17, '9x9': 25, '9x10': 28 };

export function initialState(options: Options): State {
  const size = textOption(options, 'size');
  const [files = 0, ranks = 0] = size.split('x').map(Number);
  const stones = STONES[size];
  if (stones === undefined) throw new Error(`size=${size}`);
  return {
    files,
    ranks,
    board: new Map(),
    side: textOption(options, 'first') === 'white' ? 'white' : 'black',
    captures: { black: 0, white: 0 },
    turn: 0,
    hand: { black: stones, white: stones },
    memory: { black: [], white: [] },
    quiet: 0,
  };
}

/** Every complete turn; none when the game is already over by blockade. */
export function latrunculiTurns(seneca: boolean, options: Options, state: State): StoneOutcome[] {
  if (placing(state)) return placements(state).map((next) => finish(next, [], seneca, options));
  const bound = boundEnemies(state);
  if (!seneca || bound.length === 0) {
    return moves(state, seneca).map(([from, to]) => moveTurn(state, from, to, [], seneca, options));
  }
  return bound.flatMap((square) => {
    const after = { ...without(state, [square]), quiet: 0 };
    if (fewStones(after)) return [finish(handOver(after), [square], seneca, options)];
    const possible = moves(after, seneca);
    if (possible.length === 0) return [finish(handOver(after), [square], seneca, options)];
    return possible.map(([from, to]) => moveTurn(after, from, to, [square], seneca, options));
  });
}

function placing(state: State): boolean {
  return state.hand.black + state.hand.white > 0;
}

function placements(state: State): State[] {
  const empty = allSquares(state).filter((square) => !state.board.has(square));
  return empty.map((square) => {
    const board = new Map(state.board).set(square, { colour: state.side, bound: false });
    const hand = { ...state.hand, [state.side]: state.hand[state.side] - 1 };
    return handOver({ ...state, board, hand });
  });
}

/** One move, what it encloses and frees, and the end of the turn. */
function moveTurn(
  start: State,
  from: string,
  to: string,
  takenBefore: readonly string[],
  seneca: boolean,
  options: Options,
): StoneOutcome {
  const board = new Map(start.board);
  board.delete(from);
  board.set(to, { colour: start.side, bound: false });
  const moved: State = { ...start, board, memory: remembered(start, from, to) };
  const loud = takenBefore.length > 0;
  if (seneca) {
    const settled = settle(moved, to);
    const quiet = loud || settled.enclosed ? 0 : start.quiet + 1;
    return finish(handOver({ ...settled.state, quiet }), takenBefore, seneca, options);
  }
  const lost = enclosedBy(moved, new Set([to]));
  const quiet = lost.length > 0 ? 0 : start.quiet + 1;
  return finish(handOver({ ...without(moved, lost), quiet }), lost, seneca, options);
}

/** The last move; both, older first, when this one is the exact reverse of the one before. */
function remembered(state: State, from: string, to: string): State['memory'] {
  const last = state.memory[state.side].at(-1);
  const move = { from, to };
  const kept = last?.from === to && last.to === from ? [last, move] : [move];
  return { ...state.memory, [state.side]: kept };
}

/** The moves of all free stones; A→B→A→B on consecutive turns is not one. */
function moves(state: State, seneca: boolean): [string, string][] {
  const found: [string, string][] = [];
  for (const [from, stone] of state.board) {
    if (stone.colour !== state.side || stone.bound) continue;
    const ends = new Set([...steps(state, from), ...(seneca ? leapEnds(state, from) : [])]);
    for (const to of ends) if (!isThirdTime(state, from, to)) found.push([from, to]);
  }
  return found;
}

function isThirdTime(state: State, from: string, to: string): boolean {
  const [older, last] = state.memory[state.side];
  return older !== undefined && last !== undefined && older.from === from && older.to === to;
}

function steps(state: State, from: string): string[] {
  return ORTHOGONAL.map((direction) => shifted(state, from, direction)).filter(
    (to): to is string => to !== null && !state.board.has(to),
  );
}

/** Where chains of leaps over single own stones may end; the square left behind is empty meanwhile. */
function leapEnds(state: State, from: string): string[] {
  const board = new Map(state.board);
  board.delete(from);
  const landed = new Set([from]);
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const direction of ORTHOGONAL) {
      const over = shifted(state, at, direction);
      const to = over === null ? null : shifted(state, over, direction);
      if (over === null || to === null || landed.has(to) || board.has(to)) continue;
      if (board.get(over)?.colour !== state.side) continue;
      landed.add(to);
      open.push(to);
    }
  }
  landed.delete(from);
  return [...landed];
}

/** The pairs of squares that hold a stone between them: its row, its column, a corner's two neighbours. */
function guardPairs(state: State, square: string): [string, string][] {
  const [up, down, right, left] = ORTHOGONAL.map((direction) => shifted(state, square, direction));
  const all = [up, down, right, left].filter((at): at is string => typeof at === 'string');
  const found: [string, string][] = [];
  if (up && down) found.push([up, down]);
  if (left && right) found.push([left, right]);
  const [a, b] = all;
  if (all.length === 2 && a !== undefined && b !== undefined) found.push([a, b]);
  return found;
}

/** Whether free stones of `colour` hold the square between them; with `active`, one of those among them. */
function held(state: State, square: string, colour: Colour, active?: ReadonlySet<string>): boolean {
  const guards = (at: string): boolean => {
    const stone = state.board.get(at);
    return stone?.colour === colour && !stone.bound;
  };
  return guardPairs(state, square).some(
    ([a, b]) => guards(a) && guards(b) && (active === undefined || active.has(a) || active.has(b)),
  );
}

/** Free enemy stones enclosed by the side that plays, one of the active stones being one of the two. */
function enclosedBy(state: State, active: ReadonlySet<string>): string[] {
  return [...state.board]
    .filter(([, stone]) => stone.colour !== state.side && !stone.bound)
    .map(([square]) => square)
    .filter((square) => held(state, square, state.side, active));
}

/** Binding and freeing until nothing changes; then, once, enemies whose guard walked away are freed. */
function settle(start: State, moved: string): { state: State; enclosed: boolean } {
  let state = start;
  let enclosed = false;
  const active = new Set([moved]);
  for (;;) {
    const bind = enclosedBy(state, active);
    state = turned(state, bind, true);
    const free = boundStones(state, state.side).filter((at) => !held(state, at, opponent(state.side)));
    state = turned(state, free, false);
    for (const square of free) active.add(square);
    if (bind.length > 0) enclosed = true;
    if (bind.length === 0 && free.length === 0) break;
  }
  const loose = boundEnemies(state).filter((square) => !held(state, square, state.side));
  return { state: turned(state, loose, false), enclosed };
}

function turned(state: State, squares: readonly string[], bound: boolean): State {
  const board = new Map(state.board);
  for (const square of squares) {
    const stone = board.get(square);
    if (stone !== undefined) board.set(square, { ...stone, bound });
  }
  return { ...state, board };
}

function boundStones(state: State, colour: Colour): string[] {
  return stonesOf(state.board, colour)
    .filter(([, stone]) => stone.bound)
    .map(([square]) => square);
}

function boundEnemies(state: State): string[] {
  return boundStones(state, opponent(state.side));
}

function stonesOf(board: Stones, colour: Colour): [string, Stone][] {
  return [...board].filter(([, stone]) => stone.colour === colour);
}

/** Takes enemy stones off the board and counts them for the side that plays. */
function without(state: State, squares: readonly string[]): State {
  const board = new Map([...state.board].filter(([square]) => !squares.includes(square)));
  const total = state.captures[state.side] + squares.length;
  return { ...state, board, captures: { ...state.captures, [state.side]: total } };
}

function handOver(state: State): State {
  return { ...state, side: opponent(state.side), turn: state.turn + 1 };
}

function fewStones(state: State): boolean {
  return (['black', 'white'] as const).some((colour) => stonesOf(state.board, colour).length <= 1);
}

/** Looks for the end: few stones after a capture, the side to play blocked, too many quiet turns. */
function finish(state: State, taken: readonly string[], seneca: boolean, options: Options): StoneOutcome {
  const result = endOf(state, taken.length > 0, seneca, numeric(options, 'quiet'));
  return { state, taken: [...taken].sort(byText), result };
}

function endOf(state: State, captured: boolean, seneca: boolean, limit: number): Result | null {
  if (captured && fewStones(state)) return count(state, 'one stone left', false);
  if (placing(state)) return null;
  const takes = seneca && boundEnemies(state).length > 0;
  if (!takes && moves(state, seneca).length === 0) return count(state, 'blockade', true);
  return limit > 0 && state.quiet >= limit ? count(state, 'quiet', false) : null;
}

/** More captures win; in a blockade the bound stones of the enemy count as captured. */
function count(state: State, why: string, withBound: boolean): Result {
  const score = (colour: Colour): number =>
    state.captures[colour] + (withBound ? boundStones(state, opponent(colour)).length : 0);
  const black = score('black');
  const white = score('white');
  if (black === white) return { winner: null, why };
  return { winner: black > white ? 'black' : 'white', why };
}
