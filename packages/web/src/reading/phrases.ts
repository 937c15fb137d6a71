import type { Inline, Phrase, Text } from './page.ts';

/**
 * Japanese is broken between phrases: before a word that begins with kanji, katakana, a number or an opening
 * bracket, where the text before it ends in hiragana or a closing sign.
 */

const STARTS = /[\p{Script=Han}\p{Script=Katakana}\d「『（A-Za-z]/u;
const ENDS = /[\p{Script=Hiragana}、。」』）：；？]/u;
const CLOSES = /[、。」』）：；？・ー]/u;

/** Words written with hiragana in the middle, which are not torn apart. */
const WHOLE = [
  '取り除',
  '取り囲',
  '取り上',
  '取り方',
  '引き分',
  '引き算',
  '動き方',
  '数え方',
  '並べ方',
  '並び方',
  '組み合',
  '読み方',
  '割り切',
  '割り算',
  '掛け算',
  '足し算',
  '入れ替',
  '飛び越',
  '向かい合',
  '置き方',
  '考え方',
  '進み方',
  '終わり方',
  '当てはま',
  '積み重',
  '行き来',
  '繰り返',
  '持ち駒',
  '書き方',
  '受け継',
  '打ち方',
  '使い方',
  '残り駒',
  '巻き込',
  '閉じ込',
  '入れ換',
  '遊び方',
  '勝ち方',
  '決め方',
  '見つか',
  '言い換',
  '言い方',
  '作り方',
  '挟み方',
  '振り返',
  '手に入',
  'お互',
  'ご覧',
];

/** Whether a line may break before the character at `index`. */
const mayBreak = (text: string, index: number): boolean => {
  const before = text[index - 1] ?? '';
  const after = text[index] ?? '';
  if (!ENDS.test(before) || !STARTS.test(after) || CLOSES.test(after)) return false;
  return !WHOLE.some((word) => {
    const from = text.indexOf(word, Math.max(0, index - word.length + 1));
    return from >= 0 && from < index && index < from + word.length;
  });
};

const cut = (text: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let index = 1; index < text.length; index++) {
    if (text[index] === '|' || mayBreak(text, index)) {
      parts.push(text.slice(from, index));
      from = text[index] === '|' ? index + 1 : index;
    }
  }
  return [...parts, text.slice(from)];
};

const lastOf = (inline: Inline | undefined): string => (inline?.type === 'text' ? inline.text.slice(-1) : '');

/** Splits marked text into phrases. A mark is never split; what follows it without a break belongs to it. */
export const splitPhrases = (inlines: readonly Inline[]): Text => {
  const phrases: Inline[][] = [[]];
  const last = (): Inline[] => phrases[phrases.length - 1] ?? [];
  for (const inline of inlines) {
    if (inline.type !== 'text') {
      if (ENDS.test(lastOf(last().at(-1)))) phrases.push([]);
      last().push(inline);
      continue;
    }
    cut(inline.text).forEach((text, index) => {
      if (text === '') return;
      if (index > 0) phrases.push([]);
      last().push({ type: 'text', text });
    });
  }
  return phrases.filter((phrase): phrase is Phrase & Inline[] => phrase.length > 0);
};
