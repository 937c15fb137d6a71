export { compile, makeKernel } from './rules.ts';
export { ruleSets } from './rulesets/index.ts';
export * from './position.ts';
export * from './play.ts';
export * from './turns.ts';
export { makePosition, parsePosition } from './notation/position.ts';
export { makeAction, parseAction } from './notation/action.ts';
