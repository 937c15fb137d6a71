import type { texts } from './en/index.ts';
import type { panels } from './en/panels.ts';

/** Everything the site says in one language. A text that is missing in another language does not compile. */
export type Texts = typeof texts;

/** What the panels say in one language. */
export type PanelTexts = typeof panels;
