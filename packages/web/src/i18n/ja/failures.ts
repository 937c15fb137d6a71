import type { DistanceCount, SideName } from '@calculi/rules';
import type { NamedAt } from '../../words/named.ts';
import type { MoreTexts } from '../texts.ts';

// These are loaded before. An import as usual would put what both need in a third file, which a first move waits for.
const { words } = (await import('./index.ts')).texts;

const name = ({ piece, square }: NamedAt): string => words.pieceAt(piece, square);
const names = (pieces: readonly NamedAt[]): string => pieces.map(name).join('と');
const numbers = (values: readonly number[]): string => values.join('・');
const sideOf = (side: SideName): string => words.side[side];

const away = (counting: DistanceCount, distance: number): string => {
  switch (counting) {
    case 'between':
      return `間に${distance}マス`;
    case 'steps':
      return `${distance}歩`;
    case 'inclusive':
      return `両端を含めて${distance}マス`;
  }
};

export const failures: MoreTexts['failures'] = {
  title: (piece) => `${piece}はなぜ取れないのか`,
  stands: '成立',
  fails: '不成立',
  distance: (by, counting, found, needed, equation) =>
    `${names(by)}との距離は${away(counting, found)}です。${equation}には${needed}が必要です。`,
  lineBlocked: (by, blocker, equation) =>
    `${names(by)}との距離は合っていますが、${name(blocker)}が間にいます。線が空いていれば${equation}です。`,
  notInLine: (by, counting, needed, equation) =>
    `${names(by)}は同じ線上にいません。線上で${away(counting, needed)}なら${equation}です。`,
  reach: (there, missing, square, equation) => {
    const begin = there.length === 0 ? '' : `${names(there)}は${square}に届きますが、`;
    const others = missing.map(({ piece, blocker }) =>
      blocker === null
        ? `${name(piece)}は${square}に届きません`
        : `${name(piece)}は${name(blocker)}に阻まれて${square}に届きません`,
    );
    return `${begin}${others.join('。')}。${equation === null ? '' : `届けば${equation}です。`}`;
  },
  noPair: (taker, places, isStones) => {
    if (places.length === 0) return '隅の駒を両側から挟むことはできません。';
    const where = places.map(([one, other]) => `${one}と${other}`).join('、または');
    return isStones
      ? `${sideOf(taker)}の自由な石二つに挟まれていません。${where}に必要です。`
      : `${sideOf(taker)}の駒二つに挟まれていません。数の合う駒が${where}に必要です。`;
  },
  free: (taker, squares, isStones) => {
    if (squares.length === 0) return 'すべての側をふさがれてはいません。';
    return isStones
      ? `${squares.join('・')}に${sideOf(taker)}の自由な石がありません。`
      : `${squares.join('・')}へ逃げられます。${sideOf(taker)}がすべての道をふさぐ必要があります。`;
  },
  notAnew: (by) =>
    `${names(by)}が隣にいますが、この石がここに来てから動いてきたものではありません。新たに来た石だけが挟めます。`,
  notYet: (taker) =>
    `まだ印が付いていません。${sideOf(taker)}は手番の終わりに攻撃が成り立っていれば印を付け、次の手番にもまだ成り立っていれば取ります。`,
  nobody: {
    encounter: (taker, victim) => `${sideOf(taker)}に${numbers(victim)}の駒はありません。`,
    power: (taker, victim) => `${sideOf(taker)}に${numbers(victim)}の累乗や累乗根となる数はありません。`,
    ambush: (taker, victim) => `${sideOf(taker)}に${numbers(victim)}を作れる二つの数はありません。`,
    progression: (taker, victim) =>
      `${sideOf(taker)}に${numbers(victim)}と数列を作れる二つの数はありません。`,
    assault: (taker, victim) => `${sideOf(taker)}には、どの距離でも${numbers(victim)}になる数がありません。`,
  },
  somebody: {
    encounter: (by, own, victim) =>
      `${names(by)}は届きますが、${numbers(own)}は${numbers(victim)}と等しくありません。`,
    power: (by, own, victim) =>
      `${names(by)}は届きますが、${numbers(own)}は${numbers(victim)}の累乗でも累乗根でもありません。`,
    ambush: (by, _own, victim) => `${names(by)}は位置に着いていますが、${numbers(victim)}になりません。`,
    progression: (by, _own, victim) =>
      `${names(by)}はどちらも届きますが、${numbers(victim)}と数列になりません。`,
    assault: (by, own, victim) =>
      `${names(by)}は同じ線上にいますが、${numbers(own)}と${numbers(victim)}に合う距離はありません。`,
  },
};
