import type { MoreTexts } from '../texts.ts';

export const rules: MoreTexts['rules'] = {
  lead: '二つの古い盤上遊戯を、五つの文書に基づく八つの規則で紹介します。図はすべて、対局を判定するのと同じプログラムが描いています。図の中で駒を動かして試せます。',
  ruleSet: '規則',
  contents: '目次',
  all: 'すべての規則',
  play: 'この規則で遊ぶ',
  show: '動きを見る',
  reset: '元に戻す',
  whole: 'ページ全体を読む',
  capture: '直前の取り方について',
};
