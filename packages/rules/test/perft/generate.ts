import { writeFileSync } from 'node:fs';
import {
  completeTurns,
  initialPosition,
  makePosition,
  parsePosition,
  perft,
  ruleSets,
  RulesError,
} from '../../src/index.ts';
import type { Position, Rules, RuleSetSpec } from '../../src/index.ts';
import { optionsText, rulesOf } from '../cases.ts';
import { referenceTurns } from '../reference/index.ts';
import { candidates } from './candidates.ts';
import { perftFile } from './lines.ts';
import { contextOf, isDefault, valuesOf } from './values.ts';

/**
 * Writes the perft files: `UPDATE_PERFT=1 npx vitest run --project rules perft`. For every value of every option a
 * position is sought in which it makes a difference. Every count is reckoned by the reference too.
 */

type Options = Readonly<Record<string, string>>;

export const referencePerft = (id: string, options: Options, position: string, depth: number): number[] => {
  const counts = Array<number>(depth).fill(0);
  const descend = (text: string, ply: number): void => {
    for (const turn of referenceTurns(id, options, text)) {
      counts[ply]!++;
      if (ply + 1 < depth && turn.result === null) descend(turn.position, ply + 1);
    }
  };
  descend(position, 0);
  return counts;
};

/** Everything one sees of a position's turns. */
export const turnsSeen = (position: Position): string =>
  completeTurns(position)
    .map(({ text, result }) => `${text} ${JSON.stringify(result)}`)
    .join('\n');

const tryParse = (rules: Rules, text: string): Position | null => {
  try {
    return parsePosition(rules, text);
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

/** A position whose turns are others with these options than with those. */
const telling = (rules: Rules, usual: Rules): string | null => {
  const [start, other] = [rules, usual].map((each) => makePosition(initialPosition(each)));
  if (start !== undefined && start !== other) return start;
  for (const text of candidates(rules)) {
    const [one, two] = [tryParse(rules, text), tryParse(usual, text)];
    if (one && two && turnsSeen(one) !== turnsSeen(two)) return text;
  }
  return null;
};

const line = (spec: RuleSetSpec, options: Options, text: string, least = 1): string => {
  const rules = rulesOf(spec.id, options);
  const position = parsePosition(rules, text);
  const [first = 0] = perft(position, 1);
  const second = first > 60 ? Infinity : (perft(position, 2)[1] ?? 0);
  const depth = Math.max(least, second > 2500 ? 1 : second > 120 ? 2 : 3);
  const counts = perft(position, depth);
  // What the reference calls an option's usual value need not be said, and not every name is known to it.
  const known = Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'shapes'));
  const expected = referencePerft(spec.id, known, text, depth);
  if (String(counts) !== String(expected)) {
    throw new Error(
      `${spec.id} ${optionsText(options)} ${text}: ${counts.join(' ')} and not ${expected.join(' ')}`,
    );
  }
  const place = text === makePosition(initialPosition(rules)) ? 'initial' : text;
  return `${optionsText(options) || '-'} | ${place} | ${depth}: ${counts.join(' ')}`;
};

const linesOf = (spec: RuleSetSpec): string[] => {
  const usual = rulesOf(spec.id);
  const lines = [line(spec, {}, makePosition(initialPosition(usual)), 2)];
  // A position out of the middle of a game, with captures made.
  const later = [...candidates(usual)].at(-40);
  if (later !== undefined) lines.push(line(spec, {}, later));
  for (const option of spec.options) {
    for (const value of valuesOf(spec, option).filter((each) => !isDefault(option, each))) {
      const context = contextOf(spec, option.name);
      const options = { ...context, [option.name]: value };
      const found = telling(rulesOf(spec.id, options), rulesOf(spec.id, context));
      const text = found ?? makePosition(initialPosition(rulesOf(spec.id, options)));
      lines.push(
        `${found === null ? '# Seen in the look or in longer games only:\n' : ''}${line(spec, options, text)}`,
      );
    }
  }
  return lines;
};

export const generate = (): void => {
  for (const spec of ruleSets) {
    const head = `# ${spec.id}: options | position | depth: complete turns ply by ply. Written by generate.ts.\n`;
    writeFileSync(perftFile(spec.id), `${head}${linesOf(spec).join('\n')}\n`);
  }
};
