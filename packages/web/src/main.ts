import { parseAddress, START } from './address/address.ts';
import { loadTexts } from './i18n/languages.ts';
import { wantedLanguage } from './i18n/wanted.ts';

// This file is small and runs before the others have come: what only some readers need is fetched together with what
// all of them need, not after it.
void loadTexts(wantedLanguage()).catch(() => undefined);
if (parseAddress(location.hash).page === START)
  void import('./pages/start/StartPage.svelte').catch(() => undefined);
void import('./site.ts');
