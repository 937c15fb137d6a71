import { newGame, sideToPlay } from '@calculi/rules';
import type { Game, Rules } from '@calculi/rules';
import type { Engine, Limits, Setting, Thought } from '@calculi/engine';
import { suggestion } from '../nearest.ts';
import { problemLines, refuse } from '../problem.ts';
import { changeSetting } from '../setting.ts';
import { version } from '../version.ts';
import { parseGo } from './go.ts';
import { bestMoveLine, infoLines, NO_BEST_MOVE } from './info.ts';
import { EMPTY, optionLines } from './options.ts';
import { parseGamePosition } from './position.ts';

/** From `go` until `bestmove`. */
interface Search {
  readonly game: Game;
  readonly setting: Setting;
  readonly limits: Limits;
  readonly isInfinite: boolean;
  readonly stopped: Promise<void>;
  stop(): void;
  isStopped: boolean;
}

type Reply = (words: readonly string[]) => void;

/** Enough for an answer. */
const LEAST: Limits = { nodes: 1 };

/** The engine’s side of a conversation in UGI. Lines are heard at once, also while it thinks. */
export class Session {
  /** `quit` was said. */
  isOver = false;
  private readonly rules: Rules;
  private readonly engine: Engine;
  private readonly write: (line: string) => void;
  private setting: Setting;
  private game: Game;
  private search: Search | undefined;
  private isWarm = false;
  /** What the engine has been asked; it answers one question at a time. */
  private busy: Promise<void> = Promise.resolve();
  private readonly replies: Readonly<Record<string, Reply>> = {
    ugi: () => this.introduce(),
    isready: () => this.warmUp(),
    uginewgame: () => {
      this.game = newGame(this.rules);
    },
    setoption: (words) => this.setOption(words),
    position: (words) => {
      this.game = parseGamePosition(this.rules, words);
    },
    go: (words) => this.go(words),
    stop: () => this.stop(),
    query: ([what = '']) => this.write(`response ${this.query(what)}`),
    quit: () => {
      this.isOver = true;
      this.stop();
    },
  };

  constructor(rules: Rules, setting: Setting, engine: Engine, write: (line: string) => void) {
    this.rules = rules;
    this.setting = setting;
    this.engine = engine;
    this.write = write;
    this.game = newGame(rules);
  }

  hear(line: string): void {
    const [command, ...words] = line.trim().split(/\s+/);
    if (command === undefined || command === '') return;
    try {
      if (!Object.hasOwn(this.replies, command)) {
        const known = Object.keys(this.replies);
        refuse(
          'command',
          `“${command}” is not known; there are ${known.join(', ')}${suggestion(command, known)}`,
        );
      }
      this.replies[command]?.(words);
    } catch (error) {
      this.complain(error);
    }
  }

  /** When nobody speaks any more: what is asked is still answered, but nothing without end. */
  async finish(): Promise<void> {
    if (this.search?.isInfinite) this.stop();
    await this.busy;
  }

  private complain(error: unknown): void {
    for (const line of problemLines(error)) this.write(`info string error: ${line.replaceAll(/\s+/g, ' ')}`);
  }

  private introduce(): void {
    this.write(`id name Calculi ${version()} ${this.rules.ruleSet.id}`);
    this.write('id author Calculi');
    for (const line of optionLines(this.setting)) this.write(line);
    this.write('ugiok');
  }

  /** Answers once the engine does, so that the first turn need not wait for its thread. */
  private warmUp(): void {
    if (this.search || this.isWarm) return this.write('readyok');
    this.isWarm = true;
    const { game, setting } = this;
    this.busy = this.busy
      .then(() => this.engine.think(game, setting, LEAST))
      .catch((error: unknown) => this.complain(error))
      .then(() => this.write('readyok'));
  }

  private setOption(words: readonly string[]): void {
    const [, name, value] =
      /^name (\S+) value ?(\S*)$/.exec(words.join(' ')) ??
      refuse('setoption', 'is said as setoption name NAME value VALUE');
    const key = (name ?? '').toLowerCase();
    const isEmpty = value === '' || value === EMPTY;
    this.setting =
      key === 'without' && isEmpty
        ? { ...this.setting, without: [] }
        : changeSetting(this.setting, `setoption ${key}`, key, value ?? '');
  }

  /** The first player is the one that begins a game. */
  private get isFirstToPlay(): boolean {
    return sideToPlay(this.game.position) === this.rules.ruleSet.begins;
  }

  private query(what: string): string {
    const { result } = this.game;
    switch (what) {
      case 'p1turn':
        return String(!result && this.isFirstToPlay);
      case 'p2turn':
        return String(!result && !this.isFirstToPlay);
      case 'gameover':
        return String(result !== null);
      case 'result':
        if (!result) return 'none';
        if (result.winner === null) return 'draw';
        return result.winner === this.rules.ruleSet.begins ? 'p1win' : 'p2win';
      default:
        return refuse('query', `“${what}” is not known; there are p1turn, p2turn, gameover, result`);
    }
  }

  private go(words: readonly string[]): void {
    if (this.search) refuse('go', 'the engine is thinking already; say stop first');
    const { game, setting } = this;
    let wake: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const search: Search = {
      game,
      setting,
      ...parseGo(words, this.isFirstToPlay),
      stopped,
      isStopped: false,
      stop: () => wake(),
    };
    this.search = search;
    this.busy = this.busy.then(() => this.think(search));
  }

  private stop(): void {
    if (!this.search || this.search.isStopped) return;
    this.search.isStopped = true;
    this.search.stop();
    this.engine.stop();
  }

  private async think(search: Search): Promise<void> {
    const { game, setting, limits, isInfinite, stopped } = search;
    let answer = NO_BEST_MOVE;
    try {
      let shown: Thought | undefined;
      const show = (thought: Thought): void => {
        if (thought.depth === shown?.depth && thought.nodes === shown.nodes) return;
        shown = thought;
        for (const line of infoLines(thought)) this.write(line);
      };
      const thought = await this.engine.think(game, setting, search.isStopped ? LEAST : limits, show);
      show(thought);
      answer = bestMoveLine(thought);
    } catch (error) {
      this.complain(error);
    }
    if (isInfinite) await stopped;
    this.search = undefined;
    this.write(answer);
  }
}
