import type { Labels, Lang, Page, RuleSetId } from './page.ts';

/** The rules pages: nothing is loaded before it is asked for. */

const languages = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  ja: () => import('./ja/index.ts'),
};

const labels = {
  de: () => import('./de/labels.ts'),
  en: () => import('./en/labels.ts'),
  fr: () => import('./fr/labels.ts'),
  ja: () => import('./ja/labels.ts'),
};

export const loadPage = async (lang: Lang, rules: RuleSetId): Promise<Page> => {
  const { pages } = await languages[lang]();
  return (await pages[rules]()).page;
};

export const loadLabels = async (lang: Lang): Promise<Labels> => (await labels[lang]()).labels;

export * from './page.ts';
export { diagramTargets, openDiagram, playDiagram } from './diagram.ts';
export { roamingSquares } from './roam.ts';
