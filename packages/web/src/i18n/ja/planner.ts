import type { Texts } from '../texts.ts';

export const planner: Texts['planner'] = {
  why: {
    title: 'なぜ取れるか・取れないか',
    short: 'なぜ？',
    choose:
      '盤上の駒を選んでください。その駒のすべての取られ方を、成り立つものも成り立たないものも示します。',
    can: (piece) => `${piece}はどのように取られますか`,
    further: (failures) => `ほか${failures}件`,
    fewer: '減らす',
    bound: 'この石は縛られています。相手は次の手番で取れます。',
    marked: 'この駒には印が付いています。持ち主の手番のあとも攻撃が成り立てば取られます。',
  },
  harmony: {
    title: '調和',
    side: '対象',
    kind: '種類',
    every: 'すべての種類',
    looking: '調和を探しています…',
    failed: '調和を計算できませんでした。',
    atLeast: (turns) => `少なくとも${turns}手`,
    stands: 'すでに完成',
    none: (side) => `${side}が作れるそのような調和はありません。`,
    found: (harmonies) => `作れる調和は${harmonies}通り`,
    reckoned: '手数は、ほかの駒が道をふさがないものとして数えています。',
    notYet: '敵のピラミッドを取ってから有効になります。',
    moves: (from, to) => `${from}から${to}へ`,
    stays: (square) => `${square}のまま`,
    laid: (square) => `持ち駒から${square}へ`,
    more: 'もっと見る',
    tables: 'この規則の数列の一覧',
  },
};
