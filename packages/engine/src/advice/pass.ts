import {
  isMidTurn,
  makePosition,
  parsePosition,
  piecesOnBoard,
  RulesError,
  sideToPlay,
  standingCaptures,
  stoneCounts,
} from '@calculi/rules';
import type { Position, Rules, SideName, StandingPiece } from '@calculi/rules';

export const otherSide = ({ ruleSet }: Rules, side: SideName): SideName =>
  ruleSet.sides[0] === side ? ruleSet.sides[1] : ruleSet.sides[0];

const FILES = 'abcdefghijklmnop';

const makeBoard = ({ geometry }: Rules, pieces: readonly StandingPiece[]): string => {
  const texts = new Map(pieces.map(({ square, text }) => [square, text]));
  return Array.from({ length: geometry.ranks }, (_, above) => {
    const rank = geometry.ranks - above;
    const items: (string | number)[] = [];
    for (const file of FILES.slice(0, geometry.files)) {
      const text = texts.get(`${file}${rank}`);
      const last = items.at(-1);
      if (text !== undefined) items.push(text);
      else if (typeof last === 'number') items[items.length - 1] = last + 1;
      else items.push(1);
    }
    return items.join();
  }).join('/');
};

/** Squares by file and then by rank, as marks are written. */
const byFile = (x: string, y: string): number =>
  x.charCodeAt(0) - y.charCodeAt(0) || Number(x.slice(1)) - Number(y.slice(1));

/** What two-stage captures do when a side passes: its attacks mark, and its own marked pieces may be taken. */
const passStages = (position: Position): { board: string; taken: string[]; marks: string } => {
  const { rules } = position;
  const side = sideToPlay(position);
  const staged = (name: SideName) =>
    new Set(
      standingCaptures(position, name)
        .filter(({ timing }) => timing === 'staged')
        .map(({ square }) => square),
    );
  const attacked = staged(otherSide(rules, side));
  const pieces = piecesOnBoard(position);
  const taken = pieces.filter(({ marked, square }) => marked && attacked.has(square));
  const marks = [...staged(side)].sort(byFile);
  return {
    board: makeBoard(
      rules,
      pieces.filter((piece) => !taken.includes(piece)),
    ),
    taken: taken.map(({ text }) => text),
    marks: marks.length === 0 ? '-' : marks.join(),
  };
};

const passNumbers = (position: Position): string => {
  const { sides } = position.rules.ruleSet;
  const side = sideToPlay(position);
  const [, , prisoners = '-/-', , turn = '0', ...extras] = makePosition(position).split(' ');
  const { board, taken, marks } = passStages(position);
  const hands = prisoners.split('/');
  const captor = sides[0] === side ? 1 : 0;
  hands[captor] = [...(hands[captor] === '-' ? [] : [hands[captor]]), ...taken].join() || '-';
  const next = otherSide(position.rules, side).slice(0, 1);
  return [board, next, hands.join('/'), marks, Number(turn) + 1, ...extras].join(' ');
};

const passStones = (position: Position): string => {
  const { sides } = position.rules.ruleSet;
  const side = sideToPlay(position);
  const fields = makePosition(position).split(' ');
  const memory = (fields[6] ?? '-/-').split('/');
  // Who passes has not gone there and back.
  memory[sides[0] === side ? 0 : 1] = '-';
  fields[1] = otherSide(position.rules, side).slice(0, 1);
  fields[4] = String(Number(fields[4]) + 1);
  fields[6] = memory.join('/');
  return fields.join(' ');
};

/**
 * The position as it would be for the other side if the side to play passed; null in the middle of a turn, and
 * while stones are being placed, where nobody can pass.
 */
export const passed = (position: Position): Position | null => {
  if (isMidTurn(position)) return null;
  const { rules } = position;
  const isStones = rules.ruleSet.play.type === 'stones';
  if (isStones && stoneCounts(position, sideToPlay(position)).toPlace > 0) return null;
  try {
    return parsePosition(rules, isStones ? passStones(position) : passNumbers(position));
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};
