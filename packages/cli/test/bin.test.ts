import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { board } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/calculi.mjs', import.meta.url));
const SPACE = 256 * 1024 * 1024;

const calculi = (argv: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    input,
    encoding: 'utf8',
    maxBuffer: SPACE,
  });
  return { status, stdout, stderr };
};

const START = `${board(8, 8, {})} b 0/0 - 0 20/20 -/- 0`;

// A stale build would be told on stderr; once is enough for all that follows.
calculi(['--version']);

test('JSON on stdout, exit code 0', () => {
  const { status, stdout, stderr } = calculi(['legal', 'latrunculi-piso', '--json']);
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toHaveLength(64);
});

test('an error on stderr, exit code 2, no stack', () => {
  expect(calculi(['legal', 'boutin', '--position', 'x'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'calculi: position: 1 fields given, at least 5 needed\n',
  });
});

test('a large answer arrives whole, and in the order of the lines', () => {
  const count = 400;
  const input = `${`${START}\n`.repeat(count)}bad\n`;
  const { status, stdout } = calculi(['turns', 'latrunculi-piso', '--stdin'], input);
  const lines = stdout.trimEnd().split('\n');
  expect(status).toBe(2);
  expect(lines).toHaveLength(count + 1);
  expect(stdout.length).toBeGreaterThan(1_000_000);
  for (const line of lines.slice(0, count)) expect(JSON.parse(line)).toHaveLength(64);
  expect(JSON.parse(lines[count]!)).toHaveProperty('error');
});

test('a reader that stops early is no error', () => {
  const script = 'set -o pipefail; "$0" "$@" | head -c 20';
  const argv = [process.execPath, BIN, 'turns', 'latrunculi-piso', '--stdin'];
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, ...argv], {
    input: `${START}\n`.repeat(400),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toHaveLength(20);
});

test.runIf(existsSync('/dev/full'))('an output that cannot be written is told without a stack', () => {
  const script = '"$0" "$@" > /dev/full';
  const argv = [process.execPath, BIN, 'legal', 'latrunculi-piso', '--json'];
  const { status, stderr } = spawnSync('bash', ['-c', script, ...argv], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^calculi: ENOSPC[^\n]*\n$/);
});

test('a thousand positions in well under a minute', () => {
  const filled = { 16: '7,s361', 12: 'c3,c5,c7,c9,4', 8: 'C2,T6,S15,1,t12,3', 4: 'C4,7', 1: '1,C8,6' };
  const before = performance.now();
  const { stdout } = calculi(
    ['turns', 'boutin', '--stdin'],
    `${board(16, 8, filled)} e -/- - 0\n`.repeat(1000),
  );
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1000);
  expect((JSON.parse(lines[999]!) as unknown[]).length).toBeGreaterThan(10);
  expect(performance.now() - before).toBeLessThan(30_000);
});
