import type { Problem } from '@calculi/rules';
import type { AllTexts } from '../i18n/texts.ts';

/** What is wrong with a text, in the reader's language: the library speaks English. */

type Key = keyof AllTexts['problems']['what'];

/** What the library says, and which sentence that is; its numbers and names are handed on. */
const KNOWN: readonly (readonly [RegExp, Key])[] = [
  [/^(\d+) fields given, at least (\d+) needed/, 'fields'],
  [/^“(.+)” is not a field key=value/, 'unknownField'],
  [/^is not a known field/, 'unknownField'],
  [/is given twice$/, 'twice'],
  [/^(\d+) ranks given, (\d+) needed/, 'ranks'],
  [/^(\d+) squares given, (\d+) needed/, 'squares'],
  [/^“(.*)” is not a number of empty squares/, 'empties'],
  [/^“(.*)” is not a piece such as/, 'piece'],
  [/^“(.*)”: only a pyramid has several layers/, 'layers'],
  [/^no piece stands on it/, 'noPiece'],
  [/^“(.*)” is held by its own side/, 'ownSide'],
  [/^“(.*)” stands more often than it can/, 'tooOften'],
  [/^“(.*)” is not a free layer of a pyramid/, 'layer'],
  [/^“(.*)” is not made of layers of this pyramid/, 'pyramid'],
  [/^“(.*)”: a pyramid never loses layers/, 'whole'],
  [/^“(.*)”: layers are single pieces/, 'singleLayers'],
  [/^nothing is marked under these rules/, 'noMarks'],
  [/^on (\w+) stands no piece of the side to play/, 'notOwn'],
  [/^on (\w+) stands no enemy/, 'noEnemy'],
  [/^has no meaning|go together$|^“.*” names no layer|^“.*” cannot be taken before/, 'noMeaning'],
  [/so the turn is over$/, 'turnOver'],
  [/^“(.*)” is not a number/, 'number'],
  [/^(\d+) is more than (\d+)/, 'tooMany'],
  [/^“(.*)” is not two parts/, 'twoParts'],
  [/^“(.*)” is not (\w) or (\w)$/, 'side'],
  [/^“(.*)” is not a stone/, 'stone'],
  [/^(\w+): no stone is ever bound/, 'neverBound'],
  [/^more than (\d+) stones/, 'stones'],
  [/^(\d+) stones of .*; there are (\d+)/, 'allStones'],
  [/^the sides place by turns/, 'hands'],
  [/^“(.*)” is not a move such as/, 'memory'],
  [/^one or two moves needed|^the older of two moves/, 'memoryPair'],
  [/^“(.*)” is not a square of this board \(a1 to (\w+)\)/, 'square'],
  [/^is not a header such as/, 'header'],
  [/^is missing/, 'missing'],
  [/^“(.*)” is not a rule set/, 'ruleSet'],
  [/^version (\d+) of \S+ is not known here, only (\d+)/, 'version'],
  [/^a comment is not closed/, 'comment'],
  [/^turn (\d+) stands where turn (\d+) is due/, 'turn'],
  [/^(\S+) is not legal/, 'illegal'],
  [/^“(.*)” is not an action/, 'action'],
  [/^says “(.*)”, but the game says “(.*)”/, 'result'],
  [/such option|^has a meaning only with/, 'option'],
];

const placeOf = ({ problems }: AllTexts, at: string): string => {
  const say = problems.place;
  const [, rank] = /^board, rank (\d+)/.exec(at) ?? [];
  if (rank !== undefined) return say.rank(rank);
  const [, line] = /^line (\d+)/.exec(at) ?? [];
  if (line !== undefined) return say.line(line);
  const [, header] = /^header (\S+)/.exec(at) ?? [];
  if (header !== undefined) return say.header(header);
  const named: Readonly<Record<string, string>> = say.named;
  return named[at] ?? at;
};

/** One problem as a sentence that begins with its place. */
export const problemSentence = (texts: AllTexts, { at, message }: Problem): string => {
  const { what, other, sentence } = texts.problems;
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(message);
    if (found) {
      const [, one = '', two = '', three = ''] = found;
      return sentence(placeOf(texts, at), what[key](one, two, three));
    }
  }
  return sentence(placeOf(texts, at), other);
};
