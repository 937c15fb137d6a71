import { describe, expect, test } from 'vitest';
import {
  compile,
  initialPosition,
  legalActions,
  makeAction,
  makeKernel,
  makePosition,
  option,
  parsePosition,
  piecesOnBoard,
  play,
  playAll,
  RulesError,
  standingCaptures,
  when,
  why,
} from '../src/index.ts';
import type {
  CaptureSpec,
  LayerSpec,
  MovesSpec,
  NumbersPlay,
  OptionSpec,
  PyramidSpec,
  RuleSetSpec,
  TurnSpec,
  VictorySpec,
} from '../src/index.ts';
import { encode, PASS } from '../src/kernel/action.ts';
import { rulesOf, specOf } from './cases.ts';

/** Rule sets put together from mechanisms as none of ours is: each plays as its parts say, or is refused. */

const CLAUSE = 'own.rule';
const round = [{ type: 'slide', directions: 'diagonal', steps: 1 }] as const;
const straight = [{ type: 'slide', directions: 'orthogonal', steps: 2 }] as const;
const moves: MovesSpec = {
  clause: CLAUSE,
  round,
  triangle: straight,
  square: straight,
  pyramid: 'as-layers',
};
const pyramid: PyramidSpec = {
  clause: CLAUSE,
  attacksWith: ['sum'],
  takenWholeBy: ['sum'],
  takenByLayer: true,
  countsInHarmonyAs: ['sum'],
  layersArePieces: false,
};
const turn: TurnSpec = { marks: null, takeFirst: null, split: null, place: null };
const encounter = { kind: 'encounter', clause: CLAUSE, timing: 'sweep' } as const;
const assault = {
  kind: 'assault',
  clause: CLAUSE,
  timing: 'sweep',
  directions: 'all',
  count: 'steps',
  relations: ['multiple', 'part'],
  completion: [],
} as const;
const harmony = {
  type: 'harmony',
  clause: CLAUSE,
  members: 'with-enemies',
  withMoved: false,
  pyramidFirst: false,
  three: { directions: 'all', spacing: 'any', corners: false, kinds: ['arithmetic'] },
  four: null,
} as const satisfies VictorySpec;
const LAYERS: readonly [readonly LayerSpec[], readonly LayerSpec[]] = [
  [
    ['square', 16],
    ['triangle', 9],
    ['round', 4],
  ],
  [],
];

const game = (parts: Partial<NumbersPlay> = {}, others: Partial<RuleSetSpec> = {}): RuleSetSpec => ({
  ...specOf('boutin'),
  id: 'own',
  options: [],
  nonsense: [],
  clauses: [{ id: CLAUSE, at: '' }],
  board: { files: 8, ranks: 8 },
  begins: 'even',
  play: {
    type: 'numbers',
    setup: 's2,7/8/8/8/8/8/8/P16+9+4,7',
    layers: LAYERS,
    moves,
    pyramid,
    captures: [encounter],
    turn,
    victories: [],
    ...parts,
  },
  ends: {
    quiet: 0,
    repetition: 0,
    clauses: { quiet: CLAUSE, repetition: CLAUSE, lastPiece: CLAUSE, noTurn: CLAUSE },
  },
  ...others,
});

const problemsOf = (spec: RuleSetSpec, options: Record<string, string> = {}): string[] => {
  try {
    compile(spec, options);
  } catch (error) {
    if (error instanceof RulesError) return error.message.split('\n');
    throw error;
  }
  return [];
};

const slide = (directions: 'orthogonal' | 'diagonal' | 'all', steps: number) =>
  ({ type: 'slide', directions, steps }) as const;
const leap = (one: number, other: number, irregular = false) =>
  ({ type: 'leap', by: [one, other], irregular }) as const;
const bend = (steps: number) => ({ type: 'bend', steps }) as const;

describe('refused, and said why', () => {
  test('what fits nowhere else is sound by itself', () => expect(problemsOf(game())).toEqual([]));

  test('coming onto a pyramid of which single layers are taken', () => {
    const captures = [{ ...encounter, timing: 'arrival' } as const];
    expect(problemsOf(game({ captures }))).toEqual([
      'play captures 0: has a meaning only with pyramid.takenByLayer=no',
    ]);
    expect(problemsOf(game({ captures, pyramid: { ...pyramid, takenByLayer: false } }))).toEqual([]);
  });

  test('completing a product that is the distance itself', () => {
    const completed: CaptureSpec = { ...assault, relations: ['part', 'distance'], completion: ['plus'] };
    expect(problemsOf(game({ captures: [completed] }))).toEqual([
      'play captures 0: has a meaning only with relations=multiple or part',
    ]);
    expect(problemsOf(game({ captures: [{ ...completed, completion: [] }] }))).toEqual([]);
    expect(problemsOf(game({ captures: [{ ...completed, relations: ['part'] }] }))).toEqual([]);
  });

  test('layers of one number, whatever their shapes', () => {
    const layers = [[...LAYERS[0], ['round', 9]], []] as const;
    const setup = 's2,7/8/8/8/8/8/8/P16+9+4+9,7';
    expect(problemsOf(game({ layers, setup }))).toEqual(['play layers 0: 9 is given twice']);
  });

  test('a piece laid to win whose harmony can be taken in the same turn', () => {
    const place = { clause: CLAUSE, where: 'to-win', mayTake: true } as const;
    const found = (parts: Partial<NumbersPlay>) => problemsOf(game({ victories: [harmony], ...parts }));
    expect(found({ turn: { ...turn, place } })).toEqual([
      'play turn place mayTake: has a meaning only with victories.members=own',
    ]);
    expect(found({ turn: { ...turn, place: { ...place, mayTake: false } } })).toEqual([]);
    expect(found({ turn: { ...turn, place }, victories: [{ ...harmony, members: 'own' }] })).toEqual([]);
  });

  test('marks without a clause', () => {
    expect(problemsOf(game({ captures: [{ ...encounter, timing: 'staged' }] }))).toEqual([
      'play turn marks: is missing',
    ]);
  });

  test('moves that are regular as well as irregular, also of a pyramid’s layers together', () => {
    const found = (parts: Partial<MovesSpec>) => problemsOf(game({ moves: { ...moves, ...parts } }));
    expect(found({ round: [slide('orthogonal', 2), leap(2, 0, true)] })).toEqual([
      'play moves: 0,2 is given twice',
    ]);
    expect(found({ round: [leap(1, 2, true)], square: [bend(3)] })).toEqual([
      'play moves: 1,2 is given twice',
    ]);
    expect(found({ round: [leap(1, 2, true)], square: [bend(3)], pyramid: round })).toEqual([]);
  });

  test('three ways to one square, unless one of them enters no other', () => {
    const found = (...ways: MovesSpec['round']) =>
      problemsOf(game({ moves: { ...moves, round: ways, triangle: [], square: [] } }));
    expect(found(slide('diagonal', 2), bend(4))).toEqual(['play moves: 2,2 is given twice']);
    expect(found(slide('diagonal', 1), bend(2))).toEqual([]);
    expect(found(slide('diagonal', 2), bend(4), leap(2, 2))).toEqual([]);
  });

  test('more squares than a piece may be reached from', () => {
    const all = [1, 2, 3].map((steps) => slide('all', steps));
    const found = (...ways: MovesSpec['round']) => problemsOf(game({ moves: { ...moves, round: ways } }));
    expect(found(...all, leap(2, 1))).toEqual([]);
    expect(found(...all, leap(2, 1), leap(3, 1))).toEqual([
      'play moves squares: “40” is not a whole number from 0 to 32',
    ]);
  });

  test('sides of one name, boards too large or too small, and a clause of which there are three, once', () => {
    const clauses = [1, 2, 3].map(() => ({ id: CLAUSE, at: '' }));
    expect(
      problemsOf(game({}, { sides: ['even', 'even'], board: { files: 16, ranks: 16 }, clauses })),
    ).toEqual([
      'sides: even is given twice',
      `clauses: ${CLAUSE} is given twice`,
      'board squares: “256” is not a whole number from 6 to 128',
    ]);
    expect(problemsOf(game({}, { board: { files: NaN, ranks: 0 } }))).toEqual([
      'board files: “NaN” is not a whole number from 2 to 16',
      'board ranks: “0” is not a whole number from 2 to 16',
    ]);
  });
});

describe('options', () => {
  const choice = (name: string, ...values: string[]): OptionSpec => ({
    name,
    clause: CLAUSE,
    type: 'choice',
    values,
    default: values[0]!,
  });
  const withOptions = (options: readonly OptionSpec[], others: Partial<RuleSetSpec> = {}) =>
    problemsOf(game({}, { options, ...others }));

  test('have names and values that can be read where they are written', () => {
    expect(withOptions([choice('Big size', 'a'), choice('size', 'eight by eight', '8x8')])).toEqual([
      'option Big size: “Big” is not name=value',
      'option size: “by” is not name=value',
      'option size: “eight” is not name=value',
    ]);
  });

  test('have only values of theirs in conditions', () => {
    const options = [
      choice('size', 'small', 'large'),
      { ...choice('edge', 'a', 'b'), requires: { size: 'huge' } },
    ];
    expect(withOptions(options)).toEqual(['option edge size: “huge” is not one of small, large']);
    const isLarge: OptionSpec = { name: 'large', clause: CLAUSE, type: 'boolean', default: false };
    expect(withOptions([isLarge], { nonsense: [{ when: { large: 'yes' }, problem: 'too large' }] })).toEqual(
      [],
    );
    const board = { files: 8, ranks: 8 };
    const captures = [when<CaptureSpec>({ size: 'lrage' }, encounter)];
    const spec = game({}, { options: [choice('size', 'small', 'large')], board });
    expect(problemsOf({ ...spec, play: { ...(spec.play as NumbersPlay), captures } })).toEqual([
      'play captures 0 size: “lrage” is not one of small, large',
    ]);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'are not found in what every object has: %s',
    (name) => {
      expect(problemsOf(game({}, { begins: option(name) }))).toEqual([`begins: “${name}” is not one of `]);
      expect(problemsOf(game(), { [name]: 'yes' })).toEqual([`option ${name}: “${name}” is not one of `]);
      const cases = { option: 'size', cases: { small: { files: 8, ranks: 8 } } };
      const options = [choice('size', name, 'small')];
      expect(problemsOf(game({}, { options, board: cases }))).toEqual([
        `board: “${name}” is not one of small`,
      ]);
    },
  );

  test('may have a name that is a part’s of a rule set', () => {
    const options = [
      choice('split', 'no', 'yes'),
      { ...choice('leap', 'a', 'b'), requires: { split: 'yes' } },
    ];
    expect(withOptions(options)).toEqual([]);
  });
});

describe('played as it says', () => {
  const at = (parts: Partial<NumbersPlay>, text: string) => parsePosition(compile(game(parts)), text);

  test('the last layer of a pyramid that is never taken whole', () => {
    const position = at(
      { pyramid: { ...pyramid, takenWholeBy: [] } },
      's2,7/8/8/8/8/8/1,c4,6/P4,7 e -/- - 0',
    );
    expect(standingCaptures(position, 'odd').map(({ piece, layer }) => [piece, layer])).toEqual([
      ['P4', null],
    ]);
  });

  test('a pyramid whose number has five digits', () => {
    const layers: NumbersPlay['layers'] = [
      [],
      [
        ['square', 9999],
        ['round', 2],
      ],
    ];
    const victories: VictorySpec[] = [{ type: 'plunder', clause: CLAUSE, pieces: 0, sum: 0, digits: 6 }];
    const setup = '8/8/8/8/8/8/8/C3,6,p9999+2';
    const text = (hand: string) => `8/8/8/8/8/8/8/C3,6,c3 e ${hand}/- - 0`;
    const winners = (hand: string) =>
      legalActions(at({ layers, victories, setup }, text(hand))).map(
        (action) => play(at({ layers, victories, setup }, text(hand)), action).result?.winner,
      );
    expect(winners('c3,p9999+2')).toEqual(['even']);
    expect(winners('p9999+2')).toEqual([undefined]);
  });

  test('two ways of one kind under one clause, each by itself', () => {
    const ambush = { kind: 'ambush', clause: CLAUSE, timing: 'sweep' } as const;
    const position = at(
      {
        captures: [
          { ...ambush, from: 'flanks', relations: ['sum'] },
          { ...ambush, from: 'reach', relations: ['product'] },
        ],
      },
      '8/8/8/8/8/8/C3,c5,C2,5/8 o -/- - 0',
    );
    expect(why(position, 'b2').kinds.map(({ stands }) => stands)).toEqual([true, false]);
    expect(why(position, 'b2').kinds.map(({ captures }) => captures.length)).toEqual([1, 0]);
  });

  test('a pyramid that is marked after it has lost a layer', () => {
    // 8 × 2 takes the layer 16; what is left, 13, is marked by the equal number that reaches it.
    const position = at(
      {
        captures: [
          { ...assault, relations: ['multiple'] },
          { ...encounter, timing: 'staged' },
        ],
        turn: { ...turn, marks: CLAUSE },
      },
      '8/8/8/8/1,c8,6/8/1,c13,6/P16+9+4,7 o -/- - 0',
    );
    const { effects } = play(position, 'b4-a3');
    expect(effects.map((effect) => [effect.type, 'piece' in effect ? effect.piece : '']).slice(0, 3)).toEqual(
      [
        ['move', 'c8'],
        ['take', 'P16'],
        ['mark', 'P9+4'],
      ],
    );
  });

  test('no rank in the middle is in a camp', () => {
    const victories = [{ ...harmony, members: 'own' } as const];
    const board = { files: 8, ranks: 7 };
    const setup = '8/8/8/8/8/8/C3,6,c3';
    const rules = compile(game({ victories, setup, layers: [[], []] }, { board }));
    const wins = (text: string, action: string) =>
      playAll(parsePosition(rules, text), [action]).result?.winner;
    const row = (rank: number, side: 'e' | 'o') => {
      const own = side === 'e' ? ['C2,1,C6', 'C4'] : ['c2,1,c6', 'c4'];
      const rows = Array.from({ length: 7 }, () => '8');
      const enemy = side === 'e' ? 'c3' : 'C3';
      rows[7 - rank] = `${own[0]},5`;
      rows[7 - rank + 1] = `${own[1]},6,${enemy}`;
      return `${rows.join('/')} ${side} -/- - 0`;
    };
    expect([4, 5].map((rank) => wins(row(rank, 'e'), `a${rank - 1}-b${rank}`))).toEqual([undefined, 'even']);
    expect([4, 3].map((rank) => wins(row(rank, 'o'), `a${rank - 1}-b${rank}`))).toEqual([undefined, 'odd']);
  });

  test('one capturer that names more victims than any of ours could', () => {
    const ways = [leap(1, 0), leap(1, 1), leap(2, 0), leap(2, 1), leap(2, 2), leap(3, 0)];
    const captures = [{ ...encounter, timing: 'choice' } as const];
    const all = { ...moves, round: ways, triangle: [], square: [] };
    const rows = ['3,c2,4', '1,c2,c2,c2,c2,c2,2', '1,c2,c2,c2,c2,c2,2', 'c2,c2,c2,C2,c2,c2,c2,1'];
    const setup = [...rows, rows[2], rows[1], rows[0], '7,c2'].join('/');
    const rules = compile(
      game({ moves: all, captures, turn: { ...turn, takeFirst: CLAUSE }, setup, layers: [[], []] }),
    );
    let position = initialPosition(rules);
    let named = 0;
    for (;;) {
      const take = legalActions(position).find((action) => action.type === 'take' && action.by === 'd5');
      if (!take) break;
      ({ position } = play(position, take));
      named++;
    }
    expect(named).toBe(28);
    const after = play(position, 'd5-d6').position;
    expect(piecesOnBoard(after).map(({ text, square }) => text + square)).toEqual(['c2h1', 'C2d6']);
  });
});

describe('a kernel', () => {
  test('of a position with pieces that no army has is in that position', () => {
    const position = parsePosition(rulesOf('boutin'), `${'8/'.repeat(15)}C777,6,c555 e -/- - 0`);
    const kernel = makeKernel(position);
    expect([...kernel.save()]).toEqual([...position.cells]);
    expect(makePosition({ rules: position.rules, cells: kernel.save() })).toBe(makePosition(position));
  });

  test('of stones does nothing for a pass, which is no action of theirs', () => {
    const position = parsePosition(rulesOf('latrunculi-piso'), 'B,6,W/8/8/8/8/8/8/B,6,W b 0/0 - 0 0/0 -/- 0');
    const kernel = makeKernel(position);
    kernel.make(encode(PASS));
    expect([...kernel.save()]).toEqual([...position.cells]);
    expect(legalActions(position).map(makeAction)).not.toContain('pass');
  });
});
