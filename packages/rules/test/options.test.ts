import { describe, expect, test } from 'vitest';
import {
  compile,
  initialPosition,
  makeOptions,
  makeOptionValue,
  makePosition,
  newGame,
  parseOptions,
  parsePosition,
  playAction,
  resultOf,
  completeTurns,
  ruleSets,
  RulesError,
} from '../src/index.ts';
import type { OptionSpec, Problem, RuleSetSpec } from '../src/index.ts';
import { expectSame, rulesOf, specOf } from './cases.ts';
import { turnsSeen } from './perft/generate.ts';
import { readPerft } from './perft/lines.ts';
import { contextOf, isDefault, valuesOf } from './perft/values.ts';
import { latrunculi, rithmomachia, stones } from './reference/example.ts';

/** Every value of every option does something, and what makes no sense is refused with everything that is wrong. */

const problemsOf = (
  spec: RuleSetSpec,
  options: Record<string, string | number | boolean>,
): readonly Problem[] => {
  try {
    compile(spec, options);
  } catch (error) {
    if (error instanceof RulesError) return error.problems;
    throw error;
  }
  return [];
};

const places = (id: string, options: Record<string, string | number | boolean>): string[] =>
  problemsOf(specOf(id), options).map(({ at }) => at.join(' '));

/** After how many turns a game of going to and fro is over by repetition; 0 for never. */
const turnsToRepeat = (spec: RuleSetSpec, repetition: string): number => {
  const rules = rulesOf(spec.id, { repetition });
  const [text, dance] = dances(spec);
  let game = newGame(rules, parsePosition(rules, text));
  for (let turn = 1; turn <= 24; turn++) {
    game = playAction(game, dance[(turn - 1) % dance.length]!);
    if (game.result) return game.result.reason === 'repetition' ? turn : -1;
  }
  return 0;
};

const dances = (spec: RuleSetSpec): [string, string[]] => {
  if (spec.id.startsWith('latrunculi')) {
    const board = { ...stones('B', 'a1', 'c1', 'a3'), ...stones('W', 'h8', 'f8', 'h6') };
    return [latrunculi('b', board), ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8', 'a3-b3', 'h6-g6', 'b3-a3', 'g6-h6']];
  }
  const ranks = spec.id === 'halle-beginner' ? 12 : 16;
  const text = rithmomachia(ranks, 'e', { a1: 'S15', h2: 'S45', h12: 's66' });
  return [text, ['a1-a4', 'h12-e12', 'a4-a1', 'e12-h12']];
};

describe.each(ruleSets)('options of $id', (spec) => {
  const lines = readPerft(spec.id);

  const others = spec.options.flatMap((option) =>
    valuesOf(spec, option)
      .filter((value) => !isDefault(option, value))
      .map((value) => ({ option, value, text: `${option.name}=${value}` })),
  );

  /** Whether a line of the perft file shows other turns than without the option. */
  const isTold = (option: OptionSpec, value: string): boolean => {
    const context = contextOf(spec, option.name);
    return lines.some(({ position, options }) => {
      const { [option.name]: given, ...rest } = options;
      if (given !== value || Object.keys(rest).join() !== Object.keys(context).join()) return false;
      const usual = parsePosition(rulesOf(spec.id, rest), makePosition(position));
      return turnsSeen(position) !== turnsSeen(usual);
    });
  };

  /** What one sees of an option: the look, the start, how often a position may return, or the turns. */
  const isSeen = (option: OptionSpec, value: string): boolean => {
    const context = contextOf(spec, option.name);
    const [rules, usual] = [
      rulesOf(spec.id, { ...context, [option.name]: value }),
      rulesOf(spec.id, context),
    ];
    if (option.name === 'shapes') return rules.ruleSet.look.shapes !== usual.ruleSet.look.shapes;
    if (option.name === 'repetition') return turnsToRepeat(spec, value) !== turnsToRepeat(spec, '3');
    if (makePosition(initialPosition(rules)) !== makePosition(initialPosition(usual))) return true;
    return isTold(option, value);
  };

  test.each(others)('$text changes something', ({ option, value }) => {
    expect(isSeen(option, value)).toBe(true);
  });

  test('repetition counts as it says', () => {
    expect(turnsToRepeat(spec, '0')).toBe(0);
    expect(turnsToRepeat(spec, '2')).toBe(4);
    expect(turnsToRepeat(spec, '3')).toBe(8);
  });

  test.each(spec.options)('$name is read from its texts and refuses any other', (option: OptionSpec) => {
    const context = contextOf(spec, option.name);
    for (const value of valuesOf(spec, option)) {
      const { options } = compile(spec, { ...context, [option.name]: value });
      expect(makeOptionValue(options[option.name]!)).toBe(value);
      expect(typeof options[option.name]).toBe(typeof option.default);
      // As data and as text it means the same.
      expect(compile(spec, { ...context, [option.name]: options[option.name]! }).options).toEqual(options);
    }
    for (const value of ['', 'maybe', '-1', '1.5', '1e3', '99999999999', 'toString', ' ', 'YES']) {
      const problems = problemsOf(spec, { ...context, [option.name]: value }).map(({ at }) => at.join(' '));
      expectSame(value, problems, [`option ${option.name}`]);
    }
    if (option.type !== 'number') return;
    expect(problemsOf(spec, { ...context, [option.name]: option.most + 1 })).toHaveLength(1);
    expect(problemsOf(spec, { ...context, [option.name]: option.most })).toHaveLength(0);
  });

  test('options that differ from their defaults are written and read', () => {
    for (const { option, value } of others) {
      const context = contextOf(spec, option.name);
      const rules = rulesOf(spec.id, { ...context, [option.name]: value });
      const read = compile(spec, parseOptions(makeOptions(rules)));
      expect(read.options).toEqual(rules.options);
    }
    expect(makeOptions(rulesOf(spec.id))).toBe('');
  });
});

test('shapes are a matter of the look only', () => {
  const [one, other] = [rulesOf('nexus-corenae'), rulesOf('nexus-corenae', { shapes: 'document' })];
  expect(other.ruleSet.play).toEqual(one.ruleSet.play);
  expect(other.start).toEqual(one.start);
});

describe('all problems at once', () => {
  test('of every option given', () => {
    expect(
      places('boutin', { count: 'miles', pieces: 'ten', colour: 'red', begins: 'even', grade: true }).sort(),
    ).toEqual(['option colour', 'option count', 'option grade', 'option pieces']);
  });

  test('of every combination', () => {
    expect(places('boutin', { pieces: 5, sum: 100, digits: 3 })).toEqual([
      'option pieces',
      'option sum',
      'option digits',
    ]);
    expect(places('boutin', { victory: 'corps+bien', pieces: 0, sum: 0, grade: 'great' })).toEqual([
      'option grade',
      'options',
      'options',
    ]);
  });

  test('a message names the place and the values', () => {
    const problems = problemsOf(specOf('boutin'), { count: 'miles', pieces: 'ten' });
    const [count, pieces] = problems;
    expect(count?.message).toBe('“miles” is not one of between, steps, inclusive');
    expect(new RulesError(problems).message).toBe(
      `option count: ${count?.message}\noption pieces: ${pieces?.message}`,
    );
  });
});

describe('what makes no sense is refused', () => {
  test.each([
    ['boutin', { pieces: '5' }],
    ['boutin', { victory: 'bien', pieces: '5' }],
    ['boutin', { victory: 'corps', sum: '100' }],
    ['boutin', { victory: 'corps+bien', digits: '9' }],
    ['boutin', { victory: 'corps', grade: 'great' }],
    ['boutin', { victory: 'corps', pieces: '0' }],
    ['boutin', { victory: 'corps+bien', sum: '0' }],
    ['boutin', { victory: 'bien+proces', digits: '0' }],
    ['halle-beginner', { setup: 'classical' }],
    ['glorious', { perfect: 'no', pieces: '0', points: 'no' }],
    ['glorious', { digits: '1,1' }],
    ['glorious', { digits: '12' }],
    ['latrunculi-piso', { size: '8x9' }],
    ['latrunculi-seneca', { begins: 'white' }],
  ] as const)('%s %j', (id, options) => {
    expect(problemsOf(specOf(id), options).length).toBeGreaterThan(0);
  });

  test.each([
    ['boutin', { victory: 'corps', pieces: '5' }],
    ['boutin', { victory: 'corps+bien+proces', pieces: '5', sum: '1', digits: '60' }],
    ['boutin', { grade: 'great', 'four-term': 'no' }],
    ['halle-beginner', { grade: 'maior', 'four-term': 'no', geometric: 'yes', greatest: 'yes' }],
    ['scholars', { pieces: '0' }],
    ['scholars', { pieces: '0', sum: '500' }],
    ['glorious', { perfect: 'no', pieces: '0', points: 'no', digits: '3,1,2' }],
    ['glorious', { perfect: 'no', pieces: '0' }],
  ] as const)('%s %j makes sense', (id, options) => {
    expect(problemsOf(specOf(id), options)).toEqual([]);
  });

  test('digits are sorted', () => {
    expect(rulesOf('glorious', { digits: '3,1,2' }).options['digits']).toBe('1,2,3');
  });
});

describe('numbers agreed on for a common victory', () => {
  const ten = 'c49,t56,t64,t90,t100,s66,s120,s121,s225,s361';
  const text = (prisoners: string) =>
    rithmomachia(16, 'e', { a1: 'S15', h12: 't30' }, { prisoners: `${prisoners}/-` });
  const wins = (options: Record<string, string>, prisoners: string): boolean => {
    const position = parsePosition(rulesOf('scholars', options), text(prisoners));
    expect(resultOf(position)).toBeNull();
    const results = completeTurns(position).map(({ result }) => result?.winner ?? null);
    // Captures in hand count after any turn that does not place one again.
    return results.some((winner) => winner === 'even');
  };

  test.each([
    [{}, ten, true],
    [{}, 'c49,t56', false],
    [{ pieces: '0' }, ten, false],
    [{ pieces: '2' }, 'c49,t56', true],
    [{ pieces: '0', sum: '105' }, 'c49,t56', true],
    [{ pieces: '0', sum: '106' }, 'c49,t56', false],
    [{ sum: '105' }, 'c49,t56', false],
    [{ pieces: '2', sum: '106' }, 'c49,t56', false],
    [{ pieces: '2', sum: '105' }, 'c49,t56', true],
    [{ pieces: '0', digits: '4' }, 'c49,t56', true],
    [{ pieces: '0', digits: '5' }, 'c49,t56', false],
    [{ pieces: '0', digits: '5' }, 'c49,s120', true],
    [{ pieces: '2', sum: '100', digits: '5' }, 'c49,t56', false],
  ] as const)('scholars %j with %s in hand: %s', (options, prisoners, expected) => {
    expect(wins({ ...options }, prisoners)).toBe(expected);
  });

  test('a layer counts as a piece, a pyramid taken whole as one', () => {
    expect(wins({ pieces: '2' }, 'p49,p64')).toBe(true);
    expect(wins({ pieces: '2' }, 'p64+49')).toBe(false);
    expect(wins({ pieces: '0', sum: '113' }, 'p64+49')).toBe(true);
    expect(wins({ pieces: '0', digits: '4' }, 'p64+49')).toBe(false);
    expect(wins({ pieces: '0', digits: '3' }, 'p64+49')).toBe(true);
  });
});
