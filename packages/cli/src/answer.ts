import type { Position, Rules } from '@calculi/rules';
import type { Args } from './args.ts';
import type { Command, Parameter } from './command.ts';
import type { Flag } from './flags.ts';
import { POSITION_FLAGS } from './flags.ts';
import { openPosition, openRules } from './opening.ts';
import { problemLines, refuse } from './problem.ts';
import { linesOf } from './streams.ts';
import type { Streams } from './streams.ts';

/** What a command finds in a position, made into words or data only when wanted. */
export interface Answer {
  json(): unknown;
  text(): string;
}

/** Asks a question of one position after another; `close` lets go of what was needed for it. */
export interface Asking {
  (position: Position): Answer | Promise<Answer>;
  close?(): void;
}

/** A question about a position. Everything wrong with its words is told before the first position is read. */
export interface Question {
  readonly name: string;
  readonly summary: string;
  /** After RULES, which every question has. */
  readonly parameters: readonly Parameter[];
  /** Flags beyond those of every question. */
  readonly flags?: readonly Flag[];
  readonly notes: readonly string[];
  readonly example: string;
  prepare(rules: Rules, words: readonly string[], args: Args): Asking;
}

const RULES: Parameter = { name: 'RULES', about: 'a rule set; `calculi rules` lists them' };

export const asCommand = (question: Question): Command => ({
  ...question,
  parameters: [RULES, ...question.parameters],
  flags: [...POSITION_FLAGS, ...(question.flags ?? [])],
  run: async ([id = '', ...words], args, streams) => {
    if (args.switches.has('stdin') && args.position !== undefined) {
      return refuse('--stdin', 'reads the positions, so --position has no place beside it');
    }
    const rules = openRules(id, args.options);
    const ask = question.prepare(rules, words, args);
    try {
      if (args.switches.has('stdin')) return await answerLines(rules, ask, streams);
      const answer = await ask(openPosition(rules, args.position));
      await streams.output(args.switches.has('json') ? `${JSON.stringify(answer.json())}\n` : answer.text());
      return 0;
    } finally {
      ask.close?.();
    }
  },
});

/** One JSON line for every line, so that the n-th line out answers the n-th line in, whatever is wrong with it. */
const answerLines = async (rules: Rules, ask: Asking, streams: Streams): Promise<number> => {
  let code = 0;
  for await (const line of linesOf(streams.input())) {
    let text: string;
    try {
      text = JSON.stringify((await ask(openPosition(rules, line))).json());
    } catch (error) {
      code = 2;
      text = JSON.stringify({ error: problemLines(error).join('; ') });
    }
    await streams.output(`${text}\n`);
  }
  return code;
};
