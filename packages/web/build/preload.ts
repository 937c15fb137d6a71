import type { HtmlTagDescriptor, Plugin } from 'vite';

const ATTRIBUTES = {
  font: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' },
  module: { rel: 'modulepreload', crossorigin: '' },
  style: { rel: 'preload', as: 'style', crossorigin: '' },
};

/** Lets the browser fetch what a first game needs together with the first script, not after it. */
export const preload = (wanted: Readonly<Record<keyof typeof ATTRIBUTES, RegExp>>): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      (['font', 'module', 'style'] as const).flatMap((kind) =>
        Object.keys(bundle ?? {})
          .filter((name) => wanted[kind].test(name))
          .map((name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { ...ATTRIBUTES[kind], href: `./${name}` },
            injectTo: 'head',
          })),
      ),
  },
});
