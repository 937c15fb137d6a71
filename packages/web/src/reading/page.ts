import type { CaptureKind, Square } from '@calculi/rules';

/** The rules pages as data: what a page says, apart from how it is drawn. */

export const LANGS = ['de', 'en', 'fr', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

export const RULE_SET_IDS = [
  'halle-beginner',
  'halle-advanced',
  'scholars',
  'nexus-corenae',
  'boutin',
  'glorious',
  'latrunculi-seneca',
  'latrunculi-piso',
] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** A stretch of text with at most one mark on it. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong'; readonly text: string }
  /** A word of the game where it is explained: eruptio, incitus. */
  | { readonly type: 'term'; readonly text: string }
  /** A reckoning, kept on one line. */
  | { readonly type: 'equation'; readonly text: string }
  /** A piece as the position text writes it (`C9`, `t12`, `P36+25`), to be drawn. */
  | { readonly type: 'piece'; readonly piece: string }
  /** An option of the rule set, with a value where one is meant. */
  | { readonly type: 'option'; readonly name: string; readonly value: string | null }
  | { readonly type: 'link'; readonly text: string; readonly href: string };

/** What stays together where lines break. Other languages than Japanese break at spaces and have one phrase. */
export type Phrase = readonly Inline[];
export type Text = readonly Phrase[];

/** What playing a diagram's actions leads to; tests hold the library to it. */
export type Shown =
  | {
      readonly effect: 'take' | 'mark' | 'bind';
      readonly square: Square;
      readonly kind: CaptureKind;
      readonly clause: string;
      /** As the library writes it. */
      readonly equation: string | null;
    }
  | { readonly effect: 'release'; readonly square: Square; readonly clause: string }
  | { readonly effect: 'place' | 'split'; readonly square: Square }
  | { readonly effect: 'victory'; readonly clause: string; readonly values: readonly number[] }
  | { readonly effect: 'end'; readonly reason: string; readonly winner: string | null };

/** A position that the library draws and the reader can try. The same in every language. */
export interface Diagram {
  readonly id: string;
  readonly rules: RuleSetId;
  readonly options: Readonly<Record<string, string>>;
  /** Null: the start of a game. */
  readonly position: string | null;
  /** Actions that show what the diagram is about, from the position on. */
  readonly play: readonly string[];
  readonly shows: readonly Shown[];
  /** A piece whose moves are shown. */
  readonly select: Square | null;
  /** A piece of which every square is lit that it can ever get to. */
  readonly roams: Square | null;
  readonly highlight: readonly Square[];
}

export type NoteKind = 'reading' | 'erratum' | 'source';

export interface Note {
  readonly type: 'note';
  readonly id: string;
  readonly kind: NoteKind;
  readonly clause: string | null;
  /** Options that change a reading; none: it is fixed. */
  readonly options: readonly string[];
  readonly text: Text;
  /** The language of the text where it is not the page's: sources are quoted as they are. */
  readonly lang: Lang | null;
}

export interface Table {
  readonly type: 'table';
  readonly caption: Text | null;
  /** Empty: no head row. */
  readonly head: readonly Text[];
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly Text[])[];
}

/** An option as links and the command line write it; what it is called is said in the reader's language. */
export interface OptionRow {
  readonly name: string;
  /** The words that it can be; none where it is a number. */
  readonly words: readonly string[];
  /** The numbers that it can be. */
  readonly numbers: string;
  readonly usual: string;
}

export type Block =
  | { readonly type: 'paragraph'; readonly text: Text }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Text[] }
  | Table
  | { readonly type: 'options'; readonly head: readonly Text[]; readonly options: readonly OptionRow[] }
  /** Groups of numbers, such as all progressions of a kind, to be set in as many columns as fit. */
  | {
      readonly type: 'numbers';
      readonly caption: Text;
      readonly items: readonly (readonly number[])[];
    }
  | { readonly type: 'diagram'; readonly diagram: Diagram; readonly caption: Text }
  | Note;

export interface Section {
  readonly id: string;
  /** The section that this one is part of. */
  readonly under: string | null;
  readonly heading: string;
  /** The clauses it explains. */
  readonly clauses: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Page {
  readonly lang: Lang;
  readonly rules: RuleSetId;
  readonly title: string;
  readonly lead: Text;
  readonly sections: readonly Section[];
}

/** Where a page explains a clause: for links from captures and options. */
export const sectionOf = (page: Page, clause: string): Section | undefined =>
  page.sections.find((section) => section.clauses.includes(clause));

/** The plain words of a text. */
export const plainText = (text: Text): string => text.flat().map(plainInline).join('');

const plainInline = (inline: Inline): string => {
  switch (inline.type) {
    case 'piece':
      return inline.piece;
    case 'option':
      return inline.value === null ? inline.name : `${inline.name}=${inline.value}`;
    case 'text':
    case 'strong':
    case 'term':
    case 'equation':
    case 'link':
      return inline.text;
  }
};

/** One sentence for each rule set on the start page. */
export type Summary = Readonly<Record<RuleSetId, string>>;

/** Words around the blocks: what kind a note is, how a reading is changed, what a figure offers. */
export interface Labels {
  readonly note: Readonly<Record<NoteKind, string>>;
  /** Before the options of a reading. */
  readonly changedBy: string;
  /** For a reading without options. */
  readonly fixed: string;
  readonly figure: string;
  readonly tryIt: string;
  readonly clause: string;
}
