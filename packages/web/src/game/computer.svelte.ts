import { findTurn } from '../opponent/opponent.ts';
import type { Opponent } from '../opponent/opponent.ts';
import { playStep, seatOf, turnOf } from './session.ts';
import type { Session } from './session.ts';

/** Milliseconds between the steps of its turn, so that each can be followed. */
const PACE = 450;

/** The board at which the computer plays. */
interface Table {
  readonly engine: () => Opponent;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Whether the board is still open and shows this session: if not, what was begun for it is dropped. */
  readonly isAt: (session: Session) => boolean;
  /** It has played a step of its turn. */
  readonly follow: (session: Session) => void;
  /** It has played its turn as far as it goes. */
  readonly finish: (session: Session) => void;
}

/** The computer as a player at a board: whether it thinks, and its turns, played step by step. */
export class Computer {
  readonly #table: Table;
  /** What a level notices and overlooks is the same for a whole game. */
  readonly #seed: number;

  state = $state<'idle' | 'thinking' | 'stopped'>('idle');
  /** How many turns ahead it has looked by now. */
  depth = $state(0);

  constructor(game: string, table: Table) {
    this.#table = table;
    this.#seed = Array.from(game).reduce((seed, sign) => (seed * 31 + sign.charCodeAt(0)) % 0x7fffffff, 7);
  }

  /** Plays if it is its turn; also starts it again after it has stopped. */
  async play(session: Session): Promise<void> {
    const side = turnOf(session);
    const seat = side && seatOf(session, side);
    this.state = seat?.kind === 'computer' ? 'thinking' : 'idle';
    this.depth = 0;
    if (seat?.kind !== 'computer') return;
    const { engine, now, pause, isAt, follow, finish } = this.#table;
    let played = session;
    try {
      const setting = { level: seat.level, seed: this.#seed };
      const turn = await findTurn(engine(), session.game, setting, {
        isWanted: () => isAt(session),
        sees: (depth) => (this.depth = depth),
      });
      for (const action of turn) {
        await pause(PACE);
        if (!isAt(played)) return;
        played = playStep(played, action, now());
        follow(played);
      }
      if (played === session) throw new Error('the engine has no turn to play');
      this.state = 'idle';
      finish(played);
    } catch {
      if (isAt(played)) this.state = 'stopped';
    }
  }

  /** Lets it play what it has found by now. */
  moveNow(): void {
    if (this.state === 'thinking') this.#table.engine().stop();
  }

  /** Stops thinking, because the game has changed. */
  rest(): void {
    this.moveNow();
    this.state = 'idle';
  }

  /** Whether it agrees to a draw; null where the game has gone on meanwhile, or it cannot say. */
  async takesDraw(asked: Session, isPersonsTurn: boolean): Promise<boolean | null> {
    const { engine, isAt } = this.#table;
    try {
      const { acceptsDraw } = await import('../opponent/draw.ts');
      // A game that has gone on is not asked about, and an answer about it does not count.
      const accepts = isAt(asked) && (await acceptsDraw(engine(), asked.game, isPersonsTurn));
      if (!isAt(asked)) return null;
      // It answers again, so it can play again.
      if (!accepts && this.state === 'stopped') void this.play(asked);
      return accepts;
    } catch {
      if (isAt(asked)) this.state = 'stopped';
      return null;
    }
  }
}
