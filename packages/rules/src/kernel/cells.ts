/**
 * The whole state of a game in one array of integers, so that undoing is restoring cells. This file says which
 * cell means what.
 */

/** Squares are numbered from 0, file by file within a rank, rank 1 first. */
export const MAX_SQUARES = 128;
export const MAX_PIECES = 64;
/** A set of squares takes so many integers. */
export const WORDS = MAX_SQUARES / 32;

/*
 * The board comes first, so that a square is its own cell: 0, or side and piece id as `occupant` writes it. One more
 * cell is NOWHERE, which stays empty, and one is EDGE, which never is.
 */

/** Fills up short paths so that every path has the same length. */
export const NOWHERE = MAX_SQUARES;
export const EDGE = MAX_SQUARES + 1;
/** What stands on EDGE: nobody's, and not to be moved. */
export const WALL = 1024;

/** Where each piece is: `standing`, `held` or GONE. */
export const WHERE = MAX_SQUARES + 4;
/** Which layers a pyramid still has, a bit each from the base; 1 for any other piece. */
export const LAYERS = WHERE + MAX_PIECES;

const REGISTERS = LAYERS + MAX_PIECES;
export const SIDE = REGISTERS;
export const PHASE = REGISTERS + 1;
/** 1 + id of the piece that moved in this turn, or 0. */
export const MOVED = REGISTERS + 2;
export const TURN = REGISTERS + 3;
export const QUIET = REGISTERS + 4;
/** Whether this turn did something that a quiet turn does not. */
export const LOUD = REGISTERS + 5;
/** 0 while the game goes on; otherwise as `outcome` writes it. */
export const OUTCOME = REGISTERS + 6;
/** How many turn ends the history holds. */
export const HISTORY = REGISTERS + 7;
export const HASH_A = REGISTERS + 8;
export const HASH_B = REGISTERS + 9;
/** Pieces of each side on the board. */
export const STANDING = REGISTERS + 10;
/** Marked or bound pieces of each side. */
export const FLAGGED = REGISTERS + 12;
/** 1 + id of the piece that takes before it moves, or 0, and what it has named to take so far. */
export const CAPTURER = REGISTERS + 14;
export const PENDING_COUNT = REGISTERS + 15;
export const PENDING = REGISTERS + 16;
/** Which squares each side's pieces stand on, a bit each. */
export const OCCUPIED = PENDING + MAX_PIECES;
/** By piece: which others it is aligned with so that the number of one takes the other's, a bit each (see Alignment). */
export const ALIGNED = OCCUPIED + 2 * WORDS;
/** The pieces that are aligned with any, a bit each. */
export const ATTACKING = ALIGNED + 2 * MAX_PIECES;
/** Which pieces of each side stand on the board, a bit each. */
export const ROSTER = ATTACKING + 2;
/** Which pieces each side holds as prisoners, a bit each. */
export const PRISONERS = ROSTER + 4;
/** Stones only: still to place, captured by each side, and the last two moves of each side. */
export const HAND = PRISONERS + 4;
export const CAPTURED = HAND + 2;
export const MEMORY = CAPTURED + 2;

export const CELLS = MEMORY + 4;

/** Phases of a turn: nothing done yet; captures may follow; a capturer names its victims; a stone was taken. */
export const START = 0;
export const AFTER_MOVE = 1;
export const NAMING = 2;
export const AFTER_TAKE = 3;

/** A marked or bound piece carries this bit in its board cell. */
export const FLAG = 256;

export const occupant = (side: number, id: number): number => ((side + 1) << 6) | id;
export const occupantId = (cell: number): number => cell & 63;
/** 1 + side, or 0 for an empty square. */
export const ownerOf = (cell: number): number => (cell >> 6) & 3;

/** Off the board `where >> 7` is no side's number, so one comparison finds a side's pieces that stand. */
export const standing = (side: number, square: number): number => (side << 7) | square;
export const HELD = 256;
export const held = (side: number): number => HELD | side;
export const GONE = 258;
export const isStanding = (where: number): boolean => where < HELD;
export const squareOf = (where: number): number => where & 127;

/** A victim that was named, and the layers that go. */
export const pending = (victim: number, layers: number): number => (victim << 8) | layers;
export const pendingVictim = (named: number): number => named >> 8;
export const pendingLayers = (named: number): number => named & 255;

/** Reasons for the end of a game. */
export const REASONS = [
  'victory',
  'last-piece',
  'no-turn',
  'blockade',
  'last-stone',
  'repetition',
  'quiet',
] as const;
export type KernelReason = (typeof REASONS)[number];

/** Winner 0, 1 or 2 for a draw; the victory's index where the reason is one. */
export const outcome = (winner: number, reason: KernelReason, victory = 0): number =>
  1 + winner + 4 * REASONS.indexOf(reason) + 64 * victory;
export const outcomeWinner = (code: number): number => (code - 1) & 3;
export const outcomeReason = (code: number): KernelReason => REASONS[((code - 1) >> 2) & 15] ?? 'quiet';
export const outcomeVictory = (code: number): number => (code - 1) >> 6;
