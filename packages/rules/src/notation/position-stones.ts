import { encode, first, MOVE, second } from '../kernel/action.ts';
import * as cell from '../kernel/cells.ts';
import { Kernel } from '../kernel/kernel.ts';
import type { Stones } from '../kernel/stones.ts';
import type { Rules } from '../rules.ts';
import { fail, readAll } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import { makeSquare, parseSquare } from '../square.ts';
import { parseCount, parsePair, parseSide } from './fields.ts';
import { parseBoard } from './item.ts';

/** Fields of a position of stones: board side captures marks turn hand memory quiet. */
export const parseStones = (
  rules: Rules,
  program: Stones,
  [
    board = '',
    side = '',
    captures = '',
    marks = '',
    turn = '',
    hand = '',
    memory = '',
    quiet = '',
  ]: readonly string[],
  extras: ReadonlyMap<string, string>,
): { readonly rules: Rules; readonly kernel: Kernel } => {
  const { play } = program;
  const { geometry, ruleSet } = rules;
  const kernel = new Kernel(program);
  const letters = ruleSet.sides.map((name) => name.slice(0, 1));
  const [stood, mover, taken, , turns, left, memories, quietTurns] = readAll([
    () => parseBoard(board, geometry.files, geometry.ranks, (text, at) => parseStone(letters, text, at)),
    () => parseSide(rules, side),
    () => parsePair(captures, 'captures').map((each) => parseCount(each, 'captures', play.stones)),
    () => marks === '-' || fail('marks', 'nothing is marked under these rules: - needed'),
    () => parseCount(turn, 'turn'),
    () => parsePair(hand, 'hand').map((each) => parseCount(each, 'hand', play.stones)),
    () => parsePair(memory, 'memory').map((each) => parseMemory(rules, each)),
    () => parseCount(quiet, 'quiet'),
  ]);
  const count: [number, number] = [0, 0];
  for (const { square, item } of stood) {
    if (item.bound && !play.binding)
      fail('board', `${makeSquare(geometry, square)}: no stone is ever bound under these rules`);
    if (count[item.side] === play.stones)
      fail('board', `more than ${play.stones} stones of ${ruleSet.sides[item.side]}`);
    kernel.put(item.side * play.stones + count[item.side]++, item.side, square, item.bound ? cell.FLAG : 0);
  }
  kernel.set(cell.SIDE, mover);
  kernel.set(cell.TURN, turns);
  ([0, 1] as const).forEach((each) => {
    const all = count[each] + (left[each] ?? 0) + (taken[1 - each] ?? 0);
    if (all > play.stones)
      fail(
        'hand',
        `${all} stones of ${ruleSet.sides[each]} on the board, in hand and captured; there are ${play.stones}`,
      );
    kernel.set(cell.CAPTURED + each, taken[each] ?? 0);
    kernel.set(cell.HAND + each, left[each] ?? 0);
    memories[each]?.forEach((move, index) => kernel.set(cell.MEMORY + 2 * each + index, move));
  });
  kernel.set(cell.QUIET, quietTurns);
  checkHand(kernel);
  parseTaken(program, kernel, extras);
  return { rules, kernel };
};

const parseStone = (letters: readonly string[], text: string, at: string): { side: Side; bound: boolean } => {
  const side = letters.indexOf(text.toLowerCase());
  return side < 0 || text.length !== 1
    ? fail(at, `“${text}” is not a stone (B, W, or b, w for a bound one)`)
    : { side: side as Side, bound: text === text.toLowerCase() };
};

/** The side to play places next, so it cannot have fewer stones in hand than the other, nor two more. */
const checkHand = (kernel: Kernel): void => {
  const { cells } = kernel;
  const ahead = cells[cell.HAND + kernel.side]! - cells[cell.HAND + 1 - kernel.side]!;
  if (ahead !== 0 && ahead !== 1)
    fail('hand', 'the sides place by turns, so the hands cannot differ like this');
};

const parseTaken = (program: Stones, kernel: Kernel, extras: ReadonlyMap<string, string>): void => {
  const given = [...extras.keys()].find((key) => key !== 'taken');
  if (given !== undefined) fail(given, 'has no meaning under these rules');
  const taken = extras.get('taken');
  if (taken === undefined) return;
  if (taken !== 'yes') fail('taken', `“${taken}” is not yes`);
  if (!program.play.binding || !program.moves.exist(kernel))
    fail('taken', 'no move is left, so the turn is over');
  kernel.set(cell.PHASE, cell.AFTER_TAKE);
  kernel.set(cell.LOUD, 1);
};

/** A side's last move but one, where that was the reverse of the last, and its last move; 0 for none. */
const parseMemory = ({ geometry }: Rules, text: string): readonly [number, number] => {
  if (text === '-') return [0, 0];
  const moves = text.split(',').map((each) => {
    const [, from = '', to = ''] =
      /^([a-p]\d{1,2})([a-p]\d{1,2})$/.exec(each) ?? fail('memory', `“${each}” is not a move such as c3c4`);
    return [parseSquare(geometry, from, 'memory'), parseSquare(geometry, to, 'memory')] as const;
  });
  const [one, two, more] = moves;
  if (!one || more) return fail('memory', 'one or two moves needed');
  const code = ([from, to]: readonly [number, number]) => encode(MOVE, from, to) + 1;
  if (two && (two[0] !== one[1] || two[1] !== one[0]))
    fail('memory', 'the older of two moves must be the reverse of the other');
  return two ? [code(one), code(two)] : [0, code(one)];
};

export const makeMemory = ({ geometry }: Rules, cells: Int32Array, side: Side): string => {
  const at = cell.MEMORY + 2 * side;
  const moves = [cells[at]!, cells[at + 1]!].filter((move) => move !== 0);
  const name = (move: number) =>
    makeSquare(geometry, first(move - 1)) + makeSquare(geometry, second(move - 1));
  return moves.length === 0 ? '-' : moves.map(name).join(',');
};
