import type { MoreTexts } from '../texts.ts';

export const ends: MoreTexts['ends'] = {
  reason: {
    victory: '規則による勝利です。',
    'last-piece': '一方の駒がなくなりました。',
    'no-turn': 'どちらも動けません。',
    blockade: '手番の側が動けないため、取った石の数で決まります。',
    'last-stone': '一方の石が一つ以下になったため、取った石の数で決まります。',
    repetition: '同じ局面が繰り返されました。',
    quiet: '長いあいだ駒が取られませんでした。',
    resignation: '投了によります。',
    agreement: '合意によります。',
    time: '時間切れです。',
    absence: '対局者が離れたまま戻りませんでした。',
    abort: '両者が指す前に取りやめになりました。',
  },
  plunder: (pieces, sum, digits) => `取った駒による勝利：駒${pieces}個、合計${sum}、数字${digits}個。`,
  digits: (digits) => `取り決めた数字${digits}がそろいました。`,
  harmony: (grade, kinds, terms) => `${grade}：${terms.join('、')}（${kinds.join('・')}）。`,
  captures: (more, less, withBound) => `取った石${withBound ? 'と縛った石' : ''}は${more}対${less}です。`,
  term: (value, square) => `${square}の${value}`,
  victories: {
    halle: { small: 'Victoria magna', great: 'Victoria maior', excellent: 'Victoria praestantissima' },
    greatest: '最大の調和',
    scholars: { small: '小さな勝利', great: '大きな勝利', excellent: '壮大な勝利' },
    boutin: {
      small: '並の勝利',
      great: '大きな勝利',
      excellent: '優れた勝利',
    },
    perfect: '完全なる勝利',
  },
};
