import type { MoreTexts } from '../texts.ts';

export const rules: MoreTexts['rules'] = {
  lead: 'Zwei alte Brettspiele in acht Regelwerken nach fünf Dokumenten. Jede Abbildung zeichnet dasselbe Programm, das auch Ihre Züge prüft: Sie können in ihr ziehen.',
  ruleSet: 'Regelwerk',
  contents: 'Inhalt',
  all: 'Alle Regelwerke',
  play: 'Diese Regeln spielen',
  show: 'Vorführen',
  reset: 'Zurücksetzen',
  whole: 'Zur ganzen Seite',
  capture: 'Zum letzten Schlagen',
};
