/** A part of the start page's sentence: plain text, or a choice that leads to where it is made. */
export type SentencePart = string | readonly [choice: 'game' | 'ruleSet' | 'side' | 'opponent', text: string];
