import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/fonts.ts';
import { japaneseFonts } from './build/japanese.ts';
import { offline } from './build/offline.ts';
import { packed } from './build/packed.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What every first move needs goes in few files, since many small ones are packed badly. */
const FIRST_LOAD = [
  { name: 'rules', test: /packages\/rules\/dist\/(?!notation\/game|questions\/(?!captures|enclosures))/ },
  { name: 'svelte', test: /node_modules\/(svelte|esm-env|clsx)\// },
  {
    name: 'table',
    test: new RegExp(
      'packages/(engine/dist/words/level\\.|web/src/(' +
        'address/(address|proposal|router)|board/(Board|Lines|Marks|Piece|PieceIcon|geometry|label|motion|piece|stance|board)|' +
        'game/(choices|clock|drawing|look|play|proposal|reckoning|scene|session|setup)|i18n/grammar|kiosk/|online/server|' +
        'opponent/(lazy|opponent|start|words)|pages/play/(PlayPage|OpenedGame|PlayTable|Tabs|open|status)|' +
        'pages/start/(OptionFields|Section|options)|panels/(Caption|Deeds|Held|Player|Prisoners|TakeBack|registry)|' +
        'prose/option|shell/(App|Masthead|Icon|icons|size)|storage/(device|games|settings)|' +
        'words/(capture|cell|effect|equation|named|result|terms))\\b)',
    ),
  },
  // The words of each language with its other texts, although failures are said with them too.
  ...['de', 'en', 'fr', 'ja'].map((language) => ({
    name: language,
    test: new RegExp(
      `web/src/i18n/${language}/(index|words|advice|common|device|options|play|rulesets|start)\\b`,
    ),
  })),
];

export default defineConfig({
  // Relative addresses: the built site works in any folder of any static host.
  base: './',
  plugins: [
    svelte(),
    japaneseFonts(
      [path('./src'), path('../engine/src/words')],
      path('../../node_modules/.cache/calculi/japanese'),
    ),
    preloadFonts(/(source-serif-4|schibsted-grotesk)-latin-.*\.woff2$/),
    offline(path('./public')),
    packed(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: FIRST_LOAD } },
    },
    // Fonts within style sheets would be refused where pages say whence fonts may come.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
});
