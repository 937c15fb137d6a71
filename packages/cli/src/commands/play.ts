import { newGame } from '@calculi/rules';
import type { Rules, SideName } from '@calculi/rules';
import type { Command } from '../command.ts';
import { LIMIT_FLAGS } from '../flags.ts';
import { suggestion } from '../nearest.ts';
import { openPosition, openRules } from '../opening.ts';
import { converse } from '../play/conversation.ts';
import { Sitting } from '../play/sitting.ts';
import type { Agreement } from '../play/sitting.ts';
import { refuse } from '../problem.ts';
import { openPrompt } from '../prompt.ts';
import { limitFlags, settingFlags } from '../setting.ts';
import { LEVEL_COUNT, startEngine } from '../thinker.ts';
import { describeLevel } from '../words/advice.ts';
import { joinLines, listed } from '../words/layout.ts';

const BOTH = 'both';

const readSides = ({ ruleSet }: Rules, text: string = ruleSet.begins): readonly SideName[] => {
  if (text === BOTH) return ruleSet.sides;
  const side = ruleSet.sides.find((each) => each === text);
  const known = [...ruleSet.sides, BOTH];
  return side
    ? [side]
    : refuse('--side', `“${text}” is not ${listed(known, 'or')}${suggestion(text, known)}`);
};

const greeting = ({ people, setting }: Agreement): string => {
  const opponent = people.length > 1 ? '' : ` against ${describeLevel(setting.level ?? LEVEL_COUNT)}`;
  return `You play ${listed(people)}${opponent}. help says how, quit ends.`;
};

export const playCommand: Command = {
  name: 'play',
  summary: 'play against the computer in the terminal',
  parameters: [{ name: 'RULES', about: 'a rule set; `calculi rules` lists them' }],
  flags: ['level', 'side', 'option', 'position', ...LIMIT_FLAGS, 'seed'],
  notes: [
    'At the prompt one types an action such as c4-d5 or xe6, or a whole turn with its actions joined by +; `help` lists what else there is: hint, threat, why, moves, turns, show, undo, save, load, draw, resign, quit. With --side both two people play.',
  ],
  example: 'calculi play halle-beginner --level 3',
  run: async ([id = ''], args, streams) => {
    const rules = openRules(id, args.options);
    const game = newGame(rules, openPosition(rules, args.position));
    const agreement = {
      people: readSides(rules, args.values.get('side')),
      setting: settingFlags(args),
      limits: limitFlags(args),
    };
    const engine = startEngine();
    const prompt = openPrompt(streams);
    const sitting = new Sitting(game, agreement, engine, (lines) => streams.output(joinLines(lines)));
    try {
      await sitting.say(greeting(agreement));
      await sitting.showAll();
      await sitting.letComputerPlay();
      await converse(sitting, prompt);
    } finally {
      prompt.close();
      engine.close();
    }
    return 0;
  },
};
