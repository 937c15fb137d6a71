import { makeGrammar } from '../grammar.ts';

const { count } = makeGrammar('en');

/** The games on this device, and files of games. */
export const games = {
  lead: 'What you play at this device is kept in this browser and nowhere else.',
  privacy: 'What is stored where',
  none: 'There is no game on this device yet.',
  begin: 'Begin one',
  running: 'Running',
  finished: 'Finished',
  rename: 'Rename',
  name: 'Name of the game',
  keepName: 'Keep',
  notRenamed:
    'The name could not be kept: the storage of this browser is full, or the game is no longer there.',
  cancel: 'Cancel',
  export: 'Export',
  exportAll: (all: number) => count(all, { one: 'Export the game', other: 'Export all # games' }),
  delete: 'Delete',
  deleted: (name: string) => `Deleted: ${name}.`,
  undo: 'Bring back',
  damaged: 'This game cannot be read. You can export it as it is.',
  unreadable: 'Unreadable',
  unreadables: (all: number) =>
    count(all, { one: '# game cannot be read.', other: '# games cannot be read.' }),
  show: 'Show each',
  hide: 'Hide them',
  deleteAll: 'Delete all',
  deletedAll: (all: number) => count(all, { one: '# game deleted.', other: '# games deleted.' }),
  import: 'Take in games',
  importText:
    'Drop files here, choose them, or paste the text of a game or a position. What is here already stays.',
  choose: 'Choose files',
  paste: 'Text of a game or a position',
  pasted: 'the pasted text',
  read: 'Read the text',
  taken: (taken: number, from: string) =>
    `${count(taken, { one: '# game', other: '# games' })} taken in from ${from}.`,
  broken: (game: number, from: string) => `Game ${game} in ${from} cannot be read:`,
  foreign: (from: string) =>
    `In ${from} there is neither a game nor a position of Calculi. Nothing was changed.`,
  position: 'This is a position. Open it under the rules of:',
  saveGame: 'Game file',
  sandbox: 'Open in the sandbox',
};
