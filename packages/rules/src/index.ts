/** The games of Calculi: rule sets as data, positions, turns, and every question one can ask of them. */

export type * from './spec/ruleset.ts';
export type { Condition, OptionSpec, OptionValue, OptionValues } from './spec/option.ts';
export { makeOptionValue } from './spec/option.ts';
export { byOption, option, when } from './spec/author.ts';
export type { Authored } from './spec/author.ts';
export { RulesError } from './spec/problem.ts';
export type { Place, Problem, ProblemKind, ProblemValues } from './spec/problem.ts';
export { resolve } from './spec/resolve.ts';
export type { OptionInput, Resolved } from './spec/resolve.ts';
export {
  boutin,
  glorious,
  halleAdvanced,
  halleBeginner,
  latrunculiPiso,
  latrunculiSeneca,
  nexusCorenae,
  ruleSets,
  scholars,
} from './rulesets/index.ts';
export { compile } from './rules.ts';
export type { Rules } from './rules.ts';

export { makeSquare, squareNames } from './square.ts';
export type { Square } from './square.ts';
export {
  initialPosition,
  isMidTurn,
  makeKernel,
  pieceAt,
  piecesOnBoard,
  prisonersOf,
  sideToPlay,
  stoneCounts,
  turnsPlayed,
} from './position.ts';
export type { PieceView, Position, StandingPiece, StoneCounts } from './position.ts';
export { isLegal, legalActions, play, playAll } from './play.ts';
export type { Played } from './play.ts';
export { completeTurns, perft } from './turns.ts';
export type { Turn } from './turns.ts';
export type { Effect, Reason, Reckoning } from './effect.ts';
export { resultOf } from './result.ts';
export type { EndReason, Result, Victory } from './result.ts';
export { agreeDraw, newGame, playAction, resign, takeBack } from './game.ts';
export type { Game, PlayedAction } from './game.ts';

export { makeAction, parseAction } from './notation/action.ts';
export type { Action } from './notation/action.ts';
export { makePosition, parsePosition } from './notation/position.ts';
export { makeOptions, parseOptions } from './notation/options.ts';
export { makeGame, parseGame } from './notation/game.ts';
export type { GameText } from './notation/game.ts';
export { drawBoard } from './notation/board.ts';

export { attacksOn, standingCaptures } from './questions/captures.ts';
export type { Attack, Capture } from './questions/captures.ts';
export { why } from './questions/why.ts';
export type { Failure, Why, WhyKind } from './questions/why.ts';
export { arithmetic } from './questions/arithmetic.ts';
export type { Possibility } from './questions/arithmetic.ts';
export { threats } from './questions/threats.ts';
export type { Threat } from './questions/threats.ts';
export { progressionsInReach } from './questions/progressions.ts';
export type { ReachableHarmony } from './questions/progressions.ts';
export { fourHarmonies, progressions } from './numbers/progression.ts';
export type { FourHarmony, Progression } from './numbers/progression.ts';

export type { Kernel } from './kernel/kernel.ts';
export { ActionList } from './kernel/action.ts';
