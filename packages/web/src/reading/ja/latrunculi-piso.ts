import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-piso.ts';
import { outline } from '../outlines/latrunculi-piso.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('ja', outline, {
  title: 'ルドゥス・ラトルンクロールム、ピソ式',
  lead: 'ローマの兵士のゲームの、やさしいほうの形です。石は一歩ずつ進み、挟まれた石は取られます。二分で覚えられます。',
  sections: {
    story: latrunculi.story(
      'これは_ピソ式_で、名は詩から取られています。二つのうちの簡単なほうです。石は一歩ずつ進むだけで、挟まれた石はすぐに盤から取り除かれます。一局は三十分ほどです。',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-piso'),
    placing: latrunculi.placing(d, '石は取られません。'),
    moves: ['第二段階：石を動かす', ...latrunculi.step(d, '跳ぶことはできません。')],
    taking: [
      '石の取り方：両側から挟む',
      `${latrunculi.ENCLOSE}いま動かした石が、挟む二つのうちの一つでなければなりません。挟まれた石はすべて一度に取られます。`,
      figure(d.double, '黒がh1からh2へ動き、二つの石を取りました。g2はf2とh2の間、h3はh2とh4の間です。'),
      latrunculi.between(d),
    ],
    corner: [
      '隅では',
      '隅の石は、隣の二つのマスがどちらも敵の石で、その一つがいま来たものなら、挟まれたことになります。',
      figure(d.corner, '白がc1からb1へ動きました。a2の石とともに、隅の黒い石を取ります。'),
    ],
    turn: [
      '手番の流れ',
      {
        steps: ['石を一つ、1マス動かします。', 'その石と自分の別の石で挟んだ敵の石が、すべて取られます。'],
      },
    ],
    ends: latrunculi.ends(d, 'どちらかの石が一つ以下になったときです。', '', '石を取らない'),
    options: options('latrunculi-piso'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      '原文では、手詰まりのあとでも多く取ったほうが勝ちます。同じ数の場合は書かれていないので、引き分けとしました。',
    errLeap:
      '図Cの説明文は、黒が自分の石を飛び越えて取ると述べています。この形に跳ぶ動きはありません。説明文がセネカ式から写されたのです。',
    errIncitus: '取られた石をincitus（動けない者）と呼んでいますが、この形では石が縛られることはありません。',
  },
});
