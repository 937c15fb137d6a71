import type { Texts } from '../texts.ts';

export const device: Texts['device'] = {
  update: 'このサイトの新しい版が用意できました。',
  load: '読み込む',
  later: 'あとで',
  kiosk: '1分間操作がないと、最初から始まります。',
};
