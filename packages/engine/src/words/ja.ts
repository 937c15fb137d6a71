import type { EndReason, Victory } from '@calculi/rules';
import type { CaptureFact, HarmonyFact, Named } from '../advice/reason.ts';
import { levels } from './levels/ja.ts';
import { ascending, listed, ownTurns, speakActions, speakEquation, spoken, termOf } from './parts.ts';
import type { ReasonWords } from './shape.ts';

const to = (items: readonly string[]): string => listed(items, 'と', 'と');

const kinds: ReasonWords['kinds'] = {
  encounter: '遭遇',
  ambush: '待ち伏せ',
  assault: '急襲',
  siege: '包囲',
  power: '累乗',
  progression: '数列',
  enclosure: '挟み',
};

const terms: ReasonWords['terms'] = {
  congressus: 'コングレッスス',
  insidiae: 'インシディアエ',
  eruptio: 'エルプティオ',
  obsidio: 'オブシディオ',
  emprisonnement: '幽閉',
  meeting: 'Meeting',
  ambuscade: 'Ambuscade',
  assault: 'Assault',
  siege: 'Siege',
};

const progressions: ReasonWords['progressions'] = {
  arithmetic: '等差数列',
  geometric: '等比数列',
  harmonic: '調和数列',
};

const ends: ReasonWords['ends'] = {
  victory: '規則の勝利条件',
  'last-piece': '相手の駒がなくなります',
  'no-turn': 'どちらの側も指せません',
  blockade: '相手が動けなくなり、取った数を比べます',
  'last-stone': '相手の石が一つ以下になります',
  repetition: '同じ局面が決められた回数に達します',
  quiet: '何も取らない手番が続きすぎます',
  resignation: '投了',
  agreement: '合意',
};

const name = (piece: string): string => {
  const { type, number } = spoken(piece);
  return { number: `${number}`, pyramid: `ピラミッド${number}`, layer: `層${number}`, stone: '石' }[type];
};
const at = ({ piece, square }: Named): string => `${square}の${name(piece)}`;

/** 数列は、日本語の読点と括弧で書く。 */
const equation = (text: string): string =>
  speakEquation(text, '×', progressions)
    .replaceAll(',\u00a0', '、')
    .replace(/\u00a0\((.+)\)$/, '（$1）');

const because = (fact: CaptureFact): string => {
  const squares = to(fact.by.map(({ square }) => square));
  const term = termOf(fact, terms, kinds);
  if (fact.equation === null) return squares ? `${squares}による${term}` : term;
  return `${equation(fact.equation)}（${squares ? `${squares}からの` : ''}${term}）`;
};

const danger = (fact: CaptureFact): string => {
  const term = termOf(fact, terms, kinds);
  return fact.equation === null ? term : `${term}（${equation(fact.equation)}）`;
};

const harmony = ({ values, kinds: all }: HarmonyFact): string =>
  `${ascending(values).join('、')}の${to(all.map((kind) => progressions[kind]))}`;

const byVictory = (victory: Victory): string => {
  switch (victory.kind) {
    case 'harmony':
      return harmony({ ...victory, kinds: victory.progressions });
    case 'digits':
      return `取った駒に数字${victory.digits}がそろいます`;
    case 'plunder':
      return `取った駒${victory.pieces}個、合計${victory.sum}`;
  }
};

/** 進展のない対局の勝者は、取った数で決まる。 */
const byEnd = (reason: EndReason): string =>
  reason === 'quiet' || reason === 'repetition' ? `${ends[reason]}。取った数を比べます` : ends[reason];

const plunder = {
  pieces: (has: number, needs: number) => `取った駒は${has}個、目標は${needs}個です。`,
  sum: (has: number, needs: number) => `取った駒の合計は${has}、目標は${needs}です。`,
  digits: (has: number, needs: number) => `取った駒の数字は${has}個、目標は${needs}個です。`,
  figures: (has: number, needs: number) => `決めた数字${needs}個のうち${has}個がそろっています。`,
};

const fences: ReasonWords['reasons']['fences'] = ({ prey, piece, post, before, after, squares, room }) => {
  const rest = room === 0 ? 'はどこにも行けなくなります' : `の行けるマスは${room}だけになります`;
  const fence = `${to(squares)}も押さえれば、${at(prey)}${rest}。`;
  return after === 0
    ? `囲いの一角${post}を押さえます。${fence}`
    : `${name(piece)}を囲いの一角${post}に近づけます：最短${before}手から${after}手になります。${fence}`;
};

export const ja: ReasonWords = {
  language: 'ja',
  kinds,
  terms,
  progressions,
  ends,
  sides: { even: '偶数軍', odd: '奇数軍', black: '黒', white: '白' },
  reasons: {
    wins: ({ reason, victory }) => `勝ちます：${victory ? byVictory(victory) : byEnd(reason)}。`,
    draws: ({ reason }) => `引き分けになります：${ends[reason]}。`,
    leads: ({ turns, result }) =>
      `予想どおりに進めば${ownTurns(turns.length)}手で勝ちます${result.victory ? `：${byVictory(result.victory)}` : ''}。`,
    'prevents-win': ({ turn, result }) =>
      `相手がすぐに勝つ${speakActions(turn)}を防ぎます${result.victory ? `：${byVictory(result.victory)}` : ''}。`,
    only: () => '指せる手はこれだけです。',
    takes: (reason) => `${at(reason.victim)}を取ります：${because(reason)}。`,
    marks: (reason) =>
      `${at(reason.victim)}に印を付けます：${because(reason)}。次の手番にも攻撃が成り立てば取ります。`,
    binds: (reason) => `${at(reason.victim)}を縛ります：${because(reason)}。次の手番に取れます。`,
    threatens: (reason) => `${at(reason.victim)}を狙います：${because(reason)}。`,
    prepares: (reason) =>
      `${speakActions([reason.action])}で${at(reason.victim)}を狙う準備をします：${because(reason)}。`,
    saves: (reason) =>
      `${at(reason.victim)}を${reason.to === reason.victim.square ? '' : `${reason.to}に移して`}${danger(reason)}から守ります。`,
    prevents: (reason) =>
      `${at(reason.victim)}を狙う${speakActions([reason.action])}を防ぎます：${because(reason)}。`,
    frees: ({ squares }) => `縛られた${to(squares)}の石を解放します。`,
    approaches: (reason) =>
      `${harmony(reason)}に近づきます：最短${reason.before}手から${reason.after}手になります${reason.pyramidFirst ? '（ピラミッドを取った後に有効）' : ''}。`,
    hinders: (reason) =>
      reason.after === null
        ? `相手が${harmony(reason)}を作れないようにします。`
        : `相手の${harmony(reason)}を遠ざけます：最短${reason.before}手から${reason.after}手になります。`,
    hems: ({ pyramid, before, after }) =>
      `${at(pyramid)}を追い詰めます：行けるマスが${before}から${after}に減ります。`,
    fences,
    gathers: ({ what, has, needs }) => plunder[what](has, needs),
    returns: ({ piece, square }) => `${name(piece)}を味方の駒として${square}に戻します。`,
    enters: ({ piece, square }) => `${name(piece)}を敵陣の${square}に進めます。`,
    covers: ({ square, neighbours }) =>
      neighbours.length === 0
        ? `${square}の石は挟まれません。`
        : `${to(neighbours)}に味方の石があるあいだ、${square}の石は挟まれません。`,
    safe: ({ piece, square }) => `${square}の${name(piece)}は、どの取り方でも狙われていません。`,
    'frees-way': ({ before, after }) => `味方の指せる手が${before}から${after}に増えます。`,
    confines: ({ before, after }) => `相手の指せる手が${before}から${after}に減ります。`,
  },
  lead: (side, lead) => {
    if (lead === 'even') return '形勢はほぼ互角です。';
    if (lead === 'slight') return `${side}がわずかに優勢です。`;
    if (lead === 'far') return `${side}が大きく優勢です。`;
    return `${side}がおよそ${lead}個分優勢です。`;
  },
  forced: (side, turns) => (turns === 1 ? `${side}が次の手で勝ちます。` : `${side}が${turns}手で勝ちます。`),
  missedWin: ({ turn, result }) =>
    `見落とし：${speakActions(turn)}ですぐに勝てます${result.victory ? `（${byVictory(result.victory)}）` : ''}。`,
  missedCapture: (missed) =>
    `見落とし：${speakActions(missed.turn)}で${at(missed.victim)}を取れます。${because(missed)}。`,
  levels,
};
