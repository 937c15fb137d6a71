import { describe, expect, test } from 'vitest';
import {
  completeTurns,
  makePosition,
  parsePosition,
  play,
  sideToPlay,
  standingCaptures,
} from '../src/index.ts';
import type { Effect, Position, Turn } from '../src/index.ts';
import { rulesOf } from './cases.ts';
import { parseBoardText } from './model.ts';
import { EXAMPLES } from './reference/examples.ts';
import type { Example, Step, Take } from './reference/examples.ts';

/** Every worked example of the rules and of the documents, played by the library. */

type Taken = Extract<Effect, { type: 'take' }>;

const taken = ({ effects }: Turn): Taken[] =>
  effects.filter((effect): effect is Taken => effect.type === 'take');

const unique = (squares: readonly string[]): string => [...new Set(squares)].sort().join();

const fulfils = (turn: Turn, step: Step): boolean => {
  const [board = '', , prisoners, marks] = turn.text.split(' ');
  const pieces = parseBoardText(board);
  const winner = turn.result === null ? null : (turn.result.winner ?? 'draw');
  const bound = new Set(turn.effects.map((effect) => (effect.type === 'bind' ? effect.square : '')));
  return (
    Object.entries(step.occupants).every(([square, piece]) => (pieces.get(square) ?? '') === piece) &&
    (step.takes === undefined ||
      unique(step.takes.map(({ square }) => square)) === unique(taken(turn).map(({ square }) => square))) &&
    (step.binds ?? []).every((square) => bound.has(square)) &&
    (step.prisoners === undefined || step.prisoners === prisoners) &&
    (step.marks === undefined || step.marks === marks) &&
    (step.winner === undefined || step.winner === winner)
  );
};

/** The kinds by which a square's capture stood when it was made: the one that was logged, and others before the action. */
const kindsOf = (start: Position, turn: Turn, { square }: Take): Set<string> => {
  const kinds = new Set<string>(
    taken(turn)
      .filter((effect) => effect.square === square)
      .map(({ kind }) => kind),
  );
  let position = start;
  for (const action of turn.actions) {
    for (const capture of standingCaptures(position, sideToPlay(start))) {
      if (capture.square === square && /x/.test(action)) kinds.add(capture.kind);
    }
    ({ position } = play(position, action));
  }
  return kinds;
};

/** The steps that do not hold. */
const broken = (example: Example): Step[] => {
  let position = parsePosition(rulesOf(example.rules, example.options), example.position);
  return example.turns.filter((step) => {
    const found = completeTurns(position).filter((turn) => fulfils(turn, step));
    const takes = step.takes ?? [];
    const before = position;
    const byKind = takes.every((take) => found.some((turn) => kindsOf(before, turn, take).has(take.kind)));
    position = found[0]?.position ?? position;
    return step.never ? found.length > 0 : found.length === 0 || !byKind;
  });
};

describe('worked examples', () => {
  test.each(EXAMPLES)('$name', (example) => {
    const position = parsePosition(rulesOf(example.rules, example.options), example.position);
    expect(makePosition(position)).toBe(example.position);
    expect(broken(example)).toEqual([]);
  });

  test('are there for every rule set', () => {
    expect(new Set(EXAMPLES.map(({ rules }) => rules)).size).toBe(8);
    expect(EXAMPLES.length).toBeGreaterThan(60);
  });
});
