/** What every page says. */
export const common = {
  title: 'Calculi',
  nav: {
    start: 'Play',
    rules: 'Rules',
    sandbox: 'Sandbox',
    games: 'Games',
    watch: 'Watch',
    tables: 'Tables',
    about: 'About',
    main: 'Main',
  },
  language: 'Language',
  theme: {
    label: 'Colours',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  skip: 'To the content',
  close: 'Close',
  lost: {
    title: 'This address leads nowhere',
    text: 'There is no such page. The link may be incomplete, or from another version.',
    home: 'To the start page',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'The network may be gone, or the site has a new version. Your games are kept.',
    again: 'Load again',
  },
  storageFull:
    'The storage of this browser is full or blocked: this game is kept only while the page is open. Export it, or delete old games.',
};
