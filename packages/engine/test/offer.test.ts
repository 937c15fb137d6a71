import {
  compile,
  halleAdvanced,
  halleBeginner,
  makeAction,
  newGame,
  parsePosition,
  playAction,
} from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { cell, decodeAction, Kernel } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { IMPARTIAL } from '../src/impartial.ts';
import { Limit } from '../src/search/limit.ts';
import { Offer } from '../src/search/offer.ts';
import { think } from '../src/think.ts';

const rules = compile(halleBeginner);

/** The 20 is two moves from e6, four steps before the odd 5; nobody else could come under an attack. */
const HERD = 'C2,C4,C6,C8,P36+25+16+9+4+1,3';
const at = (quiet: number, herd = HERD): Game =>
  newGame(
    rules,
    parsePosition(rules, `8/p64+49+36+25+16,7/4,c5,3/8/8/8/8/8/8/8/4,T20,3/${herd} e -/- - 0 quiet=${quiet}`),
  );

const offerOf = ({ position }: Game, nodes = Infinity): string => {
  const { program } = position.rules;
  const kernel = new Kernel(program);
  kernel.load(position.cells);
  const code = new Offer(kernel, program as Numbers).find(new Limit({ nodes }, () => false));
  return code === 0 ? '' : makeAction(decodeAction(position.rules, position.cells, code));
};

describe('a piece that is offered', () => {
  it('walks into an attack, and then stays there until it is taken', () => {
    let game = at(70);
    for (const idle of ['a11-a12', 'a12-a11']) {
      game = playAction(game, offerOf(game));
      game = playAction(game, idle);
    }
    expect(game.position.cells[cell.FLAGGED]).toBe(1);
    expect(offerOf(game)).toBe('');
    game = playAction(game, 'a1-a2');
    expect(game.position.cells[cell.QUIET]).toBe(0);
  });

  it('walks to where an enemy of its number can come, in a game in which pieces meet', () => {
    const advanced = compile(halleAdvanced);
    const board = `8/1,p64+49+36+25+16,6/8/8/8/8/8/8/4,t16,3/8/8/8/4,C16,3/8/8/${HERD} e -/- - 0 quiet=70`;
    let game = newGame(advanced, parsePosition(advanced, board));
    for (const walk of ['e4-e5', 'e5-e6']) {
      expect(offerOf(game)).toBe(walk);
      game = playAction(game, walk);
      if (walk === 'e4-e5') game = playAction(game, 'b15-b14');
    }
    game = playAction(game, 'e8-e6');
    expect(game.position.cells[cell.QUIET]).toBe(0);
    const others = parsePosition(advanced, board.replace('t16', 's28'));
    expect(offerOf(newGame(advanced, others))).toBe('');
  });

  it('is not found within too few actions, nor where too few would be left', () => {
    expect(offerOf(at(70), 3)).toBe('');
    expect(offerOf(at(70, HERD.replace('C2', '1')))).toBe('');
  });

  it.each([
    ['at once while there is time', 20, {}, false],
    ['once the draw is near', 70, {}, true],
    ['by who decides about a draw', 70, IMPARTIAL, false],
  ])('is not missed: %s', (_, quiet, setting, isOffered) => {
    const game = at(quiet);
    const weights = { offer: 5000, ...('weights' in setting ? setting.weights : {}) };
    const [line] = think(game, { weights }, { nodes: 2000 }).lines;
    expect(line!.turns[0]![0] === offerOf(game)).toBe(isOffered);
  });
});
