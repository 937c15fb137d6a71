import { expect, test } from 'vitest';
import { board, json, words } from './run.ts';

const COMMANDS = ['rules', 'show', 'legal', 'turns', 'apply', 'why', 'progressions', 'perft'];
/** They ask the engine, talk or serve: their examples run in bin.test.ts. */
const TALKING = ['play', 'hint', 'threat', 'review', 'engine', 'match', 'serve'];
const WITHOUT_JSON = new Set(['play', 'engine', 'serve']);
const WITH_STDIN = new Set(['hint', 'threat']);

test('the help names every command', async () => {
  const text = await words('--help');
  for (const command of [...COMMANDS, ...TALKING]) expect(text).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  expect(await words('help')).toBe(text);
  expect(await words('-h')).toBe(text);
  expect(await words('help', 'help')).toBe(text);
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

test.each(TALKING)('help %s: usage, flags, JSON where there is any, and an example', async (command) => {
  const text = await words('help', command);
  expect(text.startsWith(`calculi ${command}`)).toBe(true);
  expect(text.includes('JSON:')).toBe(!WITHOUT_JSON.has(command));
  expect(text.includes('--json')).toBe(!WITHOUT_JSON.has(command));
  expect(text.includes('--stdin')).toBe(WITH_STDIN.has(command));
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(await words(command, '--help')).toBe(text);
  expect(text).toMatch(new RegExp(`Example:\n {2}.*calculi ${command} `));
});

test.each(['turns', 'apply', 'show'])('help %s names all that a result has', async (command) => {
  const won = `${board(16, 8, { 13: '2,C16,T20,4', 10: '3,T12,4', 1: '6,p36+25,1' })} e -/- - 46`;
  const { result } = await json<{ result: Record<string, unknown> }>(
    'apply',
    'glorious',
    'd10-c12',
    '--position',
    won,
  );
  const text = (await words('help', command)).replaceAll(/\s+/g, ' ');
  const [, keys = ''] = /otherwise \{([^}]*)\}/.exec(text) ?? [];
  expect(keys.replace('?', '').split(', ')).toEqual(Object.keys(result));
});

test('the version', async () => {
  expect(await words('--version')).toMatch(/^calculi \d+\.\d+\.\d+\n$/);
});
