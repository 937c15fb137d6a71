import { completeTurns, legalActions, parsePosition, piecesOnBoard, playAll } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { explain, holds } from '@calculi/engine';
import type { Reason } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './advice-games.ts';

const rules = rulesOf('halle-beginner');
const advanced = rulesOf('halle-advanced');
const PYRAMID = 'p64+49+36+25+16';

/** The text of a position of Halle, by what stands where. */
const textOf = (
  pieces: ReadonlyMap<string, string>,
  side: 'e' | 'o',
  { files, ranks } = rules.geometry,
): string => {
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (__, file) => {
      const square = `${String.fromCharCode(97 + file)}${ranks - row}`;
      return pieces.get(square) ?? '1';
    }).join(','),
  );
  return `${rows.join('/')} ${side} -/- - 40`;
};

/** The squares that a piece can walk to past enemies on these squares, by the rules' own moves, one after another. */
const roomPast = (posts: readonly string[], from: string, piece = PYRAMID, played = rules): number => {
  const reached = new Set([from]);
  for (const square of reached) {
    const pieces = new Map(posts.map((post) => [post, 'S153']));
    const position = parsePosition(played, textOf(pieces.set(square, piece), 'o', played.geometry));
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
      { ...reason, prey: { ...reason.prey, square: 'a11' } },
    ];
    expect(wrong.filter((each) => holds(wide, turn, each))).toEqual([]);
  });
});

/** The odd 9 strays far from a crowd of thirteen. */
const stray = parsePosition(
  advanced,
  textOf(
    new Map([
      ['a16', 'c9'],
      ['d16', 'C4'],
      ['a13', 'C2'],
      ['d9', 'P36+25+16+9+4+1'],
      ...['t56', 't90', 't16', 'c3', 'c5', 'c7', 't12', 's28', 's66', 't30', 't36', PYRAMID].map(
        (piece, index) => [`${'efgh'[index % 4]}${1 + (index >> 2)}`, piece] as const,
      ),
    ]),
    'e',
    advanced.geometry,
  ),
);

describe('a fence around another of a crowd', () => {
  const told = reasonsIn(stray, 'fences').filter(({ reason: { prey } }) => prey.piece === 'c9');

  it('is told with the room that walking finds', () => {
    expect(told.length).toBeGreaterThan(1);
    for (const { turn, reason } of told) {
      const posts = [reason.post, ...reason.squares];
      const others = held(stray, turn).filter((square) => square !== reason.post);
      expect(roomPast([...others, ...posts], 'a16', 'c9', advanced)).toBe(reason.room);
      expect(holds(stray, turn, reason)).toBe(true);
      expect(holds(stray, turn, { ...reason, room: reason.room + 1 })).toBe(false);
      expect(holds(stray, turn, { ...reason, prey: { piece: 'c9', square: 'a15' } })).toBe(false);
    }
  });

  it('is never one around an own piece', () => {
    const { turn, reason } = told[0]!;
    expect(holds(stray, turn, { ...reason, prey: { piece: 'C2', square: 'a13' } })).toBe(false);
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
