import { summary } from '../../reading/en/summary.ts';

/** The games and their rule sets, each with one honest sentence. */
export const rulesets = {
  games: {
    rithmomachia: {
      name: 'Rithmomachia',
      text: 'The battle of numbers, from the 11th century. Capture by arithmetic, win by harmony.',
    },
    latrunculi: {
      name: 'Ludus latrunculorum',
      text: 'The Romans’ game of little soldiers. Enclose, bind, take.',
    },
  },
  sets: {
    'halle-beginner': {
      name: 'Halle, beginners',
      long: 'Rithmomachia, Halle rules for beginners',
      text: summary['halle-beginner'],
    },
    'halle-advanced': {
      name: 'Halle, advanced',
      long: 'Rithmomachia, Halle rules',
      text: summary['halle-advanced'],
    },
    scholars: {
      name: 'The Scholars’ Game',
      long: 'Rithmomachia, the Scholars’ Game',
      text: summary.scholars,
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'The Scholars’ Game of the Nexus Corenae',
      text: summary['nexus-corenae'],
    },
    boutin: {
      name: 'Boutin, after de Boissière 1556',
      long: 'Rithmomachia after de Boissière, 1556',
      text: summary.boutin,
    },
    glorious: {
      name: 'Glorious victories',
      long: 'Rithmomachy with perfect and small victories',
      text: summary.glorious,
    },
    'latrunculi-seneca': {
      name: 'Seneca',
      long: 'Ludus latrunculorum, Seneca variant',
      text: summary['latrunculi-seneca'],
    },
    'latrunculi-piso': {
      name: 'Piso',
      long: 'Ludus latrunculorum, Piso variant',
      text: summary['latrunculi-piso'],
    },
  },
};
