import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { problems } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/calculi.mjs', import.meta.url));

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'calculi-serve-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

test('calculi serve says where it is, answers, and ends when asked', async () => {
  const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', folder()], {
    env: { ...process.env, LOG_LEVEL: '' },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  const url = await new Promise<string>((resolve) => {
    let text = '';
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' });
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('what is wrong with its settings is told', async () => {
  expect(await problems('serve', '--port', 'x', '--log', 'loud')).toEqual([
    'calculi: serve: LOG_LEVEL: “loud” is not one of debug, info, warn, error, silent',
    'calculi: serve: PORT: “x” is not a whole number from 0 to 65535',
  ]);
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await problems('serve', '--port', String(port), '--data', folder())).toEqual([
    `calculi: serve: port ${port} is taken by another program; choose another`,
  ]);
});

test('a folder that cannot be had is told, and what to do', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(await problems('serve', '--port', '0', '--data', file)).toEqual([
    `calculi: store: ${file} is a file, but games are kept in a folder; choose one`,
  ]);
  expect(await problems('serve', '--data', '', '--port', ' ')).toEqual([
    'calculi: --port: is empty',
    'calculi: --data: is empty',
  ]);
});

// In a process of its own, since it would once try for ever.
test.runIf(existsSync('/proc/self'))('a folder where nobody can make one is told', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'serve', '--data', '/proc/games'], {
    encoding: 'utf8',
    timeout: 250_000,
  });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'calculi: store: The folder /proc/games for games cannot be made; choose another\n',
  ]);
});
