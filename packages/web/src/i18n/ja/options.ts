import type { OptionTextsOf } from '../option-texts.ts';

export const options: OptionTextsOf = {
  begins: { label: '先手', values: { even: '偶数軍', odd: '奇数軍' } },
  setup: {
    label: '初期配置',
    values: {
      classical: '古典配置',
      forward: '二段前進',
      'order-sorted': '三角を順に並べる',
      phalanx: 'ファランクス',
    },
  },
  count: {
    label: '距離の数え方',
    values: { between: '間のマス', steps: '歩数', inclusive: '両端を含む' },
  },
  victory: {
    label: '勝利の種類',
    values: {
      corps: 'corps：駒の数',
      bien: 'bien：値の合計',
      proces: 'procès：数字の数',
      'corps+bien': 'corpsとbien',
      'corps+proces': 'corpsとprocès',
      'bien+proces': 'bienとprocès',
      'corps+bien+proces': 'corpsとbienとprocès',
      proper: '本来の勝利：調和',
    },
  },
  pieces: { label: '取るべき駒の数', values: {} },
  sum: { label: '取るべき値の合計', values: {} },
  digits: { label: '取るべき数字', values: {} },
  grade: {
    label: '必要な調和',
    values: {
      mediocre: '並の勝利',
      great: '大きな勝利',
      excellent: '優れた勝利',
      magna: 'magna：駒三つ',
      maior: 'maior：駒四つ、二種類',
      praestantissima: 'praestantissima：駒四つ、全種類',
    },
  },
  'four-term': { label: '四項の比例を等比とみなす', values: {} },
  moves: {
    label: '駒の動き',
    values: { standard: '標準', boissiere: 'ド・ボワシエール式', 'second-field': '二つ目のマスへ' },
  },
  difference: { label: '差と商も使う', values: {} },
  completion: { label: '三つ目の駒がエルプティオを補える', values: {} },
  geometric: { label: '等比数列も認める', values: {} },
  greatest: { label: '最大の調和 6 8 9 12', values: {} },
  'pyramid-first': { label: '先に敵のピラミッドを取る', values: {} },
  product: { label: '積と商も使う', values: {} },
  reentry: { label: '取った駒を再び出せる', values: {} },
  shapes: { label: '駒の形', values: { standard: '標準', document: '原文どおり' } },
  perfect: { label: '完全なる勝利', values: {} },
  points: { label: 'ポイントによる勝利', values: {} },
  first: { label: '先手', values: { black: '黒', white: '白' } },
  size: { label: '盤', values: { '8x8': '8 × 8', '7x8': '7 × 8', '9x9': '9 × 9', '9x10': '9 × 10' } },
  quiet: {
    label: '取らない手番がこの回数続くと引き分け',
    stones: '取らない手番がこの回数続くと終わり、取った石を数える',
    values: {},
  },
  repetition: {
    label: '同じ局面がこの回数現れると引き分け',
    stones: '同じ局面がこの回数現れると終わり、取った石を数える',
    values: {},
  },
};
