import type { Position } from '@calculi/rules';
import { findEnd, findLed, findOnly } from './find-endings.ts';
import { findApproached, findGathered, findHindered } from './find-plans.ts';
import { findArrivals, findCovered, findFreed, findRoom } from './find-quiet.ts';
import { findPrevented, findPreventedWin, findSafe, findSaved } from './find-safety.ts';
import { findDeeds, findPreparations, findThreats } from './find-taking.ts';
import { holdsIn } from './holds.ts';
import type { Reason } from './reason.ts';
import { Scene } from './scene.ts';
import { weigh } from './worth.ts';

/** More reasons than these are not read. */
const MOST = 4;
/** Of one predicate only so many are told. */
const MOST_ALIKE = 2;

type Finder = (scene: Scene, line: readonly (readonly string[])[]) => readonly Reason[];

/** What may be said of a turn: deeds first, then plans, and modest words where nothing else is to be said. */
const FINDERS: readonly (readonly Finder[])[] = [
  [
    findEnd,
    findLed,
    findPreventedWin,
    findDeeds,
    findFreed,
    findSaved,
    findApproached,
    findHindered,
    findThreats,
    findGathered,
    findPrevented,
    findArrivals,
  ],
  [findOnly, findPreparations, findCovered, findSafe, findRoom],
];

const byWeight = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .map((reason, index) => ({ reason, index, weight: weigh(reason) }))
    .sort((x, y) => y.weight - x.weight || x.index - y.index)
    .map(({ reason }) => reason);

/** The weightiest, without tiring repetition and without the same piece twice. */
const choose = (reasons: readonly Reason[]): Reason[] => {
  const chosen: Reason[] = [];
  const concerned = new Set<string>();
  for (const reason of byWeight(reasons)) {
    const alike = chosen.filter(({ predicate }) => predicate === reason.predicate).length;
    const concern = 'victim' in reason ? reason.victim.square : reason.predicate;
    if (alike >= MOST_ALIKE || concerned.has(concern)) continue;
    concerned.add(concern);
    chosen.push(reason);
    if (chosen.length === MOST) break;
  }
  return chosen;
};

/** Enough is said with so many reasons; then nothing modest is looked for. */
const ENOUGH = 2;

/** Why a turn is good: true reasons, the weightiest first, at most four. The line begins with the turn itself. */
export const explain = (
  before: Position,
  turn: readonly string[],
  line: readonly (readonly string[])[] = [turn],
): Reason[] => {
  const scene = new Scene(before, turn);
  const found: Reason[] = [];
  for (const finders of FINDERS) {
    if (found.length >= ENOUGH || found.some(({ predicate }) => predicate === 'wins')) break;
    found.push(...finders.flatMap((find) => find(scene, line)).filter((reason) => holdsIn(scene, reason)));
  }
  return choose(found);
};
