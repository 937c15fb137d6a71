const dark = matchMedia('(prefers-color-scheme: dark)');
const more = matchMedia('(prefers-contrast: more)');

/**
 * Puts a theme on the page; the tokens do the rest. High contrast is chosen here or for the whole system, which also
 * decides where what was stored is no theme.
 */
export const applyTheme = (theme: unknown): void => {
  const { dataset } = document.documentElement;
  const isStrong = theme === 'contrast' || more.matches;
  if (isStrong) dataset['contrast'] = 'more';
  else delete dataset['contrast'];
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else if (isStrong) dataset['theme'] = dark.matches ? 'dark' : 'light';
  else delete dataset['theme'];
};

/** Calls back when the system is set otherwise; gives what ends that. */
export const watchSystem = (onchange: () => void): (() => void) => {
  for (const media of [dark, more]) media.addEventListener('change', onchange);
  return () => {
    for (const media of [dark, more]) media.removeEventListener('change', onchange);
  };
};
