import type { Texts } from '../texts.ts';

export const advice: Texts['advice'] = {
  computer: (name, level) => `${name}（強さ${level}）`,
  ahead: (turns) => `${turns}手先まで`,
  moveNow: 'すぐに指させる',
  preview: '予想される進行',
  toGame: '対局に戻る',
  titles: { hint: 'ヒント', review: '振り返り', why: 'なぜ？', harmonies: '調和', link: '共有' },
};
