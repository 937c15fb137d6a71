import type { texts } from './en/index.ts';
import type { more } from './en/more.ts';

/** What the site says before a first move in one language. A text that is missing in another language does not compile. */
export type Texts = typeof texts;

/** What pages and panels say that no first move needs. */
export type MoreTexts = typeof more;

/** Everything the site says in one language. */
export type AllTexts = Texts & MoreTexts;
