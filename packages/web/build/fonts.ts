import type { Plugin } from 'vite';

/** Lets the browser fetch the fonts of the first page together with its script, not after it. */
export const preloadFonts = (pattern: RegExp): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => pattern.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${name}` },
          injectTo: 'head' as const,
        })),
  },
});
