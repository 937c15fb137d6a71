import type { Summary } from '../page.ts';

/** One sentence a rule set: where it comes from, how long, how hard. */
export const summary: Summary = {
  'halle-beginner':
    'Der erste Schritt einer deutschen Anleitung: halbe Heere, angekündigte Angriffe, bis zu einer Stunde, leicht zu beginnen.',
  'halle-advanced':
    'Der zweite Schritt derselben Anleitung mit vollen Heeren: ein bis zwei Stunden, für alle, die das Anfängerspiel kennen.',
  scholars:
    'Nach einem deutschen Text ohne Verfasser: Sie schlagen, wann Sie wollen, zehn Gefangene gewinnen, etwa eine Stunde, mittelschwer.',
  'nexus-corenae':
    'Die strenge Form aus demselben Text: Nur Harmonien gewinnen, zwei Stunden und länger, schwer.',
  boutin:
    'Nach dem Buch de Boissières von 1556, neu gefasst von Michel Boutin: sechs Arten zu schlagen, ein langer Abend, am schwersten.',
  glorious:
    'Nach einem japanischen Regelblatt: Geschlagen wird von selbst, eine halbe bis eine Stunde, schnell und scharf.',
  'latrunculi-seneca':
    'Das römische Soldatenspiel mit Sprüngen und festgesetzten Steinen, nach Seneca: eine halbe bis eine Stunde, mittelschwer.',
  'latrunculi-piso':
    'Das römische Soldatenspiel in einfachster Form, nach einem Gedicht und nach Funden: etwa eine halbe Stunde, in zwei Minuten gelernt.',
};
