import { describe, expect, test } from 'vitest';
import { board, json, words } from './run.ts';

interface KindJson {
  readonly kind: string;
  readonly stands: boolean;
  readonly captures: readonly { readonly equation: string }[];
  readonly failures: readonly {
    readonly condition: string;
    readonly found?: number;
    readonly needed?: number;
  }[];
}

const kindOf = async (kind: string, ...argv: readonly string[]): Promise<KindJson> => {
  const { kinds } = await json<{ kinds: KindJson[] }>('why', ...argv);
  return kinds.find((each) => each.kind === kind)!;
};

describe('options take effect', () => {
  test.each([
    ['7x8', 56],
    ['9x9', 81],
    ['9x10', 90],
  ])('size=%s', async (size, squares) => {
    expect(await json('legal', 'latrunculi-seneca', '--option', `size=${size}`)).toHaveLength(squares);
  });

  test('first and begins', async () => {
    expect(await json('show', 'latrunculi-piso', '--option', 'first=white')).toMatchObject({ side: 'white' });
    expect(await json('show', 'boutin', '--option=begins=odd')).toMatchObject({ side: 'odd' });
  });

  test('setup=phalanx', async () => {
    const { position } = await json<{ position: string }>('show', 'scholars', '--option', 'setup=phalanx');
    expect(position.split('/')[0]).toBe('2,s361,s225,s121,s49,2');
    expect(position.split('/')[10]).toBe('2,C2,C4,C6,C8,2');
  });

  test('count: the 6 stands five steps from the 30', async () => {
    const start = `${board(12, 8, { 11: '3,t30,4', 6: '3,C6,4' })} e -/- - 0`;
    const call = ['halle-beginner', 'd11', '--position', start];
    expect(await kindOf('assault', ...call)).toMatchObject({
      stands: true,
      captures: [{ equation: '6 × 5 = 30' }],
    });
    const between = await kindOf('assault', ...call, '--option', 'count=between');
    expect(between).toMatchObject({
      stands: false,
      failures: [{ condition: 'distance', found: 4, needed: 5 }],
    });
    const inclusive = await kindOf('assault', ...call, '--option', 'count=inclusive');
    expect(inclusive).toMatchObject({
      stands: false,
      failures: [{ condition: 'distance', found: 6, needed: 5 }],
    });
    expect(await words('why', ...call, '--option', 'count=between')).toContain(
      'The 6 on d6 stands with 4 squares between; it needs 5, for 6 × 5 = 30.',
    );
  });

  test('product, with another option beside it', async () => {
    // 4 next to the 36, 9 two diagonal steps away: 4 × 9 = 36.
    const start = `${board(16, 8, { 6: '3,t36,4', 5: '3,C4,4', 4: '1,T9,6' })} e -/- - 0`;
    const call = ['scholars', 'd6', '--position', start];
    expect((await kindOf('ambush', ...call)).stands).toBe(false);
    expect((await words('why', ...call)).replaceAll(/\s+/g, ' ')).toContain(
      'The 9 on b4 and the 4 on d5 both reach it, but do not make 36: 9 + 4 = 13, 9 − 4 = 5.',
    );
    const agreed = await kindOf('ambush', ...call, '--option', 'product=yes', '--option', 'pieces=5');
    expect(agreed.stands).toBe(true);
    expect(agreed.captures[0]!.equation).toMatch(/^(4 × 9|9 × 4) = 36$/);
  });

  test('victory=corps: a tenth capture wins', async () => {
    // The 25 on b1 goes three squares up to b4 and meets the 25 on e4, three squares away.
    const held = 'c3,c5,c7,c9,c9,c49,c81,t12,t16';
    const ready = `${board(16, 8, { 16: '7,s361', 4: '4,c25,3', 1: '1,S25,6' })} e ${held}/- - 40`;
    const call = ['apply', 'boutin', 'b1-b4+xe4', '--position', ready];
    expect(await json(...call, '--option', 'victory=corps')).toMatchObject({
      result: {
        winner: 'even',
        reason: 'victory',
        victory: { kind: 'plunder', pieces: 10, sum: 3 + 5 + 7 + 9 + 9 + 49 + 81 + 12 + 16 + 25 },
      },
    });
    expect(await json(...call)).toMatchObject({ result: null });
    expect(await words(...call, '--option', 'victory=corps')).toContain(
      'Even wins: captures: 10 pieces, sum 216',
    );
  });
});
