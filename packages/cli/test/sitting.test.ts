import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boutin, compile, latrunculiPiso, newGame, parsePosition } from '@calculi/rules';
import type { Game, SideName } from '@calculi/rules';
import { describe, expect, test } from 'vitest';
import { converse } from '../src/play/conversation.ts';
import { Sitting } from '../src/play/sitting.ts';
import { openPrompt } from '../src/prompt.ts';
import { brokenEngine, localEngine } from './engine.ts';
import { board, problems } from './run.ts';

const rules = compile(boutin);

interface Played {
  readonly game: Game;
  readonly out: string;
  /** What was said after each line, the lines themselves left out. */
  readonly answers: readonly string[];
}

/** Plays at the prompt: even against the computer unless said otherwise. */
const playAt = async (
  lines: readonly string[],
  { game = newGame(rules), people = ['even'] as readonly SideName[], engine = localEngine() } = {},
): Promise<Played> => {
  let out = '';
  const output = (text: string) => {
    out += text;
    return Promise.resolve();
  };
  const streams = {
    async *input() {
      yield lines.map((line) => `${line}\n`).join('');
    },
    output,
    errors: output,
  };
  const agreement = { people, setting: { level: 2, seed: 1 }, limits: { nodes: 60 } };
  const sitting = new Sitting(game, agreement, engine, (texts) => output(`${texts.join('\n')}\n`));
  await sitting.letComputerPlay();
  await converse(sitting, openPrompt(streams));
  return { game: sitting.game, out, answers: out.split(/^.*> .*$/m).slice(1) };
};

/** The actions played, without what the computer answered. */
const own = ({ game }: Played): string[] =>
  game.actions.filter(({ side }) => side === 'even').map(({ action }) => action);

const near = parsePosition(
  rules,
  `${board(16, 8, { 16: '7,s361', 4: 'C4,7', 2: '2,t12,5', 1: '1,C8,6' })} e -/- - 0`,
);

describe('at the prompt', () => {
  test('one plays, and the computer answers with its effects in words', async () => {
    const played = await playAt(['c4-d5']);
    expect(own(played)).toEqual(['c4-d5']);
    expect(played.game.actions).toHaveLength(2);
    expect(played.out).toContain('even> c4-d5');
    expect(played.out).toContain('Even moves the 2 from c4 to d5.');
    expect(played.out).toMatch(/The computer plays \S+\.\nOdd moves the (pyramid )?\d+ from/);
    expect(played.out).toContain('Even plays, turn 3.');
  });

  test('the computer begins where it has that side', async () => {
    const { game, out } = await playAt([], { people: ['odd'] });
    expect(game.actions).toHaveLength(1);
    expect(out).toMatch(/^\nThe computer plays /);
  });

  test('a whole turn, its actions as words, or one after another', async () => {
    for (const lines of [['a4-b3+xc2'], ['a4-b3 xc2'], ['a4-b3', 'xc2']]) {
      const played = await playAt(lines, { game: newGame(rules, near), people: ['even', 'odd'] });
      expect(own(played)).toEqual(['a4-b3', 'xc2']);
      expect(played.out).toMatch(/Even takes the 12 on c2: (4 \+ 8|8 \+ 4) = 12/);
    }
    const half = await playAt(['a4-b3'], { game: newGame(rules, near) });
    expect(half.out).toContain('Even goes on with xc2 or done.');
  });

  test('what is not legal changes nothing', async () => {
    const played = await playAt([
      'c4-c9',
      'hop',
      'c4-d5+c13-d12',
      'why',
      'why z9',
      'why c9',
      'show me',
      'save',
    ]);
    expect(played.game.actions).toEqual([]);
    expect(played.answers.map((each) => each.trim().split('\n')[0])).toEqual([
      expect.stringContaining('action: c4-c9 is not legal for even now'),
      expect.stringContaining('action: “hop” is not an action'),
      'turn: it is over before c13-d12',
      'why: SQUARE is missing',
      expect.stringContaining('square: “z9” is not a square of this board'),
      'square: c9 is empty',
      'show: “me” has no meaning after it',
      'save: FILE is missing',
    ]);
  });

  test('hint, threat, why, moves, turns, show, help', async () => {
    const { answers } = await playAt(
      ['hint', 'threat', 'why c2', 'moves', 'legal', 'turns', 'show', 'help', '?', ''],
      {
        game: newGame(rules, near),
      },
    );
    expect(answers[0]).toMatch(/Play a4-b3\+xc2\.\n  Takes the 12 on c2: /);
    expect(answers[1]).toMatch(/^\nOdd threatens nothing\.|^\nIf even passed, odd would play /);
    expect(answers[2]).toContain('The 12 on c2 (odd, triangle)');
    expect(answers[3]).toContain('Even has 3 legal actions.');
    expect(answers[4]).toBe(answers[3]);
    expect(answers[5]).toContain('Even has 4 turns.');
    expect(answers[6]).toContain('Capitals are even');
    expect(answers[7]).toMatch(/why SQUARE +why the piece there can be taken/);
    expect(answers[8]).toBe(answers[7]);
  });

  test('why: a long list, and all of it', async () => {
    const { answers } = await playAt(['why c13', 'why c13 all']);
    expect(answers[0]).toContain('“why c13 all” lists them');
    expect(answers[1]).not.toContain('lists them');
    expect(answers[1]!.length).toBeGreaterThan(answers[0]!.length);
  });

  test('undo takes back one’s own turn, or what was played of it', async () => {
    expect((await playAt(['c4-d5', 'undo'])).game.actions).toEqual([]);
    expect(own(await playAt(['c4-d5', 'd4-c5', 'undo']))).toEqual(['c4-d5']);
    expect((await playAt(['a4-b3', 'undo'], { game: newGame(rules, near) })).game.actions).toEqual([]);
    expect((await playAt(['undo'])).out).toContain('game: nothing has been played yet');
    const both = await playAt(['c4-d5', 'c13-d12', 'undo'], { people: ['even', 'odd'] });
    expect(both.game.actions.map(({ action }) => action)).toEqual(['c4-d5']);
  });

  test('resign and draw end the game, and can be taken back', async () => {
    const resigned = await playAt(['resign', 'c4-d5', 'hint', 'resign']);
    expect(resigned.game.result).toEqual({ winner: 'odd', reason: 'resignation' });
    expect(resigned.out).toContain('Odd wins: by resignation.');
    expect(resigned.answers[1]).toContain('action: the game is over');
    expect(resigned.answers[2]).toContain('game: it is over.');
    expect((await playAt(['resign', 'undo'])).game.result).toBeNull();
    const agreed = await playAt(['draw'], { people: ['even', 'odd'] });
    expect(agreed.game.result).toEqual({ winner: null, reason: 'agreement' });
  });

  test('the end is named', async () => {
    const start = `${board(16, 8, { 3: '3,S25,4', 1: '1,c25,6' })} o -/- - 0`;
    const { out } = await playAt(['b1-c2+xd3', 'quit', 'show'], {
      game: newGame(rules, parsePosition(rules, start)),
      people: ['odd'],
    });
    expect(out).toContain('Odd wins: a side has no piece left (shared.last-piece).');
    expect(out.trimEnd().endsWith('over (undo, save FILE, quit)> quit')).toBe(true);
  });

  test('save and load', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'calculi-'));
    const file = join(folder, 'a game.txt');
    const saved = await playAt(['c4-d5', `save ${file}`, `load ${file}`, 'undo', `load ${file}`]);
    expect(saved.game.actions).toHaveLength(2);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('[Even "a player"]\n[Odd "Discipulus, level 2"]');
    expect(text).toContain('1. c4-d5\n2. ');
    const piso = { game: newGame(compile(latrunculiPiso)), people: ['black'] as const };
    expect((await playAt([`load ${file}`], piso)).out).toContain('boutin has other sides than this game');
    const failed = await playAt([`load ${folder}/none`, `save ${folder}/no/such/folder`]);
    expect(failed.out.match(/^file .*: ENOENT/gm)).toHaveLength(2);
  });

  test('an engine that breaks is told, and the game can go on', async () => {
    const { out, game } = await playAt(['c4-d5', 'undo'], { engine: brokenEngine() });
    expect(out).toContain('this should not have happened: it broke');
    expect(game.actions).toEqual([]);
  });
});

test('the command’s own words', async () => {
  expect(await problems('play', 'boutin', '--side', 'black')).toEqual([
    'calculi: --side: “black” is not even, odd or both',
  ]);
  expect(await problems('play', 'boutin', '--level', 'hard')).toEqual([
    'calculi: --level: “hard” is not a whole number from 1 to 10',
  ]);
  expect(await problems('play', 'boutin', '--position', 'x')).toEqual([
    'calculi: position, fields: 1 instead of 5',
  ]);
  expect(await problems('play', 'chess')).toEqual([expect.stringContaining('there is no “chess”')]);
  expect(await problems('hint', 'boutin', '--nodes', '0')).toEqual([
    'calculi: --nodes: “0” is not a whole number from 1 to 2147483647',
  ]);
  expect(await problems('threat', 'boutin', '--position', 'x')).toEqual([
    expect.stringContaining('position, fields: '),
  ]);
  expect(await problems('review', '/nowhere/at/all')).toEqual([expect.stringContaining('ENOENT')]);
  expect(await problems('review')).toEqual([expect.stringContaining('FILE: is missing')]);
});
