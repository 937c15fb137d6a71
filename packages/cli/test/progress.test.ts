import { expect, test } from 'vitest';
import { Progress } from '../src/match/progress.ts';

const shown = (isTerminal: boolean, total: number): string => {
  let text = '';
  const write = (more: string) => {
    text += more;
    return Promise.resolve();
  };
  const streams = { async *input() {}, output: write, errors: write, isTerminal };
  const progress = new Progress(streams, total);
  for (let done = 1; done <= total; done++) progress.show(done, `game ${done}`);
  progress.finish();
  return text;
};

test('on a terminal: one line, written anew', () => {
  const lines = shown(true, 4).split('\r');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain('[########......................] 1/4  game 1');
  expect(lines[4]).toMatch(/^\[#{30}\] 4\/4 .*\n$/);
});

test('elsewhere: a line for every tenth', () => {
  const lines = shown(false, 40).trimEnd().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe(' 4/40  game 4');
});
