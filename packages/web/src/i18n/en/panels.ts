import type { Square } from '@calculi/rules';
import { makeGrammar } from '../grammar.ts';

const { count } = makeGrammar('en');

/** What the panels say; those that are opened. */
export const panels = {
  lesson: {
    understood: 'Understood',
    text: {
      encounter: 'A piece takes an enemy piece of the same number that it could reach in one move.',
      ambush: 'Two pieces together make the number of the enemy piece between them or within their reach.',
      assault: 'The number of the attacker and the distance to the enemy piece make an equation.',
      siege: 'A piece that enemies and the edge leave no way out is taken; no numbers are needed.',
      power: 'One number is a power of the other, and the piece is within reach.',
      progression: 'Two pieces form a progression with the enemy piece that both can reach.',
      enclosure: 'A stone between two enemy stones in a row or column is enclosed.',
    },
    marked:
      'It is only marked for now: if an attack still stands when the enemy’s next turn begins, it is taken.',
  },
  failed: 'The computer could not answer. Nothing of the game is lost.',
  retry: 'Try again',
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
    noHint: 'There is no turn to suggest.',
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
    showBest: 'Show the better turn',
  },
  why: {
    choose:
      'Choose a piece on the board: every way in which it can be taken is shown here, whether it stands or not.',
    can: (piece: string) => `How can ${piece} be taken?`,
    further: (failures: number) => count(failures, { one: '# further case', other: '# further cases' }),
    fewer: 'Fewer',
    bound: 'It is bound, and can be taken at its captor’s next turn.',
    marked: 'It is marked, and is taken if an attack still stands after its owner’s turn.',
  },
  harmony: {
    side: 'For',
    kind: 'Kind',
    every: 'every kind',
    looking: 'Looking for harmonies…',
    failed: 'The harmonies could not be reckoned.',
    atLeast: (turns: number) => count(turns, { one: 'at least # turn', other: 'at least # turns' }),
    stands: 'stands already',
    none: (side: string) => `No such harmony is within reach of ${side}.`,
    found: (harmonies: number) =>
      count(harmonies, { one: '# harmony is within reach.', other: '# harmonies are within reach.' }),
    reckoned: 'The turns are counted as if no other piece stood in the way.',
    notYet: 'The one shown counts only once the enemy pyramid has fallen.',
    moves: (from: Square, to: Square) => `${from} to ${to}`,
    stays: (square: Square) => `stays on ${square}`,
    laid: (square: Square) => `from the hand to ${square}`,
    more: 'Show more',
    tables: 'All progressions of these rules',
  },
};
