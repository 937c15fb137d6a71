import { parseGame, ruleSets } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { refuse } from './problem.ts';

/** The game that a file holds; a match writes all of its games to one file, and only one can be meant. */
export const parseGameFile = (file: string, text: string): Game => {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const count = [...lines.matchAll(/^\[Rules /gm)].length;
  if (count > 1)
    refuse(
      `file ${file}`,
      `holds ${count} games; put the one that is meant, from its [Rules …] on, in a file`,
    );
  return parseGame(lines, ruleSets).game;
};
