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
