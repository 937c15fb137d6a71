import type { CaptureKind } from '@calculi/rules';
import { isLanguage } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { shelf } from './device.ts';
import { readSettings, storeSettings } from './stored.ts';

/** What a person has chosen for this device. */

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How much is shown: everything that stands, on request, or nothing. */
export const AIDS = ['teach', 'play', 'none'] as const;
export type Aids = (typeof AIDS)[number];

interface Stored {
  readonly language: Language | null;
  readonly theme: Theme;
  readonly aids: Aids;
  /** Ways of taking that have been explained and understood. */
  readonly understood: readonly CaptureKind[];
  readonly sounds: boolean;
  /** Whether tall boards lie on their side; null where the page decides by its size. */
  readonly lying: boolean | null;
}

const USUAL: Stored = {
  language: null,
  theme: 'system',
  aids: 'teach',
  understood: [],
  sounds: false,
  lying: null,
};

const read = (): Stored => {
  const given: Partial<Stored> = readSettings(() => shelf);
  return {
    language: typeof given.language === 'string' && isLanguage(given.language) ? given.language : null,
    theme: THEMES.find((each) => each === given.theme) ?? USUAL.theme,
    aids: AIDS.find((each) => each === given.aids) ?? USUAL.aids,
    understood: Array.isArray(given.understood) ? given.understood : [],
    sounds: given.sounds === true,
    lying: typeof given.lying === 'boolean' ? given.lying : null,
  };
};

class Settings {
  #values = $state.raw<Stored>(read());

  get language(): Language | null {
    return this.#values.language;
  }
  get theme(): Theme {
    return this.#values.theme;
  }
  get aids(): Aids {
    return this.#values.aids;
  }
  get understood(): readonly CaptureKind[] {
    return this.#values.understood;
  }
  get sounds(): boolean {
    return this.#values.sounds;
  }
  get lying(): boolean | null {
    return this.#values.lying;
  }

  /** Changes some of them; where they cannot be stored they last as long as the page. */
  change(values: Partial<Stored>): void {
    this.#values = { ...this.#values, ...values };
    storeSettings(shelf, this.#values);
  }
}

export const settings = new Settings();
