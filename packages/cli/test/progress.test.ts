import { expect, test } from 'vitest';
import { Progress } from '../src/match/progress.ts';

const shown = (columns: number | null, total: number, more = ''): string => {
  let text = '';
  const write = (piece: string) => {
    text += piece;
    return Promise.resolve();
  };
  const streams = {
    async *input() {},
    output: write,
    errors: write,
    ...(columns !== null && { terminal: { columns } }),
  };
  const progress = new Progress(streams, total);
  for (let done = 1; done <= total; done++) progress.show(done, `game ${done}${more}`);
  progress.finish();
  return text;
};

test('on a terminal: one line, written anew', () => {
  const lines = shown(80, 4).split('\r');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain('[########......................] 1/4  game 1');
  expect(lines[4]).toMatch(/^\[#{30}\] 4\/4 .*\n$/);
});

test.each([
  [80, '.'.repeat(45), /^\[#+\.*\] \d\/4 {2}game \d\.{45}$/],
  [40, '.'.repeat(45), /^\d\/4 {2}game \d\.{28}$/],
])('on a terminal of %i columns the line stays in one row', (columns, more, line) => {
  const [, ...lines] = shown(columns, 4, more)
    .trimEnd()
    .split('\r')
    .map((each) => each.replace('\u001B[K', ''));
  for (const each of lines) {
    expect(each.length).toBeLessThan(columns);
    expect(each).toMatch(line);
  }
});

test('elsewhere: a line for every tenth', () => {
  const lines = shown(null, 40).trimEnd().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe(' 4/40  game 4');
});
