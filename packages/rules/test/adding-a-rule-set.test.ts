import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  byOption,
  compile,
  completeTurns,
  drawBoard,
  initialPosition,
  isMidTurn,
  legalActions,
  makeAction,
  makeGame,
  makePosition,
  newGame,
  option,
  parseGame,
  parsePosition,
  piecesOnBoard,
  playAction,
  playAll,
  prisonersOf,
  progressionsInReach,
  RulesError,
  ruleSets,
  standingCaptures,
  when,
  why,
} from '../src/index.ts';
import type {
  Authored,
  CaptureSpec,
  Clause,
  Effect,
  EndsSpec,
  Game,
  LayerSpec,
  MovesSpec,
  NumbersPlay,
  OptionInput,
  OptionSpec,
  Position,
  PyramidSpec,
  RuleSetSpec,
  TurnSpec,
  VictorySpec,
} from '../src/index.ts';
import { Random } from './random.ts';

/**
 * Follows docs/adding-a-rule-set.md, step by step, with a rule set that exists nowhere else. Every block of
 * TypeScript on that page stands in this file as it stands there.
 */

// Step 1: the clauses
const clauses: readonly Clause[] = [
  { id: 'abacus.setup', at: '§1' },
  { id: 'abacus.moves', at: '§2' },
  {
    id: 'abacus.tower',
    at: '§2',
    reading: 'The base alone is too weak to attack, so the sum and all layers do.',
  },
  { id: 'abacus.meeting', at: '§3' },
  { id: 'abacus.shot', at: '§3' },
  { id: 'abacus.warning', at: '§3' },
  { id: 'abacus.pair', at: '§4' },
  { id: 'abacus.root', at: '§4' },
  { id: 'abacus.pursuit', at: '§4' },
  { id: 'abacus.ring', at: '§4' },
  { id: 'abacus.descent', at: '§5' },
  { id: 'abacus.return', at: '§5' },
  { id: 'abacus.booty', at: '§6' },
  { id: 'abacus.chord', at: '§6' },
  { id: 'abacus.patience', at: '§7' },
  { id: 'abacus.end', at: 'not in the document', reading: 'Nothing is said of games without progress.' },
];

// Step 2: the options
const options: readonly OptionSpec[] = [
  { name: 'begins', clause: 'abacus.setup', type: 'choice', values: ['even', 'odd'], default: 'odd' },
  { name: 'booty', clause: 'abacus.booty', type: 'number', least: 0, most: 20, default: 5 },
  { name: 'helped', clause: 'abacus.shot', type: 'boolean', default: false },
  { name: 'wide', clause: 'abacus.pair', type: 'boolean', default: true },
  {
    name: 'chord',
    clause: 'abacus.chord',
    type: 'choice',
    values: ['none', 'three', 'four'],
    default: 'three',
  },
  { name: 'four-term', clause: 'abacus.chord', type: 'boolean', default: true, requires: { chord: 'four' } },
  { name: 'patience', clause: 'abacus.patience', type: 'number', least: 0, most: 200, default: 60 },
];

const nonsense = [{ when: { booty: 0, chord: 'none' }, problem: 'at least one victory must be agreed' }];

// Step 3: the board and the armies
const setup = [
  's27,t12,1,p25+16+9,1,t15,s9',
  '1,c3,c5,c9,c5,c3,1',
  '7/7/7/7/7/7',
  '1,C2,C4,C8,C4,C2,1',
  'S8,T6,1,P16+9+4,1,T12,S16',
].join('/');

const layers: readonly [readonly LayerSpec[], readonly LayerSpec[]] = [
  [
    ['square', 16],
    ['triangle', 9],
    ['round', 4],
  ],
  [
    ['square', 25],
    ['triangle', 16],
    ['round', 9],
  ],
];

// Step 4: the moves
const moves: MovesSpec = {
  clause: 'abacus.moves',
  round: [{ type: 'slide', directions: 'all', steps: 1 }],
  triangle: [
    { type: 'leap', by: [2, 2], irregular: false },
    { type: 'leap', by: [3, 1], irregular: true },
  ],
  square: [
    { type: 'slide', directions: 'orthogonal', steps: 2 },
    { type: 'bend', steps: 3 },
  ],
  pyramid: 'as-layers',
};

const pyramid: PyramidSpec = {
  clause: 'abacus.tower',
  attacksWith: ['sum', 'layer'],
  takenWholeBy: ['sum', 'base'],
  takenByLayer: true,
  countsInHarmonyAs: ['sum', 'base'],
  layersArePieces: true,
};

// Step 5: the captures
const captures: Authored<readonly CaptureSpec[]> = [
  { kind: 'encounter', clause: 'abacus.meeting', timing: 'choice' },
  {
    kind: 'assault',
    clause: 'abacus.shot',
    timing: 'staged',
    directions: 'all',
    count: 'steps',
    relations: ['multiple', 'part'],
    completion: [when({ helped: true }, 'plus')],
  },
  {
    kind: 'ambush',
    clause: 'abacus.pair',
    timing: 'choice',
    from: 'reach',
    relations: ['sum', when({ wide: true }, 'product')],
  },
  { kind: 'power', clause: 'abacus.root', timing: 'choice' },
  { kind: 'siege', clause: 'abacus.ring', timing: 'sweep', form: 'surrounded' },
];

// Step 6: the turn
const turn: TurnSpec = {
  marks: 'abacus.warning',
  takeFirst: 'abacus.pursuit',
  split: 'abacus.descent',
  place: { clause: 'abacus.return', where: 'back-rank', mayTake: false },
};

// Step 7: the victories and the other ends
const chord = {
  type: 'harmony',
  clause: 'abacus.chord',
  members: 'own',
  withMoved: true,
  pyramidFirst: false,
} as const;
const line = { directions: 'all', spacing: 'any', corners: true } as const;

const victories: Authored<readonly VictorySpec[]> = [
  { type: 'plunder', clause: 'abacus.booty', pieces: option('booty'), sum: 0, digits: 0 },
  when<VictorySpec>(
    { chord: 'three' },
    { ...chord, three: { ...line, kinds: ['arithmetic', 'geometric', 'harmonic'] }, four: null },
  ),
  when<VictorySpec>(
    { chord: 'four' },
    { ...chord, three: null, four: { ...line, least: 2, exactly: null, fourTerm: option('four-term') } },
  ),
];

const ends: Authored<EndsSpec> = {
  quiet: option('patience'),
  repetition: 3,
  clauses: {
    quiet: 'abacus.patience',
    repetition: 'abacus.end',
    lastPiece: 'abacus.end',
    noTurn: 'abacus.end',
  },
};

// Step 8: the rule set
const abacus: RuleSetSpec = {
  id: 'abacus',
  version: 1,
  game: 'Rithmomachia',
  title: 'The Abacus',
  document: 'invented',
  sides: ['even', 'odd'],
  options,
  nonsense,
  clauses,
  look: { faces: ['light', 'dark'], lies: false, shapes: 'standard' },
  board: { files: 7, ranks: 10 },
  begins: option('begins'),
  play: { type: 'numbers', setup, layers, moves, pyramid, captures, turn, victories },
  ends,
};

const page = readFileSync(new URL('../../../docs/adding-a-rule-set.md', import.meta.url), 'utf8');
const source = readFileSync(new URL(import.meta.url), 'utf8');

const refusalOf = (spec: RuleSetSpec, given: OptionInput): RulesError | null => {
  try {
    compile(spec, given);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  return null;
};

const problemsOf = (spec: RuleSetSpec, given = {}): readonly string[] =>
  refusalOf(spec, given)?.message.split('\n') ?? [];

/** Where something is wrong, whatever it is. */
const placesOf = (spec: RuleSetSpec): readonly string[] =>
  refusalOf(spec, {})?.problems.map(({ at }) => at.join(' ')) ?? [];

/** The rule set with some parts of its play replaced. */
const withPlay = (parts: Partial<Authored<NumbersPlay>>): RuleSetSpec => ({
  ...abacus,
  play: { ...abacus.play, ...parts } as Authored<NumbersPlay>,
});

const randomGame = (seed: number, given: Record<string, string>): Game => {
  const random = new Random(seed);
  let game = newGame(compile(abacus, given));
  while (!game.result) {
    const actions = legalActions(game.position);
    // Captures rather than other actions, so that every mechanism gets its turn.
    const takes = actions.filter(({ type }) => type === 'take');
    game = playAction(game, random.pick(takes.length > 0 && random.below(3) > 0 ? takes : actions));
  }
  return game;
};

const GAMES = 5;
const agreed: readonly Record<string, string>[] = [
  {},
  { booty: '0', begins: 'even', patience: '30' },
  { helped: 'yes', wide: 'no', chord: 'none', booty: '4' },
  { chord: 'four', 'four-term': 'no', patience: '40', booty: '6' },
];
const games = agreed.flatMap((given, index) =>
  Array.from({ length: GAMES }, (_, seed) => randomGame(GAMES * index + seed, given)),
);
const effects: readonly Effect[] = games.flatMap((game) => game.actions.flatMap((action) => action.effects));

describe('docs/adding-a-rule-set.md', () => {
  test('shows what this test does', () => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => plain(match[1] ?? ''));
    expect(blocks.length).toBeGreaterThanOrEqual(8);
    for (const block of blocks) expect(plain(source)).toContain(block);
  });

  test('has the steps of this test, and the other way round', () => {
    const steps = [...page.matchAll(/^### (Step \d+: .*)$/gm)].map((match) => match[1]);
    const followed = [...source.matchAll(/^\/\/ (Step \d+: .*)$/gm)].map((match) => match[1]);
    expect(steps.slice(0, followed.length)).toEqual(followed);
  });
});

describe('a ninth rule set', () => {
  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(abacus))).toEqual(abacus);
    expect(ruleSets.map(({ id }) => id)).not.toContain(abacus.id);
  });

  test('compiles, and its initial position is as set up', () => {
    const position = initialPosition(compile(abacus));
    expect(makePosition(position)).toBe(`${setup} o -/- - 0`);
    expect(piecesOnBoard(position)).toHaveLength(20);
    expect(drawBoard(position).split('\n')).toHaveLength(11);
    expect(makePosition(initialPosition(compile(abacus, { begins: 'even' })))).toBe(`${setup} e -/- - 0`);
  });

  test('plays random games to their ends', () => {
    const reasons = new Set(games.map((game) => game.result?.reason));
    expect(reasons).toContain('victory');
    expect(games).toHaveLength(GAMES * agreed.length);
  });

  test('uses each of its mechanisms', () => {
    const types = new Set(effects.map(({ type }) => type));
    expect(types).toEqual(new Set(['move', 'take', 'place', 'split', 'mark', 'turn-over']));
    const kinds = new Set(effects.flatMap((effect) => (effect.type === 'take' ? [effect.kind] : [])));
    expect(kinds).toEqual(new Set(['encounter', 'assault', 'ambush', 'power', 'siege']));
    const actions = games.flatMap((game) => game.actions.map(({ action }) => action));
    expect(actions.some((action) => /^[a-g]\d+x/.test(action))).toBe(true);
  });

  test('gives every effect and every victory a clause of its own', () => {
    const named = [
      ...effects.flatMap((effect) => ('clause' in effect ? [effect.clause] : [])),
      ...games.flatMap(({ result }) => result?.victory?.clause ?? []),
    ];
    const known = new Set(clauses.map(({ id }) => id));
    expect(named.filter((clause) => !known.has(clause))).toEqual([]);
    expect(new Set(named)).toContain('abacus.booty');
  });

  test('prints and parses every position and every game', () => {
    for (const game of games) {
      for (const { position } of game.actions) {
        const text = makePosition(position);
        expect(makePosition(parsePosition(game.rules, text))).toBe(text);
      }
      const text = makeGame(game);
      expect(makeGame(parseGame(text, [abacus]).game)).toBe(text);
    }
  });

  test('always has an action while a turn is in progress', () => {
    const midTurn = games.flatMap(({ actions }) => actions.map(({ position }) => position).filter(isMidTurn));
    expect(midTurn.length).toBeGreaterThan(0);
    expect(midTurn.filter((position) => legalActions(position).length === 0)).toEqual([]);
  });
});

describe('the mechanisms of the ninth rule set', () => {
  const at = (text: string, given = {}) => parsePosition(compile(abacus, given), text);

  test('abacus.warning: a shot is marked first and taken a turn later', () => {
    const before = at('7/7/t12,6/7/7/7/C4,6/7/7/6,C2 e -/- - 0');
    const marked = playAll(before, ['a4-a5']);
    expect(makePosition(marked.position)).toBe('7/7/t12,6/7/7/C4,6/7/7/7/6,C2 o -/- a8 1 quiet=1');
    const mark = marked.effects.find(({ type }) => type === 'mark');
    expect(mark).toMatchObject({
      square: 'a8',
      kind: 'assault',
      clause: 'abacus.shot',
      equation: '4 × 3 = 12',
    });
    // The 12 has marked the 4 in its turn (12 ÷ 3 = 4), but too late.
    const taken = playAll(at('7/7/t12,6/7/7/C4,6/7/7/s9,6/6,C2 o -/- a8 1'), ['a2-c2']);
    expect(makePosition(taken.position)).toBe('7/7/7/7/7/C4,6/7/7/2,s9,4/6,C2 e t12/- a5 2');
  });

  test('abacus.pursuit: a piece takes before its move and goes to its victim', () => {
    const before = at('7/7/7/7/1,c4,5/C4,6/7/6,s9/7/7 e -/- - 4');
    expect(legalActions(before).map(makeAction)).toContain('a5xb6');
    const { position } = playAll(before, ['a5xb6', 'a5-b6']);
    expect(makePosition(position)).toBe('7/7/7/7/1,C4,5/7/7/6,s9/7/7 o c4/- - 5');
  });

  test('abacus.pair: a product takes only where it was agreed', () => {
    const text = '7/7/7/7/1,t12,5/C2,6/7/3,T6,3/7/7 e -/- - 0';
    const near = '7/7/7/7/1,t12,5/C2,6/3,T6,3/7/7/7 e -/- - 0';
    const pairs = (position: Position) =>
      standingCaptures(position, 'even').flatMap(({ kind, equation }) =>
        kind === 'ambush' ? [equation] : [],
      );
    expect(pairs(at(text))).toEqual([]);
    expect(pairs(at(near))).toEqual(['2 × 6 = 12']);
    expect(pairs(at(near, { wide: 'no' }))).toEqual([]);
  });

  test('abacus.ring: a piece with enemies and the edge on all sides is taken of itself', () => {
    const open = playAll(at('c3,6/C2,6/2,C8,4/7/7/7/7/7/7/6,s9 e -/- - 0'), ['c8-b9']);
    expect(prisonersOf(open.position, 'even')).toEqual([]);
    const closed = playAll(at('c3,1,C8,4/C2,6/7/7/7/7/7/7/7/6,s9 e -/- - 0'), ['c10-b10']);
    expect(closed.effects.find(({ type }) => type === 'take')).toMatchObject({
      square: 'a10',
      kind: 'siege',
      clause: 'abacus.ring',
    });
    expect(prisonersOf(closed.position, 'even').map(({ text }) => text)).toEqual(['c3']);
  });

  test('abacus.chord: three in line in the enemy camp win, and can be foreseen', () => {
    const before = at('7/7/2,C4,4/C2,2,T6,3/7/7/7/7/7/6,s9 e -/- - 0', { booty: '0' });
    const nearest = Math.min(
      ...progressionsInReach(before, 'even').flatMap(({ values, atLeast }) =>
        values.join() === '2,4,6' ? [atLeast] : [],
      ),
    );
    expect(nearest).toBe(1);
    expect(playAll(before, ['c8-d8']).result).toBeNull();
    expect(playAll(before, ['c8-c7']).result).toMatchObject({
      winner: 'even',
      reason: 'victory',
      victory: { kind: 'harmony', clause: 'abacus.chord', progressions: ['arithmetic'], values: [2, 4, 6] },
    });
  });

  test('abacus.moves: what slides and leaps to the same square is not blocked, whichever is listed first', () => {
    const slide = { type: 'slide', directions: 'orthogonal', steps: 2 } as const;
    const leap = { type: 'leap', by: [2, 0], irregular: false } as const;
    for (const square of [[slide, leap], [leap, slide], [leap]]) {
      const rules = compile(withPlay({ moves: { ...moves, square } }));
      const position = parsePosition(rules, '7/7/7/7/7/7/C2,6/S8,C4,5/7/6,s9 e -/- - 0');
      const ways = legalActions(position).map(makeAction);
      expect(ways.filter((way) => way.startsWith('a3-')).sort()).toEqual(['a3-a1', 'a3-a5', 'a3-c3']);
    }
    const rules = compile(withPlay({ moves: { ...moves, square: [slide] } }));
    const position = parsePosition(rules, '7/7/7/7/7/7/C2,6/S8,C4,5/7/6,s9 e -/- - 0');
    const ways = legalActions(position).map(makeAction);
    expect(ways.filter((way) => way.startsWith('a3-'))).toEqual(['a3-a1']);
  });

  test('abacus.moves: what bends does not go straight', () => {
    const rules = compile(withPlay({ moves: { ...moves, square: [{ type: 'bend', steps: 3 }] } }));
    const position = parsePosition(rules, '7/7/7/7/7/3,S8,3/7/7/7/6,s9 e -/- - 0');
    expect(legalActions(position).map(makeAction).sort()).toEqual(
      ['b4', 'b6', 'c3', 'c7', 'e3', 'e7', 'f4', 'f6'].map((to) => `d5-${to}`),
    );
  });

  test('abacus.return: what may be laid only to win completes a harmony, never a booty', () => {
    const place = { clause: 'abacus.return', where: 'to-win', mayTake: false } as const;
    const booty = { type: 'plunder', clause: 'abacus.booty', pieces: 1, sum: 0, digits: 0 } as const;
    const shown = { type: 'digits', clause: 'abacus.booty', digits: '9' } as const;
    const three = { ...line, kinds: ['arithmetic'] } as const;
    const ways = [booty, shown, { ...chord, three, four: null }];
    const rules = compile(withPlay({ turn: { ...turn, place }, victories: ways }));
    const laid = (text: string) =>
      legalActions(parsePosition(rules, text)).flatMap((action) =>
        action.type === 'place' ? [makeAction(action)] : [],
      );
    expect(laid('7/7/7/C2,1,C4,4/7/7/7/7/7/6,s9 e c9/- - 0')).toEqual([]);
    // In the own camp it would be of no use; in the enemy's, 2 4 6 in line or at a right angle.
    expect(laid('7/7/7/C2,1,C4,4/7/7/7/7/7/6,s9 e c6/- - 0').sort()).toEqual([
      'C6@c9',
      'C6@d7',
      'C6@e7',
      'C6@f7',
      'C6@g7',
    ]);
  });

  test('every question can be asked', () => {
    const position = initialPosition(compile(abacus));
    expect(why(position, 'c2').kinds.map(({ kind }) => kind)).toEqual([
      'encounter',
      'assault',
      'ambush',
      'power',
      'siege',
    ]);
    expect(completeTurns(position).length).toBeGreaterThan(10);
  });
});

describe('a wrong rule set is refused, and all that is wrong with it is listed', () => {
  test('its parts', () => {
    const wrong: RuleSetSpec = {
      ...withPlay({
        moves: {
          ...moves,
          clause: 'abacus.movements',
          round: [{ type: 'slide', directions: 'all', steps: 9 }],
          square: [
            { type: 'bend', steps: 3 },
            { type: 'bend', steps: 0 },
          ],
        },
        captures: [{ kind: 'power', clause: 'abacus.root', timing: 'arrival' }],
        turn: { ...turn, place: { clause: 'abacus.return', where: 'to-win', mayTake: true } },
        victories: [],
      }),
      board: { files: 17, ranks: 10 },
      begins: 'black',
    };
    expect(problemsOf(wrong)).toEqual([
      'begins: “black” is not one of even, odd',
      `play moves clause: “abacus.movements” is not one of ${clauses.map(({ id }) => id).join(', ')}`,
      'board files: “17” is not a whole number from 2 to 16',
      'play moves round 0 steps: “9” is not a whole number from 1 to 4',
      'play moves square 1 steps: “0” is not a whole number from 1 to 4',
      'play turn takeFirst: has a meaning only with captures.timing=choice',
      'play turn marks: has a meaning only with captures.timing=staged',
      'play turn place: has a meaning only with victories.type=harmony',
      'play captures 0: has a meaning only with kind=encounter',
      'play captures 0: has a meaning only with pyramid.takenByLayer=no',
    ]);
  });

  test('its armies', () => {
    expect(problemsOf(withPlay({ setup: '7/7' }))).toEqual(['play setup ranks: 2 instead of 10']);
    expect(problemsOf(withPlay({ setup: setup.replace('P16+9+4', 'P16+9') }))).toEqual([
      'play setup: a side has one pyramid at most, whole and with the layers given',
    ]);
  });

  test.each([
    [2, 2, false],
    [2, 3, true],
    [16, 8, true],
    [8, 16, true],
    [2, 17, false],
    [1, 10, false],
    [10, 1, false],
    [17, 2, false],
    [16, 9, false],
    [7.5, 10, false],
    [7, 10.5, false],
  ])('a board of %d × %d squares: %s', (files, ranks, fits) => {
    const found = placesOf({ ...abacus, board: { files, ranks } });
    expect(!found.some((place) => place.startsWith('board '))).toBe(fits);
  });

  const waysOf = (...round: MovesSpec['round']) =>
    placesOf(withPlay({ moves: { ...moves, triangle: [], square: [], round } }));

  test('its moves', () => {
    const slide = { type: 'slide', directions: 'all' } as const;
    const leap = { type: 'leap', irregular: false } as const;
    expect(waysOf({ ...slide, steps: 1 }, { ...slide, steps: 4 }, { type: 'bend', steps: 4 })).toEqual([]);
    expect(waysOf({ ...slide, steps: 0 }, { ...slide, steps: 5 }, { ...slide, steps: 1.5 })).toEqual([
      'play moves round 0 steps',
      'play moves round 1 steps',
      'play moves round 2 steps',
    ]);
    expect(waysOf({ ...leap, by: [1, 0] }, { ...leap, by: [0, 1] }, { ...leap, by: [3, 3] })).toEqual([]);
    for (const by of [
      [0, 0],
      [-1, 2],
      [2, -1],
      [17, 1],
      [1, 17],
      [1.5, 0],
    ] as const)
      expect(waysOf({ ...leap, by })).toEqual(['play moves round 0 by']);
    expect(placesOf(withPlay({ moves: { ...moves, pyramid: [{ ...slide, steps: 9 }] } }))).toEqual([
      'play moves pyramid 0 steps',
    ]);
  });

  test('its turn', () => {
    const found = (parts: Partial<Authored<NumbersPlay>>) => placesOf(withPlay(parts));
    expect(found({ pyramid: { ...pyramid, layersArePieces: false } })).toEqual(['play turn split']);
    expect(
      found({ pyramid: { ...pyramid, layersArePieces: false }, turn: { ...turn, split: null } }),
    ).toEqual([]);
    // The shot, which is staged, needs them.
    expect(found({ turn: { ...turn, marks: null } })).toEqual(['play turn marks']);
    expect(found({ turn: { ...turn, place: null } })).toEqual([]);
    const place = { clause: 'abacus.return', where: 'to-win', mayTake: false } as const;
    expect(found({ turn: { ...turn, place } })).toEqual([]);
    const arrival = { kind: 'encounter', clause: 'abacus.meeting', timing: 'arrival' } as const;
    const whole = { ...pyramid, takenByLayer: false };
    const moved = { ...turn, marks: null, takeFirst: null };
    expect(found({ captures: [arrival], pyramid: whole, turn: moved })).toEqual([]);
    expect(found({ turn: { ...turn, split: '' } })).toEqual(['play turn split']);
  });

  test('its pyramids', () => {
    const two = setup.replace('P16+9+4,1', 'P16+9+4,P16+9+4');
    expect(placesOf(withPlay({ setup: two }))).toEqual(['play setup']);
    const none = setup.replace('P16+9+4', '1').replace('p25+16+9', '1');
    const high = (count: number): readonly LayerSpec[] =>
      Array.from({ length: count }, (_, layer) => ['round', 20 - layer]);
    const found = (even: number, odd: number) =>
      placesOf(withPlay({ setup: none, layers: [high(even), high(odd)] }));
    expect(found(8, 8)).toEqual([]);
    expect(found(9, 8)).toEqual(['play layers 0']);
    expect(found(8, 9)).toEqual(['play layers 1']);
  });

  test.each([
    [8, 8, 2, true],
    [8, 8, 30, true],
    [8, 8, 1, false],
    [8, 8, 31, false],
    [8, 8, 2.5, false],
    [4, 4, 7, true],
    [4, 4, 8, false],
  ])('a board of %i × %i squares with %d stones a side: %s', (files, ranks, stones, fits) => {
    const piso = ruleSets.find(({ id }) => id === 'latrunculi-piso')!;
    const found = placesOf({
      ...piso,
      board: { files, ranks },
      play: { ...piso.play, stones },
    });
    expect(found).toEqual(fits ? [] : ['play stones']);
  });

  test('what its conditions refer to', () => {
    const names = options.map(({ name }) => name).join(', ');
    expect(
      problemsOf({
        ...abacus,
        options: options.map((each) =>
          each.name === 'four-term' ? { ...each, requires: { cord: 'four', wide: true } } : each,
        ),
        nonsense: [...nonsense, { when: { boooty: 0, loot: 1 }, problem: 'never' }],
      }),
    ).toEqual([
      `option four-term: “cord” is not one of ${names}`,
      `nonsense 1: “boooty” is not one of ${names}`,
      `nonsense 1: “loot” is not one of ${names}`,
    ]);
  });

  test('a condition may ask for several options and for one of several values', () => {
    const spec: RuleSetSpec = {
      ...abacus,
      options: options.map((each) =>
        each.name === 'patience' ? { ...each, requires: { chord: ['three', 'four'], helped: true } } : each,
      ),
    };
    const told = ['option patience: has a meaning only with chord=three or four and helped=yes'];
    expect(problemsOf(spec, { patience: '50' })).toEqual(told);
    expect(problemsOf(spec, { patience: '50', helped: 'yes', chord: 'none' })).toEqual(told);
    expect(problemsOf(spec, { patience: '50', helped: 'yes' })).toEqual([]);
    expect(problemsOf(spec, { patience: '50', helped: 'yes', chord: 'four' })).toEqual([]);
    // The default, and a number that is not agreed on, mean nothing anyway.
    expect(problemsOf(spec, { patience: '60' })).toEqual([]);
    expect(problemsOf(spec, { patience: '0' })).toEqual([]);
  });

  test('what its parts refer to', () => {
    const wrong = withPlay({
      setup: byOption<string>('begins', { even: setup }),
      captures: [
        when<CaptureSpec>({ nowhere: true }, { kind: 'power', clause: 'abacus.root', timing: 'choice' }),
        { kind: 'encounter', clause: 'abacus.meeting', timing: 'choice' },
      ],
      victories: [{ type: 'plunder', clause: 'abacus.booty', pieces: option('typo'), sum: 0, digits: 0 }],
    });
    expect(problemsOf(wrong)).toEqual([
      'play setup: “odd” is not one of even',
      `play captures 0: “nowhere” is not one of ${options.map(({ name }) => name).join(', ')}`,
      `play victories 0 pieces: “typo” is not one of ${options.map(({ name }) => name).join(', ')}`,
    ]);
    expect(
      problemsOf({ ...abacus, options: [...options, { ...options[0]!, default: 'nobody' } as OptionSpec] }),
    ).toEqual(['options: begins is given twice', 'option begins default: “nobody” is not one of even, odd']);
    expect(problemsOf({ ...abacus, clauses: [...clauses, clauses[0]!] })).toEqual([
      'clauses: abacus.setup is given twice',
    ]);
  });

  test('its options', () => {
    expect(problemsOf(abacus, { booty: '21', wide: 'perhaps', colour: 'blue' })).toEqual([
      'option booty: “21” is not a whole number from 0 to 20',
      'option wide: “perhaps” is not one of yes, no',
      'option colour: “colour” is not one of begins, booty, helped, wide, chord, four-term, patience',
    ]);
    expect(problemsOf(abacus, { booty: '0', chord: 'none', 'four-term': 'no' })).toEqual([
      'option four-term: has a meaning only with chord=four',
      'options: at least one victory must be agreed',
    ]);
  });

  test('a part may be chosen by an option', () => {
    const chosen = withPlay({
      setup: byOption<string>('begins', { even: setup, odd: setup.replace('S8', '1') }),
    });
    expect(makePosition(initialPosition(compile(chosen)))).toContain('/1,T6,1,P16+9+4');
    expect(makePosition(initialPosition(compile(chosen, { begins: 'even' })))).toContain('/S8,T6,1,P16+9+4');
  });
});
