import type { ProgressionKind } from '@calculi/rules';
import type { SectionText, Written } from '../author.ts';
import type { RuleSetId } from '../page.ts';
import { armyTable, optionRows, progressionsOf } from '../tables.ts';

/** Passages that several Japanese pages share. */

export const armies = (rules: RuleSetId): Written =>
  armyTable(rules, {
    even: '偶数軍',
    odd: '奇数軍',
    rounds: '丸',
    triangles: '三角',
    squares: '四角',
    pyramid: 'ピラミッド',
    together: '合計',
  });

export const ORIGIN =
  'リトモマキアは「数の戦い」という意味の名をもつ、中世の学校で生まれたゲームです。11世紀かその少し前に、ボエティウスの数論を教えるために作られました。どの数がどの数の倍数か、どの数どうしが比例するか、どの数が響き合うかを、遊びながら身につけるのです。12世紀からヨーロッパ中に広まり、はじめは授業、のちには教養ある人々の楽しみになりました。17世紀にはチェスに押されて忘れられます。';

export const GROWTH =
  'どの数にも理由があります。どちらの軍も四つの数から生まれます。偶数軍は2・4・6・8、奇数軍は3・5・7・9です。軍の名はこの四つの数から来ていますが、どちらの軍にも偶数と奇数が混じっています。もとの数をnとすると、nとn²が丸、n(n + 1)と(n + 1)²が三角、(n + 1)(2n + 1)と(2n + 1)²が四角になります。たとえば4からは、4と16、20と25、45と81ができます。';

export const PYRAMIDS =
  'どちらの軍でも、四角の一つの代わりに_ピラミッド_があります。平方数を積み重ねた駒で、その値は各層の合計です。';

export const LAYERS = 'ピラミッドの大きいほうの二層は四角、次の二層は三角、残りは丸です。';

export const SIEGE =
  '空いたマスへ一つも動けず、自軍のほかの駒をすべて盤から除いてもやはり動けないとき、その駒は包囲されています。閉じ込めているのは敵の駒と盤の端だけです。ゲームの始めには味方に囲まれて動けない駒がたくさんありますが、それは包囲ではありません。';

const CONDITIONS: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: '*等差数列*：差が等しい三つの数です。$a + c = 2 × b$。例は2 4 6です。',
  geometric: '*等比数列*：比が等しい三つの数です。$a × c = b²$。例は4 6 9です。',
  harmonic:
    '*調和数列*（古い本では「音楽の数列」）：$b × (a + c) = 2 × a × c$。例は6 8 12で、オクターヴと五度と四度をつくる弦の長さです。',
};

const NAMES: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: '等差数列',
  geometric: '等比数列',
  harmonic: '調和数列',
};

export const conditions = (...kinds: readonly ProgressionKind[]): Written => ({
  list: kinds.map((kind) => CONDITIONS[kind]),
});

/** All progressions that the pieces can form. */
export const harmonies = (rules: RuleSetId, ...kinds: readonly ProgressionKind[]): Written[] =>
  kinds.map((kind) => {
    const numbers = progressionsOf(rules, kind);
    return { numbers, caption: `両軍の数で作れる${NAMES[kind]}：${numbers.length}組` };
  });

export const options = (rules: RuleSetId): SectionText => [
  'オプション',
  'ゲームの前に取り決められる点です。初期値は、このページで説明しているとおりです。',
  { head: ['オプション', '値', '初期値'], options: optionRows(rules) },
];

export const ends = (quiet: string, stuck: string): SectionText => [
  'そのほかの終わり方',
  'いつでも投了できます。二人が合意すれば引き分けにもできます。',
  {
    list: [
      '同じ局面が三度現れたら引き分けです。',
      `${quiet}手番が続けて100回（双方50回ずつ）になったら引き分けです。`,
      '盤上に駒が一つもなくなった側は負けです。',
      `${stuck}側はパスします。両方ともパスなら引き分けです。`,
    ],
  },
];

export const END_NOTES = {
  repetition:
    '進展のないゲームがどう終わるかは、原文に書かれていません。ほかの盤上ゲームの習慣に合わせました。',
  quiet: '原文には手数の制限もありません。成功する見込みのある作戦なら、100回あれば足ります。',
  lastPiece: '原文には触れられていません。駒のない軍は指せません。',
  noTurn: '原文には触れられていません。閉じ込められただけでは何も失いません。',
};

export const END_OF_TURN =
  '勝利をいつ確かめるかは、原文に書かれていません。ここでは、いま指した側だけを、駒を取り終えたあとで確かめます。二人が同時に勝つことはありません。';
