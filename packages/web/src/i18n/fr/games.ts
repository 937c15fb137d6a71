import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { count } = makeGrammar('fr');

export const games: MoreTexts['games'] = {
  lead: 'Ce que vous jouez sur cet appareil est conservé dans ce navigateur et nulle part ailleurs.',
  privacy: 'Ce qui est conservé, et où',
  none: 'Il n’y a pas encore de partie sur cet appareil.',
  begin: 'En commencer une',
  running: 'En cours',
  finished: 'Terminées',
  rename: 'Renommer',
  name: 'Nom de la partie',
  keepName: 'Enregistrer',
  notRenamed:
    'Le nom n’a pas pu être enregistré : l’espace de stockage de ce navigateur est plein, ou la partie n’est plus là.',
  cancel: 'Annuler',
  export: 'Exporter',
  exportAll: (all) => count(all, { one: 'Exporter la partie', other: 'Exporter les # parties' }),
  delete: 'Supprimer',
  deleted: (name) => `Supprimée : ${name}.`,
  undo: 'Rétablir',
  damaged: 'Cette partie ne se lit plus. Vous pouvez l’exporter telle quelle.',
  unreadable: 'Illisibles',
  unreadables: (all) =>
    count(all, { one: '# partie ne se lit plus.', other: '# parties ne se lisent plus.' }),
  show: 'Les montrer',
  hide: 'Les cacher',
  deleteAll: 'Tout supprimer',
  deletedAll: (all) => count(all, { one: '# partie supprimée.', other: '# parties supprimées.' }),
  import: 'Importer des parties',
  importText:
    'Déposez des fichiers ici, choisissez-en, ou collez le texte d’une partie ou d’une position. Ce qui est déjà là reste.',
  choose: 'Choisir des fichiers',
  paste: 'Texte d’une partie ou d’une position',
  pasted: 'le texte collé',
  read: 'Lire le texte',
  taken: (taken, from) =>
    `${count(taken, { one: '# partie importée', other: '# parties importées' })} (${from}).`,
  broken: (game, from) => `La partie ${game} ne se lit pas (${from}) :`,
  foreign: (from) => `Aucune partie ni position de Calculi ici (${from}). Rien n’a été changé.`,
  position: 'C’est une position. Ouvrez-la avec les règles :',
  saveGame: 'Fichier de la partie',
  sandbox: 'Ouvrir dans l’atelier',
};
