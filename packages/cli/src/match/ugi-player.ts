import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Game } from '@calculi/rules';
import type { Limits } from '@calculi/engine';
import type { Player } from './player.ts';
import { goText, positionText } from '../ugi/question.ts';

/** Milliseconds for anything but thinking, and beyond the time given for thinking. */
const PATIENCE = 30_000;
/** Milliseconds for a turn without a limit of time. */
const LONG_PATIENCE = 600_000;
const FAREWELL = 500;

interface Waiting {
  readonly wanted: RegExp;
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A program that speaks UGI. Once it has ended it is started again for the next game. */
export class UgiPlayer implements Player {
  private child: ChildProcessWithoutNullStreams | undefined;
  private waiting: Waiting | undefined;
  private readonly command: readonly string[];

  constructor(command: readonly string[]) {
    this.command = command;
  }

  async newGame(seed: number): Promise<void> {
    if (!this.child) {
      this.start();
      await this.ask('ugi', /^ugiok\b/, PATIENCE);
    }
    this.send(`setoption name seed value ${seed}`);
    this.send('uginewgame');
    await this.ask('isready', /^readyok\b/, PATIENCE);
  }

  async choose(game: Game, limits: Limits): Promise<readonly string[]> {
    this.send(positionText(game));
    const patience = limits.time === undefined ? LONG_PATIENCE : limits.time + PATIENCE;
    const answer = await this.ask(goText(limits), /^bestmove\b/, patience);
    return (answer.split(/\s+/)[1] ?? '').split('+');
  }

  async close(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    this.send('quit');
    const timer = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
    await ended;
    clearTimeout(timer);
  }

  private start(): void {
    const [program = '', ...words] = this.command;
    const child = spawn(program, words, { stdio: 'pipe' });
    this.child = child;
    createInterface({ input: child.stdout }).on('line', (line) => this.hear(line));
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
    if (!this.child) throw new Error('the program has ended');
    try {
      return await new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.child?.kill('SIGKILL');
          this.child = undefined;
          reject(new Error(`no answer to “${text}” within ${patience} ms`));
        }, patience);
        this.waiting = { wanted, resolve, reject, timer };
        this.send(text);
      });
    } finally {
      clearTimeout(this.waiting?.timer);
      this.waiting = undefined;
    }
  }
}
