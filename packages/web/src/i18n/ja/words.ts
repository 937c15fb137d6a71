import type { Named } from '../../words/named.ts';
import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { and, colon, sentence, sentences } = makeGrammar('ja');

const side: Texts['words']['side'] = { even: '偶数軍', odd: '奇数軍', black: '黒', white: '白' };

const piece = (named: Named): string => {
  switch (named.kind) {
    case 'stone':
      return `${side[named.side]}石`;
    case 'number':
      return `${named.value}`;
    case 'pyramid':
      return `ピラミッド${named.value}`;
    case 'layer':
      return `層${named.value}`;
  }
};

const own = (named: Named): string => (named.kind === 'stone' ? '石' : piece(named));

export const words: Texts['words'] = {
  side,
  shape: { round: '丸', triangle: '三角', square: '四角', pyramid: 'ピラミッド', stone: '石' },
  sign: { times: '×', divided: '÷', plus: '+', minus: '−' },
  and,
  colon,
  sentence,
  sentences,
  piece,
  pieceAt: (named, square) => `${square}の${piece(named)}`,
  pieces: (amount) => `駒${amount}個`,
  effect: {
    move: (who, what, from, to) => `${side[who]}が${own(what)}を${from}から${to}へ動かしました。`,
    place: (who, what, square) => `${side[who]}が${own(what)}を${square}に置きました。`,
    split: (what, from, to) => `${piece(what)}が${from}のピラミッドを離れ、${to}へ出ました。`,
    take: (who, what, square, why) => `${side[who]}が${square}の${piece(what)}を取りました。${why}。`,
    mark: (who, what, square, why) => `${side[who]}が${square}の${piece(what)}に印を付けました。${why}。`,
    bind: (who, what, square, why) => `${side[who]}が${square}の${piece(what)}を縛りました。${why}。`,
    release: (what, square) => `${square}の${piece(what)}が自由になりました。`,
    pass: (who) => `${side[who]}はパスしました。`,
  },
  because: {
    equation: (equation, term, by) =>
      `${equation}（${term}${by.length === 0 ? '' : `、${by.join('・')}から`}）`,
    besieged: (by) => (by.length === 0 ? '包囲されたため' : `${by.join('・')}に包囲されたため`),
    enclosed: (by) => (by.length === 0 ? '縛られているため' : `${by.join('と')}に挟まれたため`),
  },
  progression: { arithmetic: '等差数列', geometric: '等比数列', harmonic: '調和数列' },
  result: {
    wins: (who) => `${side[who]}の勝ち`,
    draw: '引き分け',
    abort: '対局中止',
  },
  cell: {
    empty: '空き',
    piece: (who, shape, value) => `${side[who]}の${shape}${value}`,
    pyramid: (who, value, layers) => `${side[who]}のピラミッド${value}、層は${layers.join('、')}`,
    stone: (who) => `${side[who]}石`,
    turned: '裏返し',
    legal: '動けます',
    leap: '跳べます',
    takeable: (by) => (by.length === 0 ? '取れます' : `${by.join('と')}で取れます`),
    inDanger: (by) => `${by.join('と')}に狙われています`,
    marked: (by) => (by.length === 0 ? '印付き' : `${by.join('と')}による印付き`),
    selected: '選択中',
    bound: (by) => (by.length === 0 ? '縛られています' : `${by.join('と')}に縛られています`),
  },
  terms: {
    halle: {
      encounter: 'コングレッスス',
      ambush: 'インシディアエ',
      assault: 'エルプティオ',
      siege: 'オブシディオ',
    },
    scholars: {
      encounter: 'コングレッスス',
      ambush: 'インシディアエ',
      assault: 'エルプティオ',
      siege: 'オブシディオ',
    },
    boutin: {
      encounter: '遭遇',
      ambush: '待ち伏せ',
      assault: '急襲',
      power: '累乗',
      progression: '数列',
      siege: '幽閉',
    },
    glorious: { encounter: 'Meeting', ambush: 'Ambuscade', assault: 'Assault', siege: 'Siege' },
    latrunculi: { enclosure: '挟み' },
  },
};
