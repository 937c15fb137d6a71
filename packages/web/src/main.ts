import { parseAddress } from './address/address.ts';
import { loadFonts, loadTexts } from './i18n/languages.ts';
import { wantedLanguage } from './i18n/wanted.ts';
import { wantedKiosk } from './kiosk/wanted.ts';
import { keepShown } from './overture/kept.ts';
import { showFailure, showOverture } from './overture/overture.ts';
import { drawn } from './shell/frame.ts';
import { readSettings } from './storage/stored.ts';
import { applyTheme } from './theme/theme.ts';

// This file is small and runs before the others are asked for: first something is to be seen, then the rest may come.
// What only some readers need of that is fetched together with what all of them need, not after it.
const app = document.querySelector('#app')!;
const language = wantedLanguage();
/** Exhibitions keep nothing, and may offer something else first. */
const isExhibition = wantedKiosk(location.search) !== null;
const address = parseAddress(location.hash);
document.documentElement.lang = language;
applyTheme(isExhibition ? undefined : readSettings(() => localStorage)['theme']);
if (!isExhibition) showOverture(app, address, language);
const rest = document.querySelector<HTMLTemplateElement>('#rest')?.content;
// What only another page needs is not asked for.
for (const link of rest?.querySelectorAll<HTMLElement>('[data-page]') ?? [])
  if (link.dataset['page'] !== address.page) link.remove();
document.head.append(rest ?? '');
void loadTexts(language).catch(() => undefined);
loadFonts(language);
if (!isExhibition) keepShown(app);
// To run all that takes a phone a while.
void drawn()
  .then(() => import('./site.ts'))
  .catch(() => showFailure(app, language));
