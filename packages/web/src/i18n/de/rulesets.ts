import { summary } from '../../reading/de/summary.ts';
import type { Texts } from '../texts.ts';

export const rulesets: Texts['rulesets'] = {
  games: {
    rithmomachia: {
      name: 'Rithmomachie',
      text: 'Die Zahlenschlacht aus dem 11. Jahrhundert. Geschlagen wird durch Rechnen, gewonnen durch Harmonie.',
    },
    latrunculi: {
      name: 'Ludus latrunculorum',
      text: 'Das Spiel der kleinen Soldaten aus Rom. Einschließen, festsetzen, schlagen.',
    },
  },
  sets: {
    'halle-beginner': {
      name: 'Halle, Anfänger',
      long: 'Rithmomachie, Hallesche Regeln für Anfänger',
      text: summary['halle-beginner'],
    },
    'halle-advanced': {
      name: 'Halle, Fortgeschrittene',
      long: 'Rithmomachie, Hallesche Regeln',
      text: summary['halle-advanced'],
    },
    scholars: {
      name: 'Das Spiel der Gelehrten',
      long: 'Rithmomachie, das Spiel der Gelehrten',
      text: summary.scholars,
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'Das Spiel der Gelehrten am Nexus Corenae',
      text: summary['nexus-corenae'],
    },
    boutin: {
      name: 'Boutin, nach de Boissière 1556',
      long: 'Rithmomachie nach de Boissière, 1556',
      text: summary.boutin,
    },
    glorious: {
      name: 'Glorreiche Siege',
      long: 'Rithmomachie mit vollkommenen und kleinen Siegen',
      text: summary.glorious,
    },
    'latrunculi-seneca': {
      name: 'Seneca',
      long: 'Ludus latrunculorum, Seneca-Variante',
      text: summary['latrunculi-seneca'],
    },
    'latrunculi-piso': {
      name: 'Piso',
      long: 'Ludus latrunculorum, Piso-Variante',
      text: summary['latrunculi-piso'],
    },
  },
};
