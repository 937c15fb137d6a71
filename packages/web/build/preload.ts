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

const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs: { ...attrs, crossorigin: '' } });

/** Only to be fetched: to read a script before it is wanted would keep a phone from drawing. */
const later = (as: string) => (name: string) =>
  link({ rel: 'preload', as, fetchpriority: 'low', href: `./${name}` });

const closureOf = (bundle: Bundle, modules: readonly string[]): Chunk[] => {
  const entries = Object.values(bundle).filter(
    (each): each is Chunk => each.type === 'chunk' && modules.includes(each.facadeModuleId ?? ''),
  );
  return [...new Set(entries.flatMap((entry) => [...closure(bundle, entry)]))];
};

/**
 * Names in the page what these modules need: their styles, which what is seen first needs too; and in a template, from
 * which the first script takes them in its time, their scripts and the fonts. Before that script nothing is drawn, as
 * there would be nothing to see.
 */
export const preload = (modules: readonly string[], fonts: RegExp): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const isMissing = (name: string): boolean => !html.includes(name);
      const chunks = closureOf(bundle, modules);
      const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const scripts = chunks.map(({ fileName }) => fileName);
      const faces = Object.keys(bundle).filter((name) => fonts.test(name));
      const rest = [...scripts.filter(isMissing).map(later('script')), ...faces.map(later('font'))];
      return {
        html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
        tags: [
          ...styles.filter(isMissing).map((name) => ({
            ...link({ rel: 'stylesheet', href: `./${name}` }),
            injectTo: 'head-prepend' as const,
          })),
          { tag: 'template', attrs: { id: 'rest' }, injectTo: 'head', children: rest },
        ],
      };
    },
  },
});
