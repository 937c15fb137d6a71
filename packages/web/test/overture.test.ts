import { initialPosition, ruleSets } from '@calculi/rules';
import type { OptionSpec } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/board/view.ts';
import { makeBoardView } from '../src/game/scene.ts';
import { PERSON, rulesWith } from '../src/game/setup.ts';
import type { OptionTexts } from '../src/game/setup.ts';
import { loadTexts } from '../src/i18n/languages.ts';
import { overtureBoard } from '../src/overture/board.ts';
import { BOARD_OPTIONS, variantOf } from '../src/overture/name.ts';
import { putTogether, takeApart } from '../src/overture/parts.ts';
import { findConflicts } from '../src/pages/start/options.ts';
import { setupOf } from './support.ts';

const texts = await loadTexts('en');

const valuesOf = (option: OptionSpec): readonly string[] => {
  if (option.type === 'choice') return option.values;
  return option.type === 'boolean' ? ['yes', 'no'] : [];
};

/** The rule sets as usual, and with every other set-up and size of the board. */
const cases = ruleSets.flatMap((ruleSet) => [
  { ruleSet, options: {} },
  ...ruleSet.options
    .filter(({ name }) => BOARD_OPTIONS.some((each) => each === name))
    .flatMap((option) => valuesOf(option).map((value) => ({ [option.name]: value })))
    .map((options: OptionTexts) => ({ ruleSet, options })),
]);

/** What is seen of a board. */
const seen = ({ files, ranks, lies, flipped, coordinates, camps, pieces }: BoardView) => ({
  board: { files, ranks, lies, flipped, coordinates, camps },
  pieces: new Map(pieces.map((piece) => [piece.square, { ...piece, id: 0 }])),
});

describe('the board that is shown before the rules have come', () => {
  it.each(cases)('shows $ruleSet.id with $options as it will be', ({ ruleSet, options }) => {
    const overture = overtureBoard(setupOf(ruleSet.id, { options }));
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
    expect(overtureBoard(setupOf('boutin', { seats: [computer, PERSON] }))?.flipped).toBe(true);
    expect(overtureBoard(setupOf('boutin', { seats: [PERSON, PERSON] }))?.flipped).toBe(false);
  });

  it('has no pieces where a game begins otherwise', () => {
    expect(overtureBoard(setupOf('boutin', { position: '8/8 e -/- - 0' }))?.pieces).toEqual([]);
    expect(overtureBoard(setupOf('chess'))).toBeNull();
  });
});

describe('the variants of a first board', () => {
  it.each(ruleSets)('depend on no other option of $id', (ruleSet) => {
    const usual = overtureBoard(setupOf(ruleSet.id));
    for (const option of ruleSet.options.filter(({ name }) => !BOARD_OPTIONS.some((each) => each === name)))
      for (const value of valuesOf(option)) {
        const options = { [option.name]: value };
        if (findConflicts(ruleSet, options).length > 0) continue;
        const board = overtureBoard(setupOf(ruleSet.id, { options }));
        expect(board && seen(board), `${option.name}=${value}`).toEqual(usual && seen(usual));
      }
  });

  it('tell apart what is seen and nothing else', () => {
    const usual = variantOf({});
    expect(variantOf({ against: 'computer-4', victory: 'corps', clock: '10+5' })).toBe(usual);
    expect(variantOf({ against: 'beside', as: 'odd' })).toBe(usual);
    const others = [{ as: 'odd' }, { as: 'lot' }, { setup: 'phalanx' }, { position: '8/8' }, { game: 'abc' }];
    expect(new Set([usual, ...others.map(variantOf)]).size).toBe(others.length);
    expect(variantOf({ game: 'abc' })).toBe(variantOf({ position: '8/8' }));
  });
});

describe('texts in parts', () => {
  const named = new Map([
    ['one', '<a>1<b>2'],
    ['other', '<b>2<a>1'],
    ['same', '<a>1<b>2'],
  ]);
  const apart = takeApart(named, /(?=<)/);

  it('are the same when they are put together', () => {
    for (const [name, text] of named) expect(putTogether(apart, name)).toBe(text);
    expect(putTogether(apart, 'another')).toBeNull();
  });

  it('have each part once', () => {
    expect(apart.parts).toEqual(['<a>1', '<b>2']);
    expect(apart.texts).toHaveLength(2);
  });
});
