import type { Language } from '../../i18n/languages.ts';

/** What the page about Calculi says: sections of paragraphs. */
export interface AboutSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Things listed after the paragraphs. */
  readonly list?: readonly string[];
}

export interface AboutText {
  readonly title: string;
  readonly sections: readonly AboutSection[];
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly about: AboutText }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};

export const loadAbout = async (language: Language): Promise<AboutText> => (await LOADERS[language]()).about;
