import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunkOf = (bundle: Bundle, name: string): Chunk[] => {
  const output = bundle[name];
  return output?.type === 'chunk' ? [output] : [];
};

/** A chunk and all it cannot do without, itself last. */
const closure = (bundle: Bundle, chunk: Chunk, known = new Set<Chunk>()): Set<Chunk> => {
  for (const each of chunk.imports.flatMap((name) => chunkOf(bundle, name)))
    if (!known.has(each)) closure(bundle, each, known);
  return known.add(chunk);
};

type Place = 'head' | 'head-prepend';

const link = (attrs: Record<string, string>, injectTo: Place = 'head') => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo,
});

/**
 * Lets the browser fetch what the first script will ask for, and the fonts of the first page, together with that
 * script and not after it.
 */
export const preload = (module: string, fonts: RegExp): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const isMissing = (name: string): boolean => !html.includes(name);
      const entry = Object.values(bundle).find(
        (each) => each.type === 'chunk' && each.facadeModuleId === module,
      );
      const chunks = entry?.type === 'chunk' ? [...closure(bundle, entry)] : [];
      const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [
        // Before the styles of bare elements, which come with the first script.
        ...styles
          .filter(isMissing)
          .map((name) => link({ rel: 'stylesheet', href: `./${name}` }, 'head-prepend')),
        ...chunks
          .map(({ fileName }) => fileName)
          .filter(isMissing)
          .map((name) => link({ rel: 'modulepreload', href: `./${name}` })),
        ...Object.keys(bundle)
          .filter((name) => fonts.test(name))
          .map((name) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', href: `./${name}` }),
          ),
      ];
    },
  },
});
