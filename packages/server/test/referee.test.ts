import { contestOf, sideIndex } from '@calculi/protocol';
import type { Agreement, Contest, Deed, Entry, Request, Side } from '@calculi/protocol';
import { initialPosition, compile, latrunculiPiso, newGame, parsePosition } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { judge, LONGEST_LOG, overdue, SAYINGS } from '../src/referee.ts';
import type { Case } from '../src/referee.ts';
import { playOn } from '../src/board.ts';
import { agreement } from './lib/house.ts';

const rules = compile(latrunculiPiso);
const SECOND = 1000;

const seats: Deed[] = [
  { type: 'sit', side: 'black' },
  { type: 'sit', side: 'white' },
];
const play = (side: Side, ...actions: string[]): Deed => ({
  type: 'play',
  side,
  actions,
  next: side === 'black' ? 'white' : 'black',
});
const ask = (side: Side, wish: 'draw' | 'take-back'): Deed => ({ type: 'ask', side, wish });

/** A contest with an entry each second from zero. */
const contest = (deeds: readonly Deed[], changes: Partial<Agreement> = {}): Contest => {
  const entries: Entry[] = deeds.map((deed, index) => ({
    number: index + 1,
    at: (index + 1) * SECOND,
    deed,
  }));
  const head = {
    id: 'abcdefghij',
    agreement: agreement(changes),
    sides: ['black', 'white'] as [Side, Side],
    begins: 'black' as const,
    created: 0,
  };
  return contestOf(head, entries);
};

const matter = (its: Contest, side: Side, more: Partial<Case> = {}): Case => ({
  contest: its,
  side,
  now: its.changed + SECOND,
  game: () => its.actions.reduce(playOn, newGame(rules, initialPosition(rules))),
  presence: { here: ['black', 'white'], away: [] },
  successor: () => 'successor1',
  ...more,
});

const decide = (its: Contest, side: Side, request: Request, more: Partial<Case> = {}): Deed =>
  judge(matter(its, side, more), request).deed;

const problem = (its: Contest, side: Side, request: Request, more: Partial<Case> = {}): unknown => {
  try {
    return decide(its, side, request, more);
  } catch (error) {
    return error instanceof Error && 'problem' in error ? error.problem : error;
  }
};

const begun = contest(seats);
const MINUTES = { kind: 'minutes', minutes: 1, increment: 2 } as const;

describe('a turn', () => {
  it('is played by the rules, and says who is next', () => {
    const { deed, game } = judge(matter(begun, 'black'), { type: 'play', board: 0, actions: ['@c4'] });
    expect(deed).toEqual({ type: 'play', side: 'black', actions: ['@c4'], next: 'white' });
    expect(game?.history).toHaveLength(1);
    expect(game?.actions).toEqual([]);
  });

  it('is refused where the rules refuse it, and nothing after its end is played', () => {
    expect(problem(begun, 'black', { type: 'play', board: 0, actions: ['a1-a2'] })).toBe('illegal');
    expect(problem(begun, 'black', { type: 'play', board: 0, actions: ['nonsense'] })).toBe('illegal');
    expect(problem(begun, 'black', { type: 'play', board: 0, actions: ['@c4', '@c5'] })).toBe('illegal');
  });

  it('is refused to the other side, on another board, and where no game goes on', () => {
    const request: Request = { type: 'play', board: 0, actions: ['@c4'] };
    expect(problem(begun, 'white', request)).toBe('not-your-turn');
    expect(problem(contest([...seats, play('black', '@c4')]), 'black', request)).toBe('stale');
    expect(problem(contest(seats.slice(0, 1)), 'black', request)).toBe('not-under-way');
    const over: Deed = { type: 'end', side: 'black', ending: { winner: 'white', reason: 'resignation' } };
    expect(problem(contest([...seats, over]), 'black', request)).toBe('not-under-way');
  });
});

describe('a wish', () => {
  const one = contest([...seats, play('black', '@c4')]);

  it('is asked once until another turn has been played', () => {
    expect(decide(one, 'black', { type: 'ask', wish: 'draw' })).toEqual(ask('black', 'draw'));
    const asked = contest([...seats, play('black', '@c4'), ask('black', 'draw')]);
    expect(problem(asked, 'black', { type: 'ask', wish: 'draw' })).toBe('not-now');
    const declined: Deed = { type: 'decline', side: 'white', wish: 'draw' };
    const deeds = [...seats, play('black', '@c4'), ask('black', 'draw'), declined];
    expect(problem(contest(deeds), 'black', { type: 'ask', wish: 'draw' })).toBe('not-now');
    // While it stands it is not asked again, though its asker has played on.
    const standing = contest([...seats, ask('black', 'draw'), play('black', '@c4')]);
    expect(problem(standing, 'black', { type: 'ask', wish: 'draw' })).toBe('not-now');
    const on = contest([...deeds, play('white', '@c5')]);
    expect(decide(on, 'black', { type: 'ask', wish: 'draw' })).toEqual(ask('black', 'draw'));
  });

  it('may be asked again after turns that follow a take-back', () => {
    const deeds = [...seats, play('black', '@c4'), ask('black', 'take-back')];
    const back: Deed = { type: 'take-back', side: 'white', actions: 0, next: 'black' };
    const again = contest([...deeds, back, play('black', '@d4')]);
    expect(decide(again, 'black', { type: 'ask', wish: 'take-back' })).toEqual(ask('black', 'take-back'));
  });

  it('is granted or declined only where the opponent has it', () => {
    const asked = contest([...seats, play('black', '@c4'), ask('black', 'draw')]);
    for (const type of ['grant', 'decline'] as const) {
      expect(problem(asked, 'black', { type, wish: 'draw' })).toBe('not-now');
      expect(problem(asked, 'white', { type, wish: 'take-back' })).toBe('not-now');
    }
    expect(decide(asked, 'white', { type: 'decline', wish: 'draw' })).toEqual({
      type: 'decline',
      side: 'white',
      wish: 'draw',
    });
  });

  it('of both sides for a draw is an agreement', () => {
    const asked = contest([...seats, play('black', '@c4'), ask('black', 'draw')]);
    const drawn: Deed = { type: 'end', side: 'white', ending: { winner: null, reason: 'agreement' } };
    expect(decide(asked, 'white', { type: 'grant', wish: 'draw' })).toEqual(drawn);
    expect(decide(asked, 'white', { type: 'ask', wish: 'draw' })).toEqual(drawn);
  });

  it('to take back goes to before the asker’s last turn', () => {
    const two = [...seats, play('black', '@c4'), play('white', '@c5'), play('black', '@d4')];
    const grant: Request = { type: 'grant', wish: 'take-back' };
    expect(decide(contest([...two, ask('black', 'take-back')]), 'white', grant)).toEqual({
      type: 'take-back',
      side: 'white',
      actions: 2,
      next: 'black',
    });
    // The opponent has played since: that turn goes too.
    expect(decide(contest([...two, ask('white', 'take-back')]), 'black', grant)).toEqual({
      type: 'take-back',
      side: 'black',
      actions: 1,
      next: 'white',
    });
    expect(problem(one, 'white', { type: 'ask', wish: 'take-back' })).toBe('not-now');
  });
});

describe('an end', () => {
  it('by resignation is the other side’s victory', () => {
    const ending = { winner: 'black', reason: 'resignation' };
    expect(decide(begun, 'white', { type: 'resign' })).toEqual({ type: 'end', side: 'white', ending });
    expect(problem(contest(seats.slice(0, 1)), 'black', { type: 'resign' })).toBe('not-under-way');
  });

  it('by abort is possible before both sides have played', () => {
    const aborted = { type: 'end', side: 'black', ending: { winner: null, reason: 'abort' } };
    for (const deeds of [seats.slice(0, 1), seats, [...seats, play('black', '@c4')]])
      expect(decide(contest(deeds), 'black', { type: 'abort' })).toEqual(aborted);
    const both = contest([...seats, play('black', '@c4'), play('white', '@c5')]);
    expect(problem(both, 'black', { type: 'abort' })).toBe('not-now');
  });

  it('by absence is claimed once the opponent has been away for long', () => {
    const claim: Request = { type: 'claim', result: 'win' };
    const away = (since: number) => ({ here: ['black' as const], away: [{ side: 'white' as const, since }] });
    const at = (clock: Agreement['clock'], wait: number) =>
      problem(contest(seats, { clock }), 'black', claim, { now: 9000 + wait, presence: away(9000) });
    const won = { type: 'end', side: 'black', ending: { winner: 'black', reason: 'absence' } };
    expect(at(MINUTES, 59_999)).toBe('not-now');
    expect(at(MINUTES, 60_000)).toEqual(won);
    expect(at(null, 179_999)).toBe('not-now');
    expect(at(null, 180_000)).toEqual(won);
    expect(at({ kind: 'days', days: 1 }, 10 ** 12)).toBe('not-now');
    expect(problem(begun, 'black', claim)).toBe('not-now');
    expect(problem(begun, 'black', claim, { presence: { here: [], away: [] } })).toBe('not-now');
    const drawn = { presence: away(0), now: 10 ** 9 };
    expect(decide(begun, 'black', { type: 'claim', result: 'draw' }, drawn)).toMatchObject({
      ending: { winner: null, reason: 'absence' },
    });
    expect(problem(contest(seats.slice(0, 1)), 'black', claim, drawn)).toBe('not-under-way');
  });

  it('by time is due at the deadline and not before, and only while a clock runs', () => {
    const running = contest([...seats, play('black', '@c4')], { clock: MINUTES });
    expect(running.clock?.running).toBe(sideIndex(running.head, 'white'));
    expect(overdue(running, 3 * SECOND + 59_999)).toBeNull();
    const late = { type: 'end', side: null, ending: { winner: 'black', reason: 'time' } };
    expect(overdue(running, 3 * SECOND + 60_000)).toEqual(late);
    expect(overdue(contest(seats, { clock: MINUTES }), 10 ** 12)).toBeNull();
    expect(overdue(begun, 10 ** 12)).toBeNull();
    const over: Deed = { type: 'end', side: 'black', ending: { winner: 'white', reason: 'resignation' } };
    expect(overdue(contest([...seats, play('black', '@c4'), over], { clock: MINUTES }), 10 ** 12)).toBeNull();
  });
});

describe('a phrase', () => {
  const say = (side: Side): Deed => ({ type: 'say', side, phrase: 'greeting' });

  it('is said a few times at once and then after a pause', () => {
    const request: Request = { type: 'say', phrase: 'thanks' };
    expect(decide(begun, 'white', request)).toEqual({ type: 'say', side: 'white', phrase: 'thanks' });
    const talked = contest([...seats, say('black'), say('black'), say('black')]);
    expect(problem(talked, 'black', request)).toBe('not-now');
    expect(problem(talked, 'white', request)).toMatchObject({ type: 'say' });
    expect(problem(talked, 'black', request, { now: talked.changed + SAYINGS.within })).toMatchObject({
      type: 'say',
    });
    const all = contest([...seats, ...Array.from({ length: SAYINGS.most }, () => say('black'))]);
    expect(problem(all, 'black', request, { now: 10 ** 9 })).toBe('not-now');
  });
});

describe('another game', () => {
  const over: Deed = { type: 'end', side: 'black', ending: { winner: 'white', reason: 'resignation' } };
  const again: Request = { type: 'again' };

  it('is wished by one and made when both wish it', () => {
    expect(problem(begun, 'black', again)).toBe('not-now');
    const ended = [...seats, over];
    expect(decide(contest(ended), 'black', again)).toEqual({ type: 'again', side: 'black' });
    const asked = contest([...ended, { type: 'again', side: 'black' }]);
    expect(problem(asked, 'black', again)).toBe('not-now');
    expect(decide(asked, 'white', again)).toEqual({ type: 'again', side: 'white', game: 'successor1' });
  });

  it('is not made with nobody', () => {
    const aborted: Deed = { type: 'end', side: 'black', ending: { winner: null, reason: 'abort' } };
    expect(problem(contest([...seats.slice(0, 1), aborted]), 'black', again)).toBe('not-now');
  });
});

describe('a full log', () => {
  const full = (...deeds: Deed[]): Contest => ({ ...contest([...seats, ...deeds]), length: LONGEST_LOG });
  const over: Deed = { type: 'end', side: 'black', ending: { winner: 'white', reason: 'resignation' } };

  it('takes nothing that lets the game go on', () => {
    const asked = full(play('black', '@c4'), ask('black', 'take-back'));
    expect(problem(asked, 'white', { type: 'play', board: 3, actions: ['@c5'] })).toBe('not-now');
    expect(problem(asked, 'white', { type: 'ask', wish: 'draw' })).toBe('not-now');
    expect(problem(asked, 'white', { type: 'grant', wish: 'take-back' })).toBe('not-now');
    expect(problem(asked, 'white', { type: 'decline', wish: 'take-back' })).toBe('not-now');
    expect(problem(asked, 'white', { type: 'say', phrase: 'thanks' })).toBe('not-now');
  });

  it('takes all that ends it', () => {
    const asked = full(play('black', '@c4'), ask('black', 'draw'));
    const away = { presence: { here: [], away: [{ side: 'black' as const, since: 0 }] }, now: 10 ** 9 };
    const requests: Request[] = [
      { type: 'resign' },
      { type: 'abort' },
      { type: 'grant', wish: 'draw' },
      { type: 'ask', wish: 'draw' },
      { type: 'claim', result: 'draw' },
    ];
    for (const request of requests)
      expect(problem(asked, 'white', request, away)).toMatchObject({ type: 'end' });
  });

  it('takes a turn that ends it', () => {
    const last = parsePosition(rules, '7,W/8/8/4,B,3/2,B,W,4/8/8/8 b 0/0 - 100 0/0 -/- 0');
    const turn: Request = { type: 'play', board: 0, actions: ['e5-e4'] };
    expect(problem(full(), 'black', turn, { game: () => newGame(rules, last) })).toMatchObject({
      type: 'play',
      ending: { winner: 'black' },
    });
  });

  it('takes the wish for another game after the end', () => {
    expect(decide(full(over), 'black', { type: 'again' })).toEqual({ type: 'again', side: 'black' });
    const asked = full(over, { type: 'again', side: 'black' });
    expect(decide(asked, 'white', { type: 'again' })).toMatchObject({ game: 'successor1' });
  });
});
