import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import type { Plugin } from 'vite';

/** What modules ask of a browser when they are loaded. */
const BROWSER = {
  location: { hash: '', search: '' },
  document: { documentElement: {} },
  innerWidth: 0,
  innerHeight: 0,
  addEventListener: () => undefined,
};

interface Prerender {
  readonly prerender: () => Promise<unknown>;
}

/** Runs the module that draws the overtures, with the same compiler as the site. */
const draw = async (module: string): Promise<unknown> => {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'silent',
    plugins: [svelte()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  Object.assign(globalThis, BROWSER);
  try {
    return await ((await server.ssrLoadModule(module)) as Prerender).prerender();
  } finally {
    for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
    await server.close();
  }
};

/** Data that stands within a script element must not end it. */
const makeData = (value: unknown): string => JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');

/** Draws what is seen first of the pages and puts it into the page, where the first script finds it. */
export const overtures = (module: string): Plugin => ({
  name: 'overtures',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'overtures' },
        children: makeData(await draw(module)),
        injectTo: 'body',
      },
    ],
  },
});
