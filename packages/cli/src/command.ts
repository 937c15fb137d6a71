import type { Args } from './args.ts';
import type { Flag } from './flags.ts';
import type { Streams } from './streams.ts';

/** A word after the command's name. */
export interface Parameter {
  readonly name: string;
  readonly about: string;
  /** It may be left out. */
  readonly optional?: true;
  /** There may be several. */
  readonly many?: true;
}

/** One of the things `calculi` does. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly flags: readonly Flag[];
  /** Paragraphs of the help, after the flags. */
  readonly notes: readonly string[];
  readonly example: string;
  /** Returns the exit code. `words` are the command's own, as many as its parameters allow. */
  run(words: readonly string[], args: Args, streams: Streams): Promise<number>;
}
