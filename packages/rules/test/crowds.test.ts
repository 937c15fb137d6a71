import { describe, expect, test } from 'vitest';
import {
  completeTurns,
  legalActions,
  makeAction,
  makePosition,
  parsePosition,
  play,
  resultOf,
  ruleSets,
} from '../src/index.ts';
import type { Position, Rules } from '../src/index.ts';
import { isDefault, valuesOf } from './perft/values.ts';
import { expectSame, rulesOf } from './cases.ts';
import { Random } from './random.ts';
import { rithmomachia } from './reference/example.ts';
import { referenceTurns } from './reference/index.ts';
import { hashOf, isStart } from './state.ts';

/**
 * A few pieces close together, pyramids with some of their layers among them: positions full of captures that
 * games seldom come to. No choice leads into a dead end, and the turns are those of the reference.
 */

const POSITIONS = Number(process.env['CROWDS'] ?? 60);
const SEED = Number(process.env['CROWDS_SEED'] ?? 1);

const NUMBERS = {
  C: [2, 4, 6, 8, 16, 36, 64, 3, 5, 7, 9, 25, 49, 81],
  T: [6, 20, 42, 72, 9, 25, 49, 81, 12, 30, 56, 90, 16, 36, 64, 100],
  S: [15, 45, 153, 25, 81, 169, 289, 28, 66, 120, 49, 121, 225, 361],
} as const;
const LAYERS = [
  [36, 25, 16, 9, 4, 1],
  [64, 49, 36, 25, 16],
] as const;

const someLayers = (side: 0 | 1, mayBeDivided: boolean, random: Random): string => {
  const all = LAYERS[side];
  const some = mayBeDivided ? all.filter(() => random.below(2) === 0) : all;
  const layers = some.length === 0 ? all : some;
  return `${side === 0 ? 'P' : 'p'}${layers.join('+')}`;
};

/** Each piece at most once, either side's, on a patch in the middle of the board. */
const crowd = (rules: Rules, random: Random): string => {
  const { play: way } = rules.ruleSet;
  if (way.type !== 'numbers') throw new Error('numbers needed');
  const mayBeDivided = way.pyramid.takenByLayer || way.turn.split !== null;
  const ranks = rules.geometry.ranks === 12 ? 12 : 16;
  const patch = Array.from(
    { length: 42 },
    (_, index) => `${'bcdefg'[index % 6]}${ranks / 2 - 3 + Math.floor(index / 6)}`,
  );
  const free = () => patch.splice(random.below(patch.length), 1)[0]!;
  const board: Record<string, string> = {};
  for (const side of [0, 1] as const)
    if (random.below(3) > 0) board[free()] = someLayers(side, mayBeDivided, random);
  const used = new Set<string>();
  while (Object.keys(board).length < 13) {
    const letter = random.pick(['C', 'T', 'S'] as const);
    const piece = `${letter}${random.pick(NUMBERS[letter])}`;
    if (used.has(piece)) continue;
    used.add(piece);
    board[free()] = random.below(2) === 0 ? piece : piece.toLowerCase();
  }
  return rithmomachia(ranks, random.below(2) === 0 ? 'e' : 'o', board);
};

/** Positions in a turn from which nothing can be played, though the game is not over. */
const deadEnds = (start: Position): string[] => {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (position: Position): void => {
    const legal = legalActions(position);
    if (legal.length === 0 && resultOf(position) === null) found.push(makePosition(position));
    for (const action of legal) {
      const next = play(position, action).position;
      const key = `${makePosition(next)} ${hashOf(next)}`;
      if (isStart(next) || seen.has(key)) continue;
      seen.add(key);
      visit(next);
    }
  };
  visit(start);
  return found;
};

const options = (id: string): Record<string, string>[] => {
  const spec = ruleSets.find((each) => each.id === id)!;
  const names = new Set(['count', 'moves', 'difference', 'completion', 'product', 'reentry']);
  const others = spec.options
    .filter(({ name }) => names.has(name))
    .flatMap((option) =>
      valuesOf(spec, option)
        .filter((value) => !isDefault(option, value))
        .map((value) => ({ [option.name]: value })),
    );
  return [{}, ...others];
};

const numbered = ruleSets.filter(({ id }) => !id.startsWith('latrunculi')).map(({ id }) => id);

describe.each(numbered)('crowds in %s', (id) => {
  test('have no dead ends, and the turns of the reference', () => {
    const random = new Random(SEED);
    const sets = options(id);
    for (let count = 0; count < POSITIONS; count++) {
      const given = sets[count % sets.length]!;
      const rules = rulesOf(id, given);
      const text = crowd(rules, random);
      const position = parsePosition(rules, text);
      expectSame(`${JSON.stringify(given)} ${text}`, deadEnds(position), []);
      const ours = completeTurns(position);
      const theirs = referenceTurns(id, given, text);
      expectSame(
        `${JSON.stringify(given)} ${text}`,
        ours.map((turn) => `${turn.text} ${turn.result?.winner ?? '-'}`),
        theirs.map((turn) => `${turn.position} ${turn.result?.winner ?? '-'}`),
      );
    }
    expect(sets.length).toBeGreaterThan(1);
  });
});

test('boutin.take-first: a layer is named only where the capturer can still go somewhere', () => {
  // 36 takes the layer 36 alone, and with 49 the whole; by the layer alone it empties no square.
  const text = rithmomachia(16, 'e', { e3: 'C36', f2: 'T49', f4: 'p49+36', h16: 's28' });
  const position = parsePosition(rulesOf('boutin'), text);
  expect(deadEnds(position)).toEqual([]);
  expect(legalActions(position).map(makeAction)).toEqual(expect.arrayContaining(['e3xf4', 'f2xf4']));
});
