/** What dictionaries need of a language: plurals, lists and numbers, from the browser, and its stops. */

/** The forms of a counted thing, with `#` for the number. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

export interface Grammar {
  /** `1 piece`, `7 pieces`. */
  readonly count: (count: number, forms: Forms) => string;
  /** `a, b and c`. */
  readonly and: (items: readonly string[]) => string;
  /** `a, b or c`. */
  readonly or: (items: readonly string[]) => string;
  readonly number: (value: number) => string;
  /** `label: text`. */
  readonly colon: (label: string, text: string) => string;
  /** Words that become a sentence by their stop. */
  readonly sentence: (words: string) => string;
  /** Sentences one after the other. */
  readonly sentences: (sentences: readonly string[]) => string;
}

/** French keeps its colon with the word before it; Japanese signs bring their own room. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0: ', ja: '：' };
const STOPS: Readonly<Record<string, string>> = { ja: '。' };
const SPACES: Readonly<Record<string, string>> = { ja: '' };

/** Makes something when it is first wanted: what the browser knows of a language takes it a while to find. */
const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

export const makeGrammar = (language: string): Grammar => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  const and = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const number = (value: number) => numbers().format(value);
  return {
    count: (count, forms) => (forms[rules().select(count)] ?? forms.other).replace('#', number(count)),
    and: (items) => and().format(items),
    or: (items) => or().format(items),
    number,
    colon: (label, text) => `${label}${COLONS[language] ?? ': '}${text}`,
    sentences: (sentences) => sentences.join(SPACES[language] ?? ' '),
    sentence: (words) => `${words}${STOPS[language] ?? '.'}`,
  };
};

/** A text that begins with a square keeps its small letter, as Japanese sentences often do: `C3` is no square. */
export const capital = (text: string): string =>
  /^[a-p]\d/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
