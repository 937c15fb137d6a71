import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { contender, program, STUBBORN } from './program.ts';

const BIN = fileURLToPath(new URL('../bin/calculi.mjs', import.meta.url));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['1', '2'])(
  'a match that is interrupted with %s at a time tells what it has, and leaves no program behind',
  async (concurrency) => {
    const note = join(mkdtempSync(join(tmpdir(), 'calculi-')), 'pid');
    const thinking = `require('node:fs').writeFileSync('${note}', String(process.pid));`;
    const player = contender(STUBBORN + program(thinking));
    const argv = ['match', player, 'level=1', 'boutin', '--games', '4', '--concurrency', concurrency];
    const match = spawn(process.execPath, [BIN, ...argv], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void match.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => match.on('close', resolve));
    let out = '';
    match.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    while (!existsSync(note) || readFileSync(note, 'utf8') === '') await pause(20);
    const pid = Number(readFileSync(note, 'utf8'));
    match.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(out.match(/: 0 games$/gm)).toHaveLength(1);
    expect(out).toContain('0 crashes');
    expect(isAlive(pid)).toBe(false);
  },
);
