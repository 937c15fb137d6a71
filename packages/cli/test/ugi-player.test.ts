import { boutin, compile, newGame } from '@calculi/rules';
import { describe, expect, test } from 'vitest';
import { Room } from '../src/match/pair.ts';
import type { GameRecord } from '../src/match/pair.ts';
import { UgiPlayer } from '../src/match/ugi-player.ts';

/** A small program that speaks UGI; `go` is what it does when asked to think, with the turns played in `moves`. */
const program = (go: string): string[] => [
  process.execPath,
  '-e',
  `let moves = [];
  const say = (line) => process.stdout.write(line + '\\n');
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const [word, ...rest] = line.split(' ');
    if (word === 'ugi') say('id name test\\nugiok');
    if (word === 'isready') say('noise\\nreadyok');
    if (word === 'position') moves = rest.includes('moves') ? rest.slice(rest.indexOf('moves') + 1) : [];
    if (word === 'go') { ${go} }
    if (word === 'quit') process.exit(0);
  });`,
];

/** Its games against our engine; it is the first player, so that it opens the first game. */
const gamesOf = async (go: string, turns = 6): Promise<GameRecord[]> => {
  const records: GameRecord[] = [];
  const room = new Room({
    rules: 'boutin',
    options: {},
    contenders: [
      { kind: 'command', name: 'test', command: program(go) },
      { kind: 'setting', name: 'nodes=50', setting: {}, limits: { nodes: 50 } },
    ],
    limits: {},
    turns,
  });
  const assignment = { number: 0, players: [0, 1], opening: [], seed: 0 } as const;
  await room.playPair(assignment, (record) => records.push(record));
  await room.close();
  return records;
};

describe('a program that speaks UGI', () => {
  test('is asked, and told what was played', async () => {
    // It moves to and fro, and would fail if it did not know the number of turns.
    const [record] = await gamesOf(
      `say('info depth 1'); say('bestmove ' + (moves.length % 4 === 0 ? 'c4-d5' : 'd5-c4'))`,
    );
    expect(record).toMatchObject({ points: 0.5, faults: [], ending: { by: 'turn limit' } });
  });

  test('loses when it plays what is not legal', async () => {
    for (const answer of ['a1-a2', 'hop', '', 'c4-d5+c13-d12']) {
      const [record] = await gamesOf(`say('bestmove ${answer}')`);
      expect(record).toMatchObject({ points: 0, faults: [{ kind: 'illegal', who: 0, turn: 1 }] });
    }
  });

  test('loses when it ends, and is started again for the next game', async () => {
    const records = await gamesOf('process.exit(3)');
    expect(records).toMatchObject([
      { points: 0, faults: [{ kind: 'crash', turn: 1, what: 'the program ended (exit code 3)' }] },
      { points: 0, faults: [{ kind: 'crash', turn: 2, what: 'the program ended (exit code 3)' }] },
    ]);
    expect(records[0]?.text).toContain('[Faults "crash in turn 1: the program ended (exit code 3)"]');
  });

  test('is ended where it will not end', async () => {
    const stubborn = `process.on('SIGTERM', () => undefined); process.exit = () => undefined;`;
    const [node = '', flag = '', script = ''] = program('');
    const player = new UgiPlayer([node, flag, `${stubborn} ${script} setInterval(() => undefined, 1000);`]);
    await player.newGame(0);
    await player.close();
    await expect(player.choose(newGame(compile(boutin)), {})).rejects.toThrow('the program has ended');
  });

  test('cannot be run', async () => {
    const player = new UgiPlayer(['no-such-program']);
    await expect(player.newGame(0)).rejects.toThrow('the command cannot be run');
    await expect(player.choose(newGame(compile(boutin)), {})).rejects.toThrow('the program has ended');
    await player.close();
  });
});
