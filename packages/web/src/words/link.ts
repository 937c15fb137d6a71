import type { LinkProblem } from '../address/options.ts';
import { LONGEST } from '../address/proposal.ts';
import type { MoreTexts } from '../i18n/texts.ts';

const isWord = (problem: LinkProblem): problem is `${string}=${string}` => problem.includes('=');

/** More of a word than this tells a reader nothing. */
const MOST = 60;

/** As it stands in a link, where spaces are underscores. */
const quote = (word: string): string =>
  (word.length > MOST ? `${word.slice(0, MOST)}…` : word).replaceAll(' ', '_');

/** What of a link could not be followed, and what is done instead. */
export const linkProblemText = ({ links }: MoreTexts, problem: LinkProblem): string => {
  if (!isWord(problem)) return links[problem];
  const word = quote(problem);
  return problem.startsWith('clock=') ? links.noClock(word, LONGEST) : links.word(word);
};
