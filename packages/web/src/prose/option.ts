import { findRuleSet } from '../game/setup.ts';
import type { Texts } from '../i18n/texts.ts';

/** Options as the reader's language calls them. */

interface OptionText {
  readonly label: string;
  /** What it is called where stones are played. */
  readonly stones?: string;
  readonly values: Readonly<Record<string, string>>;
}

const textOf = ({ options }: Texts, name: string): OptionText | undefined =>
  name in options ? options[name as keyof Texts['options']] : undefined;

const isStones = (ruleSet: string): boolean => findRuleSet(ruleSet)?.sides[0] === 'black';

export const optionLabel = (texts: Texts, ruleSet: string, name: string): string => {
  const text = textOf(texts, name);
  return (isStones(ruleSet) ? text?.stones : undefined) ?? text?.label ?? name;
};

export const optionValueText = (texts: Texts, name: string, value: string): string => {
  if (value === 'yes') return texts.play.yes;
  if (value === 'no') return texts.play.no;
  return textOf(texts, name)?.values[value] ?? value;
};

/** An option with its value: `Set-up: phalanx`. */
export const optionText = (texts: Texts, ruleSet: string, name: string, value: string): string =>
  texts.words.colon(optionLabel(texts, ruleSet, name), optionValueText(texts, name, value));
