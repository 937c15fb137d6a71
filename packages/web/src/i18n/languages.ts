import type { AllTexts, MoreTexts, Texts } from './texts.ts';

/** The languages of the site; each dictionary is two chunks of its own. */

export const LANGUAGES = ['de', 'en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  ja: '日本語',
};

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  ja: () => import('./ja/index.ts'),
};

const MORE_LOADERS: Readonly<Record<Language, () => Promise<{ readonly more: MoreTexts }>>> = {
  de: () => import('./de/more.ts'),
  en: () => import('./en/more.ts'),
  fr: () => import('./fr/more.ts'),
  ja: () => import('./ja/more.ts'),
};

export const loadTexts = async (language: Language): Promise<Texts> => (await LOADERS[language]()).texts;

export const loadMoreTexts = async (language: Language): Promise<MoreTexts> =>
  (await MORE_LOADERS[language]()).more;

export const loadAllTexts = async (language: Language): Promise<AllTexts> => ({
  ...(await loadTexts(language)),
  ...(await loadMoreTexts(language)),
});

/** Fonts that only some languages need; the texts do not wait for them. */
export const loadFonts = (language: Language): void => {
  if (language === 'ja') void import('../theme/japanese.ts').catch(() => undefined);
};

export const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);

/** The first of the reader's languages that the site speaks. */
export const chooseLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
