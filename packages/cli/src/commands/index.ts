import type { Command } from '../command.ts';
import { applyCommand } from './apply.ts';
import { engineCommand } from './engine.ts';
import { hintCommand } from './hint.ts';
import { legalCommand } from './legal.ts';
import { matchCommand } from './match.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { progressionsCommand } from './progressions.ts';
import { reviewCommand } from './review.ts';
import { rulesCommand } from './rules.ts';
import { serveCommand } from './serve.ts';
import { showCommand } from './show.ts';
import { threatCommand } from './threat.ts';
import { turnsCommand } from './turns.ts';
import { whyCommand } from './why.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  rulesCommand,
  playCommand,
  showCommand,
  legalCommand,
  turnsCommand,
  applyCommand,
  whyCommand,
  progressionsCommand,
  hintCommand,
  threatCommand,
  reviewCommand,
  perftCommand,
  engineCommand,
  matchCommand,
  serveCommand,
];
