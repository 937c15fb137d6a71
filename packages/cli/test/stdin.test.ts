import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/streams.ts';
import { board, run } from './run.ts';

const EMPTY_STONES = `${board(8, 8, {})} b 0/0 - 0 20/20 -/- 0`;
const ONE_STONE = `${board(8, 8, { 1: 'B,7' })} w 0/0 - 1 19/20 -/- 0`;

const lines = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('--stdin', () => {
  test('one JSON line for each position', async () => {
    const { code, out, err } = await run(
      ['legal', 'latrunculi-piso', '--stdin'],
      [`${EMPTY_STONES}\n${ONE_STONE}\n`],
    );
    expect([code, err]).toEqual([0, '']);
    expect(lines(out).map((line) => (line as string[]).length)).toEqual([64, 63]);
  });

  test('bad lines give an error in their place, and the rest goes on', async () => {
    const text = [EMPTY_STONES, 'nonsense', '', ONE_STONE].join('\n');
    const { code, out, err } = await run(['perft', 'latrunculi-piso', '1', '--stdin'], [text]);
    expect([code, err]).toEqual([2, '']);
    expect(lines(out)).toEqual([
      { depth: 1, counts: [64], total: 64 },
      { error: 'position, fields: 1 instead of 8' },
      { error: 'position: is empty' },
      { depth: 1, counts: [63], total: 63 },
    ]);
  });

  test('a line without end is not kept as a whole', async () => {
    const piece = 'x'.repeat(1_000_000);
    const long = async function* () {
      for (let count = 0; count < 40; count++) yield piece;
      yield `\n${ONE_STONE}\n`;
    };
    const found: string[] = [];
    for await (const line of linesOf(long())) found.push(line);
    expect(found.at(0)?.length).toBeLessThan(20_000_000);
    expect(found.slice(1)).toEqual([ONE_STONE]);
  });

  test('lines may come in pieces, with CRLF, and without an end', async () => {
    const pieces = [EMPTY_STONES.slice(0, 9), `${EMPTY_STONES.slice(9)}\r`, '\n', ONE_STONE];
    const { code, out } = await run(['perft', 'latrunculi-piso', '1', '--stdin'], pieces);
    expect(code).toBe(0);
    expect(lines(out)).toMatchObject([{ total: 64 }, { total: 63 }]);
  });

  test('nothing in, nothing out', async () => {
    expect(await run(['turns', 'boutin', '--stdin'], [])).toEqual({ code: 0, out: '', err: '' });
  });

  test.each([
    ['legal', []],
    ['turns', []],
    ['show', []],
    ['perft', ['1']],
    ['why', ['c2']],
    ['progressions', []],
    ['apply', ['a4-b3+xc2']],
  ])('%s answers as it does for one position', async (command, more) => {
    const position = `${board(16, 8, { 16: '7,s361', 4: 'C4,7', 2: '2,t12,5', 1: '1,C8,6' })} e -/- - 0`;
    const many = await run([command, 'boutin', ...more, '--stdin'], [`${position}\n${position}\n`]);
    const one = await run([command, 'boutin', ...more, '--json', '--position', position]);
    expect(one.code).toBe(0);
    expect(many).toEqual({ code: 0, out: one.out + one.out, err: '' });
  });

  test('what is wrong with a question in one position only', async () => {
    const [empty, full] = [
      `${board(16, 8, { 1: 'C2,7' })} e -/- - 0`,
      `${board(16, 8, { 9: '2,C2,5' })} e -/- - 0`,
    ];
    const asked = await run(['why', 'boutin', 'c9', '--stdin'], [`${empty}\n${full}\n`]);
    expect(asked.code).toBe(2);
    expect(lines(asked.out)).toMatchObject([{ error: 'square: c9 is empty' }, { square: 'c9', piece: 'C2' }]);
    const played = await run(['apply', 'boutin', 'c9-d10', '--stdin'], [`${empty}\n${full}\n`]);
    expect(lines(played.out)).toMatchObject([
      { error: expect.stringMatching(/^action: c9-d10 is not legal for even now/) as string },
      { position: `${board(16, 8, { 10: '3,C2,4' })} o -/- - 1 quiet=1` },
    ]);
  });

  test('what is wrong with the call is told once, before anything is read', async () => {
    const { code, out, err } = await run(
      ['legal', 'boutin', '--stdin', '--option', 'count=far'],
      [EMPTY_STONES],
    );
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('calculi: option count: “far” is not one of between, steps, inclusive\n');
  });
});
