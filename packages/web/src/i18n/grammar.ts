/** What dictionaries need of a language: plurals, lists and numbers, from the browser. */

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
}

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
  };
};

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
