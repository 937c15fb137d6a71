import type { Command, Parameter } from './command.ts';
import { FLAGS } from './flags.ts';
import type { Flag } from './flags.ts';
import { capital, hang, wrap } from './words/layout.ts';

const parameterText = ({ name, optional, many }: Parameter): string => {
  const text = many ? `${name}…` : name;
  return optional ? `[${text}]` : text;
};

const flagText = (flag: Flag): string => {
  const { value } = FLAGS[flag];
  return value === undefined ? `--${flag}` : `--${flag} ${value}`;
};

/** How a command is called. */
export const usage = ({ name, parameters, flags }: Command): string =>
  ['calculi', name, ...parameters.map(parameterText), ...flags.map((flag) => `[${flagText(flag)}]`)].join(
    ' ',
  );

const listed = (rows: readonly (readonly [string, string])[]): string[] =>
  rows.flatMap(([name, about]) => hang(name, about, 18));

export const commandHelp = (command: Command): string => {
  const parameters = command.parameters.map((each) => [each.name, each.about] as const);
  const flags = [...command.flags, 'help' as const].map(
    (flag) => [flagText(flag), FLAGS[flag].about] as const,
  );
  return [
    ...hang('calculi', usage(command).replace(/^calculi /, ''), 8, 0),
    '',
    ...wrap(`${capital(command.summary)}.`),
    '',
    ...listed([...parameters, ...flags]),
    ...command.notes.flatMap((note) => ['', ...wrap(note)]),
    '',
    'Example:',
    `  ${command.example}`,
    '',
  ].join('\n');
};

export const overallHelp = (commands: readonly Command[]): string =>
  [
    'Rithmomachia and Ludus latrunculorum in the terminal, and for programs.',
    '',
    'calculi COMMAND [RULES] …',
    '',
    ...listed(commands.map(({ name, summary }) => [name, summary] as const)),
    '',
    ...listed(
      (['position', 'option', 'json', 'stdin', 'help', 'version'] as const).map(
        (flag) => [flagText(flag), FLAGS[flag].about] as const,
      ),
    ),
    '',
    ...wrap(
      '`calculi help COMMAND` says more of a command. What is wrong is told on stderr, with exit code 2.',
    ),
    '',
  ].join('\n');
