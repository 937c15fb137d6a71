/**
 * What a program that searches needs beyond the public API: the state of a game as integers, and the tables compiled
 * from the rules. Unlike the rest it may change from one version to the next.
 */

export * as action from './action.ts';
export { ActionList } from './action.ts';
export { codeOf } from './army.ts';
export * as cell from './cells.ts';
export { MAX_SQUARES, NOWHERE } from './cells.ts';
export * as event from './event.ts';
export type { Field } from './field.ts';
export { ALL_DIRECTIONS, inCamp, isClear, ORTHOGONAL, squaresWhere } from './geometry.ts';
export type { Geometry } from './geometry.ts';
export { Kernel } from './kernel.ts';
export { momentOf } from './moment.ts';
export { isOpen, pathTarget } from './movement.ts';
export type { PathTable } from './movement.ts';
export { Numbers } from './numbers.ts';
export { Steps } from './steps.ts';
export type { AssaultSpec } from './steps.ts';
export { Stones } from './stones.ts';
export type { Survey } from './survey.ts';
export { besideTable } from '../mechanisms/moving/beside.ts';
export { MAX_GUARDS } from '../mechanisms/taking/enclosure.ts';
export { decodeAction } from '../notation/action.ts';
export { kernelAt } from '../position.ts';
export { formations } from '../questions/formations.ts';
export type { Formation } from '../questions/formations.ts';
export { kindBits, progressionAmong } from '../numbers/progression.ts';
export { ambushHolds, exponentOf } from '../numbers/relation.ts';
