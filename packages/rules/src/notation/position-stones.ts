import { encode, first, MOVE, second } from '../kernel/action.ts';
import * as cell from '../kernel/cells.ts';
import { Kernel } from '../kernel/kernel.ts';
import type { Stones } from '../kernel/stones.ts';
import type { Rules } from '../rules.ts';
import { fail, readAll } from '../spec/problem.ts';
import type { Place } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import { makeSquare, parseSquare } from '../square.ts';
import { parseChoice, parseCount, parsePair, parseSide } from './fields.ts';
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
    () => parsePair(captures, ['captures']).map((each) => parseCount(each, ['captures'], 0, play.stones)),
    () => marks === '-' || fail(['marks'], 'unmarked'),
    () => parseCount(turn, ['turn']),
    () => parsePair(hand, ['hand']).map((each) => parseCount(each, ['hand'], 0, play.stones)),
    () => parsePair(memory, ['memory']).map((each) => parseMemory(rules, each)),
    () => parseCount(quiet, ['quiet']),
  ]);
  kernel.set(cell.SIDE, mover);
  kernel.set(cell.TURN, turns);
  ([0, 1] as const).forEach((each) => {
    const own = stood.filter(({ item }) => item.side === each);
    const all = own.length + (left[each] ?? 0) + (taken[1 - each] ?? 0);
    if (all > play.stones) {
      const place = own.length > play.stones ? 'board' : 'hand';
      fail([place], 'stones', all, ruleSet.sides[each], play.stones);
    }
    own.forEach(({ square, item }, index) => {
      if (item.bound && !play.binding) fail(['board'], 'unbound', makeSquare(geometry, square));
      kernel.put(each * play.stones + index, each, square, item.bound ? cell.FLAG : 0);
    });
    kernel.set(cell.CAPTURED + each, taken[each] ?? 0);
    kernel.set(cell.HAND + each, left[each] ?? 0);
    memories[each]?.forEach((move, index) => kernel.set(cell.MEMORY + 2 * each + index, move));
  });
  kernel.set(cell.QUIET, quietTurns);
  checkHand(kernel);
  parseTaken(program, kernel, extras);
  return { rules, kernel };
};

/** The letter of a side, a small one for a bound stone. */
const parseStone = (letters: readonly string[], text: string, at: Place): { side: Side; bound: boolean } => {
  const all = [...letters.map((letter) => letter.toUpperCase()), ...letters];
  const index = parseChoice(text, all, at);
  return { side: (index % 2) as Side, bound: index > 1 };
};

/** The side to play places next, so it cannot have fewer stones in hand than the other, nor two more. */
const checkHand = (kernel: Kernel): void => {
  const { cells } = kernel;
  const ahead = cells[cell.HAND + kernel.side]! - cells[cell.HAND + 1 - kernel.side]!;
  if (ahead !== 0 && ahead !== 1) fail(['hand'], 'hands');
};

const parseTaken = (program: Stones, kernel: Kernel, extras: ReadonlyMap<string, string>): void => {
  const given = [...extras.keys()].find((key) => key !== 'taken');
  if (given !== undefined) fail([given], 'meaningless');
  const taken = extras.get('taken');
  if (taken === undefined) return;
  parseChoice(taken, ['yes'], ['taken']);
  if (!program.play.binding || !program.moves.exist(kernel)) fail(['taken'], 'over');
  kernel.set(cell.PHASE, cell.AFTER_TAKE);
  kernel.set(cell.LOUD, 1);
};

/** A side's last move but one, where that was the reverse of the last, and its last move; 0 for none. */
const parseMemory = ({ geometry }: Rules, text: string): readonly [number, number] => {
  if (text === '-') return [0, 0];
  const at = ['memory'];
  const [, from = '', to = '', back] =
    /^([a-p]\d\d?)([a-p]\d\d?)(,\2\1)?$/.exec(text) ?? fail(at, 'memory', text);
  const [one, other] = [parseSquare(geometry, from, at), parseSquare(geometry, to, at)];
  const move = encode(MOVE, one, other) + 1;
  return back ? [move, encode(MOVE, other, one) + 1] : [0, move];
};

export const makeMemory = ({ geometry }: Rules, cells: Int32Array, side: Side): string => {
  const at = cell.MEMORY + 2 * side;
  const moves = [cells[at]!, cells[at + 1]!].filter((move) => move !== 0);
  const name = (move: number) =>
    makeSquare(geometry, first(move - 1)) + makeSquare(geometry, second(move - 1));
  return moves.length === 0 ? '-' : moves.map(name).join(',');
};
