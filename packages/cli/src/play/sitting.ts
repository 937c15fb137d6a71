import { isMidTurn, legalActions, makeAction, playAction, sideToPlay, takeBack } from '@calculi/rules';
import type { Game, Position, SideName } from '@calculi/rules';
import type { Engine, Limits, Setting } from '@calculi/engine';
import { refuse } from '../problem.ts';
import { effectSentences } from '../words/effect.ts';
import { capital, listed, wrap } from '../words/layout.ts';
import { describeBoard, describePosition } from '../words/position.ts';
import { describeResult } from '../words/result.ts';
import { describeTurn } from '../words/thought.ts';

/** What is agreed before the first turn. */
export interface Agreement {
  /** The sides that people play; the computer plays the others. */
  readonly people: readonly SideName[];
  readonly setting: Setting;
  readonly limits: Limits;
}

const FEW = 12;

/** A game at the terminal: people, the computer, and what is said to them. */
export class Sitting {
  game: Game;
  readonly agreement: Agreement;
  readonly engine: Engine;
  private readonly write: (lines: readonly string[]) => Promise<void>;

  constructor(
    game: Game,
    agreement: Agreement,
    engine: Engine,
    write: (lines: readonly string[]) => Promise<void>,
  ) {
    this.game = game;
    this.agreement = agreement;
    this.engine = engine;
    this.write = write;
  }

  readonly say = (...lines: readonly string[]): Promise<void> => this.write(lines);

  isPerson(side: SideName): boolean {
    return this.agreement.people.includes(side);
  }

  show(): Promise<void> {
    return this.say('', ...describeBoard(this.game.position, this.game.result));
  }

  /** With the key and the position’s text. */
  showAll(): Promise<void> {
    return this.say('', ...describePosition(this.game.position, this.game.result));
  }

  /** The computer plays until it is a person’s turn or the game is over. */
  async letComputerPlay(): Promise<void> {
    while (!this.game.result && !this.isPerson(sideToPlay(this.game.position))) {
      const { setting, limits } = this.agreement;
      const { lines } = await this.engine.think(this.game, setting, limits);
      const turn = lines[0]?.turns[0] ?? refuse('computer', 'it found no turn');
      const before = this.game;
      this.game = turn.reduce((game, action) => playAction(game, action), before);
      await this.say('', `The computer plays ${describeTurn(turn)}.`, ...this.newsSince(before));
      await this.show();
    }
  }

  /** Plays what a person typed: an action or several. All of them count, or none. */
  async play(words: readonly string[]): Promise<void> {
    const before = this.game;
    const texts = words.flatMap((word) => word.split('+'));
    const side = sideToPlay(before.position);
    let after = before;
    for (const text of texts) {
      if (after.actions.length > before.actions.length && sideToPlay(after.position) !== side) {
        refuse('turn', `it is over before ${text}`);
      }
      after = playAction(after, text);
    }
    this.game = after;
    await this.say(...this.newsSince(before));
    if (!after.result && isMidTurn(after.position)) await this.say(...goOn(after.position));
    else if (after.result || this.isPerson(sideToPlay(after.position))) await this.show();
    await this.letComputerPlay();
  }

  /** Takes back what a person played of this turn, or else the last turn of a person and all that followed. */
  async undo(): Promise<void> {
    let game = takeBack(this.game);
    while (
      isMidTurn(game.position) ||
      (!this.isPerson(sideToPlay(game.position)) && game.actions.length > 0)
    ) {
      game = takeBack(game);
    }
    this.game = game;
    await this.show();
    await this.letComputerPlay();
  }

  /** What has happened since, in sentences. */
  private newsSince(before: Game): string[] {
    const { actions, result } = this.game;
    const effects = actions.slice(before.actions.length).flatMap((each) => each.effects);
    return [...effectSentences(effects), ...(result ? [describeResult(result)] : [])].flatMap((text) =>
      wrap(text),
    );
  }
}

const goOn = (position: Position): string[] => {
  const actions = legalActions(position).map(makeAction);
  const some = actions.length > FEW ? [...actions.slice(0, FEW), `${actions.length - FEW} more`] : actions;
  return wrap(`${capital(sideToPlay(position))} goes on with ${listed(some, 'or')}.`);
};
