// How often a second the disk confirms what was written: the ceiling of a server that waits for it.
import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(4096, 1);

/** Writes and syncs one block after another for so long; gives syncs per second. */
export const measureDisk = (folder, time = 1000) => {
  const path = join(folder, 'sync');
  const file = openSync(path, 'w');
  const begin = performance.now();
  let syncs = 0;
  while (performance.now() - begin < time) {
    writeSync(file, BLOCK);
    fdatasyncSync(file);
    syncs++;
  }
  const rate = syncs / ((performance.now() - begin) / 1000);
  closeSync(file);
  unlinkSync(path);
  return rate;
};
