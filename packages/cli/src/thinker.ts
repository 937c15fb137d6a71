import { LEVELS, think } from '@calculi/engine';
import { startEngine } from '@calculi/engine/node';

/** All that the command line asks of the computer opponent comes from here. */

export const LEVEL_COUNT = LEVELS.length;

export { startEngine, think };
