import type { Command } from '../command.ts';
import { openRules } from '../opening.ts';
import { settingFlags } from '../setting.ts';
import { linesOf } from '../streams.ts';
import { startEngine } from '../thinker.ts';
import { Session } from '../ugi/session.ts';

export const engineCommand: Command = {
  name: 'engine',
  summary: 'the computer for other programs, in UGI on stdin and stdout',
  parameters: [{ name: 'RULES', about: 'a rule set; `calculi rules` lists them' }],
  flags: ['option', 'level', 'preset', 'seed', 'lines', 'table'],
  notes: [
    'It understands ugi, isready, uginewgame, setoption name NAME value VALUE, position startpos|fen P [moves TURN…], go [movetime|nodes|depth|p1time|p2time|p1inc|p2inc N]… [infinite], stop, query p1turn|p2turn|gameover|result and quit. A move is a whole turn, its actions joined by +. What is wrong is told as info string.',
  ],
  example: 'echo "go nodes 500" | calculi engine boutin',
  run: async ([id = ''], args, streams) => {
    const rules = openRules(id, args.options);
    const setting = settingFlags(args);
    const engine = startEngine();
    const session = new Session(rules, setting, engine, (line) => {
      void streams.output(`${line}\n`);
    });
    try {
      for await (const line of linesOf(streams.input())) {
        session.hear(line);
        if (session.isOver) break;
      }
      await session.finish();
    } finally {
      engine.close();
    }
    return 0;
  },
};
