import {
  compile,
  initialPosition,
  makeOptions,
  makePosition,
  newGame,
  parseOptions,
  parsePosition,
  playAction,
  resultOf,
  ruleSets,
} from '@calculi/rules';
import type { Game, Result } from '@calculi/rules';
import type { Hint } from '../advice/hint.ts';
import type { Review, ReviewedTurn } from '../advice/review.ts';
import type { Limits, Setting, Thought } from '../thought.ts';

/** A game as it goes from thread to thread. */
export interface SentGame {
  readonly rules: string;
  readonly options: string;
  /** Null for the usual start. */
  readonly start: string | null;
  readonly actions: readonly string[];
  /** Of a game that was given up or agreed to be drawn: how; null where the actions tell. */
  readonly ended: Result | null;
}

export interface Answers {
  readonly think: Thought;
  readonly hint: Hint | null;
  readonly threat: Hint | null;
  readonly review: Review;
}

export type Ask = keyof Answers;

/** A question to the thread that thinks. */
export interface Question {
  readonly id: number;
  readonly ask: Ask;
  readonly game: SentGame;
  readonly setting: Setting;
  readonly limits: Limits;
}

/** To the thread: at first perhaps a cell that both sides see, in which the number of a question to stop is written. */
export type ToThread =
  | { readonly type: 'share'; readonly stop: Int32Array }
  | { readonly type: 'ask'; readonly question: Question };

export type FromThread =
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'turn'; readonly id: number; readonly turn: ReviewedTurn; readonly count: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answers[Ask] }
  | { readonly type: 'failure'; readonly id: number; readonly message: string };

export const sendGame = ({ rules, start, actions, position, result }: Game): SentGame => {
  const text = makePosition(start);
  const usual = initialPosition(rules);
  return {
    rules: rules.ruleSet.id,
    options: makeOptions(rules),
    start: text === makePosition(usual) ? null : text,
    actions: actions.map(({ action }) => action),
    ended: resultOf(position) === null ? result : null,
  };
};

/** Opens games that were sent. Rules are compiled once, and a game that goes on is only played on. */
export class GameKeeper {
  private key = '';
  private begun: Game | null = null;
  private games: Game[] = [];

  open({ rules, options, start, actions, ended }: SentGame): Game {
    const key = JSON.stringify([rules, options, start]);
    if (key !== this.key || this.begun === null) {
      this.begun = begin(rules, options, start);
      this.games = [];
      this.key = key;
    }
    const known = this.games.findIndex((game, index) => game.actions[index]?.action !== actions[index]);
    this.games.length = known < 0 ? Math.min(this.games.length, actions.length) : known;
    let game = this.games.at(-1) ?? this.begun;
    for (const action of actions.slice(this.games.length)) this.games.push((game = playAction(game, action)));
    return ended === null ? game : { ...game, result: ended };
  }
}

const begin = (id: string, options: string, start: string | null): Game => {
  const spec = ruleSets.find((each) => each.id === id);
  if (spec === undefined) throw new Error(`there is no rule set ${id}`);
  const rules = compile(spec, parseOptions(options));
  return newGame(rules, start === null ? undefined : parsePosition(rules, start));
};
