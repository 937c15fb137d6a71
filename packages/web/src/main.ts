import 'virtual:japanese-name.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import { router } from './address/router.svelte.ts';
import { i18n } from './i18n/i18n.svelte.ts';
import { chooseLanguage } from './i18n/languages.ts';
import { startKiosk } from './kiosk/kiosk.ts';
import { findPage } from './pages/registry.ts';
import App from './shell/App.svelte';
import { settings } from './storage/settings.svelte.ts';
import { applyTheme } from './theme/theme.ts';

applyTheme(settings.theme);
// The page is fetched together with the texts, not after them.
void findPage(router.address.page)?.load();
await i18n.use(settings.language ?? chooseLanguage(navigator.languages));
mount(App, { target: document.querySelector('#app')! });
startKiosk();
