import { mount } from 'svelte';
import { i18n } from './i18n/i18n.svelte.ts';
import { wantedLanguage } from './i18n/wanted.ts';
import { startKiosk } from './kiosk/kiosk.ts';
import App from './shell/App.svelte';
import { settings } from './storage/settings.svelte.ts';
import { router } from './address/router.svelte.ts';
import { findPage } from './pages/registry.ts';
// After the styles of components, as these are written to come before them.
import 'virtual:japanese-name.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

// The page is fetched together with the texts, not after them.
void findPage(router.address.page)?.load();
await i18n.use(wantedLanguage(settings.language));
mount(App, { target: document.querySelector('#app')! });
startKiosk();
