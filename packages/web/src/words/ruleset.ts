import type { Texts } from '../i18n/texts.ts';

/** What a rule set is called; one that this version of the site does not know is called by its id. */
export const ruleSetName = ({ rulesets }: Texts, id: string): string => {
  const sets: Readonly<Record<string, { readonly name: string } | undefined>> = rulesets.sets;
  return sets[id]?.name ?? id;
};
