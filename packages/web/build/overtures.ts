import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import type { Plugin } from 'vite';

const NAME = 'virtual:overtures';

/** What modules ask of a browser when they are loaded. */
const BROWSER = {
  location: { hash: '', search: '' },
  document: { documentElement: {} },
  innerWidth: 0,
  innerHeight: 0,
  addEventListener: () => undefined,
};

interface Prerender {
  readonly prerender: () => Promise<Record<string, unknown>>;
}

/** Runs the module that draws the overtures, with the same compiler as the site. */
const draw = async (module: string): Promise<Record<string, unknown>> => {
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

/** Draws what is seen first of the pages, as files that the first script can fetch; `module` says what that is. */
export const overtures = (module: string, cache: string): Plugin => {
  let isBuilt = false;
  let names: readonly string[] = [];
  return {
    name: 'overtures',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    async buildStart() {
      // While the site is worked on there are none.
      const drawn = isBuilt ? await draw(module) : {};
      mkdirSync(cache, { recursive: true });
      for (const [name, overture] of Object.entries(drawn))
        writeFileSync(join(cache, `${name}.json`), JSON.stringify(overture));
      names = Object.keys(drawn);
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const files = names.map((name) => JSON.stringify(join(cache, `${name}.json?url`)));
      return [
        ...files.map((file, index) => `import file${index} from ${file};`),
        `export const OVERTURES = new Map([${names.map((name, index) => `['${name}', file${index}]`).join()}]);`,
      ].join('\n');
    },
  };
};
