import { loadPanelTexts, loadTexts } from './languages.ts';
import type { Language } from './languages.ts';
import type { PanelTexts, Texts } from './texts.ts';

/** The language in use and its texts. Components read `i18n.t`; it changes as one when a dictionary has come. */
class I18n {
  language = $state<Language>('en');
  #texts = $state.raw<Texts | null>(null);
  /** Only once a panel has been opened. */
  #panels = $state.raw<PanelTexts | null>(null);

  get t(): Texts {
    if (!this.#texts) throw new Error('no dictionary has been loaded');
    return this.#texts;
  }

  get panels(): PanelTexts {
    if (!this.#panels) throw new Error('the texts of the panels have not been loaded');
    return this.#panels;
  }

  /** Loads what the panels say; what shows them waits for it. */
  async loadPanels(): Promise<void> {
    this.#panels ??= await loadPanelTexts(this.language);
  }

  async use(language: Language): Promise<void> {
    const panels = this.#panels && loadPanelTexts(language);
    const texts = await loadTexts(language);
    this.#panels = await panels;
    this.#texts = texts;
    this.language = language;
    document.documentElement.lang = language;
    // The fonts may come later than the texts.
    if (language === 'ja') void import('../theme/japanese.ts').catch(() => undefined);
  }
}

export const i18n = new I18n();
