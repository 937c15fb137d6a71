import type { ReasonWords } from '@calculi/engine';
import type { Language } from '../i18n/languages.ts';

/** The engine's own words: reasons, evaluations, the names of its levels. Each language is a chunk of its own. */

const LOADERS: Readonly<Record<Language, () => Promise<ReasonWords>>> = {
  de: async () => (await import('@calculi/engine/words/de')).de,
  en: async () => (await import('@calculi/engine/words/en')).en,
  fr: async () => (await import('@calculi/engine/words/fr')).fr,
  ja: async () => (await import('@calculi/engine/words/ja')).ja,
};

class EngineWords {
  #words = $state.raw<ReasonWords | null>(null);
  #asked: Language | null = null;

  /** The words of a language; null until they have come. */
  of(language: Language): ReasonWords | null {
    const words = this.#words;
    if (this.#asked !== language) void this.#load(language);
    return words?.language === language ? words : null;
  }

  async #load(language: Language): Promise<void> {
    this.#asked = language;
    try {
      const words = await LOADERS[language]();
      if (this.#asked === language) this.#words = words;
    } catch {
      // Without a connection the names are missing; they are asked for again.
      this.#asked = null;
    }
  }
}

export const engineWords = new EngineWords();
