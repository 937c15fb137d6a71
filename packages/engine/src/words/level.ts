import type { LevelName } from './shape.ts';

/** A level's name, 1 to 10. */
export const levelName = (
  level: number,
  { levels }: { readonly levels: readonly LevelName[] },
): LevelName => {
  const found = levels[level - 1];
  if (!found) throw new RangeError(`level ${level} is not 1 to ${levels.length}`);
  return found;
};
