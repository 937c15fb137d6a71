import {
  initialPosition,
  isMidTurn,
  legalActions,
  makeAction,
  play,
  sideToPlay,
  standingCaptures,
} from '@calculi/rules';
import type { Action, Position } from '@calculi/rules';
import { ActionList, decodeAction, Kernel } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { mixer } from '../src/chance.ts';
import { Strikes } from '../src/search/strikes.ts';
import { rulesOf } from './advice-games.ts';

/** Positions at the start of turns in games of chance, in which pieces soon stand close to each other. */
const wandering = (id: string, options: string, turns: number): Position[] => {
  const next = mixer(3);
  const positions: Position[] = [];
  let at = initialPosition(rulesOf(id, `quiet=0 repetition=0 ${options}`.trim()));
  while (positions.length < turns && legalActions(at).length > 0) {
    if (!isMidTurn(at)) positions.push(at);
    const actions = legalActions(at);
    at = play(at, actions[next() % actions.length]!).position;
  }
  return positions;
};

const fileOf = (square: string): number => square.charCodeAt(0);
const rankOf = (square: string): number => Number(square.slice(1));
const isBetween = (low: number, middle: number, high: number): boolean =>
  (middle - low) * (high - middle) >= 0;

/** Whether leaving a square may have opened the way from another to a third. */
const opens = (left: string, from: string, to: string): boolean =>
  isBetween(fileOf(from), fileOf(left), fileOf(to)) && isBetween(rankOf(from), rankOf(left), rankOf(to));

/** The captures in which the piece that an action moves has a part by where it goes, by the rules' own account. */
const capturesBy = (position: Position, action: Action): string[] => {
  const side = sideToPlay(position);
  const { position: after, effects } = play(position, action);
  const [moved] = effects;
  if (moved?.type !== 'move' && moved?.type !== 'split') return [];
  const taken = effects.flatMap((effect) => (effect.type === 'take' ? [effect] : []));
  const standing = isMidTurn(after) ? standingCaptures(after, side) : [];
  return [...taken, ...standing]
    .filter(({ by, square }) => by.includes(moved.to) && !by.some((each) => opens(moved.from, each, square)))
    .map(({ kind, square }) => `${kind} ${square}`);
};

describe.each([
  ['scholars', ''],
  ['scholars', 'product=yes'],
  ['nexus-corenae', ''],
  ['boutin', ''],
  ['glorious', ''],
])('captures of the next move in %s %s', (id, options) => {
  const positions = wandering(id, options, 120);
  const { program } = positions[0]!.rules;
  const strikes = new Strikes(program as Numbers);
  const kernel = new Kernel(program);
  const actions = new ActionList();

  it('are told without trying them', () => {
    let takes = 0;
    let told = 0;
    let all = 0;
    for (const position of positions) {
      kernel.load(position.cells);
      kernel.generate(actions);
      strikes.look(kernel.cells, actions);
      if (strikes.stands) continue;
      for (let index = 0; index < actions.length; index++) {
        const action = decodeAction(position.rules, position.cells, actions.at(index));
        const captures = capturesBy(position, action);
        const isTold = strikes.mayTake(actions.at(index));
        all++;
        if (isTold) told++;
        if (captures.length === 0) continue;
        takes++;
        expect(isTold, `${makeAction(action)} takes by ${captures.join(', ')}`).toBe(true);
      }
    }
    expect(takes).toBeGreaterThan(20);
    // Otherwise it would tell nothing.
    expect(told).toBeLessThan(all / 2);
  });
});
