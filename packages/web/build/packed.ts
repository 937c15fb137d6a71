import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is smaller has nothing to gain. */
const LEAST = 1024;

/** Writes every text of the site packed as well, beside it, so that a server need not pack it for each reader. */
export const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir }, bundle) {
    for (const [name, output] of Object.entries(bundle)) {
      const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
      if (dir === undefined || !/\.(js|css|html|svg|json)$/.test(name) || source.length < LEAST) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(source, { params }));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(source, { level: 9 }));
    }
  },
});
