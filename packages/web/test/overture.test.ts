import { initialPosition, ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/board/view.ts';
import { overtureOf } from '../src/game/overture.ts';
import { makeBoardView } from '../src/game/scene.ts';
import { PERSON, rulesWith } from '../src/game/setup.ts';
import type { OptionTexts } from '../src/game/setup.ts';
import { loadTexts } from '../src/i18n/languages.ts';
import { setupOf } from './support.ts';

const texts = await loadTexts('en');

/** The rule sets as usual, and with every other set-up and size of the board. */
const cases = ruleSets.flatMap((ruleSet) => [
  { ruleSet, options: {} },
  ...ruleSet.options
    .filter(({ name }) => name === 'setup' || name === 'size' || name === 'shapes')
    .flatMap((option) => (option.type === 'choice' ? option.values : []).map((value) => [option.name, value]))
    .map(([name = '', value = '']) => ({ ruleSet, options: { [name]: value } as OptionTexts })),
]);

/** What is seen of a board. */
const seen = ({ files, ranks, lies, flipped, coordinates, camps, name, pieces }: BoardView) => ({
  board: { files, ranks, lies, flipped, coordinates, camps, name },
  pieces: new Map(pieces.map((piece) => [piece.square, { ...piece, id: 0 }])),
});

describe('the board before its rules are compiled', () => {
  it.each(cases)('shows $ruleSet.id with $options as it will be', ({ ruleSet, options }) => {
    const overture = overtureOf(setupOf(ruleSet.id, { options }), texts);
    const view = makeBoardView(
      {
        position: initialPosition(rulesWith(ruleSet, options)),
        effects: [],
        actions: [],
        selection: null,
        viewer: ruleSet.sides[0],
        drawn: [],
        takeable: new Map(),
        inDanger: new Map(),
        harmony: null,
        overlay: null,
        lies: false,
        flipped: false,
      },
      texts,
    );
    expect(overture && seen(overture)).toEqual(seen(view));
  });

  it('is turned for whoever plays the second side', () => {
    const computer = { kind: 'computer', level: 1 } as const;
    expect(overtureOf(setupOf('boutin', { seats: [computer, PERSON] }), texts)?.flipped).toBe(true);
    expect(overtureOf(setupOf('boutin', { seats: [PERSON, PERSON] }), texts)?.flipped).toBe(false);
  });

  it('is not shown for a game that begins otherwise', () => {
    expect(overtureOf(setupOf('boutin', { position: '8/8 e -/- - 0' }), texts)).toBeNull();
    expect(overtureOf(setupOf('chess'), texts)).toBeNull();
  });
});
