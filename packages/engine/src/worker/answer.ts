import { hint, threat } from '../advice/hint.ts';
import type { Think } from '../advice/hint.ts';
import { review } from '../advice/review.ts';
import { think } from '../think.ts';
import { GameKeeper } from './job.ts';
import type { Answers, Ask, FromThread, Question, ToThread } from './job.ts';

/** The side of the thread that thinks: takes questions and posts what it finds. */
export class Answerer {
  private readonly keeper = new GameKeeper();
  private readonly post: (message: FromThread) => void;
  private stop: Int32Array | null = null;

  constructor(post: (message: FromThread) => void) {
    this.post = post;
  }

  take(message: ToThread): void {
    if (message.type === 'share') this.stop = message.stop;
    else this.answer(message.question);
  }

  private answer(question: Question): void {
    const { id } = question;
    try {
      this.post({ type: 'answer', id, answer: this.find(question) });
    } catch (error) {
      this.post({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  private find({ id, ask, game: sent, setting, limits }: Question): Answers[Ask] {
    const game = this.keeper.open(sent);
    const isStopped = () => this.stop !== null && Atomics.load(this.stop, 0) === id;
    if (ask === 'think') {
      return think(
        game,
        setting,
        limits,
        (thought) => this.post({ type: 'thought', id, thought }),
        isStopped,
      );
    }
    const thinkWithin: Think = (each, how, most) =>
      think(each, { ...setting, ...how }, most, undefined, isStopped);
    if (ask === 'review')
      return review(game, thinkWithin, limits, (turn, count) => this.post({ type: 'turn', id, turn, count }));
    return ask === 'hint' ? hint(game, thinkWithin, limits) : threat(game, thinkWithin, limits);
  }
}
