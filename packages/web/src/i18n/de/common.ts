import type { Texts } from '../texts.ts';

export const common: Texts['common'] = {
  title: 'Calculi',
  nav: {
    start: 'Spielen',
    rules: 'Regeln',
    sandbox: 'Labor',
    games: 'Partien',
    watch: 'Zusehen',
    tables: 'Tabellen',
    about: 'Über',
    main: 'Hauptmenü',
  },
  language: 'Sprache',
  theme: {
    label: 'Farben',
    system: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
    contrast: 'Hoher Kontrast',
  },
  skip: 'Zum Inhalt',
  close: 'Schließen',
  lost: {
    title: 'Diese Adresse führt nirgendwohin',
    text: 'Diese Seite gibt es nicht. Der Link ist vielleicht unvollständig oder stammt aus einer anderen Version.',
    home: 'Zur Startseite',
  },
  failed: {
    title: 'Diese Seite ließ sich nicht laden',
    text: 'Vielleicht fehlt das Netz, oder die Website hat eine neue Version. Ihre Partien bleiben erhalten.',
    again: 'Neu laden',
  },
  storageFull:
    'Der Speicher dieses Browsers ist voll oder gesperrt: Diese Partie bleibt nur erhalten, solange die Seite offen ist. Exportieren Sie sie, oder löschen Sie alte Partien.',
};
