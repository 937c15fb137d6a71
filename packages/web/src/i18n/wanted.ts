import { readSettings } from '../storage/stored.ts';
import { chooseLanguage, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The language chosen on this device before, or else the first of the reader's that the site speaks. */
export const wantedLanguage = (stored = readSettings(() => localStorage)['language']): Language =>
  typeof stored === 'string' && isLanguage(stored) ? stored : chooseLanguage(navigator.languages);
