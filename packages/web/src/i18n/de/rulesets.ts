import { summary } from '../../reading/de/summary.ts';
import type { Texts } from '../texts.ts';

export const rulesets: Texts['rulesets'] = {
  games: {
    rithmomachia: {
      name: 'Rithmomachia',
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
      long: 'Rithmomachia, Hallesche Regeln für Anfänger',
      text: summary['halle-beginner'],
    },
    'halle-advanced': {
      name: 'Halle, Fortgeschrittene',
      long: 'Rithmomachia, Hallesche Regeln',
      text: summary['halle-advanced'],
    },
    scholars: {
      name: 'Das Spiel der Gelehrten',
      long: 'Rithmomachia, das Spiel der Gelehrten',
      text: summary.scholars,
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'Das Spiel der Gelehrten im Nexus Corenae',
      text: summary['nexus-corenae'],
    },
    boutin: {
      name: 'Boutin, nach de Boissière 1556',
      long: 'Rithmomachia nach de Boissière, 1556',
      text: summary.boutin,
    },
    glorious: {
      name: 'Glorreiche Siege',
      long: 'Rithmomachia mit vollkommenen und kleinen Siegen',
      text: summary.glorious,
    },
    'latrunculi-seneca': {
      name: 'Seneca',
      long: 'Ludus latrunculorum, Variante Seneca',
      text: summary['latrunculi-seneca'],
    },
    'latrunculi-piso': {
      name: 'Piso',
      long: 'Ludus latrunculorum, Variante Piso',
      text: summary['latrunculi-piso'],
    },
  },
};
