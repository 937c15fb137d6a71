import { boutin, glorious } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { findConflicts } from '../src/pages/start/options.ts';

describe('options that are not possible', () => {
  it('are none where nothing was changed, or what was changed fits', () => {
    expect(findConflicts(boutin, {})).toEqual([]);
    expect(findConflicts(boutin, { victory: 'corps', pieces: '3' })).toEqual([]);
  });

  it('are named with their values', () => {
    expect(findConflicts(boutin, { victory: 'corps', pieces: '0' })).toEqual([
      [
        ['victory', 'corps'],
        ['pieces', '0'],
      ],
    ]);
    const nothing = { perfect: 'no', pieces: '0', points: 'no', digits: '0' };
    expect(findConflicts(glorious, nothing)).toEqual([Object.entries(nothing)]);
  });

  it('are alone where a value is impossible by itself', () => {
    expect(findConflicts(boutin, { repetition: 'often' })).toEqual([[['repetition', 'often']]]);
    expect(findConflicts(boutin, { repetition: '1' })).toEqual([[['repetition', '1']]]);
  });
});
