import {
  completeTurns,
  isMidTurn,
  newGame,
  play,
  playAction,
  playAll,
  resultOf,
  sideToPlay,
} from '@calculi/rules';
import type { Effect, Game, PlayedAction, Position, Result, SideName } from '@calculi/rules';
import type { Limits, Score, Setting } from '../thought.ts';
import { madeFact } from './find-taking.ts';
import { CLOSELY } from './hint.ts';
import type { Think } from './hint.ts';
import type { CaptureFact } from './reason.ts';
import { Scene } from './scene.ts';
import { afterTurn, compareScores, scoreOfResult } from './score.ts';

/** Plans hardly count, and experience, for which there are no words, does not. */
const SOBERLY: Setting = {
  weights: { ...CLOSELY.weights, eagerness: 1, patience: 1, finaleEagerness: 1, experience: 0 },
};

/** A capture that was there to be made in a turn and was not. */
export interface MissedCapture extends CaptureFact {
  /** The turn that makes it. */
  readonly turn: readonly string[];
  /** It belongs to the best turn, or could have been made besides after the move that was played. */
  readonly shownBy: 'best' | 'played';
}

/** A turn of a game, compared with the best one. */
export interface ReviewedTurn {
  /** Its number, from 1. */
  readonly turn: number;
  readonly side: SideName;
  readonly played: readonly string[];
  readonly best: readonly string[];
  /** For the side that played: what the best turn was worth to it, and what its own. */
  readonly bestScore: Score;
  readonly score: Score;
  readonly missedCaptures: readonly MissedCapture[];
  /** A turn that would have won at once, and how; null where there was none or the side won. */
  readonly missedWin: { readonly turn: readonly string[]; readonly result: Result } | null;
}

export interface Review {
  readonly turns: readonly ReviewedTurn[];
}

/** A turn as it was played: the game before it, its actions and its effects; not over if the game stops within it. */
interface Played {
  readonly number: number;
  readonly before: Game;
  readonly after: Game;
  readonly actions: readonly string[];
  readonly effects: readonly Effect[];
}

/** The complete turns of a game; one that is still in progress, or ended by resignation, is left out. */
const playedTurns = (game: Game): Played[] => {
  const groups = new Map<number, PlayedAction[]>();
  for (const action of game.actions) groups.set(action.turn, [...(groups.get(action.turn) ?? []), action]);
  const found: Played[] = [];
  let before = newGame(game.rules, game.start);
  for (const [number, group] of groups) {
    const after = group.reduce((played, { action }) => playAction(played, action), before);
    const isOver = sideToPlay(after.position) !== sideToPlay(before.position) || after.result !== null;
    if (!isOver) break;
    const effects = group.flatMap((each) => each.effects);
    found.push({ number, before, after, actions: group.map(({ action }) => action), effects });
    before = after;
  }
  return found;
};

/** Captures of other turns that the played one lacks: those of the best turn, and those that it left standing. */
const missedCaptures = (position: Position, played: Scene, best: readonly string[]): MissedCapture[] => {
  const taken = new Set(played.against('take').map(({ square, piece }) => `${square} ${piece}`));
  const missed = new Map<string, MissedCapture>();
  const look = (turn: readonly string[], shownBy: MissedCapture['shownBy']) => {
    const scene = new Scene(position, turn);
    for (const effect of scene.against('take')) {
      const key = `${effect.square} ${effect.piece}`;
      if (!taken.has(key) && !missed.has(key)) missed.set(key, { ...madeFact(scene, effect), turn, shownBy });
    }
  };
  look(best, 'best');
  const [first = ''] = played.turn;
  const begun = play(position, first).position;
  if (isMidTurn(begun)) for (const { actions } of completeTurns(begun)) look([first, ...actions], 'played');
  return [...missed.values()];
};

const reviewTurn = (played: Played, think: Think, limits: Limits | undefined): ReviewedTurn => {
  const { before, after, actions, number } = played;
  const { position } = before;
  const side = sideToPlay(position);
  const own = new Scene(position, actions);
  const win = after.result?.winner === side ? null : own.before.win();
  const asBest = think(before, CLOSELY, limits).lines[0]?.turns[0] ?? actions;
  const isBest = new Scene(position, asBest).after.position.cells.join() === own.after.position.cells.join();
  const score = scoreAfter(after, side, think, limits);
  const scoreOfBest = isBest ? score : scoreAfter(asBest.reduce(playAction, before), side, think, limits);
  // Looked at alike, what was played may be better than what would have been.
  const better = compareScores(score, scoreOfBest) >= 0;
  const best = win ?? (better ? actions : asBest);
  const bestScore: Score = win ? { kind: 'win', turns: 1 } : better ? score : scoreOfBest;
  return {
    turn: number,
    side,
    played: actions,
    best,
    bestScore,
    score,
    missedCaptures: missedCaptures(position, own, best),
    missedWin: win && missedWin(position, win),
  };
};

const missedWin = (position: Position, turn: readonly string[]): ReviewedTurn['missedWin'] => {
  const { result } = playAll(position, turn);
  return result && { turn, result };
};

/**
 * What a turn was worth to its side: the end it led to, or what the opponent's best answer is worth. What plans promise
 * whoever is to play is left out: it would make every turn look worse than the one before.
 */
const scoreAfter = (after: Game, side: SideName, think: Think, limits: Limits | undefined): Score => {
  const result = resultOf(after.position) ?? after.result;
  if (result) return scoreOfResult(result, side);
  const [reply] = think(after, SOBERLY, limits).lines;
  return reply ? afterTurn(reply.score) : { kind: 'points', points: 0 };
};

/** Every complete turn of a game, compared with the best one; each is told as soon as it is known. */
export const review = (
  game: Game,
  think: Think,
  limits?: Limits,
  onTurn?: (turn: ReviewedTurn, count: number) => void,
): Review => {
  const played = playedTurns(game);
  const turns = played.map((each) => {
    const reviewed = reviewTurn(each, think, limits);
    onTurn?.(reviewed, played.length);
    return reviewed;
  });
  return { turns };
};
