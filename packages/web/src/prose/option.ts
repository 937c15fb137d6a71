import type { Texts } from '../i18n/texts.ts';

/** Options as the reader's language calls them. */

interface OptionText {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const textOf = ({ options }: Texts, name: string): OptionText | undefined =>
  name in options ? options[name as keyof Texts['options']] : undefined;

export const optionLabel = (texts: Texts, name: string): string => textOf(texts, name)?.label ?? name;

export const optionValueText = (texts: Texts, name: string, value: string): string => {
  if (value === 'yes') return texts.play.yes;
  if (value === 'no') return texts.play.no;
  return textOf(texts, name)?.values[value] ?? value;
};
