import type { Texts } from '../texts.ts';

export const common: Texts['common'] = {
  title: 'Calculi',
  nav: {
    start: '対局',
    rules: '規則',
    sandbox: '研究盤',
    games: '対局一覧',
    watch: '観戦',
    tables: '数表',
    about: '概要',
    main: 'メインメニュー',
  },
  language: '言語',
  theme: {
    label: '配色',
    system: 'システムに合わせる',
    light: '明るい',
    dark: '暗い',
    contrast: '高コントラスト',
  },
  skip: '本文へ',
  close: '閉じる',
  lost: {
    title: 'このアドレスのページはありません',
    text: 'リンクが途中で切れているか、別の版のものかもしれません。',
    home: '最初のページへ',
  },
  failed: {
    title: 'ページを読み込めませんでした',
    text: '通信が切れているか、サイトが新しい版になったのかもしれません。対局は保存されています。',
    again: '読み込み直す',
  },
  storageFull:
    'このブラウザーの保存領域はいっぱいか、使えません。この対局は、ページを開いているあいだだけ残ります。書き出すか、古い対局を削除してください。',
};
