import { describe, expect, test } from 'vitest';
import { board, words } from './run.ts';

/** What is said of a piece, on one line, so that line breaks do not matter. */
const why = async (...argv: readonly string[]): Promise<string> =>
  (await words('why', ...argv)).replaceAll(/\s+/g, ' ');

const halle = (filled: Readonly<Record<number, string>>, fields = 'e -/- - 0'): string =>
  `${board(12, 8, filled)} ${fields}`;
const long = (filled: Readonly<Record<number, string>>, fields = 'e -/- - 0'): string =>
  `${board(16, 8, filled)} ${fields}`;

describe('sentences', () => {
  test('distance: what is there, then what is needed', async () => {
    const text = await why('halle-beginner', 'd11', '--position', halle({ 11: '3,t30,4', 8: '3,C6,4' }));
    expect(text).toContain('The 30 on d11 (odd, triangle): no capture by even stands.');
    expect(text).toContain(
      'Assault does not stand (halle.eruptio) The 6 on d8 stands 3 steps away; it needs 5, for 6 × 5 = 30.',
    );
  });

  test('shapes as the document draws them, where that is chosen', async () => {
    const option = ['--option', 'shapes=document'];
    for (const [place, usual, drawn] of [
      ['a4', 'round', 'small square'],
      ['b4', 'triangle', 'large square'],
      ['c4', 'square', 'round'],
    ] as const) {
      const position = long({ 4: 'C4,T9,S15,5', 14: 'c9,7' });
      expect(await why('nexus-corenae', place, '--position', position)).toContain(`(even, ${usual})`);
      expect(await why('nexus-corenae', place, '--position', position, ...option)).toContain(
        `(even, ${drawn})`,
      );
    }
    expect(await words('show', 'nexus-corenae')).toContain('C round, T triangle, S square, P pyramid.');
    expect(await words('show', 'nexus-corenae', ...option)).toContain(
      'C small square, T large square, S round, P pyramid.',
    );
  });

  test('line-blocked and not-in-line', async () => {
    const blocked = halle({ 11: '3,t30,4', 8: '3,C2,4', 6: '3,C6,4' });
    expect(await why('halle-beginner', 'd11', '--position', blocked)).toContain(
      'The 6 on d6 stands at the right distance, but the 2 on d8 is in between; with an empty line 6 × 5 = 30.',
    );
    const aside = halle({ 11: '3,t30,4', 6: '4,C6,3' });
    expect(await why('halle-beginner', 'd11', '--position', aside)).toContain(
      'The 6 on e6 does not stand in line with it; in a row or column, 5 steps away, 6 × 5 = 30.',
    );
  });

  test('a number that fits at no distance', async () => {
    // 4 does not divide 30.
    const start = halle({ 11: '3,t30,4', 6: '3,C4,4' });
    expect(await why('halle-beginner', 'd11', '--position', start)).toContain(
      'The 4 on d6 stands in line with it, but no distance makes 4 and 30 fit.',
    );
    // 6 × 4 + 4 would do, were the 4 there to complete it.
    const helped = ['d11', '--position', halle({ 11: '3,s28,4', 7: '3,C6,4' }), '--option', 'completion=yes'];
    expect(await why('halle-beginner', ...helped)).toContain(
      'no distance makes 6 and 28 fit without a third piece.',
    );
    const nobody = halle({ 11: '3,t30,4', 6: '4,C4,3' });
    expect(await why('halle-beginner', 'd11', '--position', nobody)).toContain(
      'No even number makes that of d11 at any distance.',
    );
  });

  test('flanks: nobody there, wrong numbers, right numbers', async () => {
    const alone = halle({ 6: '3,s66,4', 5: '3,C4,4' });
    expect(await why('halle-beginner', 'd6', '--position', alone)).toContain(
      'No two even pieces stand on both sides of it; two whose numbers fit are needed on',
    );
    const wrong = halle({ 6: '2,C4,s66,C6,3' });
    expect(await why('halle-beginner', 'd6', '--position', wrong)).toMatch(
      /The (4 on c6 and the 6 on e6|6 on e6 and the 4 on c6) stand on both sides of it, but do not make 66: (4 \+ 6|6 \+ 4) = 10, (4 × 6|6 × 4) = 24\./,
    );
    // 5 · 9 = 45: even’s 45 between odd’s 9 and 5 (rules.md, section 2).
    const right = halle({ 6: '2,c9,S45,c5,3' });
    const text = await why('halle-beginner', 'd6', '--position', right);
    expect(text).toMatch(/Ambush stands \(halle\.insidiae\) The .* take it: (5 × 9|9 × 5) = 45\./);
    expect(text).toContain('It is not marked yet: odd marks it at the end of its next turn');
  });

  test('marked', async () => {
    const marked = halle({ 6: '2,c9,S45,c5,3' }, 'e -/- d6 3');
    const text = await why('halle-beginner', 'd6', '--position', marked);
    expect(text).toContain(
      'The 45 on d6 (even, square): odd has a capture that stands (ambush). It is marked.',
    );
    expect(text).not.toContain('not marked yet');
  });

  test('reach: one of two is away, or blocked', async () => {
    // rules.md, section 4: the 4 on a4 does not reach c2 yet, the 8 on b1 does.
    const away = long({ 4: 'C4,7', 2: '2,t12,5', 1: '1,C8,6' });
    const text = await why('boutin', 'c2', '--position', away);
    expect(text).toContain(
      'The 8 on b1 reaches c2, but the 4 on a4 does not; if both did, they could take it: 4 + 8 = 12.',
    );
    expect(text).toContain('The 8 on b1 reaches it, but 8 is not 12.');
    expect(text).toContain('The 8 on b1 reaches it, but 8 is no power or root of 12.');
    // A triangle goes two squares in a row; the 2 stands in its way.
    const blocked = long({ 4: 'T9,C2,c9,5' });
    expect(await why('boutin', 'c4', '--position', blocked)).toContain(
      'The 9 on a4 is kept from c4 by the 2 on b4; with a free way, it could take it: 9 = 9.',
    );
  });

  test('siege: where it can still go, and who holds it', async () => {
    const open = long({ 4: 'C2,7', 1: 'c9,7' });
    expect(await why('boutin', 'a1', '--position', open)).toContain(
      'It could still go to b2, if its own side made way; even pieces would have to stop every way.',
    );
    const shut = long({ 2: '1,C2,6', 1: 'c9,7' });
    expect(await why('boutin', 'a1', '--position', shut)).toContain(
      'Siege stands (boutin.emprisonnement) It is besieged by the 2 on b2.',
    );
    const beside = long({ 1: 'c9,C2,6' }, 'o -/- - 0');
    expect(await why('glorious', 'a1', '--position', beside)).toContain(
      'It is open towards a2; even pieces would have to stand there.',
    );
  });

  test('a pyramid is named with its layers, and may lose one', async () => {
    // 25 next to the pyramid diagonally: boutin.rencontre with its layer.
    const start = long({ 5: '3,p64+49+36+25+16,4', 4: '2,C36,5', 1: '7,C2' });
    const text = await why('boutin', 'd5', '--position', start);
    expect(text).toContain(
      'The pyramid 190 on d5 (odd, layers 64 49 36 25 16): even has a capture that stands',
    );
    expect(text).toContain('The 36 on c4 takes its layer 36: 36 = 36.');
  });

  test('latrunculi: no pair, not anew, bound', async () => {
    const stones = (filled: Readonly<Record<number, string>>) =>
      `${board(8, 8, filled)} b 0/0 - 40 0/0 -/- 0`;
    const open = await why(
      'latrunculi-seneca',
      'e4',
      '--position',
      stones({ 8: 'W,W,6', 4: '4,W,3', 3: '4,B,3', 1: 'B,7' }),
    );
    expect(open).toMatch(
      /No two free black stones enclose it; they are needed on (e5 and e3|e3 and e5), or on (f4 and d4|d4 and f4)\./,
    );
    const between = await why(
      'latrunculi-seneca',
      'e4',
      '--position',
      stones({ 8: 'W,W,6', 4: '3,B,W,B,2', 1: 'B,7' }),
    );
    expect(between).toMatch(
      /The black stones on (d4 and f4|f4 and d4) stand beside it, but neither came while it stood there/,
    );
    const bound = await why(
      'latrunculi-seneca',
      'e4',
      '--position',
      stones({ 8: 'W,W,6', 4: '3,B,w,B,2', 1: 'B,7' }),
    );
    expect(bound).toContain(
      'The white stone on e4: black has a capture that stands (enclosure). It is bound.',
    );
    expect(bound).toContain('It is enclosed by the black stones on d4 and f4.');
  });

  test('long lists are cut unless --all is given', async () => {
    const short = await words('why', 'boutin', 'c13');
    const all = await words('why', 'boutin', 'c13', '--all');
    expect(short).toMatch(/And \d+ more of this kind; --all lists them\./);
    expect(all).not.toContain('--all');
    expect(all.length).toBeGreaterThan(short.length);
  });
});
