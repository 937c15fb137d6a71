import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import { i18n } from './i18n/i18n.svelte.ts';
import { chooseLanguage } from './i18n/languages.ts';
import App from './shell/App.svelte';
import { settings } from './storage/settings.svelte.ts';
import { applyTheme } from './theme/theme.ts';

applyTheme(settings.theme);
await i18n.use(settings.language ?? chooseLanguage(navigator.languages));
mount(App, { target: document.querySelector('#app')! });
