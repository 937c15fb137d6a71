import type { Page, RuleSetId } from '../page.ts';

/** The French pages, each loaded when it is opened. */
export const pages: Readonly<Record<RuleSetId, () => Promise<{ readonly page: Page }>>> = {
  'halle-beginner': () => import('./halle-beginner.ts'),
  'halle-advanced': () => import('./halle-advanced.ts'),
  scholars: () => import('./scholars.ts'),
  'nexus-corenae': () => import('./nexus-corenae.ts'),
  boutin: () => import('./boutin.ts'),
  glorious: () => import('./glorious.ts'),
  'latrunculi-seneca': () => import('./latrunculi-seneca.ts'),
  'latrunculi-piso': () => import('./latrunculi-piso.ts'),
};
