import { legalActions, makeSquare, parsePosition, piecesOnBoard } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { assess } from '@calculi/engine';
import { cell, codeOf, event, Kernel, Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { NumbersEvaluator } from '../src/evaluation/numbers.ts';
import { FAR, Routes } from '../src/evaluation/routes.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { beforeBonus, FORCED, fromTable, makeScore, toTable, WIN, withBonus } from '../src/search/score.ts';
import { AT_LEAST, AT_MOST, EXACT, Table } from '../src/search/table.ts';
import { rulesOf } from './advice-games.ts';
import { AGREEMENTS, only, positionsOf, positionsWithin } from './search-games.ts';

describe('the table', () => {
  const [first, second] = positionsOf('boutin', '', 2);

  const filled = (depth: number) => {
    const table = new Table();
    table.reset(1000, 1);
    expect(table.find(first!.cells)).toBe(false);
    table.store(table.place, table.signature, 77, -123, depth, AT_MOST);
    return table;
  };

  it('gives back what was stored, and nothing for another position', () => {
    const table = filled(5);
    expect(table.find(second!.cells)).toBe(false);
    expect(table.action).toBe(0);
    expect(table.find(first!.cells)).toBe(true);
    const { action, score, depth, bound } = table;
    expect([action, score, depth, bound]).toEqual([77, -123, 5, AT_MOST]);
  });

  it('keeps what was looked at much deeper from another position, but not from the same one', () => {
    const table = filled(8);
    table.find(first!.cells);
    const { place, signature } = table;
    table.store(place, signature + 2, 1, 1, 3, EXACT);
    expect(table.find(first!.cells)).toBe(true);
    table.store(place, signature, 1, 1, 3, AT_LEAST);
    table.find(first!.cells);
    expect([table.depth, table.bound]).toEqual([3, AT_LEAST]);
    table.store(place, signature + 2, 1, 1, 3, EXACT);
    expect(table.find(first!.cells)).toBe(false);
  });

  it('is empty after a reset, and as large as it may be', () => {
    const table = filled(5);
    for (const [nodes, megabytes] of [
      [1, 1],
      [1e9, 2],
      [300, 64],
    ] as const) {
      table.reset(nodes, megabytes);
      expect(table.find(first!.cells)).toBe(false);
      table.store(table.place, table.signature, 1, 1, 1, EXACT);
      expect(16 * (table.place / 4 + 1)).toBeLessThanOrEqual(megabytes * 1024 * 1024);
    }
  });

  it('tells the moments of a turn apart', () => {
    let count = 0;
    for (const id of ['boutin', 'scholars', 'latrunculi-seneca']) {
      for (const position of positionsOf(id, '', 6)) {
        const within = positionsWithin(position, 12);
        const keys = [position, ...within].map(({ cells }) => {
          const table = new Table();
          table.reset(1e5, 2);
          table.find(cells);
          return `${table.place} ${table.signature}`;
        });
        expect(new Set(keys).size).toBe(within.length + 1);
        count += within.length;
      }
    }
    expect(count).toBeGreaterThan(5);
  });
});

describe('a score', () => {
  it('says in how many turns the end is forced', () => {
    expect(makeScore(WIN - 1)).toEqual({ kind: 'win', turns: 1 });
    expect(makeScore(4 - WIN)).toEqual({ kind: 'loss', turns: 4 });
    expect(makeScore(-250)).toEqual({ kind: 'points', points: -250 });
    expect(makeScore(FORCED - 1).kind).toBe('points');
  });

  it('counts a forced end from where it was found', () => {
    // Found 3 turns from the root as a win in 2 more, met again 5 turns from the root.
    expect(fromTable(toTable(WIN - 5, 3), 5)).toBe(WIN - 7);
    expect(fromTable(toTable(5 - WIN, 3), 5)).toBe(7 - WIN);
    for (const score of [0, 1, -700, 28_000]) expect(fromTable(toTable(score, 9), 2)).toBe(score);
  });

  it('is raised by plans only where no end is forced, and bounds accordingly', () => {
    const scores = [-WIN + 1, -FORCED, -2000, -40, 0, 39, 2000, FORCED, WIN - 3];
    for (const score of scores) {
      for (const bound of scores) {
        for (const bonus of [-40, 0, 40])
          expect(score > beforeBonus(bound, bonus)).toBe(withBonus(score, bonus) > bound);
      }
    }
  });
});

/** A position with one piece alone on a square. */
const alone = (id: string, options: string, piece: string, square: number): Position => {
  const rules = rulesOf(id, options);
  const { files, ranks } = rules.geometry;
  const row = (rank: number) => {
    const file = square - rank * files;
    if (file < 0 || file >= files) return String(files);
    return [file, piece, files - 1 - file].filter((part) => part !== 0).join();
  };
  const board = Array.from({ length: ranks }, (_, index) => row(ranks - 1 - index)).join('/');
  return parsePosition(rules, `${board} e -/- - 0`);
};

describe('ways', () => {
  const games = AGREEMENTS.filter(([id]) => !id.startsWith('latrunculi'));

  /** Turns to every square, by playing every legal move of a piece that is alone. */
  const played = (id: string, options: string, piece: string, start: number): number[] => {
    const turns: number[] = Array.from({ length: 128 }, () => FAR);
    turns[start] = 0;
    const queue = [start];
    const names = squaresOf(id, options);
    for (const at of queue) {
      const position = alone(id, options, piece, at);
      for (const action of legalActions(position)) {
        if (action.type !== 'move') continue;
        const to = names.indexOf(action.to);
        if (turns[to]! <= turns[at]! + 1) continue;
        turns[to] = turns[at]! + 1;
        queue.push(to);
      }
    }
    return turns;
  };

  const squaresOf = (id: string, options: string) => {
    const { geometry } = rulesOf(id, options);
    return Array.from({ length: geometry.size }, (_, square) => makeSquare(geometry, square));
  };

  it.each(games.filter((_, index) => index % 2 === 0 || index === 3))(
    'of a piece that is alone are as long as playing them: %s %s',
    (id, options) => {
      for (const piece of ['C4', 'T6', 'S15']) {
        const position = alone(id, options, piece, 20);
        const { program } = position.rules;
        if (!(program instanceof Numbers)) throw new Error('numbers expected');
        const [one] = piecesOnBoard(position);
        const { army } = program.field;
        const rows = army.row[codeOf(army, position.cells, one!.id)]!;
        // Without the piece itself, or it would stand in its own way.
        const cells = position.cells.slice().fill(0, 20, 21);
        const routes = new Routes(program.field);
        routes.begin(cells);
        const found = routes.to(rows, [[20, 0]]);
        const expected = played(id, options, piece, 20);
        expect([...found].slice(0, position.rules.geometry.size)).toEqual(
          expected.slice(0, position.rules.geometry.size),
        );
      }
    },
  );
});

describe('what a capture gains', () => {
  it.each(['P36+25+16+9+4+1', 'P36+16', 'P4'])('is what is left of a pyramid: %s', (pyramid) => {
    const rules = rulesOf('boutin');
    const [whole, none] = [pyramid, '1'].map((text) =>
      only(
        rules,
        new Map([
          [9, text],
          [0, 'C4'],
          [127, 's361'],
        ]),
        1,
      ),
    ) as [Position, Position];
    const { program } = whole.rules;
    if (!(program instanceof Numbers)) throw new Error('numbers expected');
    const evaluator = new NumbersEvaluator(whole, program, WEIGHTS);
    const kernel = new Kernel(program);
    kernel.load(whole.cells);
    evaluator.prepare(kernel, null);
    const id = program.field.army.pyramids[0];
    const gain = assess(none)['material']! - assess(whole)['material']!;
    expect(evaluator.prize(event.TAKEN_EVENT, 1, id, whole.cells[cell.LAYERS + id]!)).toBe(gain);
  });
});
