/** What of a link could not be followed, and what is done instead. */
export const links = {
  word: (word: string) => `“${word}” in this link means nothing here, so what is usual holds instead.`,
  noClock: (word: string, most: { minutes: number; increment: number; days: number }) =>
    `“${word}” in this link is not a clock that can be set, so there is none. What can be set: 1 to ${most.minutes} minutes for each side, with up to ${most.increment} seconds more for each turn (as in clock=10+5); with someone far away also 1 to ${most.days} days a turn (as in clock=3d).`,
  clock: 'Games against the computer are played without a clock, so the one in this link is left out.',
  position: 'The position in this link cannot be read, so the usual one is shown.',
  options: 'The options in this link do not fit together, so the usual ones hold.',
  ruleSet: 'The rules that this link names are not known here, so the beginners’ game is shown.',
  game: 'This game is not kept on this device, so a new one begins with the same agreements.',
};
