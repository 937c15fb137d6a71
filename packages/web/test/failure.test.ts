import { compile, latrunculiSeneca, parsePosition, ruleSets, why } from '@calculi/rules';
import type { Failure, Position, Square } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadAllTexts } from '../src/i18n/languages.ts';
import { byNearness, failureSentence } from '../src/words/failure.ts';

const find = (id: string) => compile(ruleSets.find((each) => each.id === id)!);

/** The first sentence about each failed condition of a piece. */
const explain = async (position: Position, square: Square, language: (typeof LANGUAGES)[number]) => {
  const texts = await loadAllTexts(language);
  const answer = why(position, square);
  const said = new Map<Failure['condition'], string>();
  for (const kind of answer.kinds) {
    for (const failure of byNearness(kind.failures)) {
      if (!said.has(failure.condition))
        said.set(
          failure.condition,
          failureSentence(texts, position, answer, kind, failure).replaceAll('\u00a0', ' '),
        );
    }
  }
  return said;
};

const halle = parsePosition(find('halle-beginner'), '8/8/8/4,t30,3/8/8/8/4,C6,3/8/8/8/8 e -/- - 7');

describe('why not', () => {
  it('says what is true, then what would make it true', async () => {
    expect((await explain(halle, 'e9', 'en')).get('distance')).toBe(
      'The 6 on e5 stands 4 steps away; it needs 5: 6 × 5 = 30.',
    );
    expect((await explain(halle, 'e9', 'de')).get('distance')).toBe(
      'Die 6 auf e5 steht 4 Schritte entfernt; nötig wären 5: 6 · 5 = 30.',
    );
    expect((await explain(halle, 'e9', 'fr')).get('distance')).toBe(
      'Le 6 en e5 se trouve à 4 pas\u202f; il en faudrait 5 : 6 × 5 = 30.',
    );
    expect((await explain(halle, 'e9', 'ja')).get('distance')).toBe(
      'e5の6との距離は4歩です。6 × 5 = 30には5が必要です。',
    );
  });

  it('speaks of stones as stones', async () => {
    const stones = parsePosition(compile(latrunculiSeneca), '8/8/8/8/3,W,4/8/8/B,6,B b 0/0 - 42 0/0 -/- 0');
    expect((await explain(stones, 'd4', 'en')).get('no-pair')).toMatch(
      /^No two free black stones enclose it; they would have to stand on .*d[35] and d[35]/,
    );
  });

  it.each(LANGUAGES)('has a sentence in %s for every piece of every rule set', async (language) => {
    for (const { id } of ruleSets.slice(0, 6)) {
      const position = parsePosition(
        find(id),
        id === 'halle-beginner'
          ? '8/c9,T6,c3,5/2,C2,5/t30,S45,6/1,C4,P36+25+16+9+4+1,c5,4/8/2,s28,5/8/8/8/8/8 e -/- - 3'
          : '8/8/8/8/8/c9,T6,c3,5/2,C2,5/t30,S45,6/1,C4,P36+25+16+9+4+1,c5,4/8/2,s28,5/8/8/8/8/8 e -/- - 3',
      );
      const said = await explain(position, 'a11', language);
      for (const sentence of said.values()) expect(sentence).toMatch(/[.。]$/);
    }
  });
});
