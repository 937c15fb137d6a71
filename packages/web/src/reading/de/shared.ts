import type { ProgressionKind } from '@calculi/rules';
import type { SectionText, Written } from '../author.ts';
import type { RuleSetId } from '../page.ts';
import { armyTable, optionRows, progressionsOf } from '../tables.ts';

/** Passages that several German pages share. */

export const armies = (rules: RuleSetId): Written =>
  armyTable(rules, {
    even: 'gerade',
    odd: 'ungerade',
    rounds: 'rund',
    triangles: 'Dreiecke',
    squares: 'Quadrate',
    pyramid: 'Pyramide',
    together: 'zusammen',
  });

export const ORIGIN =
  'Die Rithmomachie, der Kampf der Zahlen, kommt aus den Schulen des Mittelalters. Sie entstand im 11. Jahrhundert oder kurz davor und sollte die Zahlenlehre des Boethius einprägen: welche Zahlen Vielfache voneinander sind, welche im Verhältnis stehen, welche zusammenklingen. Ab dem 12. Jahrhundert verbreitete sie sich über Europa, erst als Unterricht, dann als Zeitvertreib der Gebildeten. Im 17. Jahrhundert verlor sie gegen das Schach und wurde vergessen.';

export const GROWTH =
  'Keine Zahl steht zufällig da. Jedes Heer wächst aus vier Wurzeln, 2, 4, 6, 8 oder 3, 5, 7, 9. Nach ihnen heißen die Heere, obwohl in beiden gerade und ungerade Zahlen stehen. Eine Wurzel n ergibt n und n² (runde Steine), n(n + 1) und (n + 1)² (Dreiecke), (n + 1)(2n + 1) und (2n + 1)² (Quadrate). Aus der 4 werden so 4 und 16, 20 und 25, 45 und 81.';

export const PYRAMIDS =
  'An der Stelle eines Quadrats hat jedes Heer eine _Pyramide_, einen Stapel aus Quadratzahlen. Ihr Wert ist deren Summe.';

export const LAYERS =
  'Die beiden größten Stufen einer Pyramide sind Quadrate, die nächsten zwei Dreiecke, der Rest ist rund.';

export const SIEGE =
  'Belagert ist er, wenn er kein freies Feld mehr erreicht und auch dann keines erreichen würde, wenn alle anderen Steine des eigenen Heeres vom Brett wären. Nur Gegner und Rand halten ihn fest. Zu Beginn sind viele Steine von der eigenen Seite eingesperrt; belagert sind sie nicht.';

const CONDITIONS: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: '*Arithmetisch*: gleiche Abstände, $a + c = 2 · b$. Beispiel: 2 4 6.',
  geometric: '*Geometrisch*: gleiche Verhältnisse, $a · c = b²$. Beispiel: 4 6 9.',
  harmonic:
    '*Harmonisch* (in alten Büchern: musikalisch): $b · (a + c) = 2 · a · c$. Beispiel: 6 8 12, die Saitenlängen von Oktave, Quinte und Quarte.',
};

const NAMES: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: 'arithmetisch',
  geometric: 'geometrisch',
  harmonic: 'harmonisch',
};

export const conditions = (...kinds: readonly ProgressionKind[]): Written => ({
  list: kinds.map((kind) => CONDITIONS[kind]),
});

/** All progressions that the pieces can form. */
export const harmonies = (rules: RuleSetId, ...kinds: readonly ProgressionKind[]): Written[] =>
  kinds.map((kind) => {
    const numbers = progressionsOf(rules, kind);
    return { numbers, caption: `Alle Dreierfolgen dieser Heere, ${NAMES[kind]}: ${numbers.length}` };
  });

export const options = (rules: RuleSetId): SectionText => [
  'Optionen',
  'Diese Punkte lassen sich vor einer Partie vereinbaren. Voreingestellt ist, was diese Seite beschreibt.',
  { head: ['Option', 'Werte', 'voreingestellt'], options: optionRows(rules) },
];

export const ends = (quiet: string, stuck: string): SectionText => [
  'Wie eine Partie sonst endet',
  'Sie können jederzeit aufgeben, und beide können sich auf Unentschieden einigen.',
  {
    list: [
      'Dieselbe Stellung zum dritten Mal: unentschieden.',
      `100 Züge hintereinander, 50 auf jeder Seite, ohne ${quiet}: unentschieden.`,
      'Wer keinen Stein mehr auf dem Brett hat, verliert.',
      `Wer ${stuck}, setzt aus. Müssen beide aussetzen: unentschieden.`,
    ],
  },
];

export const END_NOTES = {
  repetition:
    'Die Vorlage sagt nicht, wie eine Partie ohne Fortschritt endet. Wir halten es wie andere Brettspiele.',
  quiet: 'Auch eine Grenze kennt die Vorlage nicht. Hundert Züge reichen für jeden Plan, der aufgeht.',
  lastPiece: 'Die Vorlage spricht nicht davon. Ein Heer ohne Stein kann nicht spielen.',
  noTurn: 'Die Vorlage spricht nicht davon. Wer eingesperrt ist, verliert dadurch nichts.',
};

export const END_OF_TURN =
  'Die Vorlage sagt nicht, wann auf einen Sieg geschaut wird. Wir schauen nur auf die Seite, die gerade gezogen hat, und erst nach ihren Schlägen. So können nicht beide zugleich gewinnen.';
