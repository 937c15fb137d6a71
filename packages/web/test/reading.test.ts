import { ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../src/i18n/languages.ts';
import { loadLabels, loadPage } from '../src/reading/index.ts';
import { LANGS, plainText, RULE_SET_IDS, sectionOf } from '../src/reading/page.ts';
import type { Block, Lang, Note, Page, RuleSetId, Text } from '../src/reading/page.ts';

const pages = new Map<string, Page>();
for (const lang of LANGS) {
  for (const id of RULE_SET_IDS) pages.set(`${lang} ${id}`, await loadPage(lang, id));
}
const pageOf = (lang: Lang, id: RuleSetId): Page => pages.get(`${lang} ${id}`)!;

const blocksOf = (page: Page): Block[] => page.sections.flatMap(({ blocks }) => [...blocks]);
const notesOf = (page: Page): Note[] => blocksOf(page).filter((block) => block.type === 'note');

/** Everything that is read on a page in the page's own language. */
const textsOf = (page: Page): Text[] => [
  page.lead,
  ...blocksOf(page).flatMap((block): Text[] => {
    switch (block.type) {
      case 'paragraph':
        return [block.text];
      case 'note':
        return block.kind === 'source' ? [] : [block.text];
      case 'list':
        return [...block.items];
      case 'table':
        return [...block.head.slice(1), ...block.rows.flat(), ...(block.caption ? [block.caption] : [])];
      case 'options':
        return [...block.head];
      case 'numbers':
      case 'diagram':
        return [block.caption];
    }
  }),
];

/** Works are cited in the same way in every language. */
const citedOf = (page: Page): Set<string> =>
  new Set(
    (page.sections.at(-1)?.blocks ?? []).flatMap((block) =>
      block.type === 'list' ? block.items.map(plainText) : [],
    ),
  );

const proseOf = (page: Page): string => {
  const cited = citedOf(page);
  const texts = textsOf(page)
    .map(plainText)
    .filter((text) => !cited.has(text));
  return [page.title, ...page.sections.map(({ heading }) => heading), ...texts].join('\n');
};

const specOf = (id: RuleSetId) => ruleSets.find((spec) => spec.id === id)!;

/** What a page says apart from its words. */
const shapeOf = (page: Page) =>
  page.sections.map(({ id, under, clauses, blocks }) => ({
    id,
    under,
    clauses,
    blocks: blocks.map((block) => {
      if (block.type === 'diagram') return `diagram ${block.diagram.id}`;
      if (block.type === 'note') return `${block.kind} ${block.id} ${block.clause} ${block.options.join()}`;
      if (block.type === 'list') return `list ${block.items.length}`;
      if (block.type === 'table') return `table ${block.rows.length}`;
      if (block.type === 'options') return `options ${block.options.map(({ name }) => name).join()}`;
      if (block.type === 'numbers') return `numbers ${JSON.stringify(block.items)}`;
      return block.type;
    }),
  }));

/** What must not be found in a language: the wrong sign or address, a sign without its space, Latin stops. */
const NOT_SO: Readonly<Record<Lang, RegExp>> = {
  de: /\d × \d+ (=|·)|\bdu\b|\bdein/i,
  en: /[„«»]/,
  fr: /(?<!\p{L})(tu|ton|tes)(?!\p{L})|[^\s\d][:;?»]|«\S/u,
  ja: /[（(][^）)]*$|\p{Script=Hiragana}[,.]/mu,
};

const cases = LANGS.flatMap((lang) => RULE_SET_IDS.map((id) => [lang, id] as const));

it('covers every rule set of the library', () => {
  expect([...RULE_SET_IDS]).toEqual(ruleSets.map(({ id }) => id));
});

describe.each(cases)('%s %s', (lang, id) => {
  const page = pageOf(lang, id);

  it('says the same as the English page', () => {
    expect(page.lang).toBe(lang);
    expect(page.rules).toBe(id);
    expect(shapeOf(page)).toEqual(shapeOf(pageOf('en', id)));
  });

  it('explains every clause in a section, and names no other', () => {
    const known = specOf(id).clauses.map((clause) => clause.id);
    expect(known.filter((clause) => !sectionOf(page, clause))).toEqual([]);
    const named = [
      ...page.sections.flatMap(({ clauses }) => clauses),
      ...notesOf(page).flatMap(({ clause }) => (clause === null ? [] : [clause])),
      ...blocksOf(page).flatMap((block) =>
        block.type === 'diagram'
          ? block.diagram.shows.flatMap((shown) => ('clause' in shown ? [shown.clause] : []))
          : [],
      ),
    ];
    expect(named.filter((clause) => !known.includes(clause))).toEqual([]);
  });

  it('gives a reason for every reading, and the options that change it', () => {
    const notes = notesOf(page).filter(({ kind }) => kind === 'reading');
    const read = specOf(id).clauses.filter((clause) => clause.reading !== undefined);
    expect(
      read.map((clause) => clause.id).filter((clause) => !notes.some((note) => note.clause === clause)),
    ).toEqual([]);
    const options = new Set(specOf(id).options.map(({ name }) => name));
    expect(notes.flatMap((note) => note.options).filter((name) => !options.has(name))).toEqual([]);
  });

  it('speaks of options that exist, with values that they have', () => {
    const unknown = textsOf(page)
      .flat(2)
      .filter((inline) => inline.type === 'option')
      .filter(({ name, value }) => {
        const option = specOf(id).options.find((each) => each.name === name);
        if (!option || value === null) return !option;
        if (option.type === 'choice') return !option.values.includes(value);
        return option.type === 'boolean' && !['yes', 'no'].includes(value);
      });
    expect(unknown).toEqual([]);
  });

  it('names errata and sources', () => {
    const kinds = notesOf(page).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'erratum').length).toBeGreaterThanOrEqual(3);
    expect(kinds).toContain('source');
  });

  it('shows each diagram of its rule set once', async () => {
    const { diagrams } = (await import(`../src/reading/diagrams/${id}.ts`)) as {
      diagrams: Readonly<Record<string, unknown>>;
    };
    const used = blocksOf(page).flatMap((block) => (block.type === 'diagram' ? [block.diagram.id] : []));
    expect([...used].sort()).toEqual(Object.keys(diagrams).sort());
  });

  it('leaves nothing empty and no mark unread', () => {
    const headings = page.sections.map(({ heading }) => heading);
    expect([page.title, ...headings].every((text) => text.trim().length > 1)).toBe(true);
    expect(new Set(headings).size).toBe(headings.length);
    for (const text of textsOf(page)) {
      expect(plainText(text).trim()).not.toBe('');
      const loose = text
        .flat()
        .filter((inline) => inline.type === 'text' && /[*_$`{}|[\]]/.test(inline.text));
      expect(loose).toEqual([]);
    }
    for (const { blocks } of page.sections) expect(blocks.length).toBeGreaterThan(0);
  });

  it('keeps to the wording of the project', () => {
    const prose = proseOf(page);
    expect(prose).not.toMatch(/[!！]/);
    expect(prose).not.toMatch(/ {2}|\d [*x] \d|\d - \d/);
    expect(prose).not.toMatch(NOT_SO[lang]);
  });
});

const ENGLISH = /\b(the|and|of|with|your|pieces?|squares?|moves?|turn|takes?|victory|board|game)\b/i;
const SCRIPT = {
  de: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
const SHARED_HEADINGS = /^(Options|Extensions)$/;

describe.each(['de', 'fr', 'ja'] as const)('%s', (lang) => {
  it.each(RULE_SET_IDS)('has no English left in %s', (id) => {
    const page = pageOf(lang, id);
    const english = pageOf('en', id);
    const headings = page.sections.map(({ heading }) => heading);
    const same = headings.filter((heading, index) => heading === english.sections[index]?.heading);
    expect(same.filter((heading) => !SHARED_HEADINGS.test(heading))).toEqual([]);
    expect(headings.filter((heading) => ENGLISH.test(heading))).toEqual([]);
    expect(headings.filter((heading) => !SCRIPT[lang].test(heading))).toEqual([]);
    const seen = new Set(
      textsOf(english)
        .map(plainText)
        .filter((text) => /[a-z]{4,} [a-z]{2,}/.test(text)),
    );
    const cited = citedOf(page);
    expect(
      textsOf(page)
        .map(plainText)
        .filter((text) => seen.has(text) && !cited.has(text)),
    ).toEqual([]);
  });
});

describe('Japanese', () => {
  it('is split into phrases that are short enough to break lines between', () => {
    for (const id of RULE_SET_IDS) {
      for (const text of textsOf(pageOf('ja', id))) {
        const long = text.filter((phrase) => plainText([phrase]).length > 32);
        const words = long.filter((phrase) => phrase.every(({ type }) => type === 'text'));
        expect(
          words.map((phrase) => plainText([phrase])).filter((phrase) => !/[A-Za-z]/.test(phrase)),
        ).toEqual([]);
      }
    }
  });
});

describe.each(LANGS)('%s', (lang) => {
  it('has one sentence for each rule set and words for notes', async () => {
    const { sets } = (await loadTexts(lang)).rulesets;
    expect(Object.keys(sets).sort()).toEqual([...RULE_SET_IDS].sort());
    for (const { text: sentence } of Object.values(sets)) {
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence.slice(0, -1)).not.toMatch(/[.。!！]\s/);
      expect(sentence.length).toBeLessThan(170);
    }
    const { note, ...words } = await loadLabels(lang);
    expect([...Object.values(note), ...Object.values(words)].every((word) => word.length > 0)).toBe(true);
  });
});
