import { makeGrammar } from '../grammar.ts';

const { count } = makeGrammar('en');

/** What the computer thinks and advises: while it plays, as a hint, and in the review after the game. */
export const advice = {
  computer: (name: string, level: number) => `${name}, strength ${level}`,
  ahead: (turns: number) => count(turns, { one: '# turn ahead', other: '# turns ahead' }),
  moveNow: 'Move now',
  failed: 'The computer could not answer. Nothing of the game is lost.',
  retry: 'Try again',
  preview: 'How it may go on',
  toGame: 'Back to the game',
  hint: {
    title: 'Hint',
    best: 'A good turn',
    threat: 'What threatens',
    thinking: 'Looking for a good turn…',
    threatThinking: 'Looking at what the opponent is up to…',
    reasons: 'Why',
    line: 'How it may go on',
    play: 'Play this turn',
    present: 'Now',
    notYours: 'Hints are for the side to play, at its own turn.',
    ifPassed: 'If you passed, the opponent would play:',
    noThreat: 'Nothing threatens: if you passed, the opponent would gain nothing.',
    noHint: 'There is no turn to advise.',
  },
  review: {
    title: 'Review',
    begin: 'Review the game',
    progress: (done: number, all: number) => `Looking at turn ${done} of ${all}`,
    stop: 'Stop',
    leads: (side: string) => `${side} ahead`,
    curve: (first: string, second: string) => `Course of the game, ${first} above, ${second} below`,
    notable: 'Turns worth a look',
    all: 'All turns',
    nothing: 'No turn gave much away.',
    turn: 'Turn',
    played: 'Played',
    best: 'Better',
    verdict: 'Then',
    asGood: 'as good as any',
    missedWin: 'missed win',
    missedCaptures: (captures: number) =>
      count(captures, { one: '# missed capture', other: '# missed captures' }),
    showBest: 'Show the better turn',
  },
};
