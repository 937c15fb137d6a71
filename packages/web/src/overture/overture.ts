import type { Address } from '../address/address.ts';
import { START } from '../address/address.ts';
import { isNarrow } from '../board/stance.ts';
import type { Language } from '../i18n/languages.ts';
import { findKept, isShown } from './kept.ts';
import { boardName, FAILED, pageName } from './name.ts';
import { putTogether } from './parts.ts';
import type { Parts } from './parts.ts';

/** What is seen first of a page: the build has drawn it and put it into the page as data. */

/** No rule sets, whatever an address says. */
const PAGES: ReadonlySet<string> = new Set([START, FAILED]);

/** Of the start page there is one with nothing chosen yet; of games those on phones held upright. */
const subjectOf = ({ page, path, query }: Address): string => {
  if (page === START) return path.length + Object.keys(query).length === 0 ? START : '';
  const isPhone = isNarrow({ width: innerWidth, height: innerHeight });
  return page === 'play' && isPhone && !PAGES.has(path[0] ?? '') ? (path[0] ?? '') : '';
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

const readParts = (): Parts | null =>
  JSON.parse(document.querySelector('#overtures')?.textContent ?? 'null') as Parts | null;

const fill = (box: HTMLElement, board: string): void => {
  box.innerHTML = board;
  const { width, height } = box.querySelector('svg')!.viewBox.baseVal;
  box.style.setProperty('--ratio', String(width / height));
};

const drawOverture = (address: Address, language: Language): HTMLElement | null => {
  const subject = subjectOf(address);
  const parts = subject === '' ? null : readParts();
  const page = parts && putTogether(parts, pageName(subject, language));
  if (!parts || page === null) return null;
  const still = makeStill(page);
  const box = still.querySelector<HTMLElement>('.board-box');
  const board = putTogether(parts, boardName(subject, address.query));
  if (box && board !== null) fill(box, board);
  return still;
};

/** Takes the overture away in the moment in which the page itself stands below it. */
const leaveTo = (app: Element, still: HTMLElement): void => {
  const watcher = new MutationObserver(() => {
    if (!isShown(app)) return;
    still.remove();
    watcher.disconnect();
  });
  watcher.observe(app, { childList: true, subtree: true });
};

/** Shows what there is to be seen of a page before its script comes. */
export const showOverture = (app: Element, address: Address, language: Language): void => {
  const kept = findKept(address, language);
  const still = kept === null ? drawOverture(address, language) : makeStill(kept);
  if (!still) return;
  app.after(still);
  leaveTo(app, still);
};

/** Says that the site did not come, so that nobody waits for what was shown of it. */
export const showFailure = (app: Element, language: Language): void => {
  const parts = readParts();
  const page = parts && putTogether(parts, pageName(FAILED, language));
  if (page === null) return;
  app.innerHTML = page;
  app.querySelector('button')?.addEventListener('click', () => location.reload());
};
