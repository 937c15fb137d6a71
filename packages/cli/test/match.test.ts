import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, completeTurns, makePosition, parseGame, ruleSets, turnsPlayed } from '@calculi/rules';
import { describe, expect, test } from 'vitest';
import { parseContender, splitWords } from '../src/match/contender.ts';
import { beginWith, readOpenings } from '../src/match/opening.ts';
import type { Player } from '../src/match/player.ts';
import { referee } from '../src/match/referee.ts';
import { pairings, schedule } from '../src/match/schedule.ts';
import { contender, program } from './program.ts';
import { json, problems, run, words } from './run.ts';

interface MatchJson {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: { readonly value: number };
  readonly pairs: readonly number[];
  readonly endings: Readonly<Record<'won' | 'drawn', Readonly<Record<string, number>>>>;
  readonly faults: readonly object[];
  readonly ratings?: readonly object[];
}

const QUICK = ['--nodes', '60', '--turns', '14'];

/** The games of a match, each as text and with its headers. */
const gamesOf = async (...argv: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'calculi-'));
  const file = join(folder, 'games.txt');
  const limits = argv.includes('--turns') ? ['--nodes', '60'] : QUICK;
  const { code, out, err } = await run(['match', ...argv, ...limits, '--output', file]);
  if (code !== 0) throw new Error(err);
  const texts = (await readFile(file, 'utf8')).split(/\n(?=\[Rules )/);
  return { out, texts, games: texts.map((text) => parseGame(text, ruleSets)) };
};

describe('openings', () => {
  test.each(ruleSets.map((spec) => [spec.id, spec] as const))(
    '%s: at least 50, different and level',
    (id, spec) => {
      const rules = compile(spec);
      const openings = readOpenings(id);
      const games = openings.map((opening) => beginWith(rules, opening));
      expect(openings.length).toBeGreaterThanOrEqual(50);
      expect(new Set(games.map(({ position }) => makePosition(position))).size).toBe(openings.length);
      games.forEach((game, index) => {
        expect(turnsPlayed(game.position)).toBe(openings[index]!.length);
        expect(game.actions.flatMap(({ effects }) => effects).filter(({ type }) => type === 'take')).toEqual(
          [],
        );
      });
    },
  );

  test('turns that options make illegal are left out', () => {
    const spec = ruleSets.find(({ id }) => id === 'boutin')!;
    const begun = (opening: readonly string[], options = {}) =>
      beginWith(compile(spec, options), opening).actions.map(({ action }) => action);
    expect(begun(['c4-d5', 'c13-c9', 'c13-d12'])).toEqual(['c4-d5', 'c13-d12']);
    expect(begun(['nonsense'])).toEqual([]);
    expect(begun(['c4-d5', 'c13-d12', 'd5-c4'], { begins: 'odd' })).toEqual(['c13-d12']);
    expect(readOpenings('nowhere')).toEqual([]);
  });
});

describe('players', () => {
  test('settings', () => {
    expect(parseContender('level=4')).toEqual({
      kind: 'setting',
      name: 'level=4',
      setting: { level: 4 },
      limits: {},
    });
    expect(parseContender('preset=material,nodes=5000,seed=3')).toMatchObject({
      setting: { preset: 'material', seed: 3 },
      limits: { nodes: 5000 },
    });
  });

  test('commands', () => {
    expect(parseContender('cmd:"node other.mjs"')).toMatchObject({
      kind: 'command',
      command: ['node', 'other.mjs'],
    });
    expect(parseContender('cmd:node other.mjs --x="a b"')).toMatchObject({
      command: ['node', 'other.mjs', '--x=a b'],
    });
    expect(splitWords(` a  "b c" 'd "e' f`)).toEqual(['a', 'b c', 'd "e', 'f']);
  });

  test('who meets whom', () => {
    expect(pairings(3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(pairings(4, 1)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const plan = schedule(pairings(3, 1), 3, [['a'], ['b']], 1);
    expect(plan.map(({ number, players, opening }) => [number, players[0], opening[0]])).toEqual([
      [0, 0, 'b'],
      [1, 1, 'b'],
      [2, 0, 'a'],
      [3, 1, 'a'],
      [4, 0, 'b'],
      [5, 1, 'b'],
    ]);
    expect(new Set(plan.map(({ seed }) => seed)).size).toBe(3);
  });
});

describe('match', () => {
  test('each opening is played twice with sides changed', async () => {
    const { texts, games } = await gamesOf('level=2', 'level=1', 'boutin', '--games', '4');
    expect(games).toHaveLength(4);
    expect(games.map(({ headers }) => headers['Even'])).toEqual(['level=2', 'level=1', 'level=2', 'level=1']);
    expect(games.map(({ headers }) => headers['Odd'])).toEqual(['level=1', 'level=2', 'level=1', 'level=2']);
    const openings = readOpenings('boutin');
    games.forEach(({ game }, index) => {
      const opening = openings[Math.floor(index / 2)]!;
      expect(game.actions.slice(0, opening.length).map(({ action }) => action)).toEqual(opening);
    });
    expect(texts[0]).toContain('[Round "1.1"]');
    expect(texts[3]).toContain('[Round "2.2"]');
    expect(texts[0]).toContain('[End "not over 14 turns after the opening"]');
  });

  test('however few turns are allowed, they are the players’ own', async () => {
    const { games } = await gamesOf('level=2', 'level=1', 'boutin', '--games', '4', '--turns', '1');
    const openings = readOpenings('boutin');
    expect(games.map(({ game }) => game.actions.at(-1)?.turn)).toEqual(
      [0, 0, 1, 1].map((index) => openings[index]!.length + 1),
    );
    expect(games[0]?.headers['End']).toBe('not over 1 turn after the opening');
  });

  test('nodes and seed give the same games again, another seed others', async () => {
    const argv = ['level=3', 'preset=material', 'latrunculi-seneca', '--games', '2'];
    const first = await gamesOf(...argv);
    const again = await gamesOf(...argv);
    const other = await gamesOf(...argv, '--seed', '1');
    expect(again.texts).toEqual(first.texts);
    expect(again.out).toBe(first.out);
    expect(other.texts).not.toEqual(first.texts);
  });

  test('words and JSON agree', async () => {
    const argv = ['match', 'level=2', 'nodes=30,seed=3', 'scholars', '--games', '4', ...QUICK];
    const found = await json<MatchJson>(...argv);
    const text = await words(...argv);
    expect(found).toMatchObject({
      rules: 'scholars',
      players: ['level=2', 'nodes=30,seed=3'],
      games: 4,
      faults: [],
    });
    expect(found.wins + found.draws + found.losses).toBe(4);
    expect(found.pairs.reduce((sum, count) => sum + count, 0)).toBe(2);
    const drawn = Object.values(found.endings.drawn).reduce((sum, count) => sum + count, 0);
    expect(drawn).toBe(found.draws);
    expect(found.score.value).toBeCloseTo((found.wins + found.draws / 2) / 4, 9);
    expect(text).toContain('level=2 against nodes=30,seed=3: 4 games');
    expect(text).toContain(`${found.wins} won, ${found.draws} drawn, ${found.losses} lost`);
    expect(text).toContain('0 crashes, 0 illegal turns, 0 turns over time');
  });

  test('options of the rule set, and progress on stderr', async () => {
    const argv = [
      'match',
      'level=1',
      'level=2',
      'boutin',
      '--option',
      'setup=phalanx',
      '--games',
      '2',
      ...QUICK,
    ];
    const { code, err } = await run(argv);
    expect(code).toBe(0);
    expect(err).toMatch(/^1\/2 .*\n2\/2 .*\n$/);
  });

  test('round robin: a rating for everyone', async () => {
    const argv = [
      'match',
      'level=1',
      'level=2',
      'level=3',
      'latrunculi-piso',
      '--round-robin',
      '--neighbours',
      '1',
    ];
    const found = await json<MatchJson>(...argv, '--games', '2', ...QUICK);
    expect(found.games).toBe(4);
    expect(found.ratings).toHaveLength(3);
    const text = await words(...argv, '--games', '2', ...QUICK);
    expect(text).toMatch(/^player +Elo 95 % +step 95 % +games +score$/m);
    expect(text).toMatch(/^level=2 +[+−]\d+ ± \d+ +[+−]\d+ ± \d+ +4 +\d+\.\d %$/m);
  });

  test('a sequential test stops early and says why', async () => {
    const broken = contender(program(`say('bestmove nothing')`));
    const argv = ['match', 'level=1', broken, 'boutin', '--games', '400', '--sprt', '-100,100', ...QUICK];
    const { code, out } = await run(argv);
    expect(code).toBe(1);
    expect(out).toContain('+100 Elo is accepted');
    expect(Number(/: (\d+) games/.exec(out)?.[1])).toBeLessThan(40);
  });

  test('says which player has done what it must not', async () => {
    const [silent, wrong] = [program('process.exit(1)'), program(`say('bestmove a1')`)].map(contender);
    const { code, out } = await run(['match', silent!, wrong!, 'latrunculi-piso', '--games', '2']);
    expect(code).toBe(1);
    const text = out.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${silent}: crash in turn`);
    expect(text).toContain(`${wrong}: illegal in turn`);
  });

  test('plays no game against a program that cannot play', async () => {
    const silent = contender('setInterval(() => undefined, 1000)');
    const argv = ['match', 'cmd:no-such-program', silent, 'latrunculi-piso', '--patience', '300'];
    expect(await run(argv)).toEqual({
      code: 2,
      out: '',
      err: `calculi: player “cmd:no-such-program”: the command cannot be run: spawn no-such-program ENOENT\ncalculi: player “${silent}”: no answer to “ugi” within 300 ms\n`,
    });
  });
});

/** A player that always says the same. */
const parrot = (...turn: readonly string[]): Player => ({
  newGame: () => Promise.resolve(),
  choose: () => Promise.resolve(turn),
  close: () => Promise.resolve(),
});

describe('referee', () => {
  const rules = compile(ruleSets.find(({ id }) => id === 'boutin')!);
  const play = (even: Player, odd: Player) =>
    referee(
      beginWith(rules, []),
      [
        { player: even, who: 1, time: undefined },
        { player: odd, who: 0, time: undefined },
      ],
      {},
      4,
    );

  test('an illegal turn loses', async () => {
    const { forfeit, faults } = await play(parrot('c4-d5'), parrot('c4-d5'));
    expect(forfeit).toBe(0);
    expect(faults).toMatchObject([{ kind: 'illegal', who: 0, turn: 2 }]);
  });

  test('so does what is no turn, two turns at once, and silence', async () => {
    for (const turn of [['hop'], [], ['c4-d5', 'c13-d12', 'd4-e5'], ['']]) {
      const { forfeit, faults } = await play(parrot(...turn), parrot('c13-d12'));
      expect([forfeit, faults[0]?.kind]).toEqual([1, 'illegal']);
    }
    const silent: Player = { ...parrot(), choose: () => Promise.reject(new Error('gone')) };
    const { forfeit, faults } = await play(silent, parrot());
    expect(forfeit).toBe(1);
    expect(faults).toEqual([{ kind: 'crash', who: 1, turn: 1, what: 'gone' }]);
  });

  test('too long a game is cut', async () => {
    const mover: Player = {
      ...parrot(),
      choose: ({ position }) => Promise.resolve(completeTurns(position)[0]!.actions),
    };
    expect(await play(mover, mover)).toMatchObject({ forfeit: null, game: { result: null }, faults: [] });
  });
});

describe('nonsense', () => {
  test.each([
    [['boutin'], 'RULES: is missing'],
    [['level=1', 'boutin'], 'PLAYER: two players are needed before RULES'],
    [['level=1', 'level=2', 'chess'], 'there is no “chess”'],
    [['level=1', 'level=2', 'level=3', 'boutin'], 'PLAYER: more than two players need --round-robin'],
    [['level=1', 'level=11', 'boutin'], 'player “level=11”, level: “11” is not a whole number from 1 to 10'],
    [['level=1', 'strong', 'boutin'], 'player “strong”: “strong” is not key=value'],
    [['level=1', 'levl=2', 'boutin'], 'did you mean level?'],
    [['level=1', 'level=1,level=2', 'boutin'], 'level is given twice'],
    [['level=1', 'preset=best', 'boutin'], '“best” is not one of full, material'],
    [['level=1', 'cmd:', 'boutin'], 'the command is missing'],
    [['level=1', 'level=2', 'boutin', '--games', '3'], '--games: “3” is odd'],
    [['level=1', 'level=2', 'boutin', '--games', 'many'], '--games: “many” is not a whole number'],
    [['level=1', 'level=2', 'boutin', '--sprt', '5'], '--sprt: “5” is not two numbers'],
    [['level=1', 'level=2', 'boutin', '--sprt', '5,0'], '--sprt: “5,0” is not two numbers'],
    [['level=1', 'level=2', 'boutin', '--neighbours', '1'], '--neighbours: goes with --round-robin'],
    [['level=1', 'level=2', 'boutin', '--concurrency', '0'], '--concurrency: “0” is not a whole number'],
    [['level=1', 'level=2', 'boutin', '--stdin'], '--stdin: is no flag of match'],
    [
      ['level=1', 'level=2', 'boutin', '--games', 'many', '--nodes', '0'],
      'calculi: --nodes: “0” is not a whole number from 1 to 2147483647\ncalculi: --games: “many” is not',
    ],
    [['level=1', 'level=2', 'boutin', '--option', 'count=far'], 'option count: “far” is not'],
    [['level=1', 'level=2', 'boutin', '--output', '/nowhere/at/all'], '--output: '],
  ])('%j', async (argv, message) => {
    expect((await problems('match', ...argv)).join('\n')).toContain(message);
  });
});
