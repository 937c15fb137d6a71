import type { Texts } from '../texts.ts';

export const device: Texts['device'] = {
  sounds: 'Töne',
  soundsText: 'Holz auf Holz, wenn Steine ziehen und sich treffen.',
  update: 'Eine neue Version dieser Seite liegt bereit.',
  load: 'Laden',
  later: 'Später',
  kiosk: 'Nach einer Minute ohne Eingabe beginnt dieser Tisch von vorn.',
};
