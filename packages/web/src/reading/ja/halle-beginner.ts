import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-beginner.ts';
import { outline } from '../outlines/halle-beginner.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('ja', outline, {
  title: 'ハレ・初級',
  lead: '半分の軍で、8 × 12マスの盤で遊びます。攻撃された駒には取られる前に印が付くので、危険がいつも前もって見えます。はじめての方に最適です。',
  sections: {
    story: halle.story(
      'この規則は、カリン・リヒターとラファエラ・バンゼによるドイツ語の説明書から来ています。説明書はゲームを二段階で教えます。これはその第一段階で、駒は十二個ずつ、取り方は三つ、勝ち方は一つです。一局は長くて一時間ほどです。',
    ),
    pieces: halle.pieces(
      'halle-beginner',
      d,
      'どちらの側も十二個の駒を持ちます。丸が四つ、三角が四つ、四角が三つ、ピラミッドが一つです。',
    ),
    moves: halle.moves('halle-beginner', d),
    turn: halle.turn,
    taking: halle.taking(d),
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      '勝利：三つの駒の列',
      'まず敵のピラミッドを取ります。それから自分の駒を三つ、敵陣、つまり盤の向こう半分で、縦か横の一列に並べます。値は列に沿って大きさの順に並び、等差数列になっていなければなりません。間に空いたマスがあってもかまいませんが、ほかの駒があってはいけません。',
      conditions('arithmetic'),
      figure(
        d.victory,
        '黒のピラミッドはもう取られています。{C8}がf9へ動くと、黒の陣に4 6 8が並びます。白の勝ちです。',
      ),
      ...halle.place(d),
      ...harmonies('halle-beginner', 'arithmetic'),
    ],
    extensions: halle.extensions('halle-beginner', d),
    ends: halle.end,
    options: halle.options('halle-beginner'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      '説明書には数の行が四つ印刷されているだけで、間の空いた行がありません。どちらの軍も後ろの二段に置き、盤の許すかぎり離しました。',
    errSetup: '初期配置の図からは、四つの数の行だけが残っています。',
  },
});
