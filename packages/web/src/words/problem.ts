import type { Place, Problem, ProblemKind } from '@calculi/rules';
import type { AllTexts } from '../i18n/texts.ts';

/** What is wrong with a text, in the reader's language: the library speaks English. */

const placeOf = ({ problems }: AllTexts, at: Place): string => {
  const { rank, line, header, named } = problems.place;
  const [what = '', name = ''] = at;
  if (what === 'rank') return rank(name);
  if (what === 'line') return line(name);
  if (what === 'header') return header(name);
  return (named as Readonly<Record<string, string>>)[what] ?? at.join(' ');
};

/** One problem as a sentence that begins with its place. */
export const problemSentence = <Kind extends ProblemKind>(
  texts: AllTexts,
  { at, kind, values }: Problem<Kind>,
): string => {
  const { what, sentence } = texts.problems;
  return sentence(placeOf(texts, at), what[kind](...values));
};
