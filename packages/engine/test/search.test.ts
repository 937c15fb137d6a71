import { completeTurns, makePosition, newGame, parsePosition, playAll, resign } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { assess, LEVELS, think } from '@calculi/engine';
import type { Technique, Thought } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { entryPosition, freshRules, rulesOf, suiteEntries } from './advice-games.ts';
import { AGREEMENTS, faultOf, gameAt, positionsOf, positionsWithin } from './search-games.ts';

/** All but the clock. */
const known = ({ depth, lines, nodes }: Thought) => ({ depth, lines, nodes });

/** Where a turn leads, as a text. */
const after = (position: Position, turn: readonly string[]): string =>
  makePosition(playAll(position, turn).position);

const ALL: Readonly<Record<Technique, true>> = {
  table: true,
  reductions: true,
  quiescence: true,
  completion: true,
  strikes: true,
};
const TECHNIQUES = Object.keys(ALL) as readonly Technique[];

describe('an answer', () => {
  it.each(AGREEMENTS)('is a legal, whole turn in %s %s', (id, options) => {
    for (const position of positionsOf(id, options, 2)) {
      const legal = new Set(completeTurns(position).map(({ text }) => text));
      for (const level of [1, 10]) {
        const { lines } = think(gameAt(position), { level, lines: 2 }, { nodes: 200 });
        expect(lines.length).toBeGreaterThan(0);
        for (const { turns } of lines) {
          expect(faultOf(position, turns)).toBeNull();
          expect(legal).toContain(after(position, turns[0]!));
        }
      }
    }
  });

  it.each(AGREEMENTS)('finishes a turn that has begun in %s %s', (id, options) => {
    for (const position of positionsOf(id, options, 6).flatMap((each) => positionsWithin(each, 1))) {
      const legal = new Set(completeTurns(position).map(({ text }) => text));
      for (const level of [2, 10]) {
        const [line] = think(gameAt(position), { level }, { nodes: 100 }).lines;
        expect(faultOf(position, line!.turns)).toBeNull();
        expect(legal).toContain(after(position, line!.turns[0]!));
      }
    }
  });

  it('is legal with pieces that no army has', () => {
    const text = '8/8/8/8/8/8/8/8/8/8/8/8/1,C4,1,T72,4/2,t17,5/S15,t30,1,C37,4/1,C2,3,s999,2 e -/- - 0';
    for (const id of ['boutin', 'glorious', 'scholars', 'nexus-corenae', 'halle-advanced']) {
      const position = parsePosition(rulesOf(id), text);
      const legal = completeTurns(position).map((turn) => turn.text);
      const [line] = think(gameAt(position), {}, { nodes: 400 }).lines;
      expect(legal).toContain(after(position, line!.turns[0]!));
    }
  });

  it.each(TECHNIQUES)('is legal without %s', (technique) => {
    for (const [id, options] of AGREEMENTS.filter((_, index) => index % 2 === 0)) {
      const [position] = positionsOf(id, options, 1);
      const legal = completeTurns(position!).map(({ text }) => text);
      const [line] = think(gameAt(position!), { without: [technique] }, { nodes: 400 }).lines;
      expect(legal).toContain(after(position!, line!.turns[0]!));
    }
  });

  it('is silent when the game is over', () => {
    const { position, good } = suiteEntries()
      .filter(({ claim }) => claim === 'win 1')
      .map((entry) => ({ position: entryPosition(entry), good: entry.good[0]! }))[0]!;
    const over = playAll(position, good.split(' ')).position;
    expect(think(gameAt(over), {}, { nodes: 100 }).lines).toEqual([]);
    expect(think(resign(newGame(rulesOf('boutin')), 'even'), {}, { nodes: 100 }).lines).toEqual([]);
  });
});

describe('with nodes and a seed', () => {
  const ids = AGREEMENTS.filter((_, index) => index % 2 === 0);

  it.each(ids)('the same question has the same answer in %s', (id) => {
    const [one, other] = positionsOf(id, '', 2).map(gameAt);
    const ask = () => known(think(one!, { seed: 3, lines: 2 }, { nodes: 1500 }));
    const first = ask();
    think(other!, { seed: 4 }, { nodes: 700 });
    think(other!, { level: 2 }, { nodes: 700 });
    think(one!, { preset: 'material' }, { nodes: 700 });
    expect(ask()).toEqual(first);
  });

  it('what was asked before does not matter, nor which of two set-up positions came first', () => {
    const texts = [
      '8/8/8/8/8/8/8/8/8/8/8/8/1,C4,1,T72,4/2,t17,5/S15,t30,1,C37,4/1,C2,3,s999,2 e -/- - 0',
      '8/8/8/1,C4,3,T72,2/2,t17,5/8/8/8/8/8/8/8/8/8/S15,1,C37,5/1,C2,3,s999,2 e t30/- - 0',
    ];
    const answers = (order: readonly number[]) => {
      const rules = freshRules('boutin');
      const found = order.map((which) => {
        const position = parsePosition(rules, texts[which]!);
        const thought = known(think(gameAt(position), {}, { nodes: 1500 }));
        return { which, thought, terms: assess(position) };
      });
      return found.sort((x, y) => x.which - y.which);
    };
    expect(answers([1, 0])).toEqual(answers([0, 1]));
  });

  it('other seeds play otherwise somewhere', () => {
    const game = newGame(rulesOf('latrunculi-piso'));
    const turns = [1, 2, 3, 4, 5, 6].map((seed) =>
      think(game, { seed, level: 3 }, {}).lines[0]!.turns[0]!.join('+'),
    );
    expect(new Set(turns).size).toBeGreaterThan(1);
  });

  it('limits hold', () => {
    for (const id of ['glorious', 'latrunculi-piso', 'latrunculi-seneca']) {
      const game = gameAt(positionsOf(id, '', 1)[0]!);
      const turnAhead = think(game, {}, { depth: 1 }).nodes;
      for (const nodes of [1, 500, 3000]) {
        // One turn ahead is always looked at; and what is under way comes to its end.
        const spent = think(game, {}, { nodes }).nodes;
        expect(spent).toBeLessThanOrEqual(Math.max(nodes, turnAhead) + 200);
      }
      for (const depth of [1, 2]) expect(think(game, {}, { depth }).depth).toBe(depth);
    }
    for (const { number, nodes } of LEVELS.slice(3, 7)) {
      const game = newGame(rulesOf('latrunculi-piso'));
      expect(think(game, { level: number }).nodes).toBeLessThanOrEqual(nodes + 200);
    }
  });

  it('captures that follow captures without end do not hold up the first look', () => {
    const text =
      'W,W,B,2,B,1,B,1/W,B,w,B,W,w,2,W/b,B,W,w,B,B,W,W,B/W,1,B,B,B,W,1,B,B/2,B,B,W,1,B,B,W/B,B,W,1,W,B,B,B,W/1,B,5,W,B/2,W,B,4,W/1,W,3,B,W,1,W/W,2,W,3,W,1 b 1/0 - 60 0/0 d10d9/a7a6,a6a7 0';
    const position = parsePosition(rulesOf('latrunculi-seneca', 'size=9x10'), text);
    for (const level of [1, 10])
      expect(think(gameAt(position), { level }, { nodes: 1 }).nodes).toBeLessThan(25_000);
  });

  it('tells what it thinks as it goes deeper', () => {
    const told: Thought[] = [];
    const game = newGame(rulesOf('scholars'));
    const last = think(game, { lines: 2 }, { nodes: 3000 }, (thought) => told.push(thought));
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)!.lines).toEqual(last.lines);
    told.reduce((before, now) => {
      expect(now.depth).toBeGreaterThanOrEqual(before.depth);
      expect(now.nodes).toBeGreaterThan(before.nodes);
      return now;
    });
  });

  it('stops when it is told to, and keeps what it has found', () => {
    let looks = 0;
    const game = newGame(rulesOf('latrunculi-piso'));
    const thought = think(game, {}, { depth: 60 }, undefined, () => ++looks > 8);
    expect(thought.nodes).toBeLessThan(256 * 10 + 200);
    expect(thought.lines).toHaveLength(1);
  });
});

describe('several lines', () => {
  const scoreOf = ({ lines }: Thought) =>
    lines.map(({ score }) =>
      score.kind === 'points'
        ? score.points
        : score.kind === 'win'
          ? 30_000 - score.turns
          : score.turns - 30_000,
    );

  it.each(AGREEMENTS.filter((_, index) => index % 2 === 0))(
    'begin differently, the best first, in %s',
    (id) => {
      for (const position of positionsOf(id, '', 1)) {
        const thought = think(gameAt(position), { lines: 4 }, { nodes: 2500 });
        const scores = scoreOf(thought);
        expect(new Set(thought.lines.map(({ turns }) => turns[0]!.join('+'))).size).toBe(
          thought.lines.length,
        );
        expect(thought.lines.length).toBe(Math.min(4, completeTurns(position).length));
        expect(scores).toEqual([...scores].sort((x, y) => y - x));
      }
    },
  );
});
