import type { MoreTexts } from '../texts.ts';

export const links: MoreTexts['links'] = {
  word: (word) => `リンクの「${word}」はここでは使えないため、通常の設定を使います。`,
  noClock: (word, most) =>
    `リンクの「${word}」は時計として設定できないため、時計なしで始めます。設定できるのは、双方1〜${most.minutes}分、1手ごとに${most.increment}秒までの加算（例：clock=10+5）、離れた人との対局では1手1〜${most.days}日（例：clock=3d）です。`,
  clock: 'コンピューターとの対局では時計を使わないため、リンクの時計は無視します。',
  position: 'リンクの局面を読み取れないため、通常の局面から始めます。',
  options: 'リンクの設定が成り立たないため、通常の設定を使います。',
  ruleSet: 'リンクの規則はここにないため、初級規則で始めます。',
  game: 'この対局はこの端末に保存されていないため、同じ取り決めで新しい対局を始めます。',
};
