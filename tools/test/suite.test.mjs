import { compile, makePosition, parsePosition, ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { about } from '../lib/suite/about.mjs';
import { chanceFrom } from '../lib/chance.mjs';
import { prove } from '../lib/suite/claims.mjs';
import { goodTexts, positionOf, readEntries } from '../lib/suite/entries.mjs';
import { playOut, setUp } from '../lib/suite/sources.mjs';

const entries = readEntries();
const specOf = (id) => ruleSets.find((spec) => spec.id === id);

describe('the suite of positions', () => {
  it('has at least eight positions of every rule set, and some with options', () => {
    for (const { id } of ruleSets)
      expect(entries.filter(({ rules }) => rules === id).length).toBeGreaterThanOrEqual(8);
    expect(entries.filter(({ options }) => options !== '').length).toBeGreaterThanOrEqual(6);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ position }) => position)).size).toBe(entries.length);
  });

  it('has every kind of task', () => {
    const kinds = new Set(entries.map(({ kind }) => kind));
    const needed = [
      'build-harmony',
      'enclose',
      'harmony',
      'hold',
      'placing',
      'plunder',
      're-entry',
      'release',
    ];
    needed.push('save-pyramid', 'split', 'take-first', 'take-layer', 'take-pyramid', 'two-stages');
    expect(needed.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(entries)('$id: $claim', (entry) => {
    const position = positionOf(entry);
    expect(makePosition(position)).toBe(entry.position);
    expect(entry.tests).toMatch(/^[A-Z].*\.$/);
    const proof = prove(position, entry.claim);
    expect(goodTexts(position, entry).sort()).toEqual(proof.good.map(({ text }) => text).sort());
    expect(proof.good.length).toBeLessThan(proof.turns.length);
  });
});

describe('what proves it', () => {
  const binding = compile(specOf('latrunculi-seneca'));
  const example = '8/8/8/8/B,6,B/8/W,7/B,1,W,5 w 10/10 - 90 0/0 -/- 0';

  it('finds the enclosure of a corner and what it forces', () => {
    const position = parsePosition(binding, '7,B/7,B/8/8/8/8/W,7/B,1,W,5 w 10/10 - 90 0/0 -/- 0');
    const proof = prove(position, 'gain 3');
    expect(proof.good.map(({ actions }) => actions.join(' '))).toEqual(['c1-b1']);
    expect(proof.best).toBe(1);
    expect(about(position, 'gain 3', proof).kind).toBe('enclose');
  });

  it('gives up beyond its limit, and refuses what is no claim', () => {
    const position = parsePosition(binding, example);
    expect(() => prove(position, 'win 3', 10)).toThrow(RangeError);
    expect(() => prove(position, 'lose 1')).toThrow(/is not a claim/);
  });

  it('is offered positions that are legal and not over, the same for the same seed', () => {
    for (const spec of ruleSets) {
      const rules = compile(spec);
      const offer = () => {
        const chance = chanceFrom(3);
        const set = Array.from({ length: 6 }, () => setUp(rules, chance)).filter(Boolean);
        return [...set, ...playOut(rules, chance, 12)].map(makePosition);
      };
      expect(offer()).toEqual(offer());
    }
  });
});
