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
      text: 'Die Hälfte der Steine, drei Schlagarten. Aus einer heutigen Spielanleitung; eine halbe Stunde, das beste erste Spiel.',
    },
    'halle-advanced': {
      name: 'Halle, Fortgeschrittene',
      long: 'Rithmomachia, Hallesche Regeln',
      text: 'Alle 48 Steine, Schlagen in zwei Stufen, jede Erweiterung wählbar. Eine Stunde oder mehr.',
    },
    scholars: {
      name: 'Das Spiel der Gelehrten',
      long: 'Rithmomachia, das Spiel der Gelehrten',
      text: 'Die allgemeine mittelalterliche Form: Sie wählen, was Sie schlagen, und Pyramiden fallen Schicht um Schicht. Etwa eine Stunde.',
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'Das Spiel der Gelehrten im Nexus Corenae',
      text: 'Wie eine Mittelaltergruppe es spielt: Alle Steine ziehen in acht Richtungen, der Turm bleibt ganz. Eine Stunde, lebhaft.',
    },
    boutin: {
      name: 'Boutin, nach de Boissière 1556',
      long: 'Rithmomachia nach de Boissière, 1556',
      text: 'Die reichsten Regeln: sechs Schlagarten, Sprünge, Einsetzen von Gefangenen. Lang und schwer; kurz wird es mit „corps“.',
    },
    glorious: {
      name: 'Glorreiche Siege',
      long: 'Rithmomachia mit vollkommenen und kleinen Siegen',
      text: 'Nach einem japanischen Regelblatt: Was geschlagen werden kann, wird sofort geschlagen. Schnell und scharf.',
    },
    'latrunculi-seneca': {
      name: 'Seneca',
      long: 'Ludus latrunculorum, Variante Seneca',
      text: 'Eine Rekonstruktion: Steine springen, und ein eingeschlossener wird festgesetzt, ehe er fällt. Eine halbe Stunde.',
    },
    'latrunculi-piso': {
      name: 'Piso',
      long: 'Ludus latrunculorum, Variante Piso',
      text: 'Das einfachste Spiel hier: ein Schritt, und wer eingeschlossen ist, ist geschlagen. Zwanzig Minuten.',
    },
  },
};
