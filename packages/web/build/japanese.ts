import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Japanese fonts with only the glyphs that the site says: one style sheet for all of them, and one with the name of the
 * language alone, which every page shows. The files are made once for a set of glyphs.
 */

const FONTS = ['noto-sans-jp', 'noto-serif-jp'] as const;
/** The weights that the site uses. */
const WEIGHTS = { min: 400, max: 600 };
const LANGUAGE_NAME = '日本語';
/** What no text says but the browser, in dates. */
const DATES = '年月日時分秒';

const SHEETS = {
  'virtual:japanese.css': 'japanese.css',
  'virtual:japanese-name.css': 'japanese-name.css',
} as const;

const require = createRequire(import.meta.url);

/** A part of a font: its file and which characters it has. */
interface Slice {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte|md|json)$/.test(name))
    .map((name) => join(folder, name));

/** Every Japanese character in the texts, with the signs that Japanese sets full width. */
const findGlyphs = (folders: readonly string[]): Set<string> => {
  const text = folders.flatMap(textFiles).map((file) => readFileSync(file, 'utf8'));
  return new Set([DATES, ...text].flatMap((each) => each.match(/[\u3000-\u9fff\uff00-\uffef]/gu) ?? []));
};

const parseRange = (text: string): readonly [number, number] => {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
};

const slicesOf = (font: string): Slice[] => {
  const sheet = require.resolve(`@fontsource-variable/${font}/wght.css`);
  const faces = readFileSync(sheet, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return faces.map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? font,
    file: join(dirname(sheet), /url\(([^)]+)\)/.exec(face)?.[1] ?? ''),
    ranges: (/unicode-range: ([^;]+);/.exec(face)?.[1] ?? '').split(',').map(parseRange),
  }));
};

const within = ({ ranges }: Slice, glyph: string): boolean => {
  const code = glyph.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
};

const face = (family: string, file: string, glyphs: readonly string[]): string => `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url('./${file}') format('woff2');
  unicode-range: ${glyphs.map((glyph) => `U+${(glyph.codePointAt(0) ?? 0).toString(16)}`).join(', ')};
}
`;

/** Writes the parts of a font that have some of the glyphs, and gives their style sheet. */
const writeFont = async (font: string, glyphs: ReadonlySet<string>, folder: string, prefix: string) => {
  const faces: string[] = [];
  for (const slice of slicesOf(font)) {
    const own = [...glyphs].filter((glyph) => within(slice, glyph)).sort();
    if (own.length === 0) continue;
    const file = `${prefix}${font}-${faces.length}.woff2`;
    const subset = await subsetFont(readFileSync(slice.file), own.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    });
    writeFileSync(join(folder, file), subset);
    faces.push(face(slice.family, file, own));
  }
  return faces.join('');
};

const writeSheets = async (glyphs: ReadonlySet<string>, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const name = await writeFont('noto-sans-jp', new Set(LANGUAGE_NAME), folder, 'name-');
  const sheets: string[] = [];
  for (const font of FONTS) sheets.push(await writeFont(font, glyphs, folder, 'japanese-'));
  writeFileSync(join(folder, SHEETS['virtual:japanese-name.css']), name);
  writeFileSync(join(folder, SHEETS['virtual:japanese.css']), sheets.join(''));
};

/** Makes the fonts for the texts in these folders and keeps them in `cache`. */
export const japaneseFonts = (folders: readonly string[], cache: string): Plugin => {
  let folder = '';
  return {
    name: 'japanese-fonts',
    async buildStart() {
      const glyphs = findGlyphs(folders);
      const key = createHash('sha256')
        .update([...glyphs].sort().join(''))
        .digest('hex')
        .slice(0, 12);
      folder = join(cache, key);
      if (!existsSync(join(folder, SHEETS['virtual:japanese.css']))) await writeSheets(glyphs, folder);
    },
    resolveId(id) {
      const sheet = SHEETS[id as keyof typeof SHEETS] as string | undefined;
      return sheet === undefined ? null : join(folder, sheet);
    },
  };
};
