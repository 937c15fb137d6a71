import { describe, expect, it } from 'vitest';
import { contestOf, deadlineOf, timeLeft } from '@calculi/protocol';
import type { Deed, Entry, Head } from '@calculi/protocol';

const head: Head = {
  id: 'abcdefghij',
  agreement: {
    rules: 'boutin@1',
    options: {},
    position: null,
    clock: { kind: 'minutes', minutes: 1, increment: 2 },
    aids: true,
    listed: false,
  },
  sides: ['even', 'odd'],
  begins: 'even',
  created: 1000,
};

/** A log with an entry each second. */
const log = (...deeds: Deed[]): Entry[] =>
  deeds.map((deed, index) => ({ number: index + 1, at: 1000 + 1000 * (index + 1), deed }));

const seats: Deed[] = [
  { type: 'sit', side: 'even' },
  { type: 'sit', side: 'odd' },
];
const play = (side: 'even' | 'odd', ...actions: string[]): Deed => ({
  type: 'play',
  side,
  actions,
  next: side === 'even' ? 'odd' : 'even',
});

describe('a contest', () => {
  it('runs no clock before the first turn, then that of the other side', () => {
    const before = contestOf(head, log(...seats));
    expect(before.clock?.running).toBeNull();
    const { clock } = contestOf(head, log(...seats, play('even', 'a1-a2')));
    expect(clock?.running).toBe(1);
    expect(clock && deadlineOf(clock)).toBe(4000 + 60_000);
  });

  it('runs no clock before the end of a first turn that is sent in parts', () => {
    const part: Deed = { type: 'play', side: 'even', actions: ['a1-a2'], next: 'even' };
    expect(contestOf(head, log(...seats, part)).clock?.running).toBeNull();
    const { clock } = contestOf(head, log(...seats, part, play('even', 'done')));
    expect(clock?.running).toBe(1);
    expect(clock && timeLeft(clock, 0, 9000)).toBe(60_000);
  });

  it('reckons in whole milliseconds, whatever part of a minute was agreed on', () => {
    const clock = { kind: 'minutes', minutes: 0.678_912_345, increment: 2 } as const;
    const odd = { ...head, agreement: { ...head.agreement, clock } };
    const contest = contestOf(odd, log(...seats, play('even', 'a1-a2')));
    expect(contest.clock && deadlineOf(contest.clock)).toBe(4000 + 40_735);
  });

  it('takes off what was used and adds the increment', () => {
    const { clock } = contestOf(head, log(...seats, play('even', 'a1-a2'), play('odd', 'b1-b2')));
    expect(clock && timeLeft(clock, 1, 5000)).toBe(60_000 - 1000 + 2000);
    expect(clock && timeLeft(clock, 0, 15_000)).toBe(50_000);
  });

  it('keeps a wish for a draw until the other side plays on', () => {
    const ask: Deed = { type: 'ask', side: 'even', wish: 'draw' };
    const asked = log(...seats, ask, play('even', 'a1-a2'));
    expect(contestOf(head, asked).wishes).toEqual([{ side: 'even', wish: 'draw' }]);
    expect(contestOf(head, log(...seats, ask, play('even', 'a1-a2'), play('odd', 'b1-b2'))).wishes).toEqual(
      [],
    );
  });

  it('goes back to where a turn began, and the board is another one', () => {
    const contest = contestOf(
      head,
      log(...seats, play('even', 'a1-a2', 'done'), play('odd', 'b1-b2'), {
        type: 'take-back',
        side: 'odd',
        actions: 0,
        next: 'even',
      }),
    );
    expect(contest).toMatchObject({ actions: [], turns: [], board: 5, next: 'even' });
    expect(contest.clock?.running).toBeNull();
  });

  it('stops the clock at the end', () => {
    const contest = contestOf(
      head,
      log(...seats, play('even', 'a1-a2'), {
        type: 'end',
        side: 'odd',
        ending: { winner: 'even', reason: 'resignation' },
      }),
    );
    expect(contest.ending).toEqual({ winner: 'even', reason: 'resignation' });
    expect(contest.clock).toMatchObject({ running: null, left: [60_000, 59_000] });
  });
});
