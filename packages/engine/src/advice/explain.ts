import type { Position } from '@calculi/rules';
import { findEnd, findLed, findOnly } from './find-endings.ts';
import { findFenced, findHemmed } from './find-fences.ts';
import { findApproached, findGathered, findHindered } from './find-plans.ts';
import { findArrivals, findCovered, findFreed, findRoom } from './find-quiet.ts';
import { findPrevented, findPreventedWin, findSafe, findSaved } from './find-safety.ts';
import { findDeeds, findPreparations, findThreats } from './find-taking.ts';
import { holdsIn } from './holds.ts';
import type { Predicate, Reason } from './reason.ts';
import { Scene } from './scene.ts';
import { weigh } from './worth.ts';

/** More reasons than these are not read. */
const MOST = 4;
/** Of one predicate only so many are told; one unless said otherwise. */
const MOST_ALIKE: Partial<Record<Predicate, number>> = { takes: 3, marks: 2, binds: 2, saves: 2 };
/** After a win only what made it is of interest. */
const WITH_WIN: ReadonlySet<Predicate> = new Set(['wins', 'takes', 'returns']);

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
    findHemmed,
    findFenced,
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
    if (alike >= (MOST_ALIKE[reason.predicate] ?? 1) || concerned.has(concern)) continue;
    concerned.add(concern);
    chosen.push(reason);
    if (chosen.length === MOST) break;
  }
  return chosen;
};

/** Without what another reason says already: all but the deeds of a win, and the harmony that the line ends with. */
const withoutEchoes = (reasons: readonly Reason[]): readonly Reason[] => {
  if (reasons.some(({ predicate }) => predicate === 'wins'))
    return reasons.filter(({ predicate }) => WITH_WIN.has(predicate));
  return reasons.some(({ predicate }) => predicate === 'leads')
    ? reasons.filter(({ predicate }) => predicate !== 'approaches')
    : reasons;
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
  return choose(withoutEchoes(found));
};
