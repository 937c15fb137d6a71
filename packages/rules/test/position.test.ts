import { describe, expect, test } from 'vitest';
import {
  drawBoard,
  initialPosition,
  isMidTurn,
  parsePosition,
  pieceAt,
  piecesOnBoard,
  play,
  prisonersOf,
  RulesError,
  sideToPlay,
  squareNames,
  stoneCounts,
  turnsPlayed,
} from '../src/index.ts';
import { rulesOf } from './cases.ts';

/** How a position looks from outside: what a board view would draw. */

const EMPTY = Array<string>(13).fill('8').join('/');

describe('pieces of numbers', () => {
  const rules = rulesOf('boutin');
  const position = parsePosition(rules, `${EMPTY}/1,T12,p64+49,5/c2,7/S15,6,C4 o c9,t16/C6,P25,P36+16 - 7`);

  test('stand with side, shape, number, layers and face', () => {
    expect(pieceAt(position, 'b3')).toMatchObject({
      square: 'b3',
      side: 'even',
      shape: 'triangle',
      value: 12,
      layers: [],
      turned: true,
      text: 'T12',
      marked: false,
      bound: false,
    });
    expect(pieceAt(position, 'c3')).toMatchObject({
      side: 'odd',
      shape: 'pyramid',
      value: 113,
      layers: [64, 49],
      turned: false,
    });
    expect(pieceAt(position, 'a2')).toMatchObject({
      side: 'odd',
      shape: 'round',
      value: 2,
      turned: true,
      text: 'c2',
    });
    expect(pieceAt(position, 'a1')).toMatchObject({
      side: 'even',
      shape: 'square',
      value: 15,
      turned: false,
    });
    expect(pieceAt(position, 'd4')).toBeNull();
    expect(piecesOnBoard(position).map(({ square }) => square)).toEqual(['a1', 'h1', 'a2', 'b3', 'c3']);
  });

  test('are held as they were taken', () => {
    expect(prisonersOf(position, 'even').map(({ text, side, turned }) => [text, side, turned])).toEqual([
      ['c9', 'odd', false],
      ['t16', 'odd', false],
    ]);
    expect(prisonersOf(position, 'odd').map(({ text, value, layers }) => [text, value, layers])).toEqual([
      ['C6', 6, []],
      ['P36+16', 52, [36, 16]],
      ['P25', 25, [25]],
    ]);
    expect(() => prisonersOf(position, 'black')).toThrow('“black” is not one of even, odd');
  });

  test('say whose turn it is and how many have been played', () => {
    expect([sideToPlay(position), turnsPlayed(position), isMidTurn(position)]).toEqual(['odd', 7, false]);
    const attack = parsePosition(rules, `${EMPTY}/1,S81,6/8/1,c3,6 o -/- - 0`);
    expect(isMidTurn(play(attack, 'b1-a2').position)).toBe(true);
  });

  test('may be marked', () => {
    const halle = parsePosition(rulesOf('halle-beginner'), '8/8/8/8/8/8/8/8/8/8/T6,7/7,c3 e -/- a2 0');
    expect(piecesOnBoard(halle).map(({ square, marked, bound }) => [square, marked, bound])).toEqual([
      ['h1', false, false],
      ['a2', true, false],
    ]);
  });
});

describe('stones', () => {
  const rules = rulesOf('latrunculi-seneca');

  test('have no number, and may be bound', () => {
    const position = parsePosition(rules, '8/8/8/8/8/8/8/B,w,B,W,W,3 b 2/1 - 50 0/0 -/- 3');
    expect(pieceAt(position, 'b1')).toMatchObject({
      side: 'white',
      shape: 'stone',
      value: null,
      text: 'w',
      bound: true,
      marked: false,
      turned: false,
    });
    expect(pieceAt(position, 'a1')).toMatchObject({ side: 'black', text: 'B', bound: false });
    expect(prisonersOf(position, 'black')).toEqual([]);
  });

  test('are counted in hand and as captures', () => {
    const start = initialPosition(rules);
    const { position } = play(start, '@d4');
    expect(stoneCounts(position, 'black')).toEqual({ toPlace: 19, captured: 0 });
    expect(stoneCounts(position, 'white')).toEqual({ toPlace: 20, captured: 0 });
    const late = parsePosition(rules, '8/8/8/8/8/8/8/B,w,B,W,W,3 b 2/1 - 50 0/0 -/- 3');
    expect([stoneCounts(late, 'black').captured, stoneCounts(late, 'white').captured]).toEqual([2, 1]);
  });

  test('latrunculi.placing: are twenty a side on the board, in hand and captured together', () => {
    const read = (board: string, captures: string, hand: string) =>
      parsePosition(rules, `8/8/8/8/8/${board} b ${captures} - 4 ${hand} -/- 0`);
    const places = (...fields: Parameters<typeof read>) => {
      try {
        const position = read(...fields);
        return [stoneCounts(position, 'black'), stoneCounts(position, 'white')];
      } catch (error) {
        if (error instanceof RulesError) return error.problems.map(({ at }) => at.join(' '));
        throw error;
      }
    };
    const two = '8/8/B,B,4,W,W';
    expect(places(two, '17/18', '0/0')).toEqual([
      { toPlace: 0, captured: 17 },
      { toPlace: 0, captured: 18 },
    ]);
    // What white has captured is black's, and the other way round.
    expect(places(two, '17/19', '0/0')).toEqual(['hand']);
    expect(places(two, '19/18', '0/0')).toEqual(['hand']);
    expect(places(two, '0/0', '18/17')).toEqual([
      { toPlace: 18, captured: 0 },
      { toPlace: 17, captured: 0 },
    ]);
    expect(places(two, '0/0', '19/18')).toEqual(['hand']);
    expect(places('8/8/B,B,3,W,W,W', '0/0', '18/18')).toEqual(['hand']);
    expect(places(two, '0/1', '18/18')).toEqual(['hand']);
    expect(places(two, '1/0', '18/18')).toEqual(['hand']);
    expect(places(two, '0/21', '0/0')).toEqual(['captures']);
    expect(places(two, '0/0', '21/20')).toEqual(['hand']);
    const eight = 'B,B,B,B,B,B,B,B';
    const twenty = `${eight}/${eight}/B,B,B,B,2,W,W`;
    expect(places(twenty, '0/0', '0/0')).toHaveLength(2);
    expect(places(twenty.replace('B,2,W', 'B,B,1,W'), '0/0', '0/0')).toEqual(['board']);
  });

  test('latrunculi.placing: who plays next has as many in hand as the other, or one more', () => {
    const isRead = (side: string, hand: string) => {
      try {
        return parsePosition(rules, `8/8/8/8/8/8/8/B,W,6 ${side} 0/0 - 4 ${hand} -/- 0`) !== null;
      } catch {
        return false;
      }
    };
    expect(['5/5', '6/5', '7/5', '5/6'].map((hand) => isRead('b', hand))).toEqual([true, true, false, false]);
    expect(['5/5', '5/6', '5/7', '6/5'].map((hand) => isRead('w', hand))).toEqual([true, true, false, false]);
  });
});

describe('the board as text', () => {
  test('has a line a rank, a sum for a pyramid and ! for a mark', () => {
    const position = parsePosition(
      rulesOf('halle-beginner'),
      '8/8/8/8/8/8/8/8/8/8/T6,2,C2,4/7,p64+49+36+25+16 e -/- a2 0',
    );
    const lines = drawBoard(position).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe(' 12     ·    ·    ·    ·    ·    ·    ·    ·');
    expect(lines[10]).toBe('  2   T6!    ·    ·   C2    ·    ·    ·    ·');
    expect(lines[11]).toBe('  1     ·    ·    ·    ·    ·    ·    · p190');
    expect(lines[12]).toBe('        a    b    c    d    e    f    g    h');
  });

  test('squares are named by file and rank, rank 1 first', () => {
    const names = squareNames({ files: 7, ranks: 8 });
    expect([names.length, names[0], names[6], names[7], names[55]]).toEqual([56, 'a1', 'g1', 'a2', 'g8']);
    expect(squareNames({ files: 16, ranks: 8 }).at(-1)).toBe('p8');
  });
});
