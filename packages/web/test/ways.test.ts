import {
  compile,
  initialPosition,
  legalActions,
  parsePosition,
  piecesOnBoard,
  play,
  ruleSets,
} from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { findRuleSet, rulesWith } from '../src/game/setup.ts';
import { firstCase, waysOf } from '../src/game/ways.ts';
import { LANGUAGES, loadAllTexts } from '../src/i18n/languages.ts';

const at = (ruleSet: string, position: string) =>
  parsePosition(rulesWith(findRuleSet(ruleSet)!, {}), position);

const CAPTURES = '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0';

describe('the ways in which a piece can be taken', () => {
  it('draw what stands with its equation', async () => {
    const texts = await loadAllTexts('en');
    const position = at('boutin', CAPTURES.replace('3,T72,4/C4,1,t16', '1,C4,1,T72,4/2,t16'));
    const ways = waysOf(texts, position, 'c3');
    const power = ways.find(({ term }) => term === 'Power')!;
    expect(power.stands).toBe(true);
    expect(power.cases[0]).toMatchObject({ stands: true, equation: '4²\u00a0=\u00a016' });
    expect(power.cases[0]!.overlay.lines[0]).toMatchObject({ kind: 'reckoning', from: 'b4', to: 'c3' });
    expect(ways[0]!.stands).toBe(true);
  });

  it('draw the distance found and needed, and where it would be right', async () => {
    const texts = await loadAllTexts('en');
    const position = at(
      'halle-beginner',
      '8/8/8/8/t30,7/8/8/C6,7/8/8/8/P36+25+16+9+4+1,6,p64+49+36+25+16 e -/- - 0',
    );
    const ways = waysOf(texts, position, 'a8');
    const first = firstCase(ways)!;
    expect(first.overlay.lines[0]).toMatchObject({ kind: 'failing', from: 'a5', to: 'a8', label: '3 ≠ 5' });
    expect(first.overlay.lines[0]!.counted).toEqual(['a6', 'a7', 'a8']);
    expect(first.overlay.marks).toEqual([{ square: 'a3', kind: 'hint' }]);
    expect(first.sentence).toContain('6\u00a0×\u00a05\u00a0=\u00a030');
  });

  it.each(LANGUAGES)('are told in %s for every piece of every rule set', async (language) => {
    const texts = await loadAllTexts(language);
    for (const spec of ruleSets) {
      const position = initialPosition(compile(spec));
      for (const { square } of piecesOnBoard(position)) {
        for (const { cases, term } of waysOf(texts, position, square)) {
          expect(term).not.toBe('');
          expect(cases.length).toBeGreaterThan(0);
          for (const { sentence } of cases) expect(sentence).not.toMatch(/undefined|NaN|null/);
        }
      }
    }
  });

  it('say of stones which squares lack a guard', async () => {
    const texts = await loadAllTexts('en');
    const start = initialPosition(compile(findRuleSet('latrunculi-piso')!));
    const placing = legalActions(start).find((action) => action.type === 'place' && action.to === 'c4')!;
    const { position } = play(start, placing);
    const [way] = waysOf(texts, position, 'c4');
    expect(way!.stands).toBe(false);
    expect(way!.cases[0]!.overlay.marks.map(({ kind }) => kind)).toContain('hint');
  });
});
