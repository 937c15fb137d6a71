import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  compile,
  isMidTurn,
  makeAction,
  makeGame,
  makePosition,
  parseAction,
  parseGame,
  parseOptions,
  parsePosition,
  play,
  RulesError,
  ruleSets,
} from '../src/index.ts';
import type { Rules } from '../src/index.ts';

/** Every fenced example of docs/notation.md that says what it is must be true. */

interface Example {
  readonly kind: string;
  readonly about: readonly string[];
  readonly lines: readonly string[];
  readonly at: number;
}

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

const examples: readonly Example[] = [...page.matchAll(/^```text (\S+)([^\n]*)\n(.*?)^```$/gms)].map(
  (match) => ({
    kind: match[1] ?? '',
    about: (match[2] ?? '').trim().split(' ').filter(Boolean),
    lines: (match[3] ?? '').trimEnd().split('\n'),
    at: page.slice(0, match.index).split('\n').length,
  }),
);

const rulesOf = ([id, ...options]: readonly string[]): Rules => {
  const spec = ruleSets.find((each) => each.id === id);
  if (!spec) throw new Error(`no rule set ${id ?? ''}`);
  return compile(spec, parseOptions(options.join(' ')));
};

const messageOf = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  return 'nothing wrong';
};

const checks: Readonly<Record<string, (example: Example) => void>> = {
  position({ about, lines }) {
    for (const line of lines) expect(makePosition(parsePosition(rulesOf(about), line))).toBe(line);
  },

  turn({ about, lines: [start = '', ...steps] }) {
    let position = parsePosition(rulesOf(about), start);
    expect(makePosition(position)).toBe(start);
    for (const step of steps) {
      if (step.startsWith('> ')) ({ position } = play(position, step.slice(2)));
      else expect(makePosition(position)).toBe(step);
    }
    // What is shown last is the end of a turn, and can be read back on its own.
    expect(isMidTurn(position)).toBe(false);
    for (const step of steps.filter((each) => !each.startsWith('> '))) {
      expect(makePosition(parsePosition(rulesOf(about), step))).toBe(step);
    }
  },

  actions({ lines }) {
    const types = lines.map((line) => {
      const text = line.split('  ')[0] ?? '';
      expect(makeAction(parseAction(text))).toBe(text);
      return parseAction(text).type;
    });
    expect(new Set(types)).toEqual(new Set(['move', 'take', 'place', 'split', 'done', 'pass']));
  },

  game({ lines }) {
    const text = `${lines.join('\n')}\n`;
    const { game, headers, comments } = parseGame(text, ruleSets);
    expect(makeGame(game, headers, comments)).toBe(text);
  },

  refused({ about, lines }) {
    const rules = rulesOf(about);
    for (let index = 0; index < lines.length; index += 2) {
      expect(`! ${messageOf(() => parsePosition(rules, lines[index]!))}`).toBe(lines[index + 1]);
    }
  },

  'refused-game'({ lines }) {
    const text = lines.slice(0, -1).join('\n');
    expect(`! ${messageOf(() => parseGame(text, ruleSets))}`).toBe(lines.at(-1));
  },
};

describe('docs/notation.md', () => {
  test('has an example of every kind', () => {
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(checks)));
  });

  test.each(
    examples.map(
      (example) => [`line ${example.at}: ${example.kind} ${example.about.join(' ')}`, example] as const,
    ),
  )('%s', (_, example) => {
    expect(checks).toHaveProperty(example.kind);
    checks[example.kind]!(example);
  });

  test('names every further field', () => {
    for (const key of ['quiet', 'moved', 'capturer', 'taking', 'taken']) expect(page).toContain(`\`${key}=`);
  });
});
