import { describe, expect, it } from 'vitest';
import { Ledger } from '../chaos/ledger.mjs';
import { chanceFrom } from '../lib/chance.mjs';
import { faultsOf } from '../lib/online/replay.mjs';
import { agreementOn, rulesOf, writeScript } from '../lib/online/script.mjs';

const agreement = agreementOn('glorious');
const { turns, result } = writeScript(agreement, chanceFrom(3), 400);
const [begins] = turns.map(({ side }) => side);
const head = { id: 'abcdefghij', agreement, sides: ['even', 'odd'], begins, created: 1 };
const ending = { winner: result.winner, reason: result.reason };

const plays = turns.map(({ side, actions }, index) => ({
  type: 'play',
  side,
  actions,
  next: turns[index + 1]?.side ?? (side === 'even' ? 'odd' : 'even'),
  ...(index === turns.length - 1 && { ending }),
}));

const logOf = (deeds) =>
  deeds.map((deed, index) => ({ number: index + 1, at: 1, key: `key-${1000 + index}`, deed }));

const seats = ['even', 'odd'].map((side) => ({ type: 'sit', side }));
const log = logOf([...seats, ...plays]);
const changed = (index, change) => log.map((entry, at) => (at === index ? { ...entry, ...change } : entry));

describe('reading a game again', () => {
  it('finds nothing wrong with a game as it was played', () => {
    expect(rulesOf(agreement).ruleSet.sides).toEqual(head.sides);
    expect(faultsOf({ head, entries: log })).toEqual([]);
  });

  it('reads on after a turn taken back', () => {
    const [first, second, third] = plays;
    const taken = { type: 'take-back', side: second.side, actions: first.actions.length, next: second.side };
    expect(faultsOf({ head, entries: logOf([...seats, first, second, taken, second, third]) })).toEqual([]);
  });

  it.each([
    ['a number twice', changed(5, { number: 5 }), 'number 5 stands at place 6'],
    ['a key twice', changed(5, { key: log[4].key }), `key ${log[4].key} stands twice`],
    ['an entry missing', log.filter(({ number }) => number !== 4), 'number 5 stands at place 4'],
    ['an illegal action', changed(4, { deed: { ...log[4].deed, actions: ['a1-h16'] } }), 'a1-h16'],
    ['a turn of the other', changed(2, { deed: { ...log[2].deed, side: log[3].deed.side } }), 'out of turn'],
    ['another ending', changed(4, { deed: { ...log[4].deed, ending } }), 'the rules say that it goes on'],
    ['no seat', logOf(plays), 'before both were seated'],
    ['something after the end', logOf([...seats, ...plays, plays[0]]), 'after the end'],
    ['an entry of another form', changed(3, { at: 'noon' }), 'at'],
  ])('finds %s', (_, entries, fault) => {
    expect(faultsOf({ head, entries }).join()).toContain(fault);
  });
});

describe('the ledger', () => {
  it('notes what is announced twice in different words', () => {
    const ledger = new Ledger();
    for (const entry of [log[0], log[1], log[1]]) ledger.hear(head.id, entry);
    expect(ledger).toMatchObject({ confirmed: 2, lost: [] });
    ledger.hear(head.id, { ...log[1], at: 2 });
    expect(ledger.lost).toHaveLength(1);
  });
});
