import { clockSetup } from '@calculi/protocol';
import { parsePosition, ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { makeAddress, parseAddress } from '../src/address/address.ts';
import { LONGEST, OWN_NAMES, playAddress, readProposal, startAddress } from '../src/address/proposal.ts';
import { agree, FIRST_PROPOSAL, proposalOf, withRuleSet } from '../src/game/proposal.ts';
import type { Proposal } from '../src/game/proposal.ts';

describe('an address', () => {
  it.each([
    ['', { page: 'start', path: [], query: {} }],
    ['#/', { page: 'start', path: [], query: {} }],
    ['#/rules/boutin', { page: 'rules', path: ['boutin'], query: {} }],
    ['#/play/boutin?as=odd&x', { page: 'play', path: ['boutin'], query: { as: 'odd', x: '' } }],
    ['#/play/%E0%A4%A?x=%', { page: 'play', path: ['%E0%A4%A'], query: { x: '%' } }],
  ])('reads %s', (hash, address) => {
    expect(parseAddress(hash)).toEqual(address);
  });

  it('is found again as it was written', () => {
    const address = {
      page: 'play',
      path: ['a b'],
      query: { position: '8/2,P4+1 e -/- - 0', odd: 'x_y=&é%' },
    };
    expect(parseAddress(makeAddress(address))).toEqual(address);
  });
});

describe('a proposal in an address', () => {
  const proposal: Proposal = {
    ruleSet: 'boutin',
    options: { victory: 'corps', pieces: '7' },
    opponent: { kind: 'computer', level: 10 },
    side: 'odd',
    clock: null,
    position: '8/8/8/8/8/8/8/8/8/8/8/8/8/1,S81,6/8/1,c3,6 o -/- - 0',
  };

  it('starts the same game', () => {
    const hash = makeAddress(playAddress(proposal, 'abc'));
    expect(readProposal(parseAddress(hash), parsePosition)).toEqual({ proposal, problems: [] });
  });

  it('does not complain of a clock that it follows, however it is written', () => {
    const read = readProposal(parseAddress('#/play/boutin?against=beside&clock=10+05'), parsePosition);
    expect(read?.proposal.clock).toEqual({ minutes: 10, increment: 5 });
    expect(read?.problems).toEqual([]);
  });

  it('falls back to what is usual where it cannot be read, and says so', () => {
    const read = readProposal(
      parseAddress('#/play/boutin?victory=none&position=8&against=x&as=black&clock=0'),
      parsePosition,
    );
    expect(read?.problems).toEqual(['victory=none', 'as=black', 'against=x', 'clock', 'position']);
    expect(read?.proposal).toMatchObject({
      ...withRuleSet(FIRST_PROPOSAL, 'boutin'),
      options: {},
      side: 'even',
    });
    expect(readProposal(parseAddress('#/play/chess'), null)).toBeNull();
  });

  it('says that the computer is not played by the clock, and leaves the clock out of such a link', () => {
    const read = (query: string) => readProposal(parseAddress(`#/play/boutin?${query}`), null);
    expect(read('against=computer-5&clock=10')).toMatchObject({
      proposal: { clock: null },
      problems: ['clock'],
    });
    const timed: Proposal = { ...proposal, clock: { minutes: 10, increment: 5 } };
    expect(playAddress(timed)).toEqual(playAddress(proposal));
    expect(startAddress(timed)).toEqual(startAddress(proposal));
  });

  it('reads the clock of two people, with or without seconds for each turn', () => {
    const clockOf = (text: string) =>
      readProposal(parseAddress(`#/play/boutin?against=beside&clock=${text}`), null);
    expect(clockOf('10+5')).toMatchObject({
      proposal: { clock: { minutes: 10, increment: 5 } },
      problems: [],
    });
    expect(clockOf('10')).toMatchObject({ proposal: { clock: { minutes: 10, increment: 0 } }, problems: [] });
    expect(clockOf('3d')).toMatchObject({ proposal: { clock: null }, problems: ['clock=3d'] });
  });

  it('sets no clock that a server would refuse, and every one up to that', () => {
    const clockOf = (text: string) =>
      readProposal(parseAddress(`#/start/boutin?against=link&clock=${text}`), null)?.proposal.clock ?? null;
    const { minutes, increment, days } = LONGEST;
    expect(clockOf(`${days}d`)).toEqual({ days });
    expect(clockOf(`${minutes}+${increment}`)).toEqual({ minutes, increment });
    const wrong = [`${days + 1}d`, '0d', `${minutes + 1}`, '0+5', `10+${increment + 1}`, '10d+5', '5+d'];
    expect(wrong.filter((text) => clockOf(text) !== null)).toEqual([]);
    const allows = (clock: object) => clockSetup.safeParse(clock).success;
    for (const more of [0, 1]) {
      expect(allows({ kind: 'days', days: days + more })).toBe(more === 0);
      expect(allows({ kind: 'minutes', minutes: minutes + more, increment: 0 })).toBe(more === 0);
      expect(allows({ kind: 'minutes', minutes, increment: increment + more })).toBe(more === 0);
    }
  });

  it('leaves out of the options only what is wrong by itself, and all where they do not go together', () => {
    const read = (query: string) => readProposal(parseAddress(`#/play/boutin?${query}`), null);
    expect(read('quiet=-5&victory=corps&colour=red')).toMatchObject({
      problems: ['quiet=-5', 'colour=red'],
      proposal: { options: { victory: 'corps' } },
    });
    expect(read('victory=corps&pieces=0')).toMatchObject({
      problems: ['options'],
      proposal: { options: {} },
    });
  });

  it('uses no name that is an option of a rule set', () => {
    const options = new Set(ruleSets.flatMap((each) => each.options.map(({ name }) => name)));
    expect(OWN_NAMES.filter((name) => options.has(name))).toEqual([]);
  });

  it('draws lots when asked to', () => {
    const lot = { ...FIRST_PROPOSAL, side: 'lot' } as const;
    expect(agree(lot, 0.1).seats[0].kind).toBe('person');
    expect(agree(lot, 0.9).seats[0].kind).toBe('computer');
    expect(proposalOf(agree(lot, 0.9)).side).toBe('odd');
  });
});
