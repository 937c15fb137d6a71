import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  legalActions,
  makeAction,
  makeGame,
  makePosition,
  newGame,
  playAction,
  ruleSets,
} from '../../src/index.ts';
import type { Game } from '../../src/index.ts';
import { rulesOf } from '../cases.ts';
import { Random } from '../random.ts';
import { pickAction } from '../walk.ts';

/** Golden games: what they are called, how they came about, and what is recorded of them. */

type Options = Readonly<Record<string, string>>;

const LONGEST = 300;

/** Between them the games of a rule set have every option at another value than usual. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, Options>>>> = {
  'halle-beginner': {
    extended: {
      begins: 'odd',
      count: 'inclusive',
      difference: 'yes',
      completion: 'yes',
      'pyramid-first': 'no',
      geometric: 'yes',
      quiet: '30',
    },
    maior: {
      moves: 'second-field',
      grade: 'maior',
      'four-term': 'no',
      greatest: 'yes',
      'pyramid-first': 'no',
      repetition: '2',
    },
  },
  'halle-advanced': {
    extended: {
      begins: 'odd',
      count: 'between',
      difference: 'yes',
      completion: 'yes',
      'pyramid-first': 'no',
      geometric: 'yes',
      setup: 'phalanx',
      quiet: '30',
    },
    praestantissima: {
      moves: 'boissiere',
      grade: 'praestantissima',
      'four-term': 'no',
      greatest: 'yes',
      setup: 'forward',
      repetition: '2',
    },
  },
  scholars: {
    sum: {
      begins: 'even',
      setup: 'phalanx',
      count: 'steps',
      product: 'yes',
      reentry: 'no',
      pieces: '0',
      sum: '300',
      quiet: '40',
    },
    combined: { pieces: '4', digits: '8', 'pyramid-first': 'yes', 'four-term': 'no', repetition: '2' },
  },
  'nexus-corenae': {
    common: {
      begins: 'odd',
      setup: 'forward',
      count: 'inclusive',
      pieces: '4',
      sum: '100',
      digits: '6',
      shapes: 'document',
    },
    true: { 'four-term': 'no', setup: 'order-sorted', quiet: '40', repetition: '2' },
  },
  boutin: {
    corps: { begins: 'odd', victory: 'corps', pieces: '6', setup: 'forward' },
    bien: { victory: 'bien+proces', sum: '200', digits: '8', count: 'steps', quiet: '50' },
    excellent: { grade: 'excellent', 'four-term': 'no', setup: 'phalanx', repetition: '2' },
  },
  glorious: {
    digits: {
      begins: 'even',
      setup: 'classical',
      count: 'between',
      perfect: 'no',
      pieces: '0',
      points: 'no',
      digits: '1,2,3',
    },
    few: { count: 'steps', pieces: '4', quiet: '40', repetition: '2' },
  },
  'latrunculi-seneca': { large: { size: '9x10', first: 'white', quiet: '20', repetition: '2' } },
  'latrunculi-piso': { small: { size: '7x8', first: 'white', quiet: '20', repetition: '2' } },
};

const folder = fileURLToPath(new URL('.', import.meta.url));

export const goldenFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.game'))
    .sort();

export const readGolden = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');

export const hasGolden = (id: string): boolean => existsSync(`${folder}${id}.game`);

/** A number that changes with every position on the way and every effect. */
const trailOf = ({ actions }: Game): string => {
  let state = 0x811c9dc5;
  for (const { position, effects } of actions) {
    for (const char of `${makePosition(position)}${JSON.stringify(effects)}`)
      state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (state >>> 0).toString(16).padStart(8, '0');
};

/** A game's text with its last position and its trail. */
export const goldenText = (game: Game): string =>
  makeGame(game, { Final: makePosition(game.position), Trail: trailOf(game) });

const playOut = (id: string, options: Options, seed: number): Game => {
  const random = new Random(seed);
  let game = newGame(rulesOf(id, options));
  while (!game.result && game.actions.length < LONGEST) {
    game = playAction(game, pickAction(legalActions(game.position).map(makeAction), random));
  }
  return game;
};

/** Of some random games one that is won or counted out, rather than one that is left or drawn; the longest. */
const best = (id: string, options: Options): Game => {
  const games = Array.from({ length: 8 }, (_, seed) => playOut(id, options, seed));
  const worth = ({ actions, result }: Game) =>
    actions.length + (result?.winner ? 2 : result ? 1 : 0) * LONGEST;
  return games.reduce((one, other) => (worth(other) > worth(one) ? other : one));
};

/** Writes them: `UPDATE_GOLDEN=1 npx vitest run --project rules golden`. */
export const generate = (): void => {
  for (const { id } of ruleSets) {
    writeFileSync(`${folder}${id}.game`, goldenText(best(id, {})));
    for (const [label, options] of Object.entries(OTHERS[id] ?? {}))
      writeFileSync(`${folder}${id}-${label}.game`, goldenText(best(id, options)));
  }
};
