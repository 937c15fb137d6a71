import type { MoreTexts } from '../texts.ts';

export const tables: MoreTexts['tables'] = {
  lead: '選んだ規則の数で作れる、三つの数の数列と四つの数の調和をすべて示します。すべての数を自軍に持つ側は、相手の軍の駒を必要としません。',
  filter: 'この数を含むものだけ',
  fourTerm: '四つの数の比例（a : b = c : d）を等比とみなす',
  both: '両軍',
  mixed: '両軍の数が必要',
  either: 'どちらの軍でも',
  none: 'この数を含むものはありません。',
  noNumbers: (game) => `${game}の駒には数がないため、表はありません。リトモマキアの規則を選んでください。`,
  unknown: (numbers) => `この規則に${numbers}の駒はありません。`,
  fours: { great: '大きな調和', excellent: '優れた調和' },
};
