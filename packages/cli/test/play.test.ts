import { describe, expect, test } from 'vitest';
import { board, json, words } from './run.ts';

interface Played {
  readonly position: string;
  readonly effects: readonly {
    readonly type: string;
    readonly equation?: string;
    readonly kind?: string;
    readonly by?: readonly string[];
  }[];
  readonly result: { readonly winner: string; readonly reason: string } | null;
}

describe('apply', () => {
  // The 6 steps onto d6, five steps from the 30 on d11 (rules.md, section 2).
  const attack = `${board(12, 8, { 12: 'c3,7', 11: '3,t30,4', 5: '3,C6,4' })} e -/- - 0`;

  test('halle.two-stages: marked after the attack, taken a turn later', async () => {
    const marked = await json<Played>('apply', 'halle-beginner', '--position', attack, 'd5-d6');
    expect(marked.position).toBe(
      `${board(12, 8, { 12: 'c3,7', 11: '3,t30,4', 6: '3,C6,4' })} o -/- d11 1 quiet=1`,
    );
    expect(marked.effects).toMatchObject([
      { type: 'move', piece: 'C6', from: 'd5', to: 'd6' },
      {
        type: 'mark',
        square: 'd11',
        piece: 't30',
        kind: 'assault',
        by: ['d6'],
        equation: '6 × 5 = 30',
        clause: 'halle.eruptio',
      },
      { type: 'turn-over' },
    ]);
    const after = `${board(12, 8, { 11: 'c3,7', 6: '3,C6,4' })} e t30/- - 2`;
    const taken = await json<Played>('apply', 'halle-beginner', '--position', marked.position, 'a12-a11');
    expect(taken.position).toBe(after);
    // The same as words, and joined by +.
    expect(
      (await json<Played>('apply', 'halle-beginner', '--position', attack, 'd5-d6', 'a12-a11')).position,
    ).toBe(after);
    expect(
      (await json<Played>('apply', 'halle-beginner', '--position', attack, 'd5-d6+a12-a11')).position,
    ).toBe(after);
  });

  test('in words: sentences, board and text', async () => {
    const text = await words('apply', 'halle-beginner', 'd5-d6', 'a12-a11', '--position', attack);
    expect(text).toContain('Even moves the 6 from d5 to d6.');
    expect(text).toContain('Even marks the 30 on d11: 6 × 5 = 30 (assault from d6).');
    expect(text).toContain('Odd moves the 3 from a12 to a11.');
    expect(text).toContain('Even takes the 30 on d11: 6 × 5 = 30 (assault from d6).');
    expect(text).toContain('Even holds t30.');
    expect(text).toMatch(/^ {2}6 {5}· {4}· {4}· {3}C6 {4}·/m);
    expect(text).toContain('Even plays, turn 3.');
  });

  test('boutin.rencontre: a turn in progress can be taken up again', async () => {
    // 25 goes from b1 to c2 and takes the 25 on d3.
    const start = `${board(16, 8, { 16: '7,S289', 3: '3,S25,4', 1: '1,c25,6' })} o -/- - 0`;
    const moved = await json<Played>('apply', 'boutin', 'b1-c2', '--position', start);
    expect(moved.position).toBe(
      `${board(16, 8, { 16: '7,S289', 3: '3,S25,4', 2: '2,c25,5' })} o -/- - 0 moved=c2`,
    );
    expect(await words('show', 'boutin', '--position', moved.position)).toContain('Odd goes on, turn 1.');
    expect((await json<string[]>('legal', 'boutin', '--position', moved.position)).sort()).toEqual([
      'done',
      'xd3',
    ]);
    const taken = await json<Played>('apply', 'boutin', 'xd3', '--position', moved.position);
    expect(taken.position).toBe(`${board(16, 8, { 16: '7,S289', 2: '2,c25,5' })} e -/S25 - 1`);
    expect(taken.effects).toMatchObject([
      { type: 'take', kind: 'encounter', by: ['c2'], equation: '25 = 25' },
      {},
    ]);
  });

  test('a game that ends says so', async () => {
    const start = `${board(16, 8, { 3: '3,S25,4', 1: '1,c25,6' })} o -/- - 0`;
    const played = await json<Played>('apply', 'boutin', 'b1-c2+xd3', '--position', start);
    expect(played.result).toEqual({ winner: 'odd', reason: 'last-piece', clause: 'shared.last-piece' });
    expect(await words('apply', 'boutin', 'b1-c2+xd3', '--position', start)).toContain(
      'Odd wins: a side has no piece left (shared.last-piece).',
    );
  });

  test('shared.repetition: a position that comes back for the third time ends the game', async () => {
    const start = `${board(12, 8, { 12: 'c3,7', 1: 'C2,7' })} e -/- - 0`;
    const round = ['a1-b1', 'a12-b12', 'b1-a1', 'b12-a12'];
    const once = await json<Played>('apply', 'halle-beginner', '--position', start, ...round);
    expect(once.result).toBeNull();
    const twice = await json<Played>('apply', 'halle-beginner', '--position', start, ...round, ...round);
    expect(twice.result).toEqual({ winner: null, reason: 'repetition', clause: 'shared.repetition' });
    const text = await words('apply', 'halle-beginner', '--position', start, ...round, ...round);
    expect(text).toContain('Draw: the position has come back too often (shared.repetition).');
  });
});

describe('turns', () => {
  test('boutin.embuche: captures may be made or left', async () => {
    // 4 goes from a4 to b3 and takes the 12 on c2 with the 8 on b1.
    const start = `${board(16, 8, { 16: '7,s361', 4: 'C4,7', 2: '2,t12,5', 1: '1,C8,6' })} e -/- - 0`;
    const turns = await json<{ actions: string[]; effects: Played['effects'] }[]>(
      'turns',
      'boutin',
      '--position',
      start,
    );
    expect(turns.map(({ actions }) => actions.join('+')).sort()).toEqual([
      'a4-b3+done',
      'a4-b3+xc2',
      'a4-b5',
      'b1-a2',
    ]);
    const text = await words('turns', 'boutin', '--position', start);
    expect(text).toContain('Even has 4 turns.');
    expect(text).toMatch(
      /a4-b3\+xc2 +even takes the 12 on c2: (4 \+ 8|8 \+ 4) = 12 \(ambush from (b1 and b3|b3 and b1)\)/,
    );
  });

  test('latrunculi.incitus: g5 leaps over f5 to e5 and binds e4', async () => {
    const start = `${board(8, 8, { 8: 'B,7', 7: 'B,7', 5: '5,B,B,1', 4: '4,W,W,2', 3: '4,B,3' })} b 0/0 - 40 0/0 -/- 0`;
    const text = await words('turns', 'latrunculi-seneca', '--position', start);
    expect(text).toMatch(/g5-e5 +black binds the white stone on e4: it is enclosed by e3 and e5/);
    // Piso has no leap; the step f5-e5 takes at once.
    const piso = await words('turns', 'latrunculi-piso', '--position', start);
    expect(piso).not.toContain('g5-e5');
    expect(piso).toMatch(/f5-e5 +black takes the white stone on e4: it is enclosed by e3 and e5/);
  });

  test('a finished game has none', async () => {
    // White has one stone left.
    const over = `${board(8, 8, { 8: 'B,B,6', 1: '7,W' })} w 19/0 - 99 0/0 -/- 0`;
    expect(await json('turns', 'latrunculi-piso', '--position', over)).toEqual([]);
    expect(await json('legal', 'latrunculi-piso', '--position', over)).toEqual([]);
    for (const command of ['turns', 'legal']) {
      expect(await words(command, 'latrunculi-piso', '--position', over)).toMatch(
        /^The game is over\. Black wins: /,
      );
    }
    expect(await json('show', 'latrunculi-piso', '--position', over)).toMatchObject({
      prisoners: { black: 19, white: 0 },
      hand: { black: 0, white: 0 },
      result: { winner: 'black', reason: 'last-stone', clause: 'latrunculi.last-stone' },
    });
  });
});

describe('progressions', () => {
  // 2 a16, 4 b16 and 6 c15 of even in the enemy camp: 2 4 6 wants one more step of the 6.
  const near = `${board(12, 8, { 12: 'C2,C4,6', 11: '2,C6,5', 1: '7,c3' })} e -/- - 0`;

  test('the nearest first, with squares and turns', async () => {
    const found = await json<{ even: object[]; odd: object[] }>(
      'progressions',
      'halle-beginner',
      '--position',
      near,
    );
    expect(found.even).toMatchObject([
      { values: [2, 4, 6], kinds: ['arithmetic'], grade: 'small', atLeast: 1, notYet: null },
    ]);
    expect(found.odd).toEqual([]);
    const text = await words('progressions', 'halle-beginner', '--position', near);
    expect(text).toContain('Even has 1 harmony in reach, the nearest first.');
    expect(text).toContain('at least 1 turn     2 4 6 (arithmetic): 2 on a12, 4 on b12, 6 c11→c12');
    expect(text).toContain('Odd has no harmony in reach.');
  });

  test('a pyramid that must fall first is named', async () => {
    const text = await words('progressions', 'halle-advanced');
    expect(text).toContain('None of them wins before the enemy pyramid has been taken (halle.pyramid');
    expect(text).toMatch(/and \d+ more; --all lists them/);
    expect(await words('progressions', 'halle-advanced', '--all')).not.toContain('--all');
  });
});
