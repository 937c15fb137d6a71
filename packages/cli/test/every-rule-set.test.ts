import { describe, expect, test } from 'vitest';
import { json, words } from './run.ts';

/**
 * Turns from the initial position, counted by hand from rules.md: moves of rounds + triangles + squares + pyramid.
 * Scholars and Glorious begin with odd; no capture stands after any first move, so turns and actions are as many.
 */
const FIRST_TURNS: readonly (readonly [string, number])[] = [
  ['halle-beginner', 6 + 0 + 7 + 3],
  ['halle-advanced', 6 + 14 + 2 + 0],
  ['scholars', 6 + 2 + 2 + 0],
  ['nexus-corenae', 16 + 6 + 2 + 1],
  // Slides 10 + 4 + 2, knights 14, camels 11, pyramid 1 + 2 + 3.
  ['boutin', 16 + 14 + 11 + 6],
  // Slides 10 + 8 + 2, knights 22, camels 21, pyramid 6, layers leaving it 3 + 3 + 3 + 3 + 0.
  ['glorious', 20 + 22 + 21 + 6 + 12],
  ['latrunculi-seneca', 64],
  ['latrunculi-piso', 64],
];

const isLatrunculi = (id: string): boolean => id.startsWith('latrunculi');

const tooWide = (text: string): string[] =>
  // A position is one long word by its nature.
  text.split('\n').filter((line) => line.length > 80 && !/\/.*\//.test(line));

interface TurnJson {
  readonly actions: readonly string[];
  readonly position: string;
  readonly effects: readonly { readonly type: string }[];
  readonly result: null;
}

describe.each(FIRST_TURNS)('%s', (id, count) => {
  test('legal', async () => {
    const actions = await json<string[]>('legal', id);
    expect(new Set(actions).size).toBe(count);
    const text = await words('legal', id);
    expect(text).toContain(`has ${count} legal actions.`);
    for (const action of actions) expect(text).toContain(action);
    expect(tooWide(text)).toEqual([]);
  });

  test('turns', async () => {
    const turns = await json<TurnJson[]>('turns', id);
    const positions = turns.map(({ position }) => position);
    expect(positions).toHaveLength(count);
    expect(new Set(positions).size).toBe(count);
    expect([...positions].sort()).toEqual(positions);
    for (const { actions, position, effects, result } of turns) {
      expect(actions).toHaveLength(1);
      expect(position.split(' ')[4]).toBe('1');
      expect(effects.length).toBeGreaterThan(0);
      expect(result).toBeNull();
    }
    const text = await words('turns', id);
    expect(text).toContain(`has ${count} turns.`);
    for (const { actions } of turns) expect(text).toContain(actions[0]);
    expect(tooWide(text)).toEqual([]);
  });

  test('apply leads where turns says, and perft counts them', async () => {
    const [turn] = await json<TurnJson[]>('turns', id);
    const applied = await json<object>('apply', id, ...turn!.actions);
    expect(applied).toEqual({ position: turn!.position, effects: turn!.effects, result: null });
    expect(await words('apply', id, ...turn!.actions)).toContain(turn!.position);
    expect(await json('perft', id, '1')).toEqual({ depth: 1, counts: [count], total: count });
    expect(await words('perft', id, '1')).toMatch(new RegExp(`^ +1 +${count}$`, 'm'));
  });

  test('show', async () => {
    interface Shown {
      readonly position: string;
      readonly board: readonly string[];
      readonly pieces: readonly unknown[];
    }
    const shown = await json<Shown>('show', id);
    const ranks = id === 'halle-beginner' ? 12 : isLatrunculi(id) ? 8 : 16;
    expect(shown.board).toHaveLength(ranks + 1);
    expect(shown.pieces).toHaveLength(id === 'halle-beginner' ? 24 : isLatrunculi(id) ? 0 : 48);
    expect(shown).toMatchObject({
      turn: 0,
      midTurn: false,
      marks: [],
      result: null,
      side: isLatrunculi(id) ? 'black' : id === 'scholars' || id === 'glorious' ? 'odd' : 'even',
      prisoners: isLatrunculi(id) ? { black: 0, white: 0 } : { even: [], odd: [] },
    });
    const text = await words('show', id);
    expect(text.trimEnd().endsWith(shown.position)).toBe(true);
    expect(tooWide(text)).toEqual([]);
    // What is shown can be read again.
    expect(await json('show', id, '--position', shown.position)).toEqual(shown);
  });

  test('why', async () => {
    const at = isLatrunculi(id) ? 'd4' : id === 'glorious' ? 'a3' : 'a1';
    const { position } = await json<TurnJson>(...(isLatrunculi(id) ? ['apply', id, '@d4'] : ['show', id]));
    const found = await json<{ square: string; kinds: { stands: boolean }[] }>(
      'why',
      id,
      at,
      '--position',
      position,
    );
    expect(found.square).toBe(at);
    expect(found.kinds.map(({ stands }) => stands)).not.toContain(true);
    const text = await words('why', id, at, '--position', position, '--all');
    expect(text).toMatch(/no capture by (odd|white) stands/);
    expect(tooWide(text)).toEqual([]);
  });
});

test.each(FIRST_TURNS.map(([id]) => id).filter((id) => !isLatrunculi(id)))(
  'progressions of %s',
  async (id) => {
    interface Harmony {
      readonly values: readonly number[];
      readonly atLeast: number;
    }
    const found = await json<{ even: Harmony[]; odd: Harmony[] }>('progressions', id);
    expect(Object.keys(found)).toEqual(['even', 'odd']);
    for (const { values } of [...found.even, ...found.odd]) {
      const [a = 0, b = 0, c = 0] = values;
      const isProgression = a + c === 2 * b || a * c === b * b || b * (a + c) === 2 * a * c;
      expect(values.length === 4 || isProgression).toBe(true);
    }
    for (const side of [found.even, found.odd]) {
      const turns = side.map(({ atLeast }) => atLeast);
      expect([...turns].sort((x, y) => x - y)).toEqual(turns);
      expect(turns[0]).toBeGreaterThan(0);
    }
    expect(tooWide(await words('progressions', id))).toEqual([]);
  },
);

test('latrunculi: the second stone has one square fewer', async () => {
  expect(await json('perft', 'latrunculi-seneca', '2')).toEqual({
    depth: 2,
    counts: [64, 64 * 63],
    total: 64 * 64,
  });
  expect(await words('perft', 'latrunculi-piso', '2')).toContain('4,032');
});

test('latrunculi: where quiet turns run out, who wins by captures is told why', async () => {
  const over = (captures: string) =>
    words('show', 'latrunculi-piso', '--position', `8/8/8/8/B,B,6/8/W,W,6/8 b ${captures} - 90 0/0 -/- 100`);
  expect(await over('2/1')).toContain(
    'Black wins: too many turns have passed without a capture, and the captures are counted (latrunculi.quiet).',
  );
  expect(await over('1/1')).toContain(
    'Draw: too many turns have passed without a capture (latrunculi.quiet).',
  );
});
