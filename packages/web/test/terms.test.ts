import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../src/i18n/languages.ts';

/** The words of each language's own document, which are kept everywhere. */
const STRANGE: Readonly<Record<string, RegExp>> = {
  // The French article says pion, étage and never pièce or couche.
  fr: /pièce|couche[^r]|tablier|encercle|carré droit/i,
  // Ways of taking, layers and guards are called as on the rules pages.
  de: /Ansturm|Ausfall|Gefangensetzung|Schicht|Wächter/,
  // The Japanese sheet says 調和; the rest is said in one way all over the site.
  ja: /ハーモニー|ルール|挟み込み|はさ[むまみ]|突撃|監禁|出会い|桂馬|[0-9}]駒/,
};

const folders = (language: string): string[] => [`../src/i18n/${language}/`, `../src/reading/${language}/`];

const textsOf = (language: string): [string, string][] =>
  [
    ...folders(language).flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url)).map((file) => `${folder}${file}`),
    ),
    `../src/pages/about/${language}.ts`,
    `../../engine/src/words/${language}.ts`,
  ].map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')]);

/** The lines of a language's texts in which something is found, each with its place. */
const linesWith = (language: string, wanted: RegExp): string[] =>
  textsOf(language).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => (wanted.test(line) ? [`${path}:${index + 1} ${line}`] : [])),
  );

describe.each(Object.entries(STRANGE))('the terms in %s', (language, strange) => {
  it('are those of its document, everywhere', () => {
    expect(linesWith(language, strange)).toEqual([]);
  });
});

describe('French', () => {
  it('sets a narrow space that does not break before ; ! and ?', () => {
    expect(linesWith('fr', /\u00a0[;!?]|[ \p{L}][;!?](?=['`])/u)).toEqual([]);
  });
});

describe('Japanese', () => {
  it('calls what is moved neither 駒 nor 石 where one sentence serves pieces and stones', async () => {
    const { caption, status } = (await loadTexts('ja')).play;
    for (const sentence of [caption.none, status.mayTake(2)]) expect(sentence).not.toMatch(/[駒石]/);
  });
});
