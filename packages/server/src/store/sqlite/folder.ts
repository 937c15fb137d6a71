import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from '../error.ts';

/**
 * Makes a folder with those above it. Node can do that too, but its version 20 tries for ever where the system lets
 * nobody make a folder and says that there is none above it, as in /proc.
 */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else was quicker.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
};

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Sees to it that games can be kept in a folder, which is made where it is missing. */
export const openFolder = (folder: string): void => {
  const attempt = (what: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw new StoreError(
        'unavailable',
        `The folder ${folder} for games cannot be ${what}; choose another`,
        error,
      );
    }
  };
  if (isFile(folder))
    throw new StoreError('unavailable', `${folder} is a file, but games are kept in a folder; choose one`);
  attempt('made', () => makeFolder(folder));
  attempt('written', () => accessSync(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK));
};
