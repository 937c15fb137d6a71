import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLegal,
  legalActions,
  makeAction,
  makeGame,
  makePosition,
  newGame,
  parseAction,
  parseGame,
  parseOptions,
  parsePosition,
  play,
  playAction,
  resultOf,
  ruleSets,
  RulesError,
} from '../src/index.ts';
import type { Position, Rules } from '../src/index.ts';
import { defaultCases, once, rulesOf } from './cases.ts';
import { Random } from './random.ts';
import { pickAction, walk } from './walk.ts';

/** Any text is read as a sound value or refused with a RulesError, never anything else. */

const SEED = 20_260_101;

/** The value, or null where the text is refused; another error goes through. */
const attempt = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    for (const { at, message } of error.problems) expect(at.length > 0 && message !== '').toBe(true);
    return null;
  }
};

const SPICE = [
  '',
  '/',
  ',',
  '-',
  '+',
  ' ',
  '=',
  ':',
  '@',
  'x',
  '0',
  '9',
  '99',
  '1e9',
  '999999999999',
  '00',
  '-1',
  '1.5',
  'NaN',
];
const MORE = [
  'P',
  'p36',
  'P36+36',
  'B',
  'b',
  'w',
  'e',
  'o',
  'é',
  '–',
  '１',
  '\u0000',
  '\n',
  '\t',
  '🟊',
  '\u202e',
  '__proto__',
  'moved=',
  'taken=yes',
];

/** A valid text with a few places changed: cut, doubled, exchanged, or spiced. */
const mutated = (valid: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...valid),
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.nat(),
          fc.constantFrom('cut', 'spice', 'swap', 'double', 'end', 'token'),
          fc.constantFrom(...SPICE, ...MORE),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([text, changes]) =>
      changes.reduce((each, [at, length, way, spice]) => change(each, at, length, way, spice), text),
    );

const change = (text: string, at: number, length: number, way: string, spice: string): string => {
  const from = at % (text.length + 1);
  const to = Math.min(text.length, from + (length % 6));
  switch (way) {
    case 'cut':
      return text.slice(0, from) + text.slice(to);
    case 'double':
      return text.slice(0, to) + text.slice(from);
    case 'swap':
      return text.slice(0, from) + text.slice(from, to).split('').reverse().join('') + text.slice(to);
    case 'end':
      return text.slice(0, from);
    case 'token': {
      // One field in the place of another.
      const fields = text.split(' ');
      fields[at % fields.length] = fields[length % fields.length] ?? '';
      return fields.join(' ');
    }
    default:
      return text.slice(0, from) + spice + text.slice(to);
  }
};

/** What is wrong with a position that was read: it must be as good as one that was played to. */
const unsound = (rules: Rules, position: Position): string[] => {
  const text = makePosition(position);
  const problems: string[] = [];
  const readAgain = (each: string) => {
    const again = attempt(() => makePosition(parsePosition(rules, each)));
    if (again !== each) problems.push(`${each} is read as ${again}`);
  };
  readAgain(text);
  const legal = legalActions(position);
  if (legal.length > 0 !== (resultOf(position) === null))
    problems.push(`nothing to play, or more, in ${text}`);
  if (legal.length === 0) return problems;
  for (const action of [legal[0]!, new Random(legal.length).pick(legal)]) {
    readAgain(makePosition(play(position, action).position));
  }
  return problems;
};

describe.each(defaultCases)('$name', ({ spec }) => {
  const rules = rulesOf(spec.id);
  const plies = once(() => walk(rules, 400, new Random(5)).filter((_, index) => index % 8 === 0));

  test('positions', () => {
    const texts = plies().map(({ after }) => after);
    let read = 0;
    const property = fc.property(
      fc.oneof(
        { weight: 9, arbitrary: mutated(texts) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
      ),
      (text) => {
        const position = attempt(() => parsePosition(rules, text));
        if (!position) return;
        read++;
        expect(unsound(rules, position)).toEqual([]);
      },
    );
    fc.assert(property, { seed: SEED, numRuns: 1200 });
    expect(read).toBeGreaterThan(20);
  });

  test('actions', () => {
    const actions = [...new Set(plies().flatMap(({ legal }) => legal.slice(0, 5)))];
    const last = plies().at(-1)!.played;
    const { position } = last.result ? plies()[0]!.played : last;
    const property = fc.property(
      fc.oneof(mutated(actions), fc.string({ unit: 'binary', maxLength: 20 })),
      (text) => {
        const action = attempt(() => parseAction(text));
        expect(action === null ? text : makeAction(action)).toBe(text);
        const played = attempt(() => play(position, text));
        expect(played !== null).toBe(action !== null && isLegal(position, action));
      },
    );
    fc.assert(property, { seed: SEED, numRuns: 600 });
  });

  test('games', () => {
    const random = new Random(9);
    let game = newGame(rules);
    const games: string[] = [];
    for (let count = 0; count < 24 && !game.result; count++) {
      game = playAction(game, pickAction(legalActions(game.position).map(makeAction), random));
      if (count % 8 === 3) games.push(makeGame(game, { Event: 'fuzz' }, { 2: 'two' }));
    }
    games.push(makeGame(newGame(rules, plies()[3]!.played.position)));
    const property = fc.property(
      fc.oneof(
        { weight: 9, arbitrary: mutated(games) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
      ),
      (text) => {
        const found = attempt(() => parseGame(text, ruleSets));
        if (!found) return;
        const written = makeGame(found.game, found.headers, found.comments);
        const again = parseGame(written, ruleSets);
        expect(makeGame(again.game, again.headers, again.comments)).toBe(written);
        expect(again.headers).toEqual(found.headers);
        expect(again.comments).toEqual(found.comments);
      },
    );
    fc.assert(property, { seed: SEED, numRuns: 250 });
  });
});

test('options', () => {
  let admitted = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        mutated(['count=steps pieces=5', 'victory=corps+bien sum=400']),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        const options = attempt(() => parseOptions(text));
        if (!options) return;
        for (const { id } of ruleSets) if (attempt(() => rulesOf(id, options))) admitted++;
      },
    ),
    { seed: SEED, numRuns: 400 },
  );
  expect(admitted).toBeGreaterThan(0);
});

describe('at the edge', () => {
  test.each([
    ['boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,6,c3 e -/- - 999999'],
    ['boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,6,c3 e -/- - 0 quiet=999999'],
    ['latrunculi-piso', '8/8/8/8/8/8/1,W,W,5/1,B,B,5 b 0/0 - 999999 0/0 -/- 0'],
    ['halle-advanced', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8 e -/- - 0'],
    ['glorious', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8 o -/- - 0'],
    // Nothing can be played on from here, so it may not be read as a turn in progress.
    ['latrunculi-seneca', '8/8/8/8/3,W,W,3/8/W,6,W/B,W,4,W,B b 1/0 - 60 0/0 -/- 0 taken=yes'],
  ])('%s: %s is refused, or can be played on and read again', (id, text) => {
    const rules = rulesOf(id);
    const position = attempt(() => parsePosition(rules, text));
    expect(position ? unsound(rules, position) : []).toEqual([]);
  });
});

/** Texts that once were, or might be, read wrongly. */
describe('refused', () => {
  const position = (id: string, text: string) => () => parsePosition(rulesOf(id), text);
  const start = '8/8/8/8/8/8/8/8 b 0/0 - 0 20/20 -/- 0';

  test.each([
    ['an empty text', 'latrunculi-piso', ''],
    ['too few fields', 'latrunculi-piso', '8/8/8/8/8/8/8/8 b 0/0 - 0 20/20 -/-'],
    ['too few ranks', 'latrunculi-piso', start.replace('8/', '')],
    ['too many files', 'latrunculi-piso', start.replace('8/', '9/')],
    ['a file of nothing', 'latrunculi-piso', start.replace('8/', '0,8/')],
    ['an empty item', 'latrunculi-piso', start.replace('8/', '4,,4/')],
    ['another game’s piece', 'latrunculi-piso', start.replace('8/', 'C4,7/')],
    ['another game’s side', 'latrunculi-piso', start.replace(' b ', ' e ')],
    ['more stones than there are', 'latrunculi-piso', start.replace('8/', 'B,7/')],
    [
      'a bound stone without binding',
      'latrunculi-piso',
      '8/8/8/8/3,b,4/8/1,W,W,5/1,B,B,5 b 0/0 - 60 0/0 -/- 0',
    ],
    [
      'a turn in progress without any',
      'latrunculi-piso',
      '8/8/8/8/8/8/1,W,W,5/1,B,B,5 b 1/0 - 60 0/0 -/- 0 taken=yes',
    ],
    ['hands that cannot be', 'latrunculi-seneca', start.replace('20/20', '18/20')],
    ['a huge turn', 'latrunculi-seneca', start.replace('- 0 20', '- 99999999999999999999 20')],
    [
      'memory that is no reverse',
      'latrunculi-seneca',
      '8/8/8/8/8/8/1,W,W,5/1,B,B,5 b 0/0 - 60 0/0 b1b2,c1c2/- 0',
    ],
    [
      'a field twice',
      'latrunculi-seneca',
      '8/8/8/8/8/8/1,W,W,5/1,B,B,5 b 1/0 - 60 0/0 -/- 0 taken=yes taken=yes',
    ],
    ['an unknown field', 'latrunculi-seneca', `${start} colour=blue`],
    ['no empty squares', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,0,7 e -/- - 0'],
    ['empty squares that begin with 0', 'boutin', '08/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- - 0'],
    [
      'stones beyond counting',
      'latrunculi-piso',
      '8/8/8/8/8/B,B,B,B,B,3/B,B,B,B,B,B,B,B/B,B,B,B,B,B,B,B b 0/0 - 60 0/0 -/- 0',
    ],
    ['a layer twice', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/P36+25,7 e -/P25 - 0'],
    ['layers out of order', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/P25+36,7 e -/- - 0'],
    ['prisoners of one’s own', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e C4/- - 0'],
    ['marks without stages', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- a1 0'],
    ['a mark on the other side', 'halle-advanced', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 o -/- a1 0'],
    ['a mark on nothing', 'halle-advanced', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- a2 0'],
    ['a divided tower', 'nexus-corenae', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/P36,7 e -/- - 0'],
    [
      'a pyramid in hand where layers are pieces',
      'glorious',
      '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e p64/- - 0',
    ],
    ['a move that leaves nothing to take', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- - 0 moved=a1'],
    ['taken without a move', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- - 0 taken=yes'],
    ['a capturer without victims', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- - 0 capturer=a1'],
    ['a quiet count of words', 'boutin', '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/C2,7 e -/- - 0 quiet=many'],
  ])('%s', (_, id, text) => {
    expect(position(id, text)).toThrow(RulesError);
  });

  const game =
    (result: string, rules = 'boutin@1', more = '') =>
    () =>
      parseGame(`[Rules "${rules}"]\n${more}[Result "${result}"]\n\n`, ruleSets);

  test.each([
    ['a result that nobody has', game('nobody resignation')],
    ['a draw by resignation', game('draw resignation')],
    ['a winner by agreement', game('odd agreement')],
    ['a victory not played', game('even victory')],
    ['an unknown rule set', game('*', 'chess@1')],
    ['another version', game('*', 'boutin@2')],
    ['too many versions', game('*', 'boutin@1@2')],
    ['an option twice', game('*', 'boutin@1', '[Options "count=steps count=between"]\n')],
    ['a header twice', game('*', 'boutin@1', '[Rules "boutin@1"]\n')],
    ['an unclosed comment', () => parseGame('[Rules "boutin@1"]\n\n{ a', ruleSets)],
    ['a wrong number', () => parseGame('[Rules "boutin@1"]\n\n2. c4-b5', ruleSets)],
    ['an illegal action', () => parseGame('[Rules "boutin@1"]\n\n1. c4-c16', ruleSets)],
    ['no rule set', () => parseGame('1. c4-b5', ruleSets)],
  ])('%s', (_, read) => {
    expect(read).toThrow(RulesError);
  });
});

const places = (read: () => unknown): string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof RulesError) return error.problems.map(({ at }) => at.join(' '));
    throw error;
  }
  return [];
};

/** Each of these is wrong in one place, which is named; beside it stands, where there is one, what is just right. */
describe('the field that is wrong', () => {
  const EMPTY = Array<string>(15).fill('8').join('/');
  const placesIn = (id: string, text: string) => places(() => parsePosition(rulesOf(id), text));

  test.each([
    ['an empty board', 'boutin', `${EMPTY}/8 e -/- - 0`, 'board'],
    ['a second pyramid', 'boutin', `${EMPTY}/P36+25,P16+9,6 e -/- - 0`, 'board'],
    ['layers of no pyramid', 'boutin', `${EMPTY}/C4+1,7 e -/- - 0`, 'rank 1'],
    ['a layer of another pyramid', 'boutin', `${EMPTY}/P64,7 e -/- - 0`, 'board'],
    ['the same layer in one pyramid', 'boutin', `${EMPTY}/P36+36,7 e -/- - 0`, 'board'],
    ['a layer in hand that is none', 'boutin', `${EMPTY}/C2,7 e p50/- - 0`, 'prisoners'],
    ['a layer in hand of the other pyramid', 'boutin', `${EMPTY}/C2,7 e p9/- - 0`, 'prisoners'],
    ['a layer in hand twice', 'boutin', `${EMPTY}/C2,7 e p49,p49/- - 0`, 'prisoners'],
    ['a part of a tower in hand', 'nexus-corenae', `${EMPTY}/C2,7 e p64+49/- - 0`, 'prisoners'],
    ['one part of the prisoners', 'boutin', `${EMPTY}/C2,7 e - - 0`, 'prisoners'],
    ['three parts of prisoners', 'boutin', `${EMPTY}/C2,7 e -/-/- - 0`, 'prisoners'],
    ['a mark given twice', 'halle-advanced', `${EMPTY}/C2,7 e -/- a1,a1 0`, 'marks'],
    ['a mark beyond the last file', 'halle-advanced', `${EMPTY}/C2,7 e -/- i1 0`, 'marks'],
    ['a mark beyond the last rank', 'halle-advanced', `${EMPTY}/C2,7 e -/- a17 0`, 'marks'],
    ['a turn of eleven digits', 'boutin', `${EMPTY}/C2,7 e -/- - 10000000000`, 'turn'],
    ['a turn below nothing', 'boutin', `${EMPTY}/C2,7 e -/- - -1`, 'turn'],
    ['captures to come without choice', 'halle-advanced', `${EMPTY}/C2,7 e -/- - 0 moved=a1`, 'moved'],
    ['a move and a capturer', 'boutin', `${EMPTY}/C2,7 e -/- - 0 moved=a1 capturer=a1 taking=a1`, 'moved'],
    ['an enemy that has moved', 'boutin', `${EMPTY}/C2,6,c3 e -/- - 0 moved=h1`, 'moved'],
    ['nothing that has moved', 'boutin', `${EMPTY}/C2,7 e -/- - 0 moved=a2`, 'moved'],
    ['naming without a capturer', 'boutin', `${EMPTY}/C2,c3,6 e -/- - 0 taking=b1`, 'capturer'],
    ['naming where nobody does', 'scholars', `${EMPTY}/C2,c3,6 e -/- - 0 capturer=a1 taking=b1`, 'capturer'],
    ['a capturer of the enemy', 'boutin', `${EMPTY}/C2,6,c3 e -/- - 0 capturer=h1 taking=h1`, 'capturer'],
    ['a victim of one’s own', 'boutin', `${EMPTY}/C2,C4,6 e -/- - 0 capturer=a1 taking=b1`, 'taking'],
    ['no victim', 'boutin', `${EMPTY}/C2,C4,6 e -/- - 0 capturer=a1 taking=c1`, 'taking'],
    ['a victim out of reach', 'boutin', `${EMPTY}/C2,6,c7 e -/- - 0 capturer=a1 taking=h1`, 'taking'],
  ])('%s', (_, id, text, place) => {
    expect(placesIn(id, text)).toEqual([place]);
  });

  test('a layer that a pyramid has no longer', () => {
    const text = (taking: string) =>
      `${Array<string>(13).fill('8').join('/')}/2,c4,1,c3,3/3,P4+1,4/8 o -/P9,P16,P25,P36 - 12 capturer=c3 taking=${taking}`;
    expect(placesIn('boutin', text('d2:4'))).toEqual([]);
    expect(placesIn('boutin', text('d2:1,d2:4'))).toEqual([]);
    expect(placesIn('boutin', text('d2:9'))).toEqual(['taking']);
    expect(placesIn('boutin', text('d2:5'))).toEqual(['taking']);
    expect(placesIn('boutin', text('d2:4,d2:4'))).toEqual(['taking']);
    // What is left of it is 5, and 3, 4, 5 is arithmetic.
    expect(placesIn('boutin', text('d2'))).toEqual([]);
    expect(placesIn('boutin', text('d2,d2:4'))).toEqual(['taking']);
  });

  test('taken=yes after a move, and nothing else', () => {
    const text = `${Array<string>(12).fill('8').join('/')}/1,C4,1,T72,4/2,t16,5/S15,2,C36,4/1,C2,6 e t30/- - 0 moved=b4`;
    expect(placesIn('boutin', text)).toEqual([]);
    expect(placesIn('boutin', `${text} taken=yes`)).toEqual([]);
    expect(placesIn('boutin', `${text} taken=no`)).toEqual(['taken']);
  });

  const board = '8/8/8/8/8/8/1,W,W,5/1,B,B,5';

  test.each([
    ['', []],
    [' taken=yes', []],
    [' taken=no', ['taken']],
    [' quiet=3', ['quiet']],
    [' moved=b1', ['moved']],
  ] as const)('of stones:%s', (extra, found) => {
    expect(placesIn('latrunculi-seneca', `${board} b 1/0 - 60 0/0 -/- 0${extra}`)).toEqual(found);
  });

  test.each([
    ['-/-', []],
    ['b2b1/c3c2', []],
    ['b1b2,b2b1/c2c3,c3c2', []],
    ['b1b2,b2c2/-', ['memory']],
    ['b1b2,a2b1/-', ['memory']],
    ['b1b2,b1b2/-', ['memory']],
    ['b1b2,b2b1,b1b2/-', ['memory']],
    ['b1/-', ['memory']],
    ['b1b9/-', ['memory']],
    ['j1b1/-', ['memory']],
    ['/-', ['memory']],
    ['xb1b2/-', ['memory']],
    ['b1b2x/-', ['memory']],
  ] as const)('latrunculi.back-and-forth: %s', (memory, found) => {
    expect(placesIn('latrunculi-seneca', `${board} b 0/0 - 60 0/0 ${memory} 0`)).toEqual(found);
  });

  test.each(['', 'b5', 'b5e5', 'b5-', '-e5', 'b5-e5 ', ' b5-e5', 'b0-b1', 'q1-q2', 'b5-e123'])(
    'of the action “%s”',
    (text) => {
      expect(places(() => parseAction(text))).toEqual(['action']);
    },
  );

  test.each([
    'x',
    'xz1',
    'xb2:',
    'xb2:0',
    'xb2:12345',
    'xb2x',
    '@',
    'T12@',
    'P12@d1',
    'TT@d1',
    'T0@d1',
    'T12@d1d',
  ])('of the action “%s”', (text) => {
    expect(places(() => parseAction(text))).toEqual(['action']);
  });

  test.each(['a15:-c15', 'a15:25', ':25-c15', 'a15:0-c15', 'xa15:25-c15', 'Done', 'done ', 'passed'])(
    'of the action “%s”',
    (text) => {
      expect(places(() => parseAction(text))).toEqual(['action']);
    },
  );
});

/** Where things are wrong in several places, all of them are named. */
describe('all that is wrong', () => {
  const EMPTY = Array<string>(12).fill('8').join('/');

  test('in a position of numbered pieces', () => {
    const text = `${EMPTY}/9/8/K4,7/C2,7 x C4,nobody/-/- - soon quiet=many`;
    expect(places(() => parsePosition(rulesOf('boutin'), text))).toEqual([
      'rank 4',
      'side',
      'prisoners',
      'turn',
      'quiet',
    ]);
    const prisoners = `${EMPTY}/8/8/8/C2,7 e C4,nobody/- - 0`;
    expect(places(() => parsePosition(rulesOf('boutin'), prisoners))).toEqual(['prisoners', 'prisoners']);
    const more = `${EMPTY}/8/8/8/C2,7 e -/- - 0 mood=bad quiet=1 quiet=2 what`;
    expect(places(() => parsePosition(rulesOf('boutin'), more))).toEqual(['fields', 'fields', 'fields']);
  });

  test('in a position of stones', () => {
    const text = '8/8/8/8/8/8/8/X,7 e 0/99 a1 soon 20 c3/- many';
    expect(places(() => parsePosition(rulesOf('latrunculi-seneca'), text))).toEqual([
      'rank 1',
      'side',
      'captures',
      'marks',
      'turn',
      'hand',
      'memory',
      'quiet',
    ]);
  });

  test('in the headers of a game', () => {
    const game = (header: string) => () => parseGame(`[Rules "boutin@1"]\n${header}\n`, ruleSets);
    expect(places(game('[Options "count pieces"]'))).toEqual([
      'header Options options',
      'header Options options',
    ]);
    expect(places(game('[Options "count=far cuont=steps"]'))).toEqual([
      'header Options option count',
      'header Options option cuont',
    ]);
    expect(places(game('[Start "8/8 x -/- - 0"]'))).toEqual(['header Start ranks', 'header Start side']);
  });

  test('in the lines of a game', () => {
    const game = (...lines: string[]) => places(() => parseGame(lines.join('\n'), ruleSets));
    const rules = '[Rules "boutin@1"]';
    expect(game(rules)).toEqual([]);
    expect(game(rules, '', '1. c4-b5', '2. c13-b12')).toEqual([]);
    expect(game(rules, '[Event "unclosed]')).toEqual(['line 2']);
    expect(game(rules, '[Event "a"] more')).toEqual(['line 2']);
    expect(game(rules, 'x[Event "a"]')).toEqual(['line 2 action']);
    expect(game(rules, '[Event "a"]', '', '[Event "b"]')).toEqual(['line 4']);
    expect(game(rules, '', '1. c4-b5', '2. c4-b5')).toEqual(['line 4 action']);
    expect(game(rules, '', '1. c4-b5', '2. what')).toEqual(['line 4 action']);
    expect(game(rules, '', '1. c4-b5 {a', 'b}')).toEqual(['line 3']);
    expect(game(rules, '', '1. c4-b5 a}')).toEqual(['line 3']);
    expect(game(rules, '[Result "*"]', '', '1. c4-b5 3. c13-b12')).toEqual(['line 4']);
    expect(game(rules, '[Result "even agreement"]')).toEqual(['header Result']);
    expect(game('[Rules "boutin"]')).toEqual(['header Rules']);
    expect(game('[Rules "boutin@1x"]')).toEqual(['header Rules']);
    expect(game('[Rules "boutin@11"]')).toEqual(['header Rules']);
    expect(game('')).toEqual(['header Rules']);
  });
});
