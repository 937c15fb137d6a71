import {
  arithmetic,
  compile,
  makePosition,
  newGame,
  nexusCorenae,
  parsePosition,
  piecesOnBoard,
} from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { Kernel, Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { Hunt } from '../src/evaluation/hunt.ts';
import { Routes } from '../src/evaluation/routes.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { assess } from '../src/think.ts';

/** Where a tower must fall before a harmony counts, and numbers take it. */

const rules = compile(nexusCorenae);
const start = newGame(rules).position;

const read = (text: string): Position => parsePosition(rules, text);

/** The start without one piece of the even army. */
const without = (text: string): Position => {
  const { square } = piecesOnBoard(start).find((piece) => piece.text === text)!;
  const rank = Number(square.slice(1));
  const file = square.charCodeAt(0) - 97;
  const [board = ''] = makePosition(start).split(' ');
  const rows = board
    .split('/')
    .map((row) =>
      row
        .split(',')
        .flatMap((field) => (/^\d$/.test(field) ? Array<string>(Number(field)).fill('1') : [field])),
    );
  rows[16 - rank]![file] = '1';
  return read(`${rows.map((row) => row.join()).join('/')} e -/- - 0`);
};

/** Who can take the enemy tower alone, as the rules say. */
const hunters = (position: Position): string[] => {
  const pieces = piecesOnBoard(position);
  const tower = pieces.find(({ shape, side }) => shape === 'pyramid' && side === 'odd')!;
  return pieces
    .filter(({ side }) => side === 'even')
    .filter(({ square }) =>
      arithmetic(position, square).some(({ victim, partner }) => victim === tower.square && partner === null),
    )
    .map(({ text }) => text);
};

/** What the hunters of both sides are worth in a position that a search from the start comes to. */
const worthIn = (): ((position: Position) => number) => {
  const { program } = rules;
  if (!(program instanceof Numbers)) throw new Error('numbers expected');
  const kernel = new Kernel(program);
  kernel.load(start.cells);
  const routes = new Routes(program.field);
  routes.begin(kernel.cells);
  const hunt = new Hunt(rules, program, routes, WEIGHTS);
  hunt.prepare(kernel);
  return ({ cells }) => hunt.hunters.measure(cells);
};

describe('hunters', () => {
  it('are the pieces that the rules let take the tower alone, and cost more to lose than others', () => {
    const worth = worthIn();
    const pieces = piecesOnBoard(start).filter(({ side }) => side === 'even');
    const dear = pieces.filter(({ text }) => worth(without(text)) < worth(start)).map(({ text }) => text);
    expect(dear).toEqual(hunters(start));
    expect(dear).toEqual(expect.arrayContaining(['C8', 'C16', 'C64']));
  });
});

describe('the hunt', () => {
  /** The 8 stands nine steps below the tower: 8 × 8 = 64 with eight squares between. */
  const lane = (between: string) =>
    read(`8/p64+49+36+25+16,7/${between}/8/8/8/8/8/8/8/C8,7/8/8/8/8/8 e -/- - 0`);

  it('is nearest its end when nothing stands in the way', () => {
    const [open, own, enemy] = ['8', 'S289,7', 't100,7'].map((between) => assess(lane(between))['hunt']!);
    expect(open).toBeGreaterThan(own!);
    expect(open).toBeGreaterThan(enemy!);
  });
});
