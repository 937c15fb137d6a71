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
const later = (as: string, name: string, page?: string) =>
  link({
    rel: 'preload',
    as,
    fetchpriority: 'low',
    href: `./${name}`,
    ...(page !== undefined && { 'data-page': page }),
  });

const closureOf = (bundle: Bundle, module: string): Chunk[] =>
  Object.values(bundle)
    .filter((each): each is Chunk => each.type === 'chunk' && each.facadeModuleId === module)
    .flatMap((entry) => [...closure(bundle, entry)]);

/**
 * Names in the page what the site and one of its pages need: their styles, which what is seen first needs too; and in a
 * template, from which the first script takes them in its time, their scripts, those of the page marked with its name,
 * and the fonts. Before that script nothing is drawn, as there would be nothing to see.
 */
export const preload = (site: string, page: { name: string; module: string }, fonts: RegExp): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const isMissing = ({ fileName }: Chunk): boolean => !html.includes(fileName);
      const shared = closureOf(bundle, site);
      const own = closureOf(bundle, page.module).filter((chunk) => !shared.includes(chunk));
      const styles = [...shared, ...own].flatMap(({ viteMetadata }) => [
        ...(viteMetadata?.importedCss ?? []),
      ]);
      const faces = Object.keys(bundle).filter((name) => fonts.test(name));
      const rest = [
        ...shared.filter(isMissing).map(({ fileName }) => later('script', fileName)),
        ...own.filter(isMissing).map(({ fileName }) => later('script', fileName, page.name)),
        ...faces.map((name) => later('font', name)),
      ];
      return {
        html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
        tags: [
          ...styles
            .filter((name) => !html.includes(name))
            .map((name) => ({
              ...link({ rel: 'stylesheet', href: `./${name}` }),
              injectTo: 'head-prepend' as const,
            })),
          { tag: 'template', attrs: { id: 'rest' }, injectTo: 'head', children: rest },
        ],
      };
    },
  },
});
