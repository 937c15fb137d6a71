import type { Texts } from '../texts.ts';

export const device: Texts['device'] = {
  update: 'Une nouvelle version de ce site est prête.',
  load: 'Charger',
  later: 'Plus tard',
  kiosk: 'Cette table recommence à zéro après une minute sans action.',
};
