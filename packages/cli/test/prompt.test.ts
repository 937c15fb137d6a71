import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { terminalPrompt } from '../src/prompt.ts';

const openTerminal = () => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let interrupts = 0;
  const prompt = terminalPrompt(input, output, () => (interrupts += 1));
  return { input, output, prompt, interrupts: () => interrupts };
};

test('asks and gives the line that is typed', async () => {
  const { input, output, prompt } = openTerminal();
  const line = prompt.ask('even> ');
  input.write('c4-d5\r');
  expect(await line).toBe('c4-d5');
  expect(String(output.read())).toContain('even> ');
  prompt.close();
  expect(await prompt.ask('even> ')).toBeUndefined();
});

test('Ctrl+C interrupts the program, also while nobody waits for a line', async () => {
  const waiting = openTerminal();
  const line = waiting.prompt.ask('even> ');
  waiting.input.write('\u0003');
  expect(await line).toBeUndefined();
  expect(waiting.interrupts()).toBe(1);

  const thinking = openTerminal();
  thinking.input.write('\u0003');
  await new Promise((resolve) => setImmediate(resolve));
  expect(thinking.interrupts()).toBe(1);
});

test('Ctrl+D while nobody waits for a line ends the input, after what was typed before it', async () => {
  const { input, output, prompt } = openTerminal();
  input.write('c4-d5\r\u0004');
  await new Promise((resolve) => setImmediate(resolve));
  output.read();
  expect(await prompt.ask('even> ')).toBe('c4-d5');
  expect(await prompt.ask('even> ')).toBeUndefined();
  // Nothing is asked any more, and an input that is open would keep the program alive.
  expect([output.read(), input.isPaused()]).toEqual([null, true]);
});
