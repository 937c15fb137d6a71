import type { Inline, Phrase, Text } from './page.ts';

/**
 * Japanese is broken between phrases: after a stop, and before a word that begins with kanji, katakana, a number or
 * an opening bracket where the text before it ends in hiragana.
 */

const STARTS = /[\p{Script=Han}\p{Script=Katakana}\d「『（A-Za-z]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const STOPS = /[、。：；？]/u;
const CLOSES = /[、。」』）：；？・ー]/u;
const BRACKETS = /[」』）]/u;

/** Words that lean on the next one. */
const LEANING = /(?:この|その|あの|どの|(?:^|[、。])[おご])$/u;

/** Words written with hiragana in the middle, which are not torn apart. */
const WHOLE =
  '取り除 取り囲 取り上 取り方 取り決 取り違 引き分 引き算 動き方 数え方 並べ方 並び方 組み合 組み立 組み直 読み方 読み取 割り切 割り算 掛け算 足し算 入れ替 飛び越 向かい合 向こう側 向こう半分 置き方 考え方 進み方 終わり方 積み重 行き来 行き先 繰り返 持ち駒 書き方 書き写 受け継 使い方 閉じ込 遊び方 勝ち方 決め方 言い方 作り方 挟み方 跳び越 響き合 呼び名 助け出 吹き込 切り捨 にらみ合 通り道 斜め隣 斜め下 一か所 一つ目 二つ目 三つ目 四つ目 六つ目 十個目 四つ組 三つ組 隣り合 折々 釣り合 手詰まり 成り立 真ん中 取り終 置き終 行ったり来 四分の三'.split(
    ' ',
  );

const isInsideWord = (text: string, index: number): boolean =>
  WHOLE.some((word) => {
    const from = text.indexOf(word, Math.max(0, index - word.length + 1));
    return from >= 0 && from < index && index < from + word.length;
  });

/** Whether a line may break before the character at `index`. */
const mayBreak = (text: string, index: number): boolean => {
  const before = text[index - 1] ?? '';
  const after = text[index] ?? '';
  if (CLOSES.test(after)) return false;
  if (STOPS.test(before)) return true;
  if (!STARTS.test(after)) return false;
  if (BRACKETS.test(before)) return true;
  return HIRAGANA.test(before) && !LEANING.test(text.slice(0, index)) && !isInsideWord(text, index);
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

/** Whether a mark after this may begin a new line. */
const endsPhrase = (inline: Inline | undefined): boolean =>
  inline?.type === 'text' &&
  /[\p{Script=Hiragana}、。」』）：；？]$/u.test(inline.text) &&
  !LEANING.test(inline.text);

/** Splits marked text into phrases. A mark is never split; what follows it without a break belongs to it. */
export const splitPhrases = (inlines: readonly Inline[]): Text => {
  const phrases: Inline[][] = [[]];
  const last = (): Inline[] => phrases[phrases.length - 1] ?? [];
  for (const inline of inlines) {
    if (inline.type !== 'text') {
      if (endsPhrase(last().at(-1))) phrases.push([]);
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
