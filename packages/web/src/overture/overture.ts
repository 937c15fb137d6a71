import { OVERTURES } from 'virtual:overtures';
import type { Address } from '../address/address.ts';
import { START } from '../address/address.ts';
import { NARROW } from '../board/stance.ts';
import type { Language } from '../i18n/languages.ts';
import { findKept } from './kept.ts';
import { variantOf } from './variant.ts';

/** What is seen first of a page, drawn when the site was built. */
export interface Overture {
  /** The page in each language, with a box for its board. */
  readonly views: Readonly<Record<Language, string>>;
  readonly boards: readonly string[];
  /** Which board belongs to which variant. */
  readonly variants: Readonly<Record<string, number>>;
}

/** Milliseconds after which it is no help any more. */
const PATIENCE = 1000;

/** Of the start page there is one with nothing chosen yet; of games those on phones. */
const nameOf = ({ page, path, query }: Address): string => {
  if (page === START) return path.length + Object.keys(query).length === 0 ? START : '';
  return page === 'play' && innerWidth < NARROW ? (path[0] ?? '') : '';
};

/** The overture of an address; null where there is none, or where it does not come in time. */
export const fetchOverture = async (address: Address): Promise<Overture | null> => {
  const file = OVERTURES.get(nameOf(address));
  // An exhibition may offer something else first.
  if (file === undefined || new URLSearchParams(location.search).has('kiosk')) return null;
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(PATIENCE) });
    return (await answer.json()) as Overture;
  } catch {
    return null;
  }
};

/** An element to be looked at, and nothing else. */
const makeStill = (html: string): HTMLElement => {
  const still = document.createElement('div');
  still.className = 'overture';
  still.inert = true;
  still.ariaHidden = 'true';
  still.innerHTML = html;
  return still;
};

const drawOverture = (overture: Overture, { query }: Address, language: Language): HTMLElement => {
  const still = makeStill(overture.views[language]);
  const box = still.querySelector<HTMLElement>('.board-box');
  const board = overture.boards[overture.variants[variantOf(query)] ?? -1];
  if (!box || board === undefined) return still;
  box.innerHTML = board;
  const { width, height } = box.querySelector('svg')!.viewBox.baseVal;
  box.style.setProperty('--ratio', String(width / height));
  return still;
};

/** Takes the overture away in the moment in which the page itself stands below it. */
const leaveTo = (app: Element, still: HTMLElement): void => {
  const watcher = new MutationObserver(() => {
    if (!app.querySelector('main h1, main [role="alert"]')) return;
    still.remove();
    watcher.disconnect();
  });
  watcher.observe(app, { childList: true, subtree: true });
};

/** Shows what there is to be seen of a page before its script runs. */
export const showOverture = (
  app: Element,
  overture: Overture | null,
  address: Address,
  language: Language,
): void => {
  const kept = findKept(address, language);
  const still = kept === null ? overture && drawOverture(overture, address, language) : makeStill(kept);
  if (!still) return;
  app.after(still);
  leaveTo(app, still);
};
