import type { texts } from './en/index.ts';

/** Everything the site says in one language. A text that is missing in another language does not compile. */
export type Texts = typeof texts;
