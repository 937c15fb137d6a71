import { readFileSync } from 'node:fs';
import { boutin, compile, completeTurns, latrunculiPiso, playAction, newGame } from '@calculi/rules';
import type { RuleSetSpec } from '@calculi/rules';
import type { Engine } from '@calculi/engine';
import { describe, expect, test, vi } from 'vitest';
import { parseGo } from '../src/ugi/go.ts';
import { goText, positionText } from '../src/ugi/question.ts';
import { Session } from '../src/ugi/session.ts';
import { parseGamePosition } from '../src/ugi/position.ts';
import { brokenEngine, localEngine, stubbornEngine } from './engine.ts';
import { board, problems } from './run.ts';

/** A conversation: `say` speaks, `heard` is all that was answered so far. */
const talk = (spec: RuleSetSpec = boutin, engine: Engine = localEngine()) => {
  const heard: string[] = [];
  const session = new Session(compile(spec), {}, engine, (line) => heard.push(line));
  const say = (...lines: readonly string[]) => {
    for (const line of lines) session.hear(line);
  };
  return { heard, session, say };
};

/** What is answered to all of these. */
const answers = async (spec: RuleSetSpec, ...lines: readonly string[]): Promise<string[]> => {
  const { heard, session, say } = talk(spec);
  say(...lines);
  await session.finish();
  return heard;
};

describe('the conversation', () => {
  test('goes as it is printed in the documentation, but for how long it takes', async () => {
    const page = readFileSync(new URL('../../../docs/engine-interface.md', import.meta.url), 'utf8');
    const [, printed = ''] = /^```text\n(> ugi\n.*?)^```$/ms.exec(page) ?? [];
    const untimed = (lines: readonly string[]) => lines.map((line) => line.replace(/ nps \d+ time \d+/, ''));
    const { heard, say } = talk();
    const expected: string[] = [];
    for (const part of printed.trimEnd().split(/^> /m).slice(1)) {
      const [said = '', ...answered] = part.trimEnd().split('\n');
      expected.push(...untimed(answered));
      say(said);
      await vi.waitFor(() => expect(untimed(heard)).toEqual(expected), 250_000);
    }
    expect(expected).toContain('bestmove c3-b4');
  });

  test('ugi: who it is and what can be set', async () => {
    const heard = await answers(boutin, 'ugi');
    expect(heard[0]).toMatch(/^id name Calculi \d+\.\d+\.\d+ boutin$/);
    expect(heard).toContain('option name level type spin default 10 min 1 max 10');
    expect(heard).toContain('option name preset type combo default full var full var material');
    expect(heard.at(-1)).toBe('ugiok');
  });

  test('ugi: what it was started with holds unless something else is set', () => {
    const heard: string[] = [];
    const setting = { level: 3, lines: 2, without: ['table', 'strikes'] } as const;
    new Session(compile(boutin), setting, localEngine(), (line) => heard.push(line)).hear('ugi');
    expect(heard).toContain('option name level type spin default 3 min 1 max 10');
    expect(heard).toContain('option name lines type spin default 2 min 1 max 100');
    expect(heard).toContain('option name without type string default table+strikes');
  });

  test('setoption: a text can be made empty again', async () => {
    for (const empty of ['<empty>', '']) {
      const said = ['setoption name without value table', `setoption name without value ${empty}`, 'ugi'];
      const heard = await answers(boutin, ...said);
      expect(heard).toContain('option name without type string default <empty>');
      expect(heard.filter((line) => line.includes('error'))).toEqual([]);
    }
  });

  test('isready', async () => {
    expect(await answers(boutin, 'isready', 'isready')).toEqual(['readyok', 'readyok']);
  });

  test('go: info lines, then a whole legal turn', async () => {
    const heard = await answers(boutin, 'position startpos moves c4-d5', 'go nodes 200');
    expect(heard.at(-2)).toMatch(
      /^info depth \d+ multipv 1 score (cp -?\d+|win \d+|loss \d+) nodes \d+ nps \d+ time \d+ pv \S+/,
    );
    const [, turn = ''] = /^bestmove (\S+)$/.exec(heard.at(-1)!) ?? [];
    const { position } = playAction(newGame(compile(boutin)), 'c4-d5');
    expect(completeTurns(position).map(({ actions }) => actions.join('+'))).toContain(turn);
  });

  test('a turn in progress is completed', async () => {
    // The 25 stands on c2 and may take the 25 on d3.
    const start = `${board(16, 8, { 16: '7,S289', 3: '3,S25,4', 1: '1,c25,6' })} o -/- - 0`;
    const heard = await answers(boutin, `position fen ${start} moves b1-c2`, 'go nodes 200');
    expect(['bestmove xd3', 'bestmove done']).toContain(heard.at(-1));
  });

  test('several lines', async () => {
    const heard = await answers(boutin, 'setoption name lines value 3', 'go depth 1');
    expect(heard.slice(-4, -1).map((line) => / multipv (\d) /.exec(line)?.[1])).toEqual(['1', '2', '3']);
  });

  test('query', async () => {
    const asked = ['query p1turn', 'query p2turn', 'query gameover', 'query result'];
    expect(await answers(boutin, ...asked)).toEqual(
      ['true', 'false', 'false', 'none'].map((each) => `response ${each}`),
    );
    expect(await answers(boutin, 'position startpos moves c4-d5', ...asked.slice(0, 2))).toEqual([
      'response false',
      'response true',
    ]);
    const over = `position fen ${board(8, 8, { 8: 'B,B,6', 1: '7,W' })} w 19/0 - 99 0/0 -/- 0`;
    expect(await answers(latrunculiPiso, over, ...asked, 'go')).toEqual([
      'response false',
      'response false',
      'response true',
      'response p1win',
      'bestmove (none)',
    ]);
    expect(await answers(latrunculiPiso, over, 'uginewgame', ...asked.slice(2))).toEqual([
      'response false',
      'response none',
    ]);
  });

  test('stop while it thinks, and lines heard meanwhile', async () => {
    const { heard, session, say } = talk(boutin, stubbornEngine());
    say('go movetime 100000', 'isready', 'query p1turn', 'go', 'stop');
    await session.finish();
    expect(heard.slice(0, 3)).toEqual([
      'readyok',
      'response true',
      'info string error: go: the engine is thinking already; say stop first',
    ]);
    expect(heard.at(-1)).toMatch(/^bestmove [a-h]/);
    expect(heard.filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
  });

  test('infinite: no answer before stop, even when there is nothing more to think', async () => {
    const { heard, session, say } = talk();
    say('go infinite');
    for (let round = 0; round < 20; round++) await Promise.resolve();
    expect(heard.some((line) => line.startsWith('info'))).toBe(true);
    expect(heard.filter((line) => line.startsWith('bestmove'))).toEqual([]);
    say('stop', 'stop');
    await session.finish();
    expect(heard.filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
  });

  test('the end of the input ends a search without end; quit ends at once', async () => {
    const endless = talk(boutin, stubbornEngine());
    endless.say('isready', 'go infinite');
    await endless.session.finish();
    expect(endless.heard.at(-1)).toMatch(/^bestmove /);
    const { session, say } = talk(boutin, stubbornEngine());
    say('go movetime 100000', 'quit');
    expect(session.isOver).toBe(true);
    await session.finish();
  });

  test('an engine that breaks is told, and answered with no turn', async () => {
    const { heard, session, say } = talk(boutin, brokenEngine());
    say('isready', 'go nodes 10');
    await session.finish();
    expect(heard).toEqual([
      'info string error: this should not have happened: it broke',
      'readyok',
      'info string error: this should not have happened: it broke',
      'bestmove (none)',
    ]);
  });
});

describe('nonsense', () => {
  test.each([
    ['dance', 'command: “dance” is not known'],
    ['__proto__', 'command: “__proto__” is not known'],
    ['qiut', 'did you mean quit?'],
    ['position', 'position: startpos or fen is needed'],
    ['position here', 'position: startpos or fen is needed'],
    ['position startpos c4-d5', 'position: “c4-d5” stands where moves or nothing should'],
    ['position fen', 'position, fields: 1 instead of 5'],
    ['position fen 8/8 e -/- - 0', 'position, ranks: 2 instead of 16'],
    ['position startpos moves c4-d5 hop', 'move 2: “hop” is not an action'],
    ['position startpos moves c4-c9', 'move 1: c4-c9 is not legal for even now'],
    ['setoption level 4', 'setoption: is said as'],
    ['setoption name level value 11', 'setoption level: “11” is not a whole number from 1 to 10'],
    ['setoption name preset value quick', 'setoption preset: “quick” is not one of full, material'],
    ['setoption name mood value bad', 'setoption mood: there is no “mood”'],
    ['go fast', 'go: “fast” is not known'],
    ['go nodes', 'go nodes: “” is not a whole number'],
    ['go nodes many', 'go nodes: “many” is not a whole number'],
    ['go depth 0', 'go depth: “0” is not a whole number from 1 to 100'],
    ['query mood', 'query: “mood” is not known'],
    ['query', 'query: “” is not known'],
  ])('%s', async (line, message) => {
    const heard = await answers(boutin, line);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^info string error: /);
    expect(heard[0]).toContain(message);
  });

  test('empty lines and a stop without a search are passed over', async () => {
    expect(await answers(boutin, '', '  ', 'stop', '\t')).toEqual([]);
  });

  test('a refused position leaves the one before', async () => {
    const heard = await answers(boutin, 'position startpos moves c4-d5', 'position fen x', 'query p2turn');
    expect(heard.at(-1)).toBe('response true');
  });

  test('the command’s own words', async () => {
    expect(await problems('engine')).toEqual([expect.stringMatching(/^calculi: RULES: is missing/)]);
    expect(await problems('engine', 'chess')).toEqual([expect.stringContaining('there is no “chess”')]);
    expect(await problems('engine', 'boutin', '--level', '11')).toEqual([
      'calculi: --level: “11” is not a whole number from 1 to 10',
    ]);
    expect(await problems('engine', 'boutin', '--preset', 'fast')).toEqual([
      'calculi: --preset: “fast” is not one of full, material',
    ]);
  });
});

describe('words of UGI', () => {
  test('limits there and back', () => {
    for (const limits of [{}, { time: 50 }, { nodes: 10 }, { time: 50, nodes: 10, depth: 3 }]) {
      expect(parseGo(goText(limits).split(' ').slice(1), true)).toEqual({ limits, isInfinite: false });
    }
  });

  test('a clock gives a part of its time, the side’s own', () => {
    const words = 'p1time 100000 p2time 50000 p1inc 1000 p2inc 0'.split(' ');
    expect(parseGo(words, true).limits).toEqual({ time: 4750 });
    expect(parseGo(words, false).limits).toEqual({ time: 2000 });
    expect(parseGo(['p1time', '0'], true).limits).toEqual({ time: 1 });
    expect(parseGo(['p1time', '60', 'p1inc', '9000'], true).limits).toEqual({ time: 30 });
    expect(parseGo(['p1time', '100000', 'movetime', '20'], true).limits).toEqual({ time: 20 });
  });

  test('games there and back', () => {
    const rules = compile(boutin);
    const begun = ['c4-d5', 'c13-d12'].reduce((game, action) => playAction(game, action), newGame(rules));
    expect(positionText(begun)).toBe('position startpos moves c4-d5 c13-d12');
    const start = `${board(16, 8, { 16: '7,S289', 3: '3,S25,4', 1: '1,c25,6' })} o -/- - 0`;
    const text = `position fen ${start} moves b1-c2+done h16-g13`;
    const read = parseGamePosition(rules, text.split(' ').slice(1));
    expect(positionText(read)).toBe(text);
  });
});
