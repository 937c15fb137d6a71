import type { LevelName, ReasonWords } from '@calculi/engine';
import type { Language } from '../i18n/languages.ts';

/** The engine's own words, a chunk for each language: the names of its levels, and apart from them all it says of a game. */

class Words<Value> {
  readonly #loaders: Readonly<Record<Language, () => Promise<Value>>>;
  #loaded = $state.raw<{ readonly language: Language; readonly words: Value } | null>(null);
  #asked: Language | null = null;

  constructor(loaders: Readonly<Record<Language, () => Promise<Value>>>) {
    this.#loaders = loaders;
  }

  /** The words of a language; null until they have come. */
  of(language: Language): Value | null {
    const loaded = this.#loaded;
    if (this.#asked !== language) void this.#load(language);
    return loaded?.language === language ? loaded.words : null;
  }

  async #load(language: Language): Promise<void> {
    this.#asked = language;
    try {
      const words = await this.#loaders[language]();
      if (this.#asked === language) this.#loaded = { language, words };
    } catch {
      // Without a connection the words are missing; they are asked for again.
      this.#asked = null;
    }
  }
}

export const levelWords = new Words<{ readonly levels: readonly LevelName[] }>({
  de: () => import('@calculi/engine/words/levels/de'),
  en: () => import('@calculi/engine/words/levels/en'),
  fr: () => import('@calculi/engine/words/levels/fr'),
  ja: () => import('@calculi/engine/words/levels/ja'),
});

export const engineWords = new Words<ReasonWords>({
  de: async () => (await import('@calculi/engine/words/de')).de,
  en: async () => (await import('@calculi/engine/words/en')).en,
  fr: async () => (await import('@calculi/engine/words/fr')).fr,
  ja: async () => (await import('@calculi/engine/words/ja')).ja,
});
