import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ThreadTables } from '../../src/store/sqlite/thread.ts';
import { kinds } from './place.ts';
import { begin } from './sample.ts';

// A process runs what was built: Node does not read TypeScript.
const built = new URL('../../dist/index.js', import.meta.url).href;

/** Appends to one game without end, and says each number when it has been confirmed. */
const script = (config: unknown, id: string): string => `
  import { openStore } from ${JSON.stringify(built)};
  const store = await openStore(${JSON.stringify(config)});
  const deed = { type: 'play', side: 'even', actions: ['a1-a2'], next: 'odd' };
  const append = async (number) => {
    const entry = { number, at: 1000 + number, deed };
    const kept = await store.append('${id}', { entry, digest: { turns: number, ending: null, deadline: null } });
    if (!kept) process.exit(1);
    process.stdout.write(number + '\\n');
  };
  for (let number = 3; ; number += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => append(number + index)));
  }`;

describe.each(kinds)('a process that is killed while it writes to $name', ({ make }) => {
  it('has lost nothing that it confirmed', async () => {
    const place = await make();
    const before = await place.open();
    const id = await begin(before);
    await before.close();
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script(place.config, id)], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    let confirmed = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      confirmed = Math.max(confirmed, Number(line));
      if (confirmed > 300) child.kill('SIGKILL');
    }
    expect(await exited).toEqual([null, 'SIGKILL']);
    const game = await (await place.open()).read(id);
    expect(game?.entries.length).toBeGreaterThanOrEqual(confirmed);
    expect(game?.entries.map(({ number }) => number)).toEqual(game?.entries.map((_, index) => index + 1));
  });
});

describe('a thread that cannot work', () => {
  it('says why it could not open its file', async () => {
    const opening = ThreadTables.open({ file: '/', node: 'test' });
    await expect(opening).rejects.toMatchObject({ name: 'StoreError', problem: 'unavailable' });
  });

  it('leaves nobody waiting when it ends', async () => {
    const tables = await ThreadTables.open({ file: ':memory:', node: 'test' });
    const [closing, reading] = await Promise.allSettled([tables.close(), tables.read('abcdefghij', 0)]);
    expect(closing.status).toBe('fulfilled');
    expect(reading).toMatchObject({ status: 'rejected', reason: { name: 'StoreError' } });
    await expect(tables.ping()).rejects.toMatchObject({ name: 'StoreError', problem: 'closed' });
  });
});
