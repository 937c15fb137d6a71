import { expect, test } from 'vitest';
import { words } from './run.ts';

const COMMANDS = ['rules', 'show', 'legal', 'turns', 'apply', 'why', 'progressions', 'perft'];

test('the help names every command', async () => {
  const text = await words('--help');
  for (const command of COMMANDS) expect(text).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  expect(await words('help')).toBe(text);
  expect(await words('-h')).toBe(text);
});

test.each(COMMANDS)('help %s: usage, flags, JSON and an example that works', async (command) => {
  const text = await words('help', command);
  expect(text.startsWith(`calculi ${command}`)).toBe(true);
  expect(text).toContain('JSON:');
  expect(text).toContain('--json');
  expect(text.includes('--stdin')).toBe(command !== 'rules');
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(await words(command, '--help')).toBe(text);
  expect(await words(command, 'nowhere', '--nonsense', '-h')).toBe(text);
  const [, example = ''] = /Example:\n {2}calculi (.*)\n/.exec(text) ?? [];
  expect(await words(...example.split(' '))).not.toBe('');
});

test('the version', async () => {
  expect(await words('--version')).toMatch(/^calculi \d+\.\d+\.\d+\n$/);
});
