import type { Game } from '@calculi/rules';
import type { ReviewedTurn } from '../advice/review.ts';
import type { Engine } from '../engine.ts';
import type { Limits, Setting, Thought } from '../thought.ts';
import { sendGame } from './job.ts';
import type { Answers, Ask, FromThread, ToThread } from './job.ts';

/** A thread that thinks, whatever it is called where the program runs. */
export interface Thread {
  post(message: ToThread): void;
  end(): void;
}

export interface ThreadEvents {
  message(message: FromThread): void;
  failed(error: Error): void;
}

export type MakeThread = (events: ThreadEvents) => Thread;

/** Milliseconds that a thread has to answer after it was told to stop; then it is ended. */
const PATIENCE = 40;
/** So often it is waited again while nothing at all is known of a turn to play. */
const MOST_WAITS = 50;
/** A short search that makes a new thread fast before it is needed. */
const WARMING = { nodes: 3000, time: 500 };
/** Thinking time for advice, for a review that of each search, in milliseconds; where no limit is given. */
const ADVICE = { hint: 1500, threat: 700, review: 170 } as const;

const adviceLimits = (ask: keyof typeof ADVICE, limits: Limits = {}): Limits =>
  Object.keys(limits).length > 0 ? limits : { time: ADVICE[ask] };

const NOTHING: Thought = { depth: 0, lines: [], nodes: 0, time: 0, nodesPerSecond: 0 };

interface Pending {
  readonly id: number;
  readonly ask: Ask;
  readonly resolve: (answer: Answers[Ask]) => void;
  readonly reject: (error: Error) => void;
  readonly onThought: ((thought: Thought) => void) | undefined;
  readonly onTurn: ((turn: ReviewedTurn, count: number) => void) | undefined;
  /** What is known so far, for when it is stopped. */
  thought: Thought;
  readonly turns: ReviewedTurn[];
}

/** Whether stopping now would leave an answer worth having. */
const isKnown = ({ ask, thought }: Pending): boolean => ask !== 'think' || thought.lines.length > 0;

type Listeners = Partial<Pick<Pending, 'onThought' | 'onTurn'>>;

/** Asks threads that think, one question after another. */
class Host implements Engine {
  private readonly makeThread: MakeThread;
  private thread: Thread | null = null;
  private spare: Thread | null = null;
  private pending: Pending | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private nextId = 1;
  /** Questions not answered yet, and whether the next to be asked is to be stopped at once. */
  private unanswered = 0;
  private stopsNext = false;
  private closed = false;
  private readonly shared: Int32Array | null;

  constructor(makeThread: MakeThread) {
    this.makeThread = makeThread;
    this.shared = typeof SharedArrayBuffer === 'undefined' ? null : new Int32Array(new SharedArrayBuffer(4));
  }

  think(game: Game, setting: Setting = {}, limits: Limits = {}, onThought?: (thought: Thought) => void) {
    return this.ask('think', game, setting, limits, { onThought });
  }

  hint(game: Game, limits?: Limits) {
    return this.ask('hint', game, {}, adviceLimits('hint', limits));
  }

  threat(game: Game, limits?: Limits) {
    return this.ask('threat', game, {}, adviceLimits('threat', limits));
  }

  review(game: Game, limits?: Limits, onTurn?: (turn: ReviewedTurn, count: number) => void) {
    return this.ask('review', game, {}, adviceLimits('review', limits), { onTurn });
  }

  /** Questions wait for each other; a failed one does not keep the next from being asked. */
  private ask<A extends Ask>(
    ask: A,
    game: Game,
    setting: Setting,
    limits: Limits,
    { onThought, onTurn }: Listeners = {},
  ): Promise<Answers[A]> {
    this.unanswered++;
    const asked = this.queue.then(
      () =>
        new Promise<Answers[Ask]>((resolve, reject) => {
          if (this.closed) return reject(new Error('the engine is closed'));
          const id = this.nextId++;
          this.pending = { id, ask, resolve, reject, onThought, onTurn, thought: NOTHING, turns: [] };
          this.thread ??= this.open();
          const question = { id, ask, game: sendGame(game), setting, limits };
          this.thread.post({ type: 'ask', question });
          if (this.shared === null) this.warmSpare(game);
          if (this.stopsNext) this.stop();
        }),
    );
    const answered = () => void this.unanswered--;
    this.queue = asked.then(answered, answered);
    return asked as Promise<Answers[A]>;
  }

  private open(): Thread {
    const thread = this.makeThread({
      message: (message) => this.receive(thread, message),
      failed: (error) => this.fail(thread, error),
    });
    if (this.shared) thread.post({ type: 'share', stop: this.shared });
    return thread;
  }

  /** Where a thread can only be stopped by ending it, another stands ready. */
  private warmSpare(game: Game): void {
    if (this.spare !== null) return;
    this.spare = this.open();
    const question = { id: 0, ask: 'think', game: sendGame(game), setting: {}, limits: WARMING } as const;
    this.spare.post({ type: 'ask', question });
  }

  private receive(thread: Thread, message: FromThread): void {
    const { pending } = this;
    if (thread !== this.thread || pending === null || message.id !== pending.id) return;
    switch (message.type) {
      case 'thought':
        pending.thought = message.thought;
        return pending.onThought?.(message.thought);
      case 'turn':
        pending.turns.push(message.turn);
        return pending.onTurn?.(message.turn, message.count);
      case 'answer':
        this.pending = null;
        return pending.resolve(message.answer);
      case 'failure':
        this.pending = null;
        return pending.reject(new Error(message.message));
    }
  }

  private fail(thread: Thread, error: Error): void {
    if (thread === this.spare) this.spare = null;
    if (thread !== this.thread) return;
    this.thread = null;
    const { pending } = this;
    this.pending = null;
    pending?.reject(error);
  }

  stop(): void {
    const { pending, thread } = this;
    // A question is asked a moment after `ask`: it may be on its way.
    this.stopsNext = pending === null && this.unanswered > 0;
    if (pending === null || thread === null) return;
    if (this.shared) Atomics.store(this.shared, 0, pending.id);
    else if (isKnown(pending)) return this.cutShort(pending, thread);
    this.waitAndCut(pending, thread, MOST_WAITS);
  }

  /** A thread that is only just starting is given longer: an answer without a turn would be none. */
  private waitAndCut(pending: Pending, thread: Thread, waits: number): void {
    setTimeout(() => {
      if (this.pending !== pending) return;
      if (isKnown(pending) || waits === 0) this.cutShort(pending, thread);
      else this.waitAndCut(pending, thread, waits - 1);
    }, PATIENCE);
  }

  /** Ends the thread; its question is answered with what is known. */
  private cutShort(pending: Pending, thread: Thread): void {
    thread.end();
    this.thread = this.spare;
    this.spare = null;
    this.pending = null;
    const known = { think: pending.thought, hint: null, threat: null, review: { turns: pending.turns } };
    pending.resolve(known[pending.ask]);
  }

  close(): void {
    this.closed = true;
    this.thread?.end();
    this.spare?.end();
    this.thread = this.spare = null;
    this.pending?.reject(new Error('the engine was closed'));
    this.pending = null;
  }
}

export const hostEngine = (makeThread: MakeThread): Engine => new Host(makeThread);
