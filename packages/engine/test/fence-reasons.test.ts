import { completeTurns, legalActions, parsePosition, piecesOnBoard, playAll } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { explain, holds } from '@calculi/engine';
import type { Reason } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './advice-games.ts';

const rules = rulesOf('halle-beginner');
const { files, ranks } = rules.geometry;
const PYRAMID = 'p64+49+36+25+16';

/** The text of a position of Halle for beginners, by what stands where. */
const textOf = (pieces: ReadonlyMap<string, string>, side: 'e' | 'o'): string => {
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (__, file) => {
      const square = `${String.fromCharCode(97 + file)}${ranks - row}`;
      return pieces.get(square) ?? '1';
    }).join(','),
  );
  return `${rows.join('/')} ${side} -/- - 40`;
};

/** The squares that the pyramid can walk to past enemies on these squares, by the rules' own moves, one after another. */
const roomPast = (posts: readonly string[], from: string): number => {
  const reached = new Set([from]);
  for (const square of reached) {
    const pieces = new Map(posts.map((post) => [post, 'S153']));
    const position = parsePosition(rules, textOf(pieces.set(square, PYRAMID), 'o'));
    for (const action of legalActions(position))
      if (action.type === 'move' && action.from === square) reached.add(action.to);
  }
  return reached.size - 1;
};

const held = (position: Position, turn: readonly string[]): string[] =>
  piecesOnBoard(playAll(position, turn).position).flatMap(({ side, square }) =>
    side === 'even' ? [square] : [],
  );

const reasonsIn = <P extends Reason['predicate']>(position: Position, predicate: P) =>
  completeTurns(position).flatMap(({ actions }) =>
    explain(position, actions).flatMap((reason) =>
      reason.predicate === predicate
        ? [{ turn: actions, reason: reason as Extract<Reason, { predicate: P }> }]
        : [],
    ),
  );

const wide = parsePosition(
  rules,
  textOf(
    new Map([
      ['a12', PYRAMID],
      ['d9', 'C2'],
      ['b7', 'T6'],
      ['f4', 'T20'],
      ['h2', 'c3'],
    ]),
    'e',
  ),
);
const narrow = parsePosition(
  rules,
  textOf(
    new Map([
      ['a12', PYRAMID],
      ['a10', 'C4'],
      ['b11', 'T6'],
      ['c11', 'C2'],
      ['h2', 'c3'],
      ['b12', 'c5'],
    ]),
    'e',
  ),
);

describe('a fence as a reason', () => {
  const told = reasonsIn(wide, 'fences');

  it('is told of pieces that come nearer to a post', () => {
    expect(told.length).toBeGreaterThan(3);
  });

  it('leaves the pyramid just the room that walking finds, and more without any of its posts', () => {
    const rooms = told.map(({ turn, reason: { post, squares } }) => {
      const others = held(wide, turn).filter((square) => square !== post);
      const posts = [post, ...squares];
      const without = posts.map((each) =>
        roomPast([...others, ...posts.filter((one) => one !== each)], 'a12'),
      );
      return { room: roomPast([...others, ...posts], 'a12'), least: Math.min(...without) };
    });
    expect(rooms.map(({ room }) => room)).toEqual(told.map(({ reason }) => reason.room));
    expect(rooms.filter(({ room, least }) => least <= room)).toEqual([]);
  });

  it('does not hold with any other number or square', () => {
    const [first] = told;
    const { turn, reason } = first!;
    expect(holds(wide, turn, reason)).toBe(true);
    const wrong: Reason[] = [
      { ...reason, room: reason.room + 1 },
      { ...reason, after: reason.after - 1 },
      { ...reason, before: reason.before + 1 },
      { ...reason, post: 'h1' },
      { ...reason, squares: [...reason.squares, 'h1'] },
      { ...reason, squares: reason.squares.slice(1) },
      { ...reason, pyramid: { ...reason.pyramid, square: 'a11' } },
    ];
    expect(wrong.filter((each) => holds(wide, turn, each))).toEqual([]);
  });
});

describe('less room as a reason', () => {
  it('counts what walking finds, whoever of its own army stands there', () => {
    const told = reasonsIn(narrow, 'hems');
    const closing = told.find(({ turn }) => turn.join() === 'c11-c12');
    expect(closing?.reason).toMatchObject({ before: roomPast(['a10', 'b11', 'c11'], 'a12'), after: 2 });
    for (const { turn, reason } of told) {
      expect(roomPast(held(narrow, turn), 'a12')).toBe(reason.after);
      expect(holds(narrow, turn, { ...reason, after: reason.after + 1 })).toBe(false);
      expect(holds(narrow, turn, { ...reason, before: reason.before + 1 })).toBe(false);
    }
  });

  it('is not told where no pyramid need fall, or nothing is shut in', () => {
    const position = parsePosition(
      rulesOf('halle-beginner', 'pyramid-first=no'),
      textOf(
        new Map([
          ['a12', PYRAMID],
          ['a10', 'C4'],
          ['b11', 'T6'],
          ['c11', 'C2'],
          ['h2', 'c3'],
        ]),
        'e',
      ),
    );
    expect(explain(position, ['c11-c12']).map(({ predicate }) => predicate)).not.toContain('hems');
  });
});
