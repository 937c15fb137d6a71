import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-advanced.ts';
import { outline } from '../outlines/halle-advanced.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('ja', outline, {
  title: 'ハレ・上級',
  lead: 'すべての駒をそろえ、8 × 16マスの盤で遊びます。攻撃はやはりまず印を付けますが、等しい数はすぐに取れます。等差数列だけでなく調和数列でも勝てます。',
  sections: {
    story: halle.story(
      'この規則は、カリン・リヒターとラファエラ・バンゼによるドイツ語の説明書から来ています。説明書はゲームを二段階で教えます。これはその第二段階で、駒は24個ずつ、四つ目の取り方と二つ目の勝ち方が加わります。先に初級を遊んでください。こちらは一局に一時間から二時間かかります。',
    ),
    pieces: halle.pieces(
      'halle-advanced',
      d,
      'どちらの側も24個の駒を持ちます。丸が八つ、三角が八つ、四角が七つ、ピラミッドが一つです。',
    ),
    moves: halle.moves('halle-advanced', d),
    turn: halle.turn,
    taking: halle.taking(d),
    congressus: [
      'コングレッスス（遭遇）：等しい値',
      '自分の駒が、値の等しい敵の駒のマスへ動けるなら、そこへ動いてすぐに取れます。',
      figure(d.congressus, '{T25}が曲がってd6へ動き、{c25}を取りました。$25 = 25$。'),
      'ピラミッドは合計か底の数として扱います。36は白のピラミッドを、64は黒のピラミッドを取れます。',
    ],
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      '勝利：三つの駒の列',
      'まず敵のピラミッドを取ります。それから自分の駒を三つ、敵陣、つまり向こう側の8 × 8マスで、縦か横の一列に並べます。値は列に沿って大きさの順に並び、等差数列か調和数列になっていなければなりません。間に空いたマスがあってもかまいませんが、ほかの駒があってはいけません。',
      conditions('arithmetic', 'harmonic'),
      figure(
        d.victory,
        '黒のピラミッドはもう取られています。{C8}がf9へ動くと、黒の陣に4 6 8が並びます。白の勝ちです。',
      ),
      figure(
        d.harmonic,
        '説明書にある例です。45 15 9は調和数列です。$15 × (9 + 45) = 2 × 9 × 45$。黒の例としては45 9 5が挙げられています。',
      ),
      ...halle.place(d),
      ...harmonies('halle-advanced', 'arithmetic', 'harmonic'),
    ],
    extensions: halle.extensions('halle-advanced', d),
    ends: halle.end,
    options: halle.options('halle-advanced'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      '初期配置の図は読み取れません。8 × 16マスの盤で普通に使われる配置にしました。オプションにはほかに三つあります。二段ずつ近づけたもの、三角を順に並べたもの、中央の四列に集めたファランクス（密集陣）です。',
    congressus:
      '説明書はコングレッススを、二段階で取る攻撃の中に挙げています。しかし、ある駒のマスへ動ける駒は、すでに手番一回分、その駒を脅していたことになります。その脅しが第一段階にあたります。',
    errSetup: '初期配置の図は読み取れません。',
    errSentence:
      'エルプティオの例文が壊れています（geht die schwarze 30 vor dem nächsten Zug geschlagen）。初級の章には正しい文があります。',
  },
});
