import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** A tool called as people call it. */
const call = (tool, ...argv) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(`../${tool}.mjs`, import.meta.url)), ...argv], {
    encoding: 'utf8',
  });

describe.each([
  ['chaos', '--seed'],
  ['fuzz', '--seed'],
  ['load', '--seed'],
  ['render', '--times'],
  ['soak', '--games'],
  ['start', '--port'],
  ['suite', '--seed'],
  ['tune', '--seed'],
])('%s', (tool, option) => {
  it('says what it can do', () => {
    const { status, stdout } = call(tool, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain(option);
  });

  it.each([
    [['--nonsense'], /^\w+\.mjs: .*--nonsense/],
    [[option, 'many'], /^\w+\.mjs: --\w+ needs a number, not 'many'/],
  ])('refuses %j in one line, and shows what it can do', (argv, message) => {
    const { status, stdout, stderr } = call(tool, ...argv);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

it.each([
  ['load', '--store', 'mysql', "there is no 'mysql'; there are sqlite, postgres"],
  ['load', '--store', 'sqlite,postgres', "there is no 'sqlite,postgres'"],
  ['load', '--rules', 'boutin,botin', "there is no 'botin'; there are halle-beginner, "],
  ['chaos', '--stores', 'sqlite,mysql', "there is no 'mysql'"],
  ['fuzz', '--limits', 'defaults', "there is no 'defaults'; there are raised, default"],
])('%s refuses %s %s before it starts anything', (tool, option, value, message) => {
  const { status, stdout, stderr } = call(tool, option, value);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${tool}.mjs: ${option}: ${message}`);
});
