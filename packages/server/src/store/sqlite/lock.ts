import { join } from 'node:path';
import Libsql from 'libsql';
import { StoreError } from '../error.ts';

/** How long one is waited for that is about to end, in milliseconds. */
const PATIENCE = 2000;

/**
 * Keeps a folder for this process, and gives back how to let go of it. Two on one file would not lose an entry, but
 * would hear nothing of each other. It is a lock of the system on an empty file, so that it ends with the process,
 * however that ends; the games have none, so that a backup can read them.
 */
export const lockFolder = (folder: string): (() => void) => {
  try {
    const lock = new Libsql(join(folder, 'games.lock'));
    lock.pragma(`busy_timeout = ${PATIENCE}`);
    // Nothing is ever written to it.
    lock.pragma('journal_mode = OFF');
    lock.exec('begin exclusive');
    return () => {
      // Closing alone would leave it to the garbage collector.
      lock.exec('rollback');
      lock.close();
    };
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    const message = isTaken
      ? `Another server keeps its games in ${folder}; end it, or choose another folder`
      : `The file games.lock in ${folder} cannot be locked; remove it, or choose another folder`;
    throw new StoreError('unavailable', message, error);
  }
};
