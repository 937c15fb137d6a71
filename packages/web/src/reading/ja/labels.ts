import type { Labels } from '../page.ts';

export const labels: Labels = {
  note: { reading: '解釈', erratum: '原文の誤り', source: '出典' },
  changedBy: '変更するオプション',
  fixed: '変更できません',
  figure: '図',
  tryIt: '盤で試す',
  clause: 'プログラム内の条項',
};
