import { loadTexts } from './languages.ts';
import type { Language } from './languages.ts';
import type { Texts } from './texts.ts';

/** The language in use and its texts. Components read `i18n.t`; it changes as one when a dictionary has come. */
class I18n {
  language = $state<Language>('en');
  #texts = $state.raw<Texts | null>(null);

  get t(): Texts {
    if (!this.#texts) throw new Error('no dictionary has been loaded');
    return this.#texts;
  }

  async use(language: Language): Promise<void> {
    const texts = await loadTexts(language);
    this.#texts = texts;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const i18n = new I18n();
