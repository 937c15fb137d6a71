import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as piso } from '../diagrams/latrunculi-piso.ts';
import type { RuleSetId } from '../page.ts';
import { stoneRows } from '../tables.ts';
import { WORKS } from '../works.ts';

/** What both variants of Ludus latrunculorum say in Japanese. */

type Diagrams = Pick<
  typeof piso,
  'start' | 'placing' | 'step' | 'back-and-forth' | 'between' | 'quiet' | 'blockade' | 'last-stone'
>;

export const story = (own: string): SectionText => [
  'ゲームと原文',
  'ルドゥス・ラトルンクロールム、「小さな兵士たちのゲーム」は、ローマ帝国の各地で遊ばれました。規則は伝わっておらず、残っているのは盤と石と、折々の言及だけです。ウァッロは盤を語形変化の表にたとえています。つまり格子の盤でした。ピソをたたえる詩は、石が広い盤の上に巧みに置かれていくさまを語ります。オウィディウスとマルティアリスは、敵の石二つに挟まれた石が失われると述べます。セビリアのイシドルスは、石の三つの呼び名を伝えています。vagi、ordinarii、incitiです。',
  'ここでの規則は、ドイツ語の文章_Ludus latrunculorum – Das Spiel der kleinen Soldaten_に従っています。これらの証言から、ゲームを二つの形に復元したものです。石がどう動いたかを述べる古代の著者はいません。この文章は、なめらかに進むゲームを選びました。',
  own,
];

export const pieces = (d: Diagrams, rules: RuleSetId): SectionText => [
  '盤と石',
  '盤は8 × 8マスです。どちらの側も同じ形の石を20個持ちます。表には輪の模様があり、裏は平らです。はじめ、盤には何もありません。黒が先手です。',
  figure(d.start, '始まりです。盤には何もありません。'),
  'ローマ時代の盤には、ほかの大きさのものも見つかっています。その盤でも遊べます。',
  { head: ['盤', '石の数'], table: stoneRows(rules) },
];

export const placing = (d: Diagrams, nothing: string): SectionText => [
  '第一段階：石を置く',
  `二人が交互に、空いたマスへ石を一つずつ置き、すべての石を置き終えます。この間の石を_vagi_（さまよう者）と呼びます。${nothing}敵の石に挟まれていても安全で、挟んでいる石の一つが離れ、新たに見張りが来るまでそのままです。`,
  figure(
    d.placing,
    '黒がe5に石を置きました。e4の白い石は二つの黒い石に挟まれています。この段階では何も起こりません。',
  ),
];

export const step = (d: Diagrams, more: string): readonly Written[] => [
  `すべての石が置かれたら、石は_ordinarii_（正規の者）になります。一回の手番で、石を一つ、前後左右の空いたマスへ1マス動かします。${more}`,
  figure(d.step, 'd4の石はd3かc4へ動けます。ほかの隣のマスはふさがっています。'),
  '同じ石を行ったり来たりさせてはいけません。行って戻ることはできますが、自分の次の手番でもう一度同じところへ行くことはできません。間に別の石を動かせば、また行けます。',
  figure(d['back-and-forth'], 'c3の石は、c4へ行って戻ったところです。いまはc4へ行けません。'),
];

export const between = (d: Diagrams): Written =>
  figure(
    d.between,
    '白が二つの黒い石の間に入りました。何も起こりません。自分の手で自分の石を失うことはないのです。',
  );

export const ENCLOSE =
  '自分の二つの石が、縦か横で敵の石の両隣に立てば、その石を挟んだことになります。挟む形は、自分の手によって生じたものでなければなりません。';

export const ends = (d: Diagrams, last: string, bound: string, quiet: string): SectionText => [
  'ゲームの終わり',
  `どの場合も、取った石の数を比べます。多いほうが勝ち、同じなら引き分けです。${bound}`,
  {
    list: [
      `*残り一つ*。${last}`,
      '*手詰まり*。手番の側に指せる手がありません。それだけで負けるのではなく、取った数が少なければ負けです。',
      `*静かな百手*。${quiet}手番が続けて100回（双方50回ずつ）になったときです。隙間のない石の列は攻められないので、上手な人どうしではよくこうなります。早めに取った数で上回っておくことが大切です。`,
      '*同じ局面が三度現れたとき*。',
    ],
  },
  figure(d['last-stone'], '白が最後から二つ目の石を取りました。ゲームは終わりです。'),
  figure(
    d.blockade,
    '黒がd5へ動きました。白の石は二つとも閉じ込められ、白は指せません。取った石は黒が三つ、白が一つなので、黒の勝ちです。',
  ),
  figure(d.quiet, '静かな手の百回目です。取った石は黒が二つ、白が一つなので、黒の勝ちです。'),
  'いつでも投了できます。二人が合意すれば引き分けにもできます。',
];

export const errata: SectionText = ['原文の誤り', 'もとの文章で間違っているところや失われたところです。'];

export const sources: SectionText = [
  '出典',
  'この規則は、署名のないドイツ語の文章_Ludus latrunculorum – Das Spiel der kleinen Soldaten_に従っています。さらに読むための文献として、次の二つが挙げられています。',
  { list: WORKS.latrunculi },
  '古代の証言は次のとおりです。ウァッロ『ラテン語論』10巻22節、『ピソ頌歌』、オウィディウス『悲しみの歌』2巻478行と『恋愛術』3巻358行、マルティアリス『エピグラム集』14巻17番、セネカ『倫理書簡集』第117書簡30節、セビリアのイシドルス『語源』18巻67章。',
];

export const notes = {
  size: '原文は8 × 8マスと20個の石で遊び、ほかの盤の大きさを挙げて、石の数も違っていたはずだと述べています。ここでは64マスに20個という割合を保ち、端数を切り捨てました。',
  first:
    'どちらが先手かは原文に書かれていません。読者に黒い石を渡しているので、黒を先手としました。先に置いた側が先に動かします。',
  backAndForth:
    '原文は「続けて何度も」行き来することを禁じています。行って戻れば一度、その次は何度もにあたると読みました。',
  quiet:
    '進展のないゲームがどう終わるかは、原文に書かれていません。この決まりがなければ、隙間のない二つの列がいつまでもにらみ合うことになります。',
  repetition: '原文が禁じているのは一つの石の行き来だけです。もっと長い繰り返しにも終わりが必要です。',
  errFigures:
    '図は失われ、説明文だけが残っています。隅、二つ同時、跳び越し、解放された石の四つです。ここの図はそれに合わせました。',
};
