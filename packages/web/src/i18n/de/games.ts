import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { count } = makeGrammar('de');

export const games: MoreTexts['games'] = {
  lead: 'Was Sie an diesem Gerät spielen, liegt in diesem Browser und nirgends sonst.',
  privacy: 'Was wo gespeichert ist',
  none: 'Auf diesem Gerät gibt es noch keine Partie.',
  begin: 'Eine beginnen',
  running: 'Laufende',
  finished: 'Beendete',
  rename: 'Umbenennen',
  name: 'Name der Partie',
  keepName: 'Behalten',
  notRenamed:
    'Der Name ließ sich nicht speichern: Der Speicher dieses Browsers ist voll, oder die Partie ist nicht mehr da.',
  cancel: 'Abbrechen',
  export: 'Exportieren',
  exportAll: (all) => count(all, { one: 'Die Partie exportieren', other: 'Alle # Partien exportieren' }),
  delete: 'Löschen',
  deleted: (name) => `Gelöscht: ${name}.`,
  undo: 'Zurückholen',
  damaged: 'Diese Partie lässt sich nicht lesen. Sie können sie so exportieren, wie sie ist.',
  unreadable: 'Unlesbare',
  unreadables: (all) =>
    count(all, { one: '# Partie lässt sich nicht lesen.', other: '# Partien lassen sich nicht lesen.' }),
  show: 'Einzeln zeigen',
  hide: 'Verbergen',
  deleteAll: 'Alle löschen',
  deletedAll: (all) => count(all, { one: '# Partie gelöscht.', other: '# Partien gelöscht.' }),
  import: 'Partien aufnehmen',
  importText:
    'Legen Sie Dateien hier ab, wählen Sie welche aus, oder fügen Sie den Text einer Partie oder Stellung ein. Was schon da ist, bleibt.',
  choose: 'Dateien auswählen',
  paste: 'Text einer Partie oder Stellung',
  pasted: 'dem eingefügten Text',
  read: 'Text lesen',
  taken: (taken, from) => `${count(taken, { one: '# Partie', other: '# Partien' })} aus ${from} aufgenommen.`,
  broken: (game, from) => `Partie ${game} in ${from} lässt sich nicht lesen:`,
  foreign: (from) =>
    `In ${from} steht weder eine Partie noch eine Stellung von Calculi. Nichts wurde geändert.`,
  position: 'Das ist eine Stellung. Öffnen Sie sie nach den Regeln:',
  saveGame: 'Partiedatei',
  sandbox: 'Im Labor öffnen',
};
