import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { japaneseFonts } from './build/japanese.ts';
import { offline } from './build/offline.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  // Relative addresses: the built site works in any folder of any static host.
  base: './',
  plugins: [
    svelte(),
    japaneseFonts(
      [path('./src'), path('../engine/src/words')],
      path('../../node_modules/.cache/calculi/japanese'),
    ),
    offline(path('./public')),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // Fonts within style sheets would be refused where pages say whence fonts may come.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
});
