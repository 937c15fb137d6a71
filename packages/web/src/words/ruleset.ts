import type { Texts } from '../i18n/texts.ts';

interface Names {
  readonly name: string;
  readonly long: string;
}

/** What a rule set is called, in short and at length; one that this version of the site does not know is called by its id. */
export const ruleSetNames = ({ rulesets }: Texts, id: string): Names => {
  const sets: Readonly<Record<string, Names | undefined>> = rulesets.sets;
  return (Object.hasOwn(sets, id) ? sets[id] : undefined) ?? { name: id, long: id };
};

export const ruleSetName = (texts: Texts, id: string): string => ruleSetNames(texts, id).name;
