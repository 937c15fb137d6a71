import type { Theme } from '../storage/settings.svelte.ts';

/** Puts a theme on the page; the tokens do the rest. */
export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  delete dataset['theme'];
  delete dataset['contrast'];
  if (theme === 'contrast') dataset['contrast'] = 'more';
  else if (theme !== 'system') dataset['theme'] = theme;
};
