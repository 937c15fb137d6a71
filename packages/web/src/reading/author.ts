import type {
  Block,
  Diagram,
  Inline,
  Lang,
  Note,
  NoteKind,
  OptionRow,
  Page,
  RuleSetId,
  Section,
  Text,
} from './page.ts';
import { splitPhrases } from './phrases.ts';

/** How pages are written: an outline that all languages share, and the words of one language. */

/**
 * Text with marks: `*strong*`, `_term_`, `$6 × 5 = 30$`, `{C6}` for a piece, `` `setup=forward` `` for an option,
 * `[words](address)`. In Japanese `|` adds a place where a line may break.
 */
const MARK =
  /\*([^*]+)\*|_([^_]+)_|\$([^$]+)\$|\{([A-Za-z][\d+]*)\}|`([a-z-]+)(?:=([^`]+))?`|\[([^\]]+)\]\(([^)]+)\)/g;

const readMark = (found: RegExpMatchArray): Inline => {
  const [, strong, term, equation, piece, name, value, text, href] = found;
  if (strong !== undefined) return { type: 'strong', text: strong };
  if (term !== undefined) return { type: 'term', text: term };
  if (equation !== undefined) return { type: 'equation', text: equation };
  if (piece !== undefined) return { type: 'piece', piece };
  if (name !== undefined) return { type: 'option', name, value: value ?? null };
  return { type: 'link', text: text ?? '', href: href ?? '' };
};

/** `8 × 12` stays on one line. */
const joinSizes = (text: string): string => text.replaceAll(/(\d) × (\d)/g, '$1\u00a0×\u00a0$2');

const readMarks = (source: string): Inline[] => {
  const inlines: Inline[] = [];
  let from = 0;
  for (const found of source.matchAll(MARK)) {
    if (found.index > from) inlines.push({ type: 'text', text: joinSizes(source.slice(from, found.index)) });
    inlines.push(readMark(found));
    from = found.index + found[0].length;
  }
  if (from < source.length) inlines.push({ type: 'text', text: joinSizes(source.slice(from)) });
  return inlines;
};

export const readText = (lang: Lang, source: string): Text => {
  const inlines = readMarks(source);
  return lang === 'ja' ? splitPhrases(inlines) : [inlines];
};

/** A block as an author writes it: a paragraph is a plain string. */
export type Written =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly figure: Diagram; readonly caption: string }
  | {
      readonly table: readonly (readonly string[])[];
      readonly head?: readonly string[];
      readonly caption?: string;
    }
  | { readonly options: readonly OptionRow[]; readonly head: readonly string[] }
  | { readonly numbers: readonly (readonly number[])[]; readonly caption: string };

export const figure = (diagram: Diagram, caption: string): Written => ({ figure: diagram, caption });

const readBlock = (lang: Lang, written: Written): Block => {
  const text = (source: string) => readText(lang, source);
  if (typeof written === 'string') return { type: 'paragraph', text: text(written) };
  if ('list' in written) return { type: 'list', ordered: false, items: written.list.map(text) };
  if ('steps' in written) return { type: 'list', ordered: true, items: written.steps.map(text) };
  if ('figure' in written)
    return { type: 'diagram', diagram: written.figure, caption: text(written.caption) };
  if ('numbers' in written)
    return { type: 'numbers', caption: text(written.caption), items: written.numbers };
  if ('options' in written)
    return { type: 'options', head: written.head.map(text), options: written.options };
  return {
    type: 'table',
    caption: written.caption === undefined ? null : text(written.caption),
    head: (written.head ?? []).map(text),
    rows: written.table.map((row) => row.map(text)),
  };
};

export interface SectionPlan {
  readonly clauses: readonly string[];
  readonly under?: string;
}

export interface NotePlan<S extends string = string> {
  readonly section: S;
  readonly kind: Exclude<NoteKind, 'source'>;
  readonly clause: string | null;
  readonly options?: readonly string[];
}

/** Where the document says it, in its own words and language. */
export interface SourcePlan {
  readonly clause: string;
  readonly lang: Lang;
  readonly text: string;
}

export interface Outline<S extends string = string, N extends string = string> {
  readonly rules: RuleSetId;
  readonly sections: Readonly<Record<S, SectionPlan>>;
  readonly notes: Readonly<Record<N, NotePlan<NoInfer<S>>>>;
  readonly sources: readonly SourcePlan[];
}

/** Ties the names of sections and notes together, so that a missing text is an error of types. */
export const makeOutline = <S extends string, N extends string>(outline: Outline<S, N>): Outline<S, N> =>
  outline;

/** A heading and what stands under it. */
export type SectionText = readonly [heading: string, ...blocks: Written[]];

export interface Words<S extends string, N extends string> {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<S, SectionText>>;
  readonly notes: Readonly<Record<N, string>>;
}

const noteBlocks = <S extends string, N extends string>(
  lang: Lang,
  section: string,
  { notes }: Outline<S, N>,
  words: Words<S, N>,
): Note[] =>
  (Object.entries(notes) as [N, NotePlan][])
    .filter(([, plan]) => plan.section === section)
    .map(([id, { kind, clause, options = [] }]) => ({
      type: 'note',
      id,
      kind,
      clause,
      options,
      text: readText(lang, words.notes[id]),
      lang: null,
    }));

const sourceBlocks = (lang: Lang, clauses: readonly string[], sources: readonly SourcePlan[]): Note[] =>
  sources
    .filter(({ clause }) => clauses.includes(clause))
    .map((source) => ({
      type: 'note',
      id: `source-${source.clause}`,
      kind: 'source',
      clause: source.clause,
      options: [],
      text: readText(source.lang, source.text),
      lang: source.lang === lang ? null : source.lang,
    }));

export const makePage = <S extends string, N extends string>(
  lang: Lang,
  outline: Outline<S, N>,
  words: Words<S, N>,
): Page => ({
  lang,
  rules: outline.rules,
  title: words.title,
  lead: readText(lang, words.lead),
  sections: (Object.entries(outline.sections) as [S, SectionPlan][]).map(
    ([id, { clauses, under = null }]): Section => {
      const [heading, ...blocks] = words.sections[id];
      return {
        id,
        under,
        heading,
        clauses,
        blocks: [
          ...blocks.map((block) => readBlock(lang, block)),
          ...noteBlocks(lang, id, outline, words),
          ...sourceBlocks(lang, clauses, outline.sources),
        ],
      };
    },
  ),
});
