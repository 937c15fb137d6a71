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
  const bound = turn.effects
    .filter(({ type }) => type === 'bind')
    .map((effect) => ('square' in effect ? effect.square : ''));
  return (
    Object.entries(step.occupants).every(([square, piece]) => (pieces.get(square) ?? '') === piece) &&
    (step.takes === undefined ||
      unique(step.takes.map(({ square }) => square)) === unique(taken(turn).map(({ square }) => square))) &&
    (step.binds ?? []).every((square) => bound.includes(square)) &&
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

const follow = (example: Example): void => {
  const rules = rulesOf(example.rules, example.options);
  let position = parsePosition(rules, example.position);
  expect(makePosition(position)).toBe(example.position);
  example.turns.forEach((step, index) => {
    const found = completeTurns(position).filter((turn) => fulfils(turn, step));
    expect(found.length > 0, `step ${index + 1}: ${JSON.stringify(step)}`).toBe(step.never !== true);
    const [turn] = found;
    if (!turn) return;
    for (const take of step.takes ?? []) {
      expect(
        found.some((each) => kindsOf(position, each, take).has(take.kind)),
        `${take.square} by ${take.kind}`,
      ).toBe(true);
    }
    ({ position } = turn);
  });
};

describe('worked examples', () => {
  test.each(EXAMPLES)('$name', follow);

  test('are there for every rule set', () => {
    expect(new Set(EXAMPLES.map(({ rules }) => rules)).size).toBe(8);
    expect(EXAMPLES.length).toBeGreaterThan(60);
  });
});
