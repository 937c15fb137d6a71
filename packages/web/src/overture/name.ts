import type { Address } from '../address/address.ts';
import type { Language } from '../i18n/languages.ts';

/** What overtures are called. */

/** The options on which a first board depends. */
export const BOARD_OPTIONS = ['setup', 'size', 'shapes'] as const;

/** Two people on one side of the board: whoever comes by a link meant for someone far away is one of them. */
const isBeside = (against: string | undefined): boolean => against === 'beside' || against === 'link';

/** What of an address decides how its first board looks; the same text for the same board of a rule set. */
export const variantOf = (query: Address['query']): string =>
  [
    isBeside(query['against']) ? '' : (query['as'] ?? ''),
    // How these go on is known to the rules alone.
    query['game'] === undefined && query['position'] === undefined ? '' : 'bare',
    ...BOARD_OPTIONS.map((name) => query[name] ?? ''),
  ].join(' ');

/** The board of a rule set as an address wants it. */
export const boardName = (ruleSet: string, query: Address['query']): string =>
  `${ruleSet} ${variantOf(query)}`;

/** What is said where the script of the site does not come. */
export const FAILED = 'failed';

/** The start page, the page of a game without its board, or what is said where nothing comes. */
export const pageName = (subject: string, language: Language): string => `${subject} ${language}`;
