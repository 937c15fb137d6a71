import { describe, expect, it } from 'vitest';
import { absenceOf, claimableAt, contestOf, mayAbort, mayAsk } from '@calculi/protocol';
import type { Agreement, Contest, Deed, Head } from '@calculi/protocol';

const headWith = (clock: Agreement['clock']): Head => ({
  id: 'abcdefghij',
  agreement: { rules: 'latrunculi-piso@1', options: {}, position: null, clock, aids: true, listed: false },
  sides: ['black', 'white'],
  begins: 'black',
  created: 0,
});

const SEATS: Deed[] = [
  { type: 'sit', side: 'black' },
  { type: 'sit', side: 'white' },
];
const played = (side: 'black' | 'white', action: string): Deed => ({
  type: 'play',
  side,
  actions: [action],
  next: side === 'black' ? 'white' : 'black',
});
const asked = (side: 'black' | 'white', wish: 'draw' | 'take-back'): Deed => ({ type: 'ask', side, wish });
const after = (deeds: readonly Deed[], clock: Agreement['clock'] = null): Contest =>
  contestOf(
    headWith(clock),
    deeds.map((deed, index) => ({ number: index + 1, at: 1000 * (index + 1), deed })),
  );
const OVER: Deed = { type: 'end', side: 'black', ending: { winner: 'white', reason: 'resignation' } };

describe('a wish', () => {
  const begun = [...SEATS, played('black', '@d4')];

  it('may be asked while the game goes on, and nothing is taken back that was not played', () => {
    expect(mayAsk(after(begun), 'black', 'take-back')).toBe(true);
    expect(mayAsk(after(begun), 'white', 'take-back')).toBe(false);
    expect(mayAsk(after(begun), 'white', 'draw')).toBe(true);
    expect(mayAsk(after(SEATS.slice(0, 1)), 'black', 'draw')).toBe(false);
    expect(mayAsk(after([...begun, OVER]), 'black', 'draw')).toBe(false);
  });

  it('may be asked once a turn, and not while it stands', () => {
    const declined: Deed = { type: 'decline', side: 'white', wish: 'draw' };
    const refused = [...SEATS, asked('black', 'draw'), declined];
    expect(mayAsk(after(refused), 'black', 'draw')).toBe(false);
    expect(mayAsk(after(refused), 'white', 'draw')).toBe(true);
    expect(mayAsk(after([...refused, played('black', '@d4')]), 'black', 'draw')).toBe(true);
    const standing = [...SEATS, asked('black', 'draw'), played('black', '@d4')];
    expect(mayAsk(after(standing), 'black', 'draw')).toBe(false);
    expect(mayAsk(after(standing), 'white', 'draw')).toBe(false);
    expect(mayAsk(after([...standing, played('white', '@e5')]), 'black', 'draw')).toBe(true);
  });
});

describe('an end', () => {
  it('by abort is for games in which not both have played', () => {
    expect(mayAbort(after(SEATS.slice(0, 1)))).toBe(true);
    expect(mayAbort(after([...SEATS, played('black', '@d4')]))).toBe(true);
    expect(mayAbort(after([...SEATS, played('black', '@d4'), played('white', '@e5')]))).toBe(false);
    expect(mayAbort(after([...SEATS, OVER]))).toBe(false);
  });

  it('by absence is claimed after a while, unless days are agreed on', () => {
    const away = { here: [], away: [{ side: 'white' as const, since: 5000 }] };
    const minutes = { kind: 'minutes', minutes: 1, increment: 0 } as const;
    const days = { kind: 'days', days: 2 } as const;
    expect(claimableAt(after(SEATS), 'black', away)).toBe(185_000);
    expect(claimableAt(after(SEATS, minutes), 'black', away)).toBe(65_000);
    expect(claimableAt(after(SEATS, days), 'black', away)).toBeNull();
    expect(claimableAt(after(SEATS), 'black', { ...away, here: ['white'] })).toBeNull();
    expect(claimableAt(after(SEATS), 'white', away)).toBeNull();
    expect(claimableAt(after(SEATS.slice(0, 1)), 'black', away)).toBeNull();
    expect(absenceOf({ clock: days })).toBeNull();
  });
});
