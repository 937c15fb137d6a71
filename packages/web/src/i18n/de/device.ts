import type { Texts } from '../texts.ts';

export const device: Texts['device'] = {
  update: 'Eine neue Version dieser Seite liegt bereit.',
  load: 'Laden',
  later: 'Später',
  kiosk: 'Nach einer Minute ohne Eingabe beginnt dieser Tisch von vorn.',
};
