import type { Component } from 'svelte';
import type { Address } from '../address/address.ts';
import type { Texts } from '../i18n/texts.ts';
import { kiosk } from '../kiosk/kiosk.ts';
import PlayPage from './play/PlayPage.svelte';

/** The pages of the site. A page is one component and one entry here; it is loaded when it is first shown. */
export interface Page {
  /** The first part of its address. */
  readonly name: string;
  readonly load: () => Promise<{ readonly default: Component<{ address: Address }> }>;
  /** What it is called in the masthead; a page without this is reached from others. */
  readonly nav?: (texts: Texts) => string;
  /** It says more than the texts of the first load. */
  readonly more?: boolean;
  /** On phones it has a bar of its own instead of the masthead. */
  readonly bare?: boolean;
  /** Nothing follows its name in an address. */
  readonly alone?: boolean;
  /** It needs the server; exhibitions do without. */
  readonly online?: boolean;
}

const ALL: readonly Page[] = [
  { name: 'start', load: () => import('./start/StartPage.svelte'), nav: ({ common }) => common.nav.start },
  {
    name: 'rules',
    load: () => import('./rules/RulesPage.svelte'),
    nav: ({ common }) => common.nav.rules,
    more: true,
  },
  {
    name: 'sandbox',
    load: () => import('./sandbox/SandboxPage.svelte'),
    nav: ({ common }) => common.nav.sandbox,
    more: true,
  },
  {
    name: 'games',
    load: () => import('./games/GamesPage.svelte'),
    nav: ({ common }) => common.nav.games,
    more: true,
    alone: true,
  },
  {
    name: 'watch',
    load: () => import('./watch/WatchPage.svelte'),
    nav: ({ common }) => common.nav.watch,
    more: true,
    alone: true,
    online: true,
  },
  {
    name: 'tables',
    load: () => import('./tables/TablesPage.svelte'),
    nav: ({ common }) => common.nav.tables,
    more: true,
  },
  {
    name: 'about',
    load: () => import('./about/AboutPage.svelte'),
    nav: ({ common }) => common.nav.about,
    more: true,
  },
  // A link straight to a game is not to wait for one file more.
  { name: 'play', load: async () => ({ default: PlayPage }), bare: true },
  {
    name: 'online',
    load: () => import('./online/OnlinePage.svelte'),
    more: true,
    bare: true,
    online: true,
  },
];

/** The pages that are there: in an exhibition those that need no server. */
export const pages: readonly Page[] = ALL.filter(({ online }) => !(kiosk && online));

export const findPage = (name: string): Page | null => pages.find((page) => page.name === name) ?? null;
