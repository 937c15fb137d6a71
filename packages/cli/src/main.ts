import { parseArgs } from './args.ts';
import type { Args } from './args.ts';
import type { Command } from './command.ts';
import { commands } from './commands/index.ts';
import { FLAG_NAMES } from './flags.ts';
import type { Flag } from './flags.ts';
import { commandHelp, overallHelp, usage } from './help.ts';
import { suggestion } from './nearest.ts';
import { numberProblems } from './number.ts';
import { problemLines, refuse, refuseAll } from './problem.ts';
import { processStreams } from './streams.ts';
import type { Streams } from './streams.ts';
import { version } from './version.ts';

const NAMES = commands.map(({ name }) => name);

/** What every call understands, whichever its command. */
const GENERAL_FLAGS: readonly Flag[] = ['help', 'version'];

const flagsOf = (name: string | undefined): readonly Flag[] => {
  const command = commands.find((each) => each.name === name);
  return command ? [...command.flags, ...GENERAL_FLAGS] : FLAG_NAMES;
};

const findCommand = (name: string): Command =>
  commands.find((each) => each.name === name) ??
  refuse(
    'command',
    `there is no “${name}”${suggestion(name, [...NAMES, 'help']) || `; there are ${NAMES.join(', ')}`}`,
  );

/** Refuses flags that a command does not take, numbers that are none, and too few or too many words. */
const checkCall = (command: Command, words: readonly string[], args: Args): void => {
  const { parameters, flags, name } = command;
  const foreign = [...args.given].filter((flag) => !flags.includes(flag));
  const problems = [
    ...args.problems,
    ...foreign.map((flag) => ({ at: `--${flag}`, message: `is no flag of ${name}` })),
    ...numberProblems(args),
  ];
  const missing = parameters.slice(words.length).filter(({ optional }) => !optional);
  for (const each of missing)
    problems.push({ at: each.name, message: `is missing; call it as ${usage(command)}` });
  const extra = parameters.some(({ many }) => many) ? undefined : words[parameters.length];
  // A word after an unknown flag may well be its value.
  if (extra !== undefined && args.problems.length === 0) {
    const hint = args.position === undefined ? '' : ' (a position stands in quotes, as one word)';
    problems.push({ at: extra, message: `is one word too many${hint}; call it as ${usage(command)}` });
  }
  refuseAll(problems);
};

const runCommand = async (args: Args, streams: Streams): Promise<number> => {
  const [name, ...words] = args.words;
  const wantsHelp = args.switches.has('help') || name === 'help';
  const topic = name === 'help' ? words.find((word) => word !== 'help') : name;
  if (wantsHelp) {
    await streams.output(topic === undefined ? overallHelp(commands) : commandHelp(findCommand(topic)));
    return 0;
  }
  if (args.switches.has('version')) {
    await streams.output(`calculi ${version()}\n`);
    return 0;
  }
  if (name === undefined) {
    refuseAll(args.problems);
    return refuse('command', `is missing; there are ${NAMES.join(', ')}, and help`);
  }
  const command = findCommand(name);
  checkCall(command, words, args);
  return command.run(words, args, streams);
};

/** Runs a command line and returns the exit code: 0, or 2 where something was wrong. */
export const main = async (argv: readonly string[], streams: Streams = processStreams()): Promise<number> => {
  try {
    return await runCommand(parseArgs(argv, flagsOf), streams);
  } catch (error) {
    await streams.errors(
      problemLines(error)
        .map((line) => `calculi: ${line}\n`)
        .join(''),
    );
    return 2;
  }
};
