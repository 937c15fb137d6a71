import { initialPosition, makePosition, ruleSets } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { arrange, judge, makeText } from '../src/sandbox/arrangement.ts';
import * as edit from '../src/sandbox/edit.ts';
import { layersOf, makePlainPiece, makePyramid, paletteOf } from '../src/sandbox/palette.ts';
import { rulesWith } from '../src/game/setup.ts';

const rulesOf = (id: string, options = {}) =>
  rulesWith(
    ruleSets.find((each) => each.id === id)!,
    options,
  );
const halle = rulesOf('halle-beginner');
const boutin = rulesOf('boutin');
const seneca = rulesOf('latrunculi-seneca');

describe('arrangement', () => {
  it.each(ruleSets.map(({ id }) => id))('says the beginning of %s as the library does', (id) => {
    const position = initialPosition(rulesOf(id));
    expect(makeText(position.rules.ruleSet, arrange(position))).toBe(makePosition(position));
  });

  it.each([
    [halle, '8/8/8/8/1,t30,6/8/8/8/8/8/1,C6,6/8 o t12/C4 b8 17 quiet=3'],
    [boutin, '8/8/8/8/8/8/8/8/8/8/8/8/8/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e t12/C8 - 4'],
    [seneca, '8/8/8/8/8/2,B,w,B,3/8/8 w 3/0 - 41 0/0 c3c4,c4c3/- 2'],
  ])('gives back every field of a position', (rules, text) => {
    const { position } = judge(rules, text);
    expect(position && makeText(rules.ruleSet, arrange(position))).toBe(text);
  });

  it('says what is wrong instead of throwing', () => {
    const { position, problems } = judge(halle, '8/8 e -/- - 0');
    expect(position).toBeNull();
    expect(problems?.[0]?.at).toEqual(['ranks']);
  });
});

describe('edits', () => {
  const start = arrange(initialPosition(halle));
  const { ruleSet } = halle;

  it('puts, shifts and removes pieces', () => {
    const put = edit.putPiece(ruleSet, start, 'd6', 'T777');
    const shifted = edit.shiftPiece(ruleSet, put, 'd6', 'c2');
    expect(shifted.pieces.get('c2')).toBe('T777');
    expect(shifted.pieces.has('d6')).toBe(false);
    expect(edit.removePiece(ruleSet, shifted, 'c2').pieces.has('c2')).toBe(false);
    expect(judge(halle, makeText(ruleSet, shifted)).problems).toBeNull();
    expect(edit.shiftPiece(ruleSet, start, 'd6', 'd7')).toBe(start);
  });

  it('marks only pieces of the side to play, and forgets marks when the turn changes', () => {
    const marked = edit.toggleMark(ruleSet, edit.toggleMark(ruleSet, start, 'c2'), 'c11');
    expect([...marked.marks]).toEqual(['c2']);
    expect(edit.shiftPiece(ruleSet, marked, 'c2', 'c5').marks.has('c5')).toBe(true);
    expect(edit.giveTurn(ruleSet, marked, 'odd').marks.size).toBe(0);
    expect(edit.toggleMark(ruleSet, marked, 'c2').marks.size).toBe(0);
  });

  it('gives prisoners to the other side and lets them go', () => {
    const held = edit.imprison(ruleSet, edit.imprison(ruleSet, start, 'C12'), 't30');
    expect(held.prisoners).toEqual([['t30'], ['C12']]);
    expect(edit.setFree(ruleSet, held, 1, 0).prisoners).toEqual([['t30'], []]);
  });

  it('clears the board, which is then not yet a position', () => {
    const empty = edit.clearAll(ruleSet, start);
    expect(empty.pieces.size).toBe(0);
    expect(judge(halle, makeText(ruleSet, empty)).problems).not.toBeNull();
    const stones = edit.clearAll(seneca.ruleSet, arrange(initialPosition(seneca)));
    const set = edit.setStones(seneca.ruleSet, stones, { captured: [2, 1], memory: ['c3c4', '-'] });
    expect(makeText(seneca.ruleSet, edit.putPiece(seneca.ruleSet, set, 'a1', 'w'))).toBe(
      '8/8/8/8/8/8/8/w,7 b 2/1 - 0 0/0 c3c4/- 0',
    );
  });
});

describe('palette', () => {
  it('offers every kind of piece once, and bound stones where stones are bound', () => {
    expect(paletteOf(halle, 'even')).toEqual([
      'C2',
      'C4',
      'C6',
      'C8',
      'T6',
      'T20',
      'T42',
      'T72',
      'S15',
      'S45',
      'S153',
      'P36+25+16+9+4+1',
    ]);
    expect(paletteOf(seneca, 'white')).toEqual(['W', 'w']);
    expect(paletteOf(rulesOf('latrunculi-piso'), 'black')).toEqual(['B']);
  });

  it('makes pieces of one’s own', () => {
    expect(makePlainPiece(1, 'triangle', 1000)).toBe('t1000');
    expect(makePyramid(0, layersOf(boutin, 'even').slice(2))).toBe('P16+9+4+1');
    expect(layersOf(seneca, 'black')).toEqual([]);
  });
});
