import type { Plugin } from 'vite';

const ID = '\0vite/preload-helper.js';

/** Before a script that is imported when it is needed: waits for its styles, and has what it imports fetched beside it. */
const HELPER = `
const asked = {};

const isThere = (href) => [...document.querySelectorAll('link')].some((link) => link.href === href);

const ask = (href) =>
  new Promise((done, fail) => {
    const isStyle = href.endsWith('.css');
    if (isThere(href)) return done();
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      delete asked[href];
      fail(Error(href));
    };
    document.head.append(link);
    if (!isStyle) done();
  });

export const __vitePreload = async (load, files, base) => {
  await Promise.all(
    files.map((file) => {
      const { href } = new URL(file, base);
      return (asked[href] ??= ask(href));
    }),
  );
  return load();
};
`;

/**
 * Vite's own helper for imports minds older browsers, nonces and handlers of errors that the site does not have, and would
 * be a part of every first load. This one does the rest, and after a failure asks for a style anew.
 */
export const leanImport = (): Plugin => ({
  name: 'lean-import',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => HELPER },
});
