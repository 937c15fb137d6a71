import { readFile, writeFile } from 'node:fs/promises';
import { IMPARTIAL } from '@calculi/engine';
import { agreeDraw, completeTurns, legalActions, makeGame, resign, sideToPlay, why } from '@calculi/rules';
import { parseGameFile } from '../game-file.ts';
import { messageOf, refuse } from '../problem.ts';
import { describeHint, describeLevel, describeThreat } from '../words/advice.ts';
import { capital, hang, wrap } from '../words/layout.ts';
import { describeLegal } from '../words/legal.ts';
import { describeResult } from '../words/result.ts';
import { describeTurns } from '../words/turns.ts';
import { describeWhy } from '../words/why.ts';
import { LEVEL_COUNT } from '../thinker.ts';
import type { Sitting } from './sitting.ts';

/** What one can say at the prompt beside actions. */
export interface Order {
  readonly name: string;
  /** What stands after it. */
  readonly value?: string;
  readonly about: string;
  obey(sitting: Sitting, value: string): Promise<void>;
}

const insistOnGame = ({ game: { result } }: Sitting): void => {
  if (result) refuse('game', `it is over. ${describeResult(result)}`);
};

const giveHint = async (sitting: Sitting): Promise<void> => {
  insistOnGame(sitting);
  const { engine, game, agreement } = sitting;
  await sitting.say(...describeHint(await engine.hint(game, agreement.limits), sideToPlay(game.position)));
};

const warn = async (sitting: Sitting): Promise<void> => {
  insistOnGame(sitting);
  const { engine, game, agreement } = sitting;
  await sitting.say(...describeThreat(await engine.threat(game, agreement.limits), game));
};

const explain = async (sitting: Sitting, value: string): Promise<void> => {
  const [square = '', all] = value.split(' ');
  const { position } = sitting.game;
  const more = `“why ${square} all” lists them`;
  await sitting.say(...describeWhy(position, why(position, square), all === 'all', more));
};

/** Runs what touches a file; what goes wrong there is the file’s problem, not ours. */
const withFile = async <Answer>(name: string, use: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await use();
  } catch (error) {
    return refuse(`file ${name}`, messageOf(error));
  }
};

const save = async (sitting: Sitting, name: string): Promise<void> => {
  const { game, agreement } = sitting;
  const computer = describeLevel(agreement.setting.level ?? LEVEL_COUNT);
  const headers = game.rules.ruleSet.sides.map((side) => [
    capital(side),
    sitting.isPerson(side) ? 'a player' : computer,
  ]);
  const text = makeGame(game, Object.fromEntries(headers) as Record<string, string>);
  await withFile(name, () => writeFile(name, text));
  await sitting.say(`Saved to ${name}.`);
};

const load = async (sitting: Sitting, name: string): Promise<void> => {
  const text = await withFile(name, () => readFile(name, 'utf8'));
  const game = parseGameFile(name, text);
  const { id, sides } = game.rules.ruleSet;
  if (!sides.some((side) => sitting.isPerson(side)))
    refuse(`file ${name}`, `${id} has other sides than this game`);
  sitting.game = game;
  await sitting.say(`Loaded from ${name}: ${id}.`);
  await sitting.show();
  await sitting.letComputerPlay();
};

const giveUp = async (sitting: Sitting): Promise<void> => {
  insistOnGame(sitting);
  sitting.game = resign(sitting.game, sideToPlay(sitting.game.position));
  await sitting.show();
};

/** The computer agrees unless it thinks that it stands better. */
const offerDraw = async (sitting: Sitting): Promise<void> => {
  insistOnGame(sitting);
  const { game, engine, agreement } = sitting;
  if (agreement.people.length < game.rules.ruleSet.sides.length) {
    const [best] = (await engine.think(game, IMPARTIAL, agreement.limits)).lines;
    const isWorse = best?.score.kind === 'loss' || (best?.score.kind === 'points' && best.score.points < 0);
    if (isWorse) return sitting.say('The computer would rather play on.');
  }
  sitting.game = agreeDraw(game);
  return sitting.show();
};

export const ORDERS: readonly Order[] = [
  { name: 'hint', about: 'what the computer would play, and why', obey: giveHint },
  { name: 'threat', about: 'what the other side would do if you passed', obey: warn },
  { name: 'why', value: 'SQUARE', about: 'why the piece there can be taken, or why not', obey: explain },
  {
    name: 'moves',
    about: 'the actions that are legal now; also: legal',
    obey: ({ game: { position }, say }) => say(...describeLegal(position, legalActions(position))),
  },
  {
    name: 'turns',
    about: 'every complete turn, with what it does',
    obey: ({ game: { position }, say }) => say(...describeTurns(position, completeTurns(position))),
  },
  { name: 'show', about: 'the board, its key and its text', obey: (sitting) => sitting.showAll() },
  { name: 'undo', about: 'take back your last turn', obey: (sitting) => sitting.undo() },
  { name: 'save', value: 'FILE', about: 'write the game to a file', obey: save },
  { name: 'load', value: 'FILE', about: 'go on with a game from a file', obey: load },
  { name: 'draw', about: 'offer a draw', obey: offerDraw },
  { name: 'resign', about: 'give up', obey: giveUp },
  { name: 'help', about: 'this list', obey: ({ say }) => say(...describeOrders()) },
];

/** The orders and what they do. */
const describeOrders = (): string[] => [
  ...wrap('Type an action such as c4-d5 or xe6, or a whole turn with its actions joined by +; or'),
  ...ORDERS.flatMap(({ name, value, about }) =>
    hang(value === undefined ? name : `${name} ${value}`, about, 12),
  ),
  ...hang('quit', 'end', 12),
];
