import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { japaneseFonts } from './build/japanese.ts';
import { leanImport } from './build/lean-import.ts';
import { withoutNotes } from './build/notes.ts';
import { offline } from './build/offline.ts';
import { overtures } from './build/overtures.ts';
import { packed } from './build/packed.ts';
import { preload } from './build/preload.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What every first move needs goes in few files, since many small ones are packed badly. */
const FIRST_LOAD = [
  // What the first script does needs nothing else, so that it can run before the rest has come.
  {
    name: 'main',
    test: /preload-helper|web\/src\/(main|address\/address|board\/stance|i18n\/(grammar|languages|wanted)|kiosk\/wanted|overture\/(kept|name|overture|parts)|shell\/frame|storage\/stored|theme\/theme)\b/,
  },
  {
    name: 'rules',
    test: /packages\/rules\/dist\/(?!turns|notation\/(board|fields|game|position|strangers)|questions\/(?!captures|enclosures))/,
  },
  {
    name: 'table',
    test: new RegExp(
      'node_modules/(svelte|esm-env|clsx)/|japanese-name\\.css|packages/(engine/dist/words/level\\.|protocol/dist/(clock|pattern)\\.|web/src/(' +
        'address/(proposal|router)|theme/(base|fonts|tokens)|board/(Board|Lines|Marks|Piece|PieceIcon|geometry|keyboard|label|motion|piece|board)|' +
        'game/(choices|clock|computer|drawing|look|play|proposal|reckoning|scene|session|setup)|kiosk/kiosk|online/server|' +
        'opponent/(lazy|opponent|start|words)|pages/play/(Explanation|Head|Notices|OpenedGame|Party|' +
        'Phone|PlayPage|PlayTable|Status|Tabs|Turns|Upright|layout|open|status|wide)|' +
        'pages/start/(Alternative|OpponentChoice|OptionFields|Section|options)|panels/(Caption|Deeds|Held|Player|Prisoners|TakeBack|registry)|' +
        'prose/option|shell/(App|Frame|Masthead|Icon|Missing|Unfollowed|icons|size)|storage/(device|form|games|settings)|' +
        'words/(capture|cell|effect|equation|named|outcome|ruleset|terms))\\b)',
    ),
  },
];

/**
 * The list of what belongs to each file is itself a part of the first load: it has styles, and scripts only for pages,
 * but nothing that is there before anything is asked for.
 */
const isPreloaded = (file: string, needed: string): boolean =>
  !/(main|rules|site|table)-[^/]+$/.test(needed) && (needed.endsWith('.css') || file.includes('Page-'));

export default defineConfig({
  // Relative addresses: the built site works in any folder of any static host.
  base: './',
  plugins: [
    svelte(),
    leanImport(),
    withoutNotes(/packages\/rules\/dist\/rulesets\//),
    japaneseFonts(
      [path('./src'), path('../engine/src/words')],
      path('../../node_modules/.cache/calculi/japanese'),
    ),
    overtures(path('./src/overture/prerender.ts')),
    preload(
      path('./src/site.ts'),
      { name: 'start', module: path('./src/pages/start/StartPage.svelte') },
      /(source-serif-4|schibsted-grotesk)-latin-.*\.woff2$/,
    ),
    offline(path('./public')),
    packed(),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => needed.filter((name) => isPreloaded(file, name)),
    },
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
