import { untrack } from 'svelte';
import { loadFonts, loadMoreTexts, loadTexts } from './languages.ts';
import type { Language } from './languages.ts';
import type { AllTexts, MoreTexts, Texts } from './texts.ts';

/** The language in use and its texts. Components read `i18n.t`; it changes as one when a dictionary has come. */
class I18n {
  language = $state<Language>('en');
  #texts = $state.raw<Texts | null>(null);
  /** Only once a page or a panel has asked for it. */
  #more = $state.raw<MoreTexts | null>(null);
  #choices = 0;
  readonly #all: AllTexts | null = $derived(this.#texts && this.#more && { ...this.#texts, ...this.#more });

  get t(): Texts {
    if (!this.#texts) throw new Error('no dictionary has been loaded');
    return this.#texts;
  }

  /** For pages and panels that wait for `loadMore`. */
  get all(): AllTexts {
    if (!this.#all) throw new Error('the texts of this page have not been loaded');
    return this.#all;
  }

  /** Loads what no first move needs; what shows it waits for this. */
  async loadMore(): Promise<void> {
    while (!untrack(() => this.#more)) {
      const language = untrack(() => this.language);
      const more = await loadMoreTexts(language);
      // Meanwhile another language may have been chosen.
      if (language === this.language) this.#more = more;
    }
  }

  /** Changes the language; says whether it did, since another may have been chosen before the texts had come. */
  async use(language: Language): Promise<boolean> {
    const choice = ++this.#choices;
    const texts = await loadTexts(language);
    const more = this.#more && (await loadMoreTexts(language));
    if (choice !== this.#choices) return false;
    this.#more = more;
    this.#texts = texts;
    this.language = language;
    document.documentElement.lang = language;
    loadFonts(language);
    return true;
  }
}

export const i18n = new I18n();
