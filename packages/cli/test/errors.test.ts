import { describe, expect, test } from 'vitest';
import { board, problems } from './run.ts';

const numbers = (fields: string): readonly string[] => ['legal', 'boutin', '--position', fields];
const stones = (fields: string): readonly string[] => ['legal', 'latrunculi-seneca', '--position', fields];
const EMPTY = board(16, 8, {});
const STONES = board(8, 8, {});

describe('command line', () => {
  test('no command, an unknown one, a misspelt one', async () => {
    expect(await problems()).toEqual([
      expect.stringMatching(/^calculi: command: is missing; there are rules, play, show, legal/),
    ]);
    expect(await problems('dance')).toEqual([
      expect.stringMatching(/^calculi: command: there is no “dance”; there are rules/),
    ]);
    expect(await problems('lgal')).toEqual(['calculi: command: there is no “lgal”; did you mean legal?']);
    expect(await problems('help', 'turn')).toEqual([
      'calculi: command: there is no “turn”; did you mean turns?',
    ]);
  });

  test('an unknown rule set lists the eight', async () => {
    const eight =
      'halle-beginner, halle-advanced, scholars, nexus-corenae, boutin, glorious, latrunculi-seneca, latrunculi-piso';
    expect(await problems('legal', 'chess')).toEqual([
      `calculi: rule set: there is no “chess”; the rule sets are ${eight}`,
    ]);
    expect(await problems('show', 'boutn')).toEqual([
      `calculi: rule set: there is no “boutn”; did you mean boutin? The rule sets are ${eight}`,
    ]);
    expect(await problems('show', 'latrunculi')).toEqual([
      expect.stringContaining('did you mean latrunculi-seneca or latrunculi-piso?'),
    ]);
    expect(await problems('rules', '__proto__')).toEqual([
      expect.stringContaining('there is no “__proto__”'),
    ]);
  });

  test('a version that is missing or another', async () => {
    expect(await problems('show', 'boutin@')).toEqual([
      'calculi: rule set: “boutin@” lacks a version after the @: write boutin or boutin@1',
    ]);
    expect(await problems('show', 'boutin@2')).toEqual([
      'calculi: rule set: version 2 of boutin is not known here, only 1',
    ]);
  });

  test('control characters are told, not obeyed', async () => {
    expect(await problems('why', 'boutin', 'a1\n\u001B[2J')).toEqual([
      'calculi: square: “a1\\u000a\\u001b[2J” is not a square of this board (a1 to h16)',
    ]);
  });

  test('missing and superfluous words', async () => {
    expect(await problems('legal')).toEqual([
      expect.stringMatching(/^calculi: RULES: is missing; call it as calculi legal RULES/),
    ]);
    expect(await problems('why', 'boutin')).toEqual([expect.stringMatching(/^calculi: SQUARE: is missing/)]);
    expect(await problems('apply', 'boutin')).toEqual([
      expect.stringMatching(/^calculi: ACTION: is missing/),
    ]);
    expect(await problems('perft', 'boutin')).toEqual([expect.stringMatching(/^calculi: DEPTH: is missing/)]);
    expect(await problems('legal', 'boutin', 'x')).toEqual([
      expect.stringMatching(/^calculi: x: is one word too many; call it/),
    ]);
    // A position without quotes falls apart into words.
    expect(await problems('legal', 'boutin', '--position', EMPTY, 'e', '-/-')).toEqual([
      expect.stringContaining('a position stands in quotes'),
    ]);
  });

  test('flags: unknown, misspelt, without value, of another command, all at once', async () => {
    expect(await problems('legal', 'boutin', '--jsn', '-x', '--position')).toEqual([
      'calculi: --jsn: is not a known flag; did you mean --json?',
      'calculi: -x: is not a known flag',
      'calculi: --position: needs a value: --position P',
    ]);
    expect(await problems('legal', 'boutin', '--json=yes')).toEqual(['calculi: --json: takes no value']);
    expect(await problems('rules', '--stdin', '--option', 'a=b')).toEqual([
      'calculi: --stdin: is no flag of rules',
      'calculi: --option: is no flag of rules',
    ]);
    expect(await problems('legal', 'boutin', '--position', 'a', '--position', 'b')).toEqual([
      'calculi: --position: is given twice',
    ]);
    expect(await problems('legal', 'boutin', '--stdin', '--position', 'a')).toEqual([
      expect.stringMatching(/^calculi: --stdin: /),
    ]);
    // What another command takes is not offered.
    expect(await problems('play', 'boutin', '--load', 'g.txt')).toEqual([
      'calculi: --load: is not a known flag',
    ]);
    expect(await problems('--prot=1', 'serve')).toEqual([
      'calculi: --prot: is not a known flag; did you mean --port?',
    ]);
    expect(await problems('--json')).toEqual([expect.stringMatching(/^calculi: command: is missing/)]);
  });
});

describe('options', () => {
  test('every problem is listed at once', async () => {
    const found = await problems(
      'legal',
      'boutin',
      '--option',
      'count=far',
      '--option',
      'cuont=steps',
      '--option=pieces=99',
    );
    expect(found).toEqual([
      'calculi: option count: “far” is not one of between, steps, inclusive',
      expect.stringMatching(
        /^calculi: option cuont: “cuont” is not one of begins, .*; did you mean count\?$/,
      ),
      'calculi: option pieces: “99” is not a whole number from 0 to 29',
    ]);
  });

  test('not name=value, twice, of another rule set, without meaning, nonsense', async () => {
    expect(await problems('legal', 'boutin', '--option', 'count')).toEqual([
      'calculi: --option: “count” is not name=value, such as count=steps',
    ]);
    expect(await problems('legal', 'boutin', '--option', 'count=steps', '--option', 'count=steps')).toEqual([
      'calculi: option count: is given twice',
    ]);
    expect(await problems('legal', 'halle-beginner', '--option', 'setup=phalanx')).toEqual([
      expect.stringContaining('option setup: “setup” is not one of begins, '),
    ]);
    expect(await problems('legal', 'boutin', '--option', '__proto__=1')).toEqual([
      expect.stringContaining('option __proto__: “__proto__” is not one of begins, '),
    ]);
    expect(await problems('legal', 'boutin', '--option', 'sum=300')).toEqual([
      expect.stringMatching(/option sum: has a meaning only with victory=bien/),
    ]);
    const none = ['perfect=no', 'pieces=0', 'points=no'].flatMap((each) => ['--option', each]);
    expect(await problems('legal', 'glorious', ...none)).toEqual([
      'calculi: options: at least one victory must be agreed',
    ]);
    expect(await problems('legal', 'scholars', '--option', 'product=true')).toEqual([
      'calculi: option product: “true” is not one of yes, no',
    ]);
  });
});

describe('positions', () => {
  test.each([
    ['', 'position: is empty'],
    [`${EMPTY} e -/- -`, 'position, fields: 4 instead of 5'],
    [`8/8 e -/- - 0`, 'position, ranks: 2 instead of 16'],
    [`${EMPTY.replace('8', '9')} e -/- - 0`, 'position, rank 16: “9” is not a whole number from 1 to 8'],
    [`${EMPTY.replace('8', '7,K4')} e -/- - 0`, 'position, rank 16: “K4” is not a piece'],
    [`${EMPTY.replace('8', '7,C5')} x -/- - 0`, 'position, side: “x” is not one of e, o'],
    [`${EMPTY.replace('8', '7,C77777')} e -/- - 0`, 'position, rank 16: “C77777” is not a piece'],
    [`${EMPTY.replace('8', '7,P36+24')} e -/- - 0`, 'position, board: “P36+24” is not made of layers'],
    [`${EMPTY} e - - 0`, 'position, prisoners: “-” is not two parts'],
    [`${EMPTY} e C4/- - 0`, 'position, prisoners: “C4” is held by its own side'],
    [`${EMPTY} e -/- a1 0`, 'position, marks: '],
    [`${EMPTY} e -/- - soon`, 'position, turn: “soon” is not a whole number from 0 to 1000000000'],
    [`${EMPTY} e -/- - 0 mood=bad`, 'position, fields: “mood” is not one of quiet, moved, '],
    [`${EMPTY} e -/- - 0 moved=z9`, 'position, moved: “z9” is not a square'],
  ])('%s', async (text, message) => {
    const found = await problems(...numbers(text));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`calculi: ${message}`);
  });

  test.each([
    [`${STONES.replace('8', '7,X')} b 0/0 - 0 20/20 -/- 0`, 'position, rank 8: “X” is not one of B, W, b, w'],
    [`${STONES} e 0/0 - 0 20/20 -/- 0`, 'position, side: “e” is not one of b, w'],
    [`${STONES} b 0/99 - 0 20/20 -/- 0`, 'position, captures: “99” is not a whole number from 0 to 20'],
    [`${STONES} b 0/0 a1 0 20/20 -/- 0`, 'position, marks: '],
    [`${STONES} b 0/0 - 0 20 -/- 0`, 'position, hand: “20” is not two parts'],
    [`${STONES} b 0/0 - 0 20/20 c3/- 0`, 'position, memory: “c3” is not a move'],
    [`${STONES} b 0/0 - 0 20/20 -/- many`, 'position, quiet: “many” is not a whole number'],
    [`${STONES} b 0/0 - 0`, 'position, fields: 5 instead of 8'],
  ])('%s', async (text, message) => {
    const found = await problems(...stones(text));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`calculi: ${message}`);
  });
});

test('every field of a position that is wrong is named', async () => {
  expect(await problems(...numbers(`${EMPTY.replace('8', '9')} x -/- - soon`))).toEqual([
    'calculi: position, rank 16: “9” is not a whole number from 1 to 8',
    'calculi: position, side: “x” is not one of e, o',
    'calculi: position, turn: “soon” is not a whole number from 0 to 1000000000',
  ]);
});

describe('actions and squares', () => {
  test('an action that is none, and one that is not legal', async () => {
    expect(await problems('apply', 'boutin', 'c4')).toEqual([
      expect.stringMatching(/^calculi: action: “c4” is not an action such as/),
    ]);
    expect(await problems('apply', 'boutin', 'c4-c9')).toEqual([
      expect.stringMatching(/^calculi: action: c4-c9 is not legal for even now; legal are /),
    ]);
  });

  test('among several the place is named', async () => {
    expect(await problems('apply', 'boutin', 'c4-d5', 'c13-c9')).toEqual([
      expect.stringMatching(/^calculi: action 2: c13-c9 is not legal for odd now/),
    ]);
    expect(await problems('apply', 'boutin', 'c4-d5+hop+skip')).toEqual([
      expect.stringMatching(/^calculi: action 2: “hop”/),
      expect.stringMatching(/^calculi: action 3: “skip”/),
    ]);
  });

  test('a finished game is not played on', async () => {
    const over = `${board(8, 8, { 8: 'B,B,6', 1: '7,W' })} w 19/0 - 99 0/0 -/- 0`;
    expect(await problems('apply', 'latrunculi-piso', 'h1-h2', '--position', over)).toEqual([
      'calculi: action: the game is over (last-stone)',
    ]);
  });

  test('why: an empty square, no square, a square of a larger board', async () => {
    expect(await problems('why', 'boutin', 'c9')).toEqual(['calculi: square: c9 is empty']);
    expect(await problems('why', 'boutin', 'z9')).toEqual([
      'calculi: square: “z9” is not a square of this board (a1 to h16)',
    ]);
    expect(await problems('why', 'halle-beginner', 'a13')).toEqual([expect.stringContaining('(a1 to h12)')]);
  });

  test('perft: a depth that is none', async () => {
    for (const depth of ['0', '-1', '1.5', 'deep', '100']) {
      expect(await problems('perft', 'boutin', depth)).toEqual([
        `calculi: DEPTH: “${depth}” is not a whole number from 1 to 99`,
      ]);
    }
  });

  test('progressions: a game without numbers', async () => {
    expect(await problems('progressions', 'latrunculi-piso')).toEqual([
      'calculi: progressions: latrunculi-piso is played with stones that bear no numbers, so it has none',
    ]);
  });
});
