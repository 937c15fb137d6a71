import { summary } from '../../reading/ja/summary.ts';
import type { Texts } from '../texts.ts';

export const rulesets: Texts['rulesets'] = {
  games: {
    rithmomachia: {
      name: 'リトモマキア',
      text: '11世紀に生まれた数の戦い。計算で駒を取り、数列の調和で勝ちます。',
    },
    latrunculi: {
      name: 'ルドゥス・ラトルンクロールム',
      text: 'ローマ人の小さな兵士のゲーム。挟み、縛り、取ります。',
    },
  },
  sets: {
    'halle-beginner': {
      name: 'ハレ・初級',
      long: 'リトモマキア、ハレの初級規則',
      text: summary['halle-beginner'],
    },
    'halle-advanced': {
      name: 'ハレ・上級',
      long: 'リトモマキア、ハレの規則',
      text: summary['halle-advanced'],
    },
    scholars: {
      name: '学者のゲーム',
      long: 'リトモマキア、学者のゲーム',
      text: summary.scholars,
    },
    'nexus-corenae': {
      name: 'ネクサス・コレナエ',
      long: '学者のゲーム、ネクサス・コレナエ式',
      text: summary['nexus-corenae'],
    },
    boutin: {
      name: 'ブータン（1556年の書から）',
      long: 'ド・ボワシエール（1556年）によるリトモマキア',
      text: summary.boutin,
    },
    glorious: {
      name: '完全なる勝利',
      long: '完全なる勝利と小さな勝利のリトモマキア',
      text: summary.glorious,
    },
    'latrunculi-seneca': {
      name: 'セネカ',
      long: 'ルドゥス・ラトルンクロールム、セネカ式',
      text: summary['latrunculi-seneca'],
    },
    'latrunculi-piso': {
      name: 'ピソ',
      long: 'ルドゥス・ラトルンクロールム、ピソ式',
      text: summary['latrunculi-piso'],
    },
  },
};
