import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Game } from '@calculi/rules';
import type { Limits } from '@calculi/engine';
import { LARGEST } from '../bounds.ts';
import { LineCutter } from '../streams.ts';
import { goText, positionText } from '../ugi/question.ts';
import type { Player } from './player.ts';

/** Usual wait for an answer in milliseconds; while a program thinks, this is added to the time it has for its turn. */
export const PATIENCE = 10_000;
/** Milliseconds for a turn without a limit of time. */
const LONG_PATIENCE = 600_000;
const FAREWELL = 500;

interface Waiting {
  readonly wanted: RegExp;
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A program that speaks UGI. Once it has ended it is started again for the next game, until it is closed. */
export class UgiPlayer implements Player {
  private child: ChildProcessWithoutNullStreams | undefined;
  private waiting: Waiting | undefined;
  private isClosed = false;
  private readonly command: readonly string[];
  private readonly patience: number;

  constructor(command: readonly string[], patience = PATIENCE) {
    this.command = command;
    this.patience = patience;
  }

  async newGame(seed: number): Promise<void> {
    if (!this.child && !this.isClosed) {
      this.start();
      await this.ask('ugi', /^ugiok\b/, this.patience);
    }
    this.send(`setoption name seed value ${seed}`);
    this.send('uginewgame');
    await this.ask('isready', /^readyok\b/, this.patience);
  }

  async choose(game: Game, limits: Limits): Promise<readonly string[]> {
    this.send(positionText(game));
    const patience = limits.time === undefined ? LONG_PATIENCE : limits.time + this.patience;
    const answer = await this.ask(goText(limits), /^bestmove\b/, patience);
    return (answer.split(/\s+/)[1] ?? '').split('+');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { child } = this;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    this.send('quit');
    const timer = setTimeout(() => cut(child), FAREWELL);
    await ended;
    clearTimeout(timer);
  }

  private start(): void {
    const [program = '', ...words] = this.command;
    const child = spawn(program, words, { stdio: 'pipe' });
    this.child = child;
    const cutter = new LineCutter();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of cutter.add(text)) this.hear(line);
    });
    // What it says there is not for us, but an unread pipe would stop it.
    child.stderr.resume();
    child.stdin.on('error', () => undefined);
    const end = (why: string) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.waiting?.reject(new Error(why));
    };
    child.once('error', (error) => end(`the command cannot be run: ${error.message}`));
    child.once('close', (code, signal) => end(`the program ended (${signal ?? `exit code ${code}`})`));
  }

  private hear(line: string): void {
    if (this.waiting?.wanted.test(line)) this.waiting.resolve(line);
  }

  private send(text: string): void {
    this.child?.stdin.write(`${text}\n`);
  }

  /** Says something and waits for a line; a program that is silent for too long is ended. */
  private async ask(text: string, wanted: RegExp, patience: number): Promise<string> {
    const { child } = this;
    if (!child) throw new Error('the program has ended');
    try {
      return await new Promise<string>((resolve, reject) => {
        const timer = setTimeout(
          () => {
            this.child = undefined;
            cut(child);
            reject(new Error(`no answer to “${text}” within ${patience} ms`));
          },
          Math.min(patience, LARGEST),
        );
        this.waiting = { wanted, resolve, reject, timer };
        this.send(text);
      });
    } finally {
      clearTimeout(this.waiting?.timer);
      this.waiting = undefined;
    }
  }
}

/** Ends a program that does not end by itself. What it has started in turn may hold its pipes: nobody waits for that. */
const cut = (child: ChildProcessWithoutNullStreams): void => {
  child.kill('SIGKILL');
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
};
