import type { Head, Side } from './agreement.ts';
import { makeClock, passClock, stopClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Deed, Ending, Entry, Wish } from './entry.ts';
import type { Phrase } from './phrase.ts';

/**
 * What a log says: who sits, what has been played, what is asked, how much time is left. It is folded from the entries
 * alone, on the server and in the browser alike, and needs no rules. Never changes: an entry gives a new one.
 */
export interface Contest {
  readonly head: Head;
  /** How many entries the log has. */
  readonly length: number;
  readonly seated: readonly Side[];
  /** Everything played and not taken back. */
  readonly actions: readonly string[];
  readonly turns: readonly ContestTurn[];
  /** The number of the entry that last changed the board; 0 before any has. */
  readonly board: number;
  /** Whose turn it is, or would be if the game were not over. */
  readonly next: Side;
  /** Wishes not yet answered. */
  readonly wishes: readonly Asked[];
  /** At which number of turns each wish was last asked: it may be asked again after another turn. */
  readonly lately: readonly (Asked & { readonly turns: number })[];
  /** What was said, so that nobody talks too much. */
  readonly said: readonly Said[];
  readonly clock: Clock | null;
  readonly ending: Ending | null;
  /** Who would play again. */
  readonly again: readonly Side[];
  /** The game that follows this one. */
  readonly successor: string | null;
  /** When something last happened. */
  readonly changed: number;
}

export interface ContestTurn {
  readonly side: Side;
  /** How many actions had been played before it. */
  readonly begin: number;
}

export interface Asked {
  readonly side: Side;
  readonly wish: Wish;
}

export interface Said {
  readonly side: Side;
  readonly phrase: Phrase;
  readonly at: number;
}

export const newContest = (head: Head): Contest => ({
  head,
  length: 0,
  seated: [],
  actions: [],
  turns: [],
  board: 0,
  next: head.begins,
  wishes: [],
  lately: [],
  said: [],
  clock: head.agreement.clock && makeClock(head.agreement.clock, head.created),
  ending: null,
  again: [],
  successor: null,
  changed: head.created,
});

export const contestOf = (head: Head, log: readonly Entry[]): Contest => log.reduce(record, newContest(head));

export const sideIndex = ({ sides }: Head, side: Side): 0 | 1 => (sides[0] === side ? 0 : 1);

export const otherSide = ({ sides }: Head, side: Side): Side => (sides[0] === side ? sides[1] : sides[0]);

/** Whether both seats are taken and the game goes on. */
export const isUnderWay = ({ seated, ending }: Contest): boolean => seated.length === 2 && ending === null;

/** The contest after one more entry. */
export const record = (contest: Contest, { number, at, deed }: Entry): Contest => {
  const known = { ...contest, length: number, changed: at };
  switch (deed.type) {
    case 'sit':
      return { ...known, seated: [...known.seated, deed.side] };
    case 'play':
      return played(known, deed, at);
    case 'ask':
      return asked(known, deed);
    case 'decline':
      return { ...known, wishes: known.wishes.filter(({ wish }) => wish !== deed.wish) };
    case 'take-back':
      return takenBack(known, deed, at);
    case 'end':
      return ended(known, deed.ending, at);
    case 'again':
      return { ...known, again: [...known.again, deed.side], successor: deed.game ?? known.successor };
    case 'say':
      return { ...known, said: [...known.said, { side: deed.side, phrase: deed.phrase, at }] };
  }
};

type DeedOf<Type extends Deed['type']> = Extract<Deed, { type: Type }>;

const played = (contest: Contest, { side, actions, next, ending }: DeedOf<'play'>, at: number): Contest => {
  const { head, turns } = contest;
  const begin = contest.actions.length;
  // A turn that is sent in parts is one turn.
  const isNew = turns.length === 0 || turns.at(-1)?.side !== side;
  const after: Contest = {
    ...contest,
    actions: [...contest.actions, ...actions],
    turns: isNew ? [...turns, { side, begin }] : turns,
    board: contest.length,
    next,
    // A wish for a draw stands until the other side has played on; a wish to take back until anyone has.
    wishes: contest.wishes.filter((asked) => asked.wish === 'draw' && asked.side === side),
    clock: contest.clock && passClock(contest.clock, sideIndex(head, side), sideIndex(head, next), at),
  };
  return ending ? ended(after, ending, at) : after;
};

const asked = (contest: Contest, { side, wish }: DeedOf<'ask'>): Contest => ({
  ...contest,
  wishes: [...contest.wishes, { side, wish }],
  lately: [
    ...contest.lately.filter((each) => each.side !== side || each.wish !== wish),
    { side, wish, turns: contest.turns.length },
  ],
});

const takenBack = (contest: Contest, { actions, next }: DeedOf<'take-back'>, at: number): Contest => {
  const { head, clock } = contest;
  const turns = contest.turns.filter(({ begin }) => begin < actions);
  const to = sideIndex(head, next);
  return {
    ...contest,
    actions: contest.actions.slice(0, actions),
    turns,
    board: contest.length,
    next,
    wishes: [],
    // “After another turn” counts from here.
    lately: contest.lately.map((each) => ({ ...each, turns: Math.min(each.turns, turns.length) })),
    // The time that was used stays used; before anything is played no clock runs.
    clock: clock && (turns.length === 0 ? stopClock(clock, at) : passClock(clock, to, to, at)),
  };
};

const ended = (contest: Contest, ending: Ending, at: number): Contest => ({
  ...contest,
  ending,
  wishes: [],
  clock: contest.clock && stopClock(contest.clock, at),
});
