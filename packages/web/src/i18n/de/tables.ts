import type { MoreTexts } from '../texts.ts';

export const tables: MoreTexts['tables'] = {
  lead: 'Alle Progressionen aus drei und alle Harmonien aus vier Zahlen, die sich mit den Zahlen eines Regelwerks bilden lassen. Wer alle Zahlen selbst besitzt, braucht keinen Stein des anderen Heeres.',
  filter: 'Nur mit diesen Zahlen',
  fourTerm: 'Vier Zahlen im Verhältnis (a : b = c : d) gelten als geometrisch',
  both: 'beide Heere',
  mixed: 'braucht beide Heere',
  either: 'jedes der beiden Heere',
  none: 'Keine mit diesen Zahlen.',
  noNumbers: (game) =>
    `Die Steine von ${game} haben keine Zahlen; dafür gibt es keine Tabellen. Wählen Sie ein Regelwerk der Rithmomachie.`,
  unknown: (numbers) => `Kein Stein dieses Regelwerks hat die Zahl ${numbers}.`,
  fours: { great: 'Große Harmonie', excellent: 'Vortreffliche Harmonie' },
};
