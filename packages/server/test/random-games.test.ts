import { contestOf, record } from '@calculi/protocol';
import type { Contest, Head } from '@calculi/protocol';
import {
  compile,
  initialPosition,
  legalActions,
  makeAction,
  makePosition,
  newGame,
  parseGame,
  playAction,
  ruleSets,
  sideToPlay,
} from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { expect, test } from 'vitest';
import { Board } from '../src/board.ts';
import { gameText } from '../src/export.ts';
import { judge } from '../src/referee.ts';
import { Rulebook } from '../src/rulebook.ts';
import { agreement } from './lib/house.ts';

/** A small generator of chance. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % below;
  };
};

test.each(ruleSets.map((spec) => [spec.id, spec] as const))(
  'the referee and the rules see the same games of %s',
  (id, spec) => {
    const rulebook = new Rulebook();
    for (let seed = 1; seed <= 4; seed++) {
      const random = chance(seed);
      const rules = compile(spec);
      let game: Game = newGame(rules);
      const head: Head = {
        id: 'abcdefghij',
        agreement: agreement({ rules: `${id}@${spec.version}` }),
        sides: [...rules.ruleSet.sides],
        begins: sideToPlay(initialPosition(rules)),
        created: 0,
      };
      const sits = head.sides.map((side, index) => ({
        number: index + 1,
        at: 0,
        deed: { type: 'sit' as const, side },
      }));
      let contest: Contest = contestOf(head, sits);
      const board = new Board(() => rulebook.startOf(head.agreement));
      while (!game.result && game.actions.length < 80) {
        const actions = legalActions(game.position).map(makeAction);
        const action = actions[random(actions.length)]!;
        // Now and then nothing is remembered, as in a room that was idle.
        if (random(10) === 0) board.drop();
        const known = contest;
        const { deed, game: after } = judge(
          {
            contest,
            side: contest.next,
            now: 1,
            game: () => board.after(known.actions),
            presence: { here: [], away: [] },
            successor: () => 'successor1',
          },
          { type: 'play', board: contest.board, actions: [action] },
        );
        contest = record(contest, { number: contest.length + 1, at: 1, deed });
        if (after) board.keep(after, contest.actions.length);
        game = playAction(game, action);
        expect(contest.next).toBe(sideToPlay(game.position));
        expect(makePosition(board.after(contest.actions).position)).toBe(makePosition(game.position));
        expect(contest.ending?.reason).toBe(game.result?.reason);
      }
      expect(contest.actions).toEqual(game.actions.map(({ action }) => action));
      const { game: read } = parseGame(gameText(contest, rulebook), ruleSets);
      expect(makePosition(read.position)).toBe(makePosition(game.position));
      expect(read.result?.reason).toBe(game.result?.reason);
    }
  },
);
