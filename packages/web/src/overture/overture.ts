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

/** Of the start page there is one with nothing chosen yet; of games those on phones. */
const nameOf = ({ page, path, query }: Address): string => {
  if (page === START) return path.length + Object.keys(query).length === 0 ? START : '';
  return page === 'play' && innerWidth < NARROW ? (path[0] ?? '') : '';
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

const findOverture = async (address: Address, language: Language): Promise<HTMLElement | null> => {
  const kept = findKept(address, language);
  if (kept !== null) return makeStill(kept);
  const file = OVERTURES.get(nameOf(address));
  if (file === undefined) return null;
  return drawOverture((await (await fetch(file)).json()) as Overture, address, language);
};

const stands = (app: Element): boolean => app.querySelector('main h1, main [role="alert"]') !== null;

/** Takes the overture away in the moment in which the page itself stands below it. */
const leaveTo = (app: Element, still: HTMLElement): void => {
  const watcher = new MutationObserver(() => {
    if (!stands(app)) return;
    still.remove();
    watcher.disconnect();
  });
  watcher.observe(app, { childList: true, subtree: true });
};

/** Shows what there is to be seen of a page before its script runs. */
export const showOverture = async (app: Element, address: Address, language: Language): Promise<void> => {
  // Without one the page comes all the same.
  const still = await findOverture(address, language).catch(() => null);
  if (!still || stands(app)) return;
  app.after(still);
  leaveTo(app, still);
};
