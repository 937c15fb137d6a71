import type { Labels, Lang, Page, RuleSetId, Summary } from './page.ts';

/** The rules pages: nothing is loaded before it is asked for. */

const languages = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  ja: () => import('./ja/index.ts'),
};

const summaries = {
  de: () => import('./de/summary.ts'),
  en: () => import('./en/summary.ts'),
  fr: () => import('./fr/summary.ts'),
  ja: () => import('./ja/summary.ts'),
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

export const loadSummary = async (lang: Lang): Promise<Summary> => (await summaries[lang]()).summary;

export const loadLabels = async (lang: Lang): Promise<Labels> => (await labels[lang]()).labels;

export * from './page.ts';
export { diagramTargets, openDiagram, playDiagram } from './diagram.ts';
export { roamingSquares } from './roam.ts';
