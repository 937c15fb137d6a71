import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Writes the service worker that keeps the whole site on the device. It is written by hand, since it must do three
 * things only: keep every file of this build, keep the Japanese fonts when they are wanted, and wait until the reader
 * agrees to a new version.
 */
export const offline = (publicFolder: string): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle);
    const isJapanese = (name: string): boolean => /^assets\/japanese-.*\.woff2$/.test(name);
    const files = [...built.filter((name) => !isJapanese(name)), ...readdirSync(publicFolder)].sort();
    const japanese = built.filter(isJapanese).sort();
    const hash = createHash('sha256');
    for (const name of [...built].sort()) {
      const output = bundle[name];
      hash.update(name).update(output?.type === 'chunk' ? output.code : (output?.source ?? ''));
    }
    for (const name of readdirSync(publicFolder)) hash.update(readFileSync(`${publicFolder}/${name}`));
    const script = readFileSync(new URL('./service-worker.mjs', import.meta.url), 'utf8');
    hash.update(script);
    const facts = { VERSION: hash.digest('hex').slice(0, 12), FILES: files, JAPANESE: japanese };
    const head = Object.entries(facts)
      .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
      .join('');
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + script });
  },
});
