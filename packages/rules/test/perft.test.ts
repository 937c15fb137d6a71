import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeOptionValue, makePosition, perft, ruleSets } from '../src/index.ts';
import { expectSame } from './cases.ts';
import { generate, referencePerft } from './perft/generate.ts';
import { perftFile, readPerft } from './perft/lines.ts';
import { valuesOf } from './perft/values.ts';

/** Complete turns counted ply by ply, from text files; a rule set or an option's value without a line fails. */

if (process.env['UPDATE_PERFT']) generate();

describe.each(ruleSets)('perft of $id', (spec) => {
  test('has a file', () => {
    expect(existsSync(perftFile(spec.id))).toBe(true);
  });

  const lines = existsSync(perftFile(spec.id)) ? readPerft(spec.id) : [];

  test.each(lines)('$text', ({ position, counts }) => {
    expect(perft(position, counts.length)).toEqual(counts);
  });

  test('counts as the naive reference does', () => {
    expect(lines.length).toBeGreaterThan(spec.options.length);
    lines.forEach(({ text, options, position, counts }, index) => {
      const depth = index === 0 && counts[0]! < 50 ? 2 : 1;
      const known = Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'shapes'));
      const expected = referencePerft(spec.id, known, makePosition(position), Math.min(depth, counts.length));
      expectSame(text, counts.slice(0, expected.length), expected);
    });
  });

  test.each(spec.options)('has a line for every value of $name', (option) => {
    const shown = new Set(
      lines.map(({ position }) => makeOptionValue(position.rules.options[option.name] ?? '')),
    );
    expect(valuesOf(spec, option).filter((value) => !shown.has(value))).toEqual([]);
  });
});
