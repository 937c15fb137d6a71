import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { board } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/calculi.mjs', import.meta.url));
const SPACE = 256 * 1024 * 1024;
/** Milliseconds, so that a program that hangs fails its test and does not outlive it. */
const PATIENCE = 250_000;

const calculi = (argv: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    input,
    encoding: 'utf8',
    maxBuffer: SPACE,
    timeout: PATIENCE,
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
    stderr: 'calculi: position, fields: 1 instead of 5\n',
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

test('a thousand positions in one call', () => {
  const filled = { 16: '7,s361', 12: 'c3,c5,c7,c9,4', 8: 'C2,T6,S15,1,t12,3', 4: 'C4,7', 1: '1,C8,6' };
  const { stdout } = calculi(
    ['turns', 'boutin', '--stdin'],
    `${board(16, 8, filled)} e -/- - 0\n`.repeat(1000),
  );
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1000);
  expect((JSON.parse(lines[999]!) as unknown[]).length).toBeGreaterThan(10);
});

describe('with the engine in a thread of its own', () => {
  test('engine: a conversation', () => {
    const script = ['ugi', 'isready', 'position startpos moves c4-d5', 'go nodes 300', ''].join('\n');
    const { status, stdout, stderr } = calculi(['engine', 'boutin', '--level', '10'], script);
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toContain('ugiok');
    expect(lines).toContain('readyok');
    expect(lines.at(-1)).toMatch(/^bestmove [a-h]\d+\S*$/);
  });

  test('engine: stop and quit end a search without end', () => {
    const { status, stdout } = calculi(['engine', 'latrunculi-piso'], 'go infinite\nstop\nquit\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^bestmove @/m);
  });

  test('play: a scripted game', () => {
    const script = '@d4\nhint\nmoves\nundo\nresign\nquit\n';
    const argv = ['play', 'latrunculi-seneca', '--level', '1', '--nodes', '100'];
    const { status, stdout, stderr } = calculi(argv, script);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Black places a stone on d4.');
    expect(stdout).toContain('The computer plays @');
    expect(stdout).toContain('White wins: by resignation.');
  });

  test('hint, threat and review', () => {
    const hint = calculi(['hint', 'boutin', '--nodes', '200', '--json']);
    expect([hint.status, hint.stderr]).toEqual([0, '']);
    expect(JSON.parse(hint.stdout)).toMatchObject({ turn: [expect.stringMatching(/^[a-h]/)] });
    expect(calculi(['threat', 'boutin', '--nodes', '200'])).toMatchObject({ status: 0, stderr: '' });
    const game = '[Rules "halle-beginner@1"]\n\n1. d2-d3\n2. e11-e10\n';
    const review = calculi(['review', '-', '--nodes', '200', '--json'], game);
    expect([review.status, review.stderr]).toEqual([0, '']);
    expect(JSON.parse(review.stdout)).toMatchObject({
      turns: [{ played: ['d2-d3'] }, { played: ['e11-e10'] }],
    });
    expect(calculi(['review', '-'], '[Rules "boutin@1"]\n').stdout).toBe('No turn has been played.\n');
  });

  const QUICK = ['--games', '4', '--nodes', '60', '--turns', '14', '--json'];

  test('match: several threads play the same games as one', () => {
    const argv = ['match', 'level=2', 'preset=material', 'latrunculi-seneca', ...QUICK];
    const one = calculi(argv);
    const two = calculi([...argv, '--concurrency', '2']);
    expect([one.status, two.status]).toEqual([0, 0]);
    expect(two.stdout).toBe(one.stdout);
  });

  test('match: a program that speaks UGI', () => {
    const program = `cmd:"${process.execPath}" "${BIN}" engine boutin --level 2`;
    const { status, stdout } = calculi(['match', program, 'level=1', 'boutin', ...QUICK]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 4, faults: [] });
  });
});
