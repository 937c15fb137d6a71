import { boutin, compile, newGame } from '@calculi/rules';
import { describe, expect, test } from 'vitest';
import { Room } from '../src/match/pair.ts';
import type { GameRecord } from '../src/match/pair.ts';
import { UgiPlayer } from '../src/match/ugi-player.ts';
import { program, STUBBORN } from './program.ts';

const run = (script: string): string[] => [process.execPath, '-e', script];

/** Its games against our engine; it is the first player, so that it opens the first game. */
const gamesOf = async (go: string, turns = 6): Promise<GameRecord[]> => {
  const records: GameRecord[] = [];
  const room = new Room({
    rules: 'boutin',
    options: {},
    contenders: [
      { kind: 'command', name: 'test', command: run(program(go)) },
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
    const player = new UgiPlayer(run(STUBBORN + program('')));
    await player.newGame(0);
    await player.close();
    await expect(player.choose(newGame(compile(boutin)), {})).rejects.toThrow('the program has ended');
  });

  test('is not waited for where what it has started holds its pipes', async () => {
    // A shell that starts the program and does not become it.
    const last = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 30_000);`;
    const script = STUBBORN + last + program('');
    const player = new UgiPlayer(['sh', '-c', '"$0" -e "$1"; true', process.execPath, script]);
    await player.newGame(0);
    await expect(player.close()).resolves.toBeUndefined();
  });

  test('is ended where it is silent, and not started again once it is closed', async () => {
    const player = new UgiPlayer(run('setInterval(() => undefined, 1000)'), 50);
    await expect(player.newGame(0)).rejects.toThrow('no answer to “ugi” within 50 ms');
    await player.close();
    await expect(player.newGame(0)).rejects.toThrow('the program has ended');
  });

  test('has as much time as can be given', async () => {
    const player = new UgiPlayer(run(program(`say('bestmove c4-d5')`)), 30_000);
    await player.newGame(0);
    expect(await player.choose(newGame(compile(boutin)), { time: 2 ** 31 - 1 })).toEqual(['c4-d5']);
    await player.close();
  });

  test('is heard to its last line', async () => {
    const [record] = await gamesOf(`say('bestmove a1-a2'); process.exit(0)`);
    expect(record).toMatchObject({ faults: [{ kind: 'illegal' }] });
  });

  test('cannot be run', async () => {
    const player = new UgiPlayer(['no-such-program']);
    await expect(player.newGame(0)).rejects.toThrow('the command cannot be run');
    await expect(player.choose(newGame(compile(boutin)), {})).rejects.toThrow('the program has ended');
    await player.close();
  });
});
