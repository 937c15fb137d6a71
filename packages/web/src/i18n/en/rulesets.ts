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
      text: 'Half the pieces, three ways to take. From a modern school guide; half an hour, the best first game.',
    },
    'halle-advanced': {
      name: 'Halle, advanced',
      long: 'Rithmomachia, Halle rules',
      text: 'All 48 pieces, captures in two stages, every extension as an option. An hour or more.',
    },
    scholars: {
      name: 'The Scholars’ Game',
      long: 'Rithmomachia, the Scholars’ Game',
      text: 'The general medieval form: you choose what to take, and pyramids fall layer by layer. About an hour.',
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'The Scholars’ Game of the Nexus Corenae',
      text: 'As a living-history group plays it: all pieces move in eight directions, the tower stays whole. An hour, lively.',
    },
    boutin: {
      name: 'Boutin, after de Boissière 1556',
      long: 'Rithmomachia after de Boissière, 1556',
      text: 'The richest rules: six ways to take, leaps, placing of prisoners. Long and hard; choose “corps” for a short game.',
    },
    glorious: {
      name: 'Glorious victories',
      long: 'Rithmomachy with perfect and small victories',
      text: 'From a Japanese sheet: everything that can be taken is taken at once. Quick and sharp.',
    },
    'latrunculi-seneca': {
      name: 'Seneca',
      long: 'Ludus latrunculorum, Seneca variant',
      text: 'A reconstruction: stones leap, and an enclosed stone is bound before it is taken. Half an hour.',
    },
    'latrunculi-piso': {
      name: 'Piso',
      long: 'Ludus latrunculorum, Piso variant',
      text: 'The simplest game here: one step, and an enclosed stone is taken at once. Twenty minutes.',
    },
  },
};
