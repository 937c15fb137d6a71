import type { MoreTexts } from '../texts.ts';

export const tables: MoreTexts['tables'] = {
  lead: '一つの規則の数で作れる、三数の数列と四数の調和をすべて示します。すべての数を自軍に持つ側は、相手の軍の駒を必要としません。',
  filter: 'この数を含むものだけ',
  fourTerm: '四数の比例（a : b = c : d）を等比とみなす',
  both: '両軍',
  mixed: '両軍の数が必要',
  either: 'どちらの軍でも',
  none: 'この数を含むものはありません。',
  unknown: (numbers) => `この規則に${numbers}の駒はありません。`,
};
