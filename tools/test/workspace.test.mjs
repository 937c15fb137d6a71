import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsInstall, root } from '../lib/workspace.mjs';

describe('the check for installed packages', () => {
  let folder;
  const write = (name, seconds) => {
    writeFileSync(join(folder, name), '{}');
    utimesSync(join(folder, name), seconds, seconds);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'calculi-'));
    mkdirSync(join(folder, 'node_modules'));
    write('package-lock.json', 1000);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('asks for them where there are none', () => {
    expect(needsInstall(folder)).toBe(true);
  });

  it('asks for them where the lock file is newer', () => {
    write('node_modules/.package-lock.json', 999);
    expect(needsInstall(folder)).toBe(true);
  });

  it('is content with those of the same lock file', () => {
    write('node_modules/.package-lock.json', 1001);
    expect(needsInstall(folder)).toBe(false);
  });
});

describe('the lock file', () => {
  it('names no address to fetch a package from', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
    expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
  });
});
