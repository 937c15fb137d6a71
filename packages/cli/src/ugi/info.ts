import type { Line, Score, Thought } from '@calculi/engine';

/** What the engine thinks, as UGI says it. */

const scoreText = (score: Score): string =>
  score.kind === 'points' ? `cp ${score.points}` : `${score.kind} ${score.turns}`;

/** A turn is one word: its actions joined by `+`. */
export const turnText = (actions: readonly string[]): string => actions.join('+');

const infoLine = (thought: Thought, { score, turns }: Line, index: number): string =>
  [
    'info',
    `depth ${thought.depth}`,
    `multipv ${index + 1}`,
    `score ${scoreText(score)}`,
    `nodes ${thought.nodes}`,
    `nps ${Math.round(thought.nodesPerSecond)}`,
    `time ${Math.round(thought.time)}`,
    `pv ${turns.map(turnText).join(' ')}`,
  ].join(' ');

export const infoLines = (thought: Thought): string[] =>
  thought.lines.map((line, index) => infoLine(thought, line, index));

/** What is said where there is no turn to play. */
const NO_TURN = '(none)';

export const bestMoveLine = ({ lines }: Thought): string => {
  const [turn] = lines[0]?.turns ?? [];
  return `bestmove ${turn ? turnText(turn) : NO_TURN}`;
};

export const NO_BEST_MOVE = `bestmove ${NO_TURN}`;
