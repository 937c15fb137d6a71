import { expect, test } from 'vitest';
import { parseGameFile } from '../src/game-file.ts';
import { UsageError } from '../src/problem.ts';

const GAME = '[Rules "boutin@1"]\n[Result "*"]\n\n1. c4-d5\n2. c13-d12\n';

test.each([
  ['Unix', GAME],
  ['Windows', GAME.replaceAll('\n', '\r\n')],
  ['old', GAME.replaceAll('\n', '\r')],
])('lines of every kind: %s', (_, text) => {
  expect(parseGameFile('it', text).actions.map(({ action }) => action)).toEqual(['c4-d5', 'c13-d12']);
});

test('several games in one file are told as such', () => {
  expect(() => parseGameFile('games.txt', `${GAME}\n${GAME}`)).toThrow(UsageError);
  expect(() => parseGameFile('games.txt', `${GAME}\n${GAME}`)).toThrow('file games.txt: holds 2 games');
});
