import { ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { rulesWith } from '../src/game/setup.ts';
import { filterRows, findOwners, makeTables, readNumbers } from '../src/pages/tables/model.ts';

const rulesOf = (id: string) =>
  rulesWith(
    ruleSets.find((each) => each.id === id)!,
    {},
  );

describe('tables', () => {
  const rules = rulesOf('boutin');
  const owners = findOwners(rules);

  it('know whose a number is', () => {
    expect([...(owners.get(2) ?? [])]).toEqual(['even']);
    expect([...(owners.get(81) ?? [])].sort()).toEqual(['even', 'odd']);
    expect(owners.has(11)).toBe(false);
    expect(findOwners(rulesOf('latrunculi-piso')).size).toBe(0);
  });

  it('hold every progression once, with who can form it alone', () => {
    const { threes, fours } = makeTables(rules, owners, true);
    const [row] = filterRows(threes.arithmetic, [2, 4, 6]);
    expect(row?.sides).toEqual(['even']);
    expect(filterRows(threes.arithmetic, [2, 7, 12])[0]?.sides).toEqual([]);
    expect(filterRows(fours.excellent, [6, 8, 9, 12])).toHaveLength(1);
    expect(new Set(threes.harmonic.map(({ values }) => values.join())).size).toBe(threes.harmonic.length);
  });

  it('have fewer excellent fours without the proportion of four', () => {
    const [without, having] = [false, true].map((fourTerm) => makeTables(rules, owners, fourTerm).fours);
    expect(without!.excellent.length).toBeLessThan(having!.excellent.length);
  });

  it('read the numbers that are asked for', () => {
    expect(readNumbers(' 6, 12 and 72')).toEqual([6, 12, 72]);
    expect(readNumbers('none')).toEqual([]);
  });
});
