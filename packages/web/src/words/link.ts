import type { LinkProblem } from '../address/options.ts';
import type { Texts } from '../i18n/texts.ts';

const isWord = (problem: LinkProblem): problem is `${string}=${string}` => problem.includes('=');

/** What of a link could not be followed, and what is done instead. */
export const linkProblemText = ({ play: { broken } }: Texts, problem: LinkProblem): string =>
  isWord(problem) ? broken.word(problem) : broken[problem];
