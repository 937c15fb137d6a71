import type { ReviewedTurn } from '@calculi/engine';
import { initialPosition, progressionsInReach } from '@calculi/rules';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heightAfter, isNotable } from '../src/game/course.ts';
import { drawPlan } from '../src/game/harmony.ts';
import { stepsOf, turnMarks } from '../src/game/line.ts';
import { findRuleSet, rulesWith } from '../src/game/setup.ts';
import { readKiosk, watchIdle } from '../src/kiosk/kiosk.ts';
import { harmonyVoices, turnVoices } from '../src/sound/voices.ts';

const startOf = (ruleSet: string) => initialPosition(rulesWith(findRuleSet(ruleSet)!, {}));

describe('a line that might be played', () => {
  it('is looked at turn by turn', () => {
    const steps = stepsOf(startOf('halle-beginner'), [['d2-d3'], ['d11-d10'], ['c2-c3']]);
    expect(steps.map(({ turn }) => [turn.side, turn.actions.map(({ action }) => action)])).toEqual([
      ['even', ['d2-d3']],
      ['odd', ['d11-d10']],
      ['even', ['c2-c3']],
    ]);
    expect(turnMarks(steps[0]!.turn.effects)).toEqual([
      { square: 'd2', kind: 'hint' },
      { square: 'd3', kind: 'hint' },
    ]);
  });
});

describe('a harmony in reach', () => {
  it('shows its squares, its pieces and where they would stand', () => {
    const position = startOf('boutin');
    const [harmony] = progressionsInReach(position, 'even');
    const overlay = drawPlan(position, harmony!);
    expect(overlay.marks.filter(({ kind }) => kind === 'progression').map(({ square }) => square)).toEqual(
      harmony!.terms.map(({ to }) => to),
    );
    expect(overlay.lines).toHaveLength(2);
    expect(overlay.outlines?.every(({ ghost }) => ghost)).toBe(true);
  });

  it('says what leads from term to term', () => {
    const position = startOf('scholars');
    const harmonies = progressionsInReach(position, 'even');
    const labelOf = (kind: string) =>
      drawPlan(
        position,
        harmonies.find(({ kinds }) => kinds.join() === kind)!,
      ).lines[0]!.label;
    expect(labelOf('arithmetic')).toMatch(/^[+−]\d+$/);
    expect(labelOf('geometric')).toMatch(/^\d+ : \d+$/);
    expect(labelOf('harmonic')).toBeNull();
  });
});

describe('the course of a game', () => {
  const turn = (more: Partial<ReviewedTurn>): ReviewedTurn => ({
    turn: 1,
    side: 'even',
    played: ['a'],
    best: ['a'],
    bestScore: { kind: 'points', points: 100 },
    score: { kind: 'points', points: 100 },
    missedCaptures: [],
    missedWin: null,
    ...more,
  });

  it('is seen from one side', () => {
    expect(heightAfter(turn({}), 'even')).toBeGreaterThan(0);
    expect(heightAfter(turn({ side: 'odd' }), 'even')).toBeLessThan(0);
    expect(heightAfter(turn({ score: { kind: 'win', turns: 1 } }), 'even')).toBe(1);
    expect(heightAfter(turn({ score: { kind: 'loss', turns: 2 }, side: 'odd' }), 'even')).toBe(1);
  });

  it('notes the turns that gave much away', () => {
    expect(isNotable(turn({}))).toBe(false);
    expect(isNotable(turn({ score: { kind: 'points', points: 0 } }))).toBe(true);
    expect(isNotable(turn({ bestScore: { kind: 'win', turns: 3 } }))).toBe(true);
  });
});

describe('an exhibition', () => {
  it('offers chosen rule sets, or all', () => {
    expect(readKiosk('')).toBeNull();
    expect(readKiosk('?kiosk')?.ruleSets.length).toBe(8);
    expect(readKiosk('?kiosk=boutin,latrunculi-piso,nonsense')?.ruleSets.map(({ id }) => id)).toEqual([
      'boutin',
      'latrunculi-piso',
    ]);
  });

  it('waits for input, and starts anew without', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const target = new EventTarget();
    let idle = 0;
    const end = watchIdle(target, 40, () => idle++);
    vi.advanceTimersByTime(39);
    target.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(39);
    expect(idle).toBe(0);
    vi.advanceTimersByTime(1);
    expect(idle).toBe(1);
    target.dispatchEvent(new Event('keydown'));
    end();
    vi.advanceTimersByTime(40);
    expect(idle).toBe(1);
  });
});

describe('what is heard', () => {
  it('is heavier for heavier pieces, and counts distances', () => {
    const move = (piece: string) =>
      turnVoices([{ type: 'move', piece, id: 1, from: 'a1', to: 'a2' }])[0]!.pitch;
    expect([move('C4'), move('T20'), move('S45'), move('P91')]).toEqual(
      [move('C4'), move('T20'), move('S45'), move('P91')].sort((one, other) => other - one),
    );
    const reckoning = { relation: 'multiple', attackers: [6], victim: 30, distance: 5 } as const;
    const take = {
      type: 'take',
      piece: 't30',
      id: 1,
      square: 'e12',
      kind: 'assault',
      clause: '',
      by: [],
      equation: null,
      reckoning,
    } as const;
    expect(turnVoices([take])).toHaveLength(7);
  });

  it('sounds a harmony in its real ratio', () => {
    const [first, second, third] = harmonyVoices([9, 4, 6]).map(({ pitch }) => pitch);
    expect([second! / first!, third! / first!]).toEqual([1.5, 2.25]);
  });
});
