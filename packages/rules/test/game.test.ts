import { describe, expect, test } from 'vitest';
import {
  initialPosition,
  ActionList,
  agreeDraw,
  compile,
  isLegal,
  legalActions,
  makeAction,
  makeGame,
  makeKernel,
  makePosition,
  newGame,
  parseAction,
  parseGame,
  parsePosition,
  play,
  playAction,
  resign,
  ruleSets,
  RulesError,
  takeBack,
} from '../src/index.ts';
import type { Game, RuleSetSpec } from '../src/index.ts';
import { rulesOf, specOf } from './cases.ts';
import { Random } from './random.ts';
import { latrunculi, rithmomachia, stones } from './reference/example.ts';

/** How games go on and end: repetition, quiet turns, passing, and what the players declare. */

const begin = (id: string, text: string, options: Readonly<Record<string, string>> = {}): Game => {
  const rules = rulesOf(id, options);
  return newGame(rules, parsePosition(rules, text));
};

const playAll = (game: Game, actions: readonly string[]): Game =>
  actions.reduce((each, action) => playAction(each, action), game);

/** The results after each action. */
const results = (game: Game, actions: readonly string[]): (string | null)[] => {
  let now = game;
  return actions.map((action) => {
    now = playAction(now, action);
    return now.result && `${now.result.winner ?? 'draw'} ${now.result.reason}`;
  });
};

const nothing = (count: number): null[] => Array<null>(count).fill(null);

describe('what stands beside the turns of a game', () => {
  const begun = newGame(rulesOf('boutin'));
  const written = (headers: Record<string, string>, comments: Record<number, string> = {}) => {
    const read = parseGame(makeGame(begun, headers, comments), ruleSets);
    return [read.headers, read.comments];
  };
  const refusal = (headers: Record<string, string>, comments: Record<number, string> = {}): string => {
    try {
      return makeGame(begun, headers, comments);
    } catch (error) {
      if (error instanceof RulesError) return error.message;
      throw error;
    }
  };

  test.each(['', '"', '\\', '\\n', 'two\nlines', 'a \\\n"b"', ']', ' [x "y"] ', '{', '\r', '\u2028'])(
    'a header is read as it was written: %j',
    (value) => {
      expect(written({ Event: value, constructor: value })[0]).toEqual({ Event: value, constructor: value });
    },
  );

  test.each(['', ' ', 'a name', 'Événement', '7th', '__proto__', 'a]', 'a\nb'])(
    'a header that could not be read is not written: %j',
    (name) => {
      expect(refusal({ [name]: 'x' })).toBe(`header ${name}: is not a header such as [Event "a name"]`);
    },
  );

  test.each(['Rules', 'Options', 'Start', 'Result'])('%s is the notation’s own', (name) => {
    expect(refusal({ [name]: 'x' })).toBe(`header ${name}: ${name} is given twice`);
  });

  test('a comment is read as it was written, or not written', () => {
    for (const comment of ['', ' ', 'two words', '"', '[x "y"]', '1. a1-a2', '\\n'])
      expect(written({}, { 0: comment })).toEqual([{}, { 0: comment }]);
    for (const comment of ['{', '}', 'a\nb'])
      expect(refusal({}, { 0: comment })).toBe(
        'comment 0: a comment stands in braces on one line, with no brace in it',
      );
  });
});

describe('repetition in Rithmomachia', () => {
  const lonely = rithmomachia(16, 'e', { d4: 'C2', d13: 'c3' });
  const dance = ['d4-d5', 'd13-d12', 'd5-d4', 'd12-d13'];

  test('shared.repetition: the third occurrence is a draw', () => {
    expect(results(begin('scholars', lonely), [...dance, ...dance])).toEqual([
      ...nothing(7),
      'draw repetition',
    ]);
  });

  test.each([
    ['2', 4],
    ['4', 12],
  ])('shared.repetition: with repetition=%s after %i turns', (repetition, turns) => {
    const game = begin('scholars', lonely, { repetition });
    expect(
      results(
        game,
        Array.from({ length: turns }, (_, turn) => dance[turn % 4]!),
      ),
    ).toEqual([...nothing(turns - 1), 'draw repetition']);
  });

  test('shared.repetition: with repetition=0 never', () => {
    const game = begin('scholars', lonely, { repetition: '0' });
    expect(results(game, [...dance, ...dance, ...dance, ...dance])).toEqual(nothing(16));
  });

  test('shared.repetition: the side to play matters', () => {
    // Even goes round in three turns, odd out and back in two: the board comes back with odd to play.
    const text = rithmomachia(16, 'e', { a10: 'S45', d13: 'c3' });
    const game = begin('scholars', text, { repetition: '2' });
    const round = ['a10-d10', 'd13-e13', 'd10-d7', 'e13-d13', 'd7-a10'];
    expect(results(game, round)).toEqual(nothing(5));
    expect(makePosition(playAll(game, round).position).split(' ')[0]).toBe(text.split(' ')[0]);
  });

  test('shared.repetition: marks make another position', () => {
    // Even's 6 comes to the distance of 30 and goes on: the board is the same without a mark and with one.
    const unmarked = rithmomachia(16, 'o', { c3: 'C6', c8: 't30', h16: 's28', h1: 'S15' });
    const marked = rithmomachia(16, 'o', { c3: 'C6', c8: 't30', h16: 's28', h1: 'S15' }, { marks: 'c8' });
    const next = (text: string) =>
      makePosition(playAction(begin('halle-advanced', text), 'h16-e16').position);
    expect(next(unmarked)).toContain('t30');
    expect(next(marked)).not.toContain(',t30,5/');
  });

  test('an action alone knows no history', () => {
    let { position } = begin('scholars', lonely);
    for (const action of [...dance, ...dance, ...dance]) {
      const played = play(position, action);
      expect(played.result).toBeNull();
      ({ position } = played);
    }
  });

  test('a finished game is read again from its text', () => {
    const game = playAll(begin('scholars', lonely), [...dance, ...dance]);
    const read = parseGame(makeGame(game), ruleSets);
    expect(read.game.result).toEqual({
      winner: null,
      reason: 'repetition',
      clause: 'shared.repetition',
    });
    expect(() => playAction(game, 'd4-d5')).toThrow(RulesError);
  });
});

describe('quiet turns in Rithmomachia', () => {
  const at = (quiet: number, pieces: Record<string, string> = {}, prisoners = '-/-') =>
    rithmomachia(16, 'e', { d4: 'C2', h1: 'S15', d13: 'c3', ...pieces }, { quiet, prisoners });

  test('shared.quiet: the hundredth in a row is a draw', () => {
    expect(results(begin('scholars', at(98)), ['d4-d5', 'd13-d12'])).toEqual([null, 'draw quiet']);
  });

  test('shared.quiet: another number, or none', () => {
    expect(results(begin('scholars', at(8), { quiet: '9' }), ['d4-d5'])).toEqual(['draw quiet']);
    expect(results(begin('scholars', at(200), { quiet: '0' }), ['d4-d5', 'd13-d12'])).toEqual([null, null]);
  });

  test('shared.quiet: a capture begins the count anew, leaving it be does not', () => {
    const text = rithmomachia(16, 'e', { d5: 'C2', d6: 't12', e7: 'C6', d13: 'c3' }, { quiet: 98 });
    const game = begin('scholars', text, { product: 'yes' });
    expect(makePosition(playAll(game, ['e7-e6', 'xd6']).position)).not.toContain('quiet');
    expect(makePosition(playAll(game, ['e7-e6', 'done']).position)).toContain('quiet=99');
  });

  test('shared.quiet: placing begins the count anew', () => {
    const game = begin('scholars', at(98, {}, 'c5/-'));
    expect(makePosition(playAction(game, 'C5@a1').position)).not.toContain('quiet');
  });

  test('shared.quiet: a split begins the count anew', () => {
    const text = rithmomachia(16, 'e', { d4: 'P36+25', d13: 'c3' }, { quiet: 98 });
    expect(makePosition(playAction(begin('glorious', text), 'd4:36-d7').position)).not.toContain('quiet');
    expect(makePosition(playAction(begin('glorious', text), 'd4-d7').position)).toContain('quiet=99');
  });
});

describe('ends of Ludus latrunculorum', () => {
  const apart = { ...stones('B', 'a1', 'c1', 'a3'), ...stones('W', 'h8', 'f8', 'h6') };
  const at = (captures: string, quiet = 0, memory = '-/-') =>
    latrunculi('b', apart, { captures, quiet, memory });
  /** Two stones of each side go out and back in turn, so that none goes back and forth. */
  const dance = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8', 'a3-b3', 'h6-g6', 'b3-a3', 'g6-h6'];

  test.each(['latrunculi-seneca', 'latrunculi-piso'])(
    'latrunculi.repetition: %s counts captures at the third occurrence',
    (id) => {
      expect(results(begin(id, at('3/1')), dance)).toEqual([...nothing(7), 'black repetition']);
      expect(results(begin(id, at('1/3')), dance)).toEqual([...nothing(7), 'white repetition']);
      expect(results(begin(id, at('2/2')), dance)).toEqual([...nothing(7), 'draw repetition']);
      expect(results(begin(id, at('2/2'), { repetition: '0' }), dance)).toEqual(nothing(8));
      expect(results(begin(id, at('2/1'), { repetition: '2' }), dance.slice(0, 4))).toEqual([
        ...nothing(3),
        'black repetition',
      ]);
    },
  );

  test.each(['latrunculi-seneca', 'latrunculi-piso'])(
    'latrunculi.quiet: %s counts captures after a hundred quiet turns',
    (id) => {
      const two = dance.slice(0, 2);
      expect(results(begin(id, at('3/1', 98)), two)).toEqual([null, 'black quiet']);
      expect(results(begin(id, at('0/1', 98)), two)).toEqual([null, 'white quiet']);
      expect(results(begin(id, at('0/0', 98)), two)).toEqual([null, 'draw quiet']);
      expect(results(begin(id, at('3/1', 4), { quiet: '5' }), two.slice(0, 1))).toEqual(['black quiet']);
      expect(results(begin(id, at('3/1', 98), { quiet: '0' }), two)).toEqual([null, null]);
    },
  );

  test('latrunculi.quiet: a bound stone begins the count anew', () => {
    const text = latrunculi(
      'b',
      { ...apart, ...stones('B', 'd4', 'f5'), ...stones('W', 'e4') },
      { quiet: 98 },
    );
    const game = playAction(begin('latrunculi-seneca', text), 'f5-f4');
    expect(makePosition(game.position)).toMatch(/\/3,B,w,B,2\/.* 0$/);
  });

  test('latrunculi.last-stone: at most one stone left', () => {
    const text = latrunculi(
      'b',
      { ...stones('B', 'a1', 'd4', 'f5'), ...stones('W', 'e4', 'h8') },
      { captures: '3/4' },
    );
    const piso = playAction(begin('latrunculi-piso', text), 'f5-f4');
    expect(piso.result).toEqual({
      winner: null,
      reason: 'last-stone',
      clause: 'latrunculi.last-stone',
    });
    const seneca = begin(
      'latrunculi-seneca',
      latrunculi(
        'b',
        { ...stones('B', 'a1', 'd4', 'f4'), ...stones('w', 'e4'), ...stones('W', 'h8') },
        { captures: '5/4' },
      ),
    );
    expect(legalActions(seneca.position).map(makeAction)).toEqual(['xe4']);
    expect(playAction(seneca, 'xe4').result).toMatchObject({ winner: 'black', reason: 'last-stone' });
  });

  test('latrunculi.blockade: a side without a move ends the game, and bound stones count as captured', () => {
    // White's stones in two corners are shut in, the third is bound, and it is white's turn after the last step.
    const shut = {
      ...stones('W', 'a8', 'h8'),
      ...stones('w', 'e4'),
      ...stones('B', 'd4', 'f4', 'b8', 'g8', 'a7', 'h6', 'b1'),
    };
    const end = (captures: string, turn: 'w' | 'b') => {
      const { position } = begin(
        'latrunculi-seneca',
        latrunculi(turn, { ...shut, h6: '1', h7: 'B' }, { captures }),
      );
      return legalActions(position).length === 0 ? playedResult(position) : null;
    };
    expect(end('0/0', 'w')).toBe('black blockade');
    expect(end('0/1', 'w')).toBe('draw blockade');
    expect(end('0/2', 'w')).toBe('white blockade');
    expect(end('0/0', 'b')).toBeNull();
    // Played: black takes the bound stone and shuts the last way, so that nothing is bound any more.
    const game = playAll(begin('latrunculi-seneca', latrunculi('b', shut, { captures: '0/0' })), [
      'xe4',
      'h6-h7',
    ]);
    expect(game.result).toEqual({
      winner: 'black',
      reason: 'blockade',
      clause: 'latrunculi.blockade',
    });
  });
});

const playedResult = (position: Game['position']): string | null => {
  const { result } = newGame(position.rules, position);
  return result && `${result.winner ?? 'draw'} ${result.reason}`;
};

describe('back and forth', () => {
  const apart = { ...stones('B', 'a1', 'c1'), ...stones('W', 'h8', 'f8') };
  const may = (game: Game, action: string) => isLegal(game.position, parseAction(action));
  const memory = (game: Game) => makePosition(game.position).split(' ')[6];

  test.each(['latrunculi-seneca', 'latrunculi-piso'])(
    'latrunculi.back-and-forth: %s forbids the same way a second time',
    (id) => {
      const game = playAll(begin(id, latrunculi('b', apart)), ['a1-a2', 'h8-h7', 'a2-a1', 'h7-g7']);
      expect(memory(game)).toBe('a1a2,a2a1/h7g7');
      expect(may(game, 'a1-a2')).toBe(false);
      expect(() => playAction(game, 'a1-a2')).toThrow(RulesError);
      expect(may(game, 'a1-b1')).toBe(true);
      const other = playAll(game, ['c1-c2', 'g7-g6']);
      expect(memory(other)).toBe('c1c2/g7g6');
      expect(may(other, 'a1-a2')).toBe(true);
    },
  );

  test('latrunculi.back-and-forth: leaps count as the squares they end on', () => {
    const text = latrunculi('b', { ...stones('B', 'a1', 'b1', 'd1', 'e5'), ...stones('W', 'h8', 'f8') });
    const game = playAll(begin('latrunculi-seneca', text), ['a1-c1', 'h8-h7', 'c1-a1', 'h7-g7']);
    expect(memory(game)).toBe('a1c1,c1a1/h7g7');
    expect(may(game, 'a1-c1')).toBe(false);
    expect(may(game, 'a1-e1')).toBe(true);
  });

  test('latrunculi.back-and-forth: taking a bound stone does not interrupt it', () => {
    const text = latrunculi(
      'b',
      { ...stones('B', 'a1', 'd4', 'f4'), ...stones('w', 'e4'), ...stones('W', 'h8', 'f8') },
      { memory: 'a1a2,a2a1/-' },
    );
    const game = playAction(begin('latrunculi-seneca', text), 'xe4');
    expect(may(game, 'a1-a2')).toBe(false);
    expect(may(game, 'a1-b1')).toBe(true);
    expect(memory(game)).toBe('a1a2,a2a1/-');
  });

  test('latrunculi.back-and-forth: two stones on one square one after another do not count', () => {
    const text = latrunculi('b', { ...apart, ...stones('B', 'b2') }, { memory: 'a1a2/-' });
    const game = begin('latrunculi-piso', text);
    expect(may(game, 'a1-a2')).toBe(true);
  });
});

describe('binding and releasing', () => {
  const far = { ...stones('B', 'h1', 'g1'), ...stones('W', 'a8', 'b8') };
  const effectsOf = (id: string, side: 'b' | 'w', pieces: Record<string, string>, action: string) =>
    play(begin(id, latrunculi(side, { ...far, ...pieces })).position, action).effects.flatMap((effect) =>
      effect.type === 'turn-over' || effect.type === 'move'
        ? []
        : [{ ...effect, ...('id' in effect && { id: undefined }) }],
    );
  const enclosed = { kind: 'enclosure', equation: null, reckoning: null } as const;
  const held = { ...stones('w', 'd4'), ...stones('B', 'c4', 'e4'), ...stones('W', 'c3', 'c6') };

  test('latrunculi.release: who binds a guard frees what it held', () => {
    expect(effectsOf('latrunculi-seneca', 'w', held, 'c6-c5')).toEqual([
      {
        type: 'bind',
        square: 'c4',
        piece: 'B',
        by: ['c3', 'c5'],
        clause: 'latrunculi.enclosure',
        ...enclosed,
      },
      { type: 'release', square: 'd4', piece: 'W', clause: 'latrunculi.release' },
    ]);
  });

  test('latrunculi.release: a stone between two other free enemies stays bound', () => {
    const twice = { ...held, ...stones('B', 'd3', 'd5') };
    expect(effectsOf('latrunculi-seneca', 'w', twice, 'c6-c5')).toMatchObject([
      { type: 'bind', square: 'c4' },
    ]);
    const half = { ...held, ...stones('B', 'd5') };
    expect(effectsOf('latrunculi-seneca', 'w', half, 'c6-c5')).toHaveLength(2);
  });

  test('latrunculi.release: a stone that was freed helps to enclose, and what it binds frees others', () => {
    const more = { ...held, ...stones('B', 'd5'), ...stones('W', 'd6') };
    expect(effectsOf('latrunculi-seneca', 'w', more, 'c6-c5')).toMatchObject([
      { type: 'bind', square: 'c4', by: ['c3', 'c5'] },
      { type: 'release', square: 'd4' },
      { type: 'bind', square: 'd5', by: ['d4', 'd6'] },
    ]);
  });

  test('latrunculi.release: a guard that walks away frees the enemy, which then encloses nothing', () => {
    // d4 comes free beside the black d5, with the white d6 beyond it.
    const pieces = { ...stones('w', 'd4'), ...stones('W', 'd6', 'c1'), ...stones('B', 'c4', 'e4', 'd5') };
    const taken = begin(
      'latrunculi-seneca',
      latrunculi('b', { ...far, ...pieces, ...stones('w', 'f7'), ...stones('B', 'f6', 'f8') }),
    );
    const { effects } = play(playAction(taken, 'xf7').position, 'e4-e3');
    expect(effects).toMatchObject([
      { type: 'move' },
      { type: 'release', square: 'd4' },
      { type: 'turn-over' },
    ]);
  });

  test('latrunculi.incitus: a bound stone does not help to enclose, nor does it move', () => {
    const pieces = { ...held, ...stones('B', 'd5'), ...stones('W', 'd7') };
    expect(effectsOf('latrunculi-seneca', 'w', pieces, 'd7-d6')).toEqual([]);
    const moves = legalActions(begin('latrunculi-seneca', latrunculi('w', { ...far, ...held })).position);
    expect(moves.map(makeAction).filter((each) => each.startsWith('d4'))).toEqual([]);
  });

  test('latrunculi.incitus: the side that has bound must take, and any of them', () => {
    const pieces = { ...held, ...stones('w', 'g5'), ...stones('B', 'g4', 'g6') };
    const { position } = begin('latrunculi-seneca', latrunculi('b', { ...far, ...pieces }));
    expect(legalActions(position).map(makeAction)).toEqual(['xd4', 'xg5']);
    expect(effectsOf('latrunculi-seneca', 'b', pieces, 'xg5')).toEqual([
      {
        type: 'take',
        square: 'g5',
        piece: 'W',
        by: ['g4', 'g6'],
        clause: 'latrunculi.enclosure',
        ...enclosed,
      },
    ]);
    // Set up so that nobody guards it: bound all the same.
    const alone = { ...stones('w', 'd4'), ...stones('W', 'd8') };
    expect(effectsOf('latrunculi-seneca', 'b', alone, 'xd4')).toMatchObject([{ square: 'd4', by: [] }]);
  });

  test.each([
    ['latrunculi-seneca', 'bind'],
    ['latrunculi-piso', 'take'],
  ])('latrunculi.corner: %s', (id, type) => {
    for (const [corner, beside, from, to] of [
      ['a1', 'a2', 'c1', 'b1'],
      ['h8', 'h7', 'f8', 'g8'],
      ['a8', 'b8', 'a6', 'a7'],
      ['h1', 'g1', 'h3', 'h2'],
    ] as const) {
      const pieces = { ...stones('B', corner, 'd3', 'd4'), ...stones('W', beside, from, 'e7') };
      const { position } = begin(id, latrunculi('w', pieces));
      const effects = play(position, `${from}-${to}`).effects.filter((effect) => effect.type === type);
      expect(effects).toMatchObject([{ square: corner, clause: 'latrunculi.corner' }]);
      expect(effects.flatMap((effect) => ('by' in effect ? [...effect.by].sort() : []))).toEqual(
        [beside, to].sort(),
      );
    }
  });

  test('latrunculi.enclosure: Piso takes on all sides at once, and along an edge only between two', () => {
    const pieces = {
      ...stones('W', 'c4', 'e4', 'd5'),
      ...stones('B', 'b4', 'f4', 'd6', 'd3'),
    };
    expect(effectsOf('latrunculi-piso', 'b', pieces, 'd3-d4').map((effect) => effect.type)).toEqual([
      'take',
      'take',
      'take',
    ]);
    const edge = { ...stones('W', 'd1'), ...stones('B', 'd3', 'c1') };
    expect(effectsOf('latrunculi-piso', 'b', edge, 'd3-d2')).toEqual([]);
  });
});

describe('several harmonies at once', () => {
  /** The same with ranks and files exchanged about b10. */
  const turned = (square: string): string =>
    `${'abcdefgh'[Number(square.slice(1)) - 9]}${'abcdefgh'.indexOf(square.slice(0, 1)) + 9}`;

  test.each([
    ['in a column and a row', (square: string) => square],
    ['in a row and a column', turned],
  ])('scholars.true-victory: the best of those %s is told', (_, place) => {
    const pieces = { c10: 'C6', d10: 'T12', e10: 'C36', b11: 'C6', b12: 'C8' };
    const placed = Object.entries(pieces).map(([square, piece]) => [place(square), piece] as const);
    const from = place('a10');
    const text = rithmomachia(16, 'e', {
      ...Object.fromEntries(placed),
      [from]: 'C4',
      h1: 'S15',
      h16: 's28',
    });
    const { result } = playAction(begin('scholars', text), `${from}-${place('b10')}`);
    expect(result).toMatchObject({ winner: 'even', victory: { kind: 'harmony', grade: 'great' } });
    const { victory } = result!;
    const values = victory?.kind === 'harmony' ? [...victory.values] : [];
    expect(values.sort((a, b) => a - b)).toEqual([4, 6, 12, 36]);
  });
});

describe('a board as large as can be', () => {
  const large = (id: string) => compile({ ...specOf(id), board: { files: 16, ranks: 8 } });
  const at = (id: string, side: string, ranks: readonly [string, string]) =>
    parsePosition(large(id), `${ranks.join('/')}/16/16/16/16/16/B,B,12,W,W ${side} 0/0 - 60 0/0 -/- 0`);
  const from = (position: Game['position'], square: string) =>
    legalActions(position)
      .map(makeAction)
      .filter((action) => action.startsWith(`${square}-`))
      .sort();

  test('latrunculi.step, latrunculi.leap: its last squares are left like others', () => {
    expect(from(at('latrunculi-piso', 'b', ['15,B', '16']), 'p8')).toEqual(['p8-o8', 'p8-p7']);
    expect(from(at('latrunculi-piso', 'b', ['15,B', '15,W']), 'p8')).toEqual(['p8-o8']);
    expect(from(at('latrunculi-seneca', 'b', ['14,B,B', '15,B']), 'p8')).toEqual(['p8-n8', 'p8-p6']);
    expect(from(at('latrunculi-seneca', 'b', ['14,W,B', '15,W']), 'p8')).toEqual([]);
    expect(from(at('latrunculi-seneca', 'b', ['12,B,1,B,1', '16']), 'o8')).toEqual([
      'o8-n8',
      'o8-o7',
      'o8-p8',
    ]);
  });

  test('latrunculi.enclosure, latrunculi.corner: on its last squares stones are enclosed like others', () => {
    const taken = (ranks: readonly [string, string], action: string) =>
      play(at('latrunculi-piso', 'b', ranks), action).effects.flatMap((effect) =>
        effect.type === 'take' ? [effect.square] : [],
      );
    expect(taken(['14,B,W', '14,B,1'], 'o7-p7')).toEqual(['p8']);
    expect(taken(['13,B,W,1', '15,B'], 'p7-p8')).toEqual(['o8']);
    expect(taken(['15,B', '15,W'], 'p8-o8')).toEqual([]);
  });
});

describe('a long line of play', () => {
  test.each(['latrunculi-piso', 'glorious'])('%s: undone, it leads back to where it began', (id) => {
    const rules = rulesOf(id, { quiet: '0', repetition: '0' });
    const kernel = makeKernel(initialPosition(rules));
    const actions = new ActionList();
    const random = new Random(3);
    const seen: Int32Array[] = [];
    while (seen.length < 1500 && !kernel.over) {
      seen.push(kernel.save());
      kernel.generate(actions);
      kernel.make(actions.at(random.below(actions.length)));
    }
    expect(seen.length).toBeGreaterThan(300);
    const wrong: number[] = [];
    for (let ply = seen.length - 1; ply >= 0; ply--) {
      kernel.unmake();
      if (kernel.save().join() !== seen[ply]!.join()) wrong.push(ply);
    }
    expect(wrong).toEqual([]);
    expect(kernel.save()).toEqual(rules.start);
  });
});

describe('passing', () => {
  /** A board so narrow that squares, going three, are soon stuck. */
  const tiny = (setup: string, ranks: number): RuleSetSpec => {
    const base = specOf('scholars');
    return {
      ...base,
      id: 'tiny',
      board: { files: 2, ranks },
      play: { ...base.play, setup },
      begins: 'even',
    };
  };

  test('shared.no-turn: both sides without a turn is a draw', () => {
    const game = newGame(compile(tiny('2/s28,1/2/S15,1', 4)));
    expect(legalActions(game.position)).toEqual([{ type: 'pass' }]);
    const passed = playAction(game, 'pass');
    expect(passed.result).toEqual({ winner: null, reason: 'no-turn', clause: 'shared.no-turn' });
    expect(passed.actions[0]?.effects).toEqual([
      { type: 'pass', side: 'even' },
      { type: 'turn-over', side: 'even' },
    ]);
  });

  test('shared.no-turn: a side without a turn passes, and the game goes on', () => {
    const game = newGame(compile(tiny('2/2/s28,1/2/S15,1', 5)));
    expect(legalActions(game.position).map(makeAction)).toEqual(['pass']);
    const other = newGame(compile(tiny('1,s28/2/2/2/c3,1/S15,1', 6)));
    expect(legalActions(other.position).map(makeAction)).toEqual(['pass']);
    const passed = playAction(other, 'pass');
    expect(passed.result).toBeNull();
    expect(legalActions(passed.position).map(makeAction).sort()).toEqual(['a2-a3', 'a2-b2', 'b6-b3']);
  });

  test('what is not legal is refused with what is', () => {
    const message = (position: Game['position'], action: string): string => {
      try {
        play(position, action);
      } catch (error) {
        if (error instanceof RulesError) return error.message;
        throw error;
      }
      return '';
    };
    const eight = begin('boutin', rithmomachia(16, 'e', { d4: 'C2', f6: 'C4', h16: 's28' })).position;
    const legal = legalActions(eight).map(makeAction);
    expect(legal).toHaveLength(8);
    expect(message(eight, 'a1-a2')).toBe(
      `action: a1-a2 is not legal for even now; legal are ${legal.join(' ')}`,
    );
    const nine = begin(
      'boutin',
      rithmomachia(16, 'e', { d4: 'C2', f6: 'C4', a1: 'C6', h16: 's28' }),
    ).position;
    expect(message(nine, 'a1-a2')).toMatch(/; legal are( \S+-\S+){8} and 1 more$/);
    const text = rithmomachia(16, 'e', { d5: 'C2', d6: 't12', e7: 'C6' });
    const over = playAll(begin('scholars', text, { product: 'yes' }), ['e7-e6', 'xd6']);
    expect(message(over.position, 'd5-d6')).toContain('the game is over (last-piece)');
    expect(legalActions(over.position)).toEqual([]);
  });

  test('passing is not legal while there is a turn', () => {
    const game = newGame(rulesOf('boutin'));
    expect(() => playAction(game, 'pass')).toThrow(RulesError);
    expect(() => playAction(game, 'done')).toThrow(RulesError);
  });

  test('shared.last-piece: a side without a piece loses', () => {
    const text = rithmomachia(16, 'e', { d5: 'C2', d6: 't12', e7: 'C6' });
    const game = playAll(begin('scholars', text, { product: 'yes' }), ['e7-e6', 'xd6']);
    expect(game.result).toEqual({ winner: 'even', reason: 'last-piece', clause: 'shared.last-piece' });
  });
});

describe('what the players declare', () => {
  const game = playAll(newGame(rulesOf('boutin')), ['c4-b5', 'c13-b12']);

  test('resignation gives the game to the other side', () => {
    expect(resign(game, 'even').result).toEqual({ winner: 'odd', reason: 'resignation' });
    expect(resign(game, 'odd').result).toEqual({ winner: 'even', reason: 'resignation' });
    expect(resign(newGame(rulesOf('latrunculi-piso')), 'black').result?.winner).toBe('white');
  });

  test('a side of another game cannot resign', () => {
    expect(() => resign(game, 'black')).toThrow(RulesError);
  });

  test('agreement is a draw', () => {
    expect(agreeDraw(game).result).toEqual({ winner: null, reason: 'agreement' });
  });

  test('nothing can be declared or played after the end', () => {
    const over = resign(game, 'odd');
    expect(() => resign(over, 'even')).toThrow(RulesError);
    expect(() => agreeDraw(over)).toThrow(RulesError);
    expect(() => playAction(over, 'd4-e5')).toThrow(RulesError);
  });

  test('declared ends are written and read', () => {
    for (const over of [resign(game, 'odd'), resign(game, 'even'), agreeDraw(game), game]) {
      const text = makeGame(over);
      const read = parseGame(text, ruleSets).game;
      expect(read.result).toEqual(over.result);
      expect(makeGame(read)).toBe(text);
    }
  });

  test('taking back gives the game before the last action', () => {
    const before = takeBack(game);
    expect(makePosition(before.position)).toBe(makePosition(game.actions[0]!.position));
    expect(before.actions).toHaveLength(1);
    expect(before.result).toBeNull();
    const start = takeBack(before);
    expect(start.position).toBe(game.start);
    expect(() => takeBack(start)).toThrow(RulesError);
  });

  test('taking back a resignation or an agreement takes back nothing else', () => {
    for (const over of [resign(game, 'odd'), agreeDraw(game)]) expect(takeBack(over)).toEqual(game);
  });

  test('taking back within a turn keeps the history of the turns before it', () => {
    // The 2 goes to and fro, and then it is tried twice whether to take: the position has occurred twice before.
    const text = rithmomachia(16, 'e', { d5: 'C2', d6: 't12', e7: 'C6', h13: 's28', h1: 'S15' });
    const dance = ['h1-e1', 'h13-e13', 'e1-h1', 'e13-h13'];
    const start = playAll(begin('scholars', text, { product: 'yes' }), dance);
    expect(start.history).toHaveLength(4);
    const within = playAction(start, 'e7-e6');
    expect(within.history).toHaveLength(5);
    expect(takeBack(within)).toEqual(start);
    const taken = playAction(within, 'xd6');
    expect(taken.history).toEqual(within.history);
    expect(takeBack(taken)).toEqual(within);
    expect(results(takeBack(within), dance)).toEqual([...nothing(3), 'draw repetition']);
  });

  test('taking back the end of a game lets it go on, with its history', () => {
    const dance = ['d4-d5', 'd13-d12', 'd5-d4', 'd12-d13'];
    const over = playAll(begin('scholars', rithmomachia(16, 'e', { d4: 'C2', d13: 'c3' })), [
      ...dance,
      ...dance,
    ]);
    const back = takeBack(over);
    expect(back.result).toBeNull();
    expect(playAction(back, 'd12-d11').result).toBeNull();
    expect(playAction(back, 'd12-d13').result?.reason).toBe('repetition');
  });

  test('actions carry their side and the number of their turn', () => {
    const later = begin('boutin', makePosition(game.position));
    const played = playAll(later, ['d4-e5', 'd13-c12']);
    expect(played.actions.map(({ side, turn }) => [side, turn])).toEqual([
      ['even', 1],
      ['odd', 2],
    ]);
    expect(makeGame(played)).toContain('1. d4-e5\n2. d13-c12');
  });
});
