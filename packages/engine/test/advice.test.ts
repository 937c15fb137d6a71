import {
  completeTurns,
  makePosition,
  newGame,
  parsePosition,
  pieceAt,
  playAction,
  playAll,
  resign,
  resultOf,
  sideToPlay,
} from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { explain, hint, holds, passed, review, think, threat } from '@calculi/engine';
import type { Limits, Think } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { entryPosition, greedyTurns, rulesOf, suiteEntries } from './advice-games.ts';

const limits: Limits = { nodes: 3000 };

const gameAt = (rules: string, text: string, options = ''): Game => {
  const position = parsePosition(rulesOf(rules, options), text);
  return newGame(position.rules, position);
};

/** A game of one turn from the first entry of the suite that fits, played otherwise than it should be. */
const blunder = (claim: string, rules?: string) => {
  const entry = suiteEntries().find((each) => each.claim === claim && (!rules || each.rules === rules))!;
  const position = entryPosition(entry);
  const good = new Set(entry.good.map((turn) => playAll(position, turn.split(' ')).position.cells.join()));
  const turn = completeTurns(position).find((each) => !each.result && !good.has(each.position.cells.join()))!;
  const game = turn.actions.reduce(
    (played, action) => playAction(played, action),
    newGame(position.rules, position),
  );
  return { entry, position, game, turn };
};

describe('a hint', () => {
  it('wins where it can, and says by what', () => {
    const wins = suiteEntries().filter(({ claim }) => claim === 'win 1');
    expect(wins.length).toBeGreaterThan(7);
    for (const entry of wins) {
      const position = entryPosition(entry);
      const found = hint(newGame(position.rules, position), think, limits)!;
      expect(found.score).toEqual({ kind: 'win', turns: 1 });
      expect(found.reasons[0]?.predicate).toBe('wins');
      expect(found.line[0]).toEqual(found.turn);
    }
  });

  it('names what the line leads to where the win is forced', () => {
    const entry = suiteEntries().find(({ claim, rules }) => claim === 'win 2' && rules === 'halle-beginner')!;
    const position = entryPosition(entry);
    const found = hint(newGame(position.rules, position), think, { nodes: 60_000 })!;
    const led = found.reasons.find(({ predicate }) => predicate === 'leads')!;
    expect(holds(position, found.turn, led)).toBe(true);
    expect(holds(position, found.turn, { ...led, turns: [found.turn] } as typeof led)).toBe(false);
  });

  it('says of a turn in progress what is left to do', () => {
    const text = '8/8/8/8/8/8/8/8/8/8/8/8/1,C4,1,T72,4/2,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0 moved=b4';
    const found = hint(gameAt('boutin', text), think, limits)!;
    expect(found.reasons.map(({ predicate }) => predicate)).toContain('takes');
    expect(found.turn.every((action) => action.startsWith('x') || action === 'done')).toBe(true);
  });

  it('is silent when the game is over', () => {
    const game = newGame(rulesOf('scholars'));
    expect(hint(resign(game, 'odd'), think, limits)).toBeNull();
    expect(threat(resign(game, 'odd'), think, limits)).toBeNull();
  });

  it('says so where there is only one turn', () => {
    const text = '6,B,W/8/8/8/8/8/B,7/W,B,6 w 10/10 - 90 0/0 -/- 0';
    const { position } = gameAt('latrunculi-piso', text);
    expect(completeTurns(position).map(({ actions }) => actions)).toEqual([['h8-h7']]);
    expect(explain(position, ['h8-h7'])[0]).toEqual({ predicate: 'only' });
    const freer = gameAt('latrunculi-piso', text.replace('6,B,W', '5,B,1,W')).position;
    expect(holds(freer, ['h8-h7'], { predicate: 'only' })).toBe(false);
  });

  it('says so where the turn ends in a draw', () => {
    const text = '8/8/8/8/4,t30,3/8/8/8/8/4,C6,3/8/8 e -/- - 120 quiet=99';
    const { position } = gameAt('halle-beginner', text);
    const reasons = explain(position, ['e3-d3']);
    expect(reasons[0]).toEqual({ predicate: 'draws', reason: 'quiet' });
    expect(holds(position, ['e3-d3'], { predicate: 'draws', reason: 'repetition' })).toBe(false);
  });

  it('sees a capture that stands only after the turn', () => {
    const text = `${'8/'.repeat(9)}2,c25,5/8/T25,7/8/8/8/7,S153 e -/- - 30`;
    const { position } = gameAt('halle-advanced', text);
    const found = explain(position, ['a5-b6']).find(({ predicate }) => predicate === 'threatens')!;
    expect(found).toMatchObject({
      victim: { piece: 'c25', square: 'c7' },
      kind: 'encounter',
      by: [{ piece: 'T25', square: 'b6' }],
      equation: '25 = 25',
    });
    expect(holds(position, ['a5-b6'], { ...found, equation: '25 = 26' } as typeof found)).toBe(false);
    expect(holds(position, ['a5-a3'], found)).toBe(false);
  });

  it('sees that a freed stone is free, and that a covered one cannot be enclosed', () => {
    const text = '8/8/2,W,5/8/2,B,w,B,3/2,W,5/B,7/7,B w 1/0 - 42 0/0 a1a2/- 0';
    const { position } = gameAt('latrunculi-seneca', text);
    const reasons = explain(position, ['c6-c5']).map(({ predicate }) => predicate);
    expect(reasons.slice(0, 2)).toEqual(['frees', 'binds']);
    const pair = gameAt('latrunculi-piso', '8/8/8/8/8/8/B,W,6/2,W,4,B w 10/10 - 90 0/0 -/- 0').position;
    const covered = { predicate: 'covers', square: 'b1', neighbours: ['b2'] } as const;
    expect(holds(pair, ['c1-b1'], covered)).toBe(false);
    expect(holds(pair, ['c1-b1'], { ...covered, neighbours: [] })).toBe(false);
  });
});

describe('passing', () => {
  it('gives the turn to the other side and leaves the board as it is', () => {
    for (const { position } of greedyTurns(rulesOf('scholars'), 3, 20)) {
      const other = passed(position)!;
      expect(sideToPlay(other)).not.toBe(sideToPlay(position));
      expect(makePosition(passed(other)!).split(' ')[0]).toBe(makePosition(position).split(' ')[0]);
    }
  });

  it('lets marked pieces be taken and marks what is attacked', () => {
    const marked = '8/8/8/8/4,t30,3/8/8/8/8/4,C6,3/8/8 o -/- e8 8';
    const other = passed(parsePosition(rulesOf('halle-beginner'), marked))!;
    expect(pieceAt(other, 'e8')).toBeNull();
    const attacked = '8/8/8/8/4,t30,3/8/8/8/8/4,C6,3/8/8 e -/- - 8';
    expect(pieceAt(passed(parsePosition(rulesOf('halle-beginner'), attacked))!, 'e8')?.marked).toBe(true);
  });

  it('makes the captures that are made of themselves at the end of a turn', () => {
    const standing = '8/8/8/8/8/8/8/8/8/8/8/8/8/1,c9,6/2,T9,5/8 o -/- - 8';
    const other = passed(parsePosition(rulesOf('glorious'), standing))!;
    expect(makePosition(other)).toBe('8/8/8/8/8/8/8/8/8/8/8/8/8/1,c9,6/8/8 e -/T9 - 9');
    expect(resultOf(other)).toBeNull();
  });

  it('is not possible while stones are placed, nor in the middle of a turn', () => {
    expect(passed(newGame(rulesOf('latrunculi-seneca')).position)).toBeNull();
    const midTurn = '8/8/8/8/8/8/8/8/8/8/8/8/1,C4,1,T72,4/2,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0 moved=b4';
    expect(passed(gameAt('boutin', midTurn).position)).toBeNull();
  });

  it('forgets where the side that passes went', () => {
    const text = '8/2,W,5/8/8/2,B,1,B,3/2,W,5/8/B,6,B w 1/0 - 44 0/0 a1a2,a2a1/c6c7 2';
    const other = passed(gameAt('latrunculi-seneca', text).position)!;
    expect(makePosition(other).split(' ')[6]).toBe('a1a2,a2a1/-');
  });
});

describe('a threat', () => {
  it('is what the opponent would win or take', () => {
    const holdsOn = suiteEntries().filter(({ claim }) => claim === 'hold 1');
    const threats = holdsOn.map((entry) => {
      const position = entryPosition(entry);
      return threat(newGame(position.rules, position), think, limits);
    });
    expect(threats.filter((each) => each?.reasons[0]?.predicate === 'wins').length).toBeGreaterThan(
      holdsOn.length / 2,
    );
  });

  it('is absent at the beginning of a game', () => {
    expect(threat(newGame(rulesOf('halle-beginner')), think, limits)).toBeNull();
    expect(threat(newGame(rulesOf('latrunculi-piso')), think, limits)).toBeNull();
  });
});

describe('a review', () => {
  it('finds nothing wrong with quiet turns, and sees neither side ahead after its own', () => {
    const quiet = 'e13-e12 f4-f5 a14-c12 f5-e5 g16-d16 e4-f4'
      .split(' ')
      .reduce(playAction, newGame(rulesOf('scholars')));
    const { turns } = review(quiet, think, limits);
    const leads = turns.map(({ side, score, bestScore }) => {
      if (score.kind !== 'points' || bestScore.kind !== 'points') throw new Error('no end is near');
      expect(bestScore.points - score.points).toBeLessThan(50);
      return side === 'even' ? score.points : -score.points;
    });
    expect(Math.max(...leads) - Math.min(...leads)).toBeLessThan(50);
  });

  it('finds a missed win', () => {
    const { entry, game, position } = blunder('win 1');
    const [turn] = review(game, think, limits).turns;
    expect(turn?.missedWin?.result.winner).toBe(sideToPlay(position));
    expect(turn?.bestScore).toEqual({ kind: 'win', turns: 1 });
    const after = (actions: readonly string[]) => playAll(position, actions).position.cells.join();
    expect(entry.good.map((good) => after(good.split(' ')))).toContain(after(turn!.best));
  });

  it('finds a missed capture with its equation', () => {
    const text = '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0';
    const begun = gameAt('boutin', text, 'victory=corps');
    const game = playAction(playAction(playAction(begun, 'a3-b4'), 'xb2'), 'done');
    const [turn] = review(game, think, limits).turns;
    expect(turn?.missedCaptures.map(({ victim, shownBy }) => [victim.square, shownBy])).toContainEqual([
      'c3',
      expect.stringMatching(/best|played/),
    ]);
    expect(turn?.missedCaptures.find(({ victim }) => victim.square === 'c3')?.equation).toBe('4 ^ 2 = 16');
  });

  it('sees a blunder that lets the opponent win', () => {
    const { game } = blunder('hold 1');
    const [turn] = review(game, think, limits).turns;
    expect(turn?.score).toEqual({ kind: 'loss', turns: 2 });
    expect(turn?.bestScore.kind === 'loss' && turn.bestScore.turns <= 2).toBe(false);
  });

  it('tells each turn as it goes, leaves out a turn in progress, and goes on past a resignation', () => {
    const rules = rulesOf('scholars');
    const text = '8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0';
    const told: number[] = [];
    const some = [...greedyTurns(rules, 1, 4)];
    let game = newGame(rules);
    for (const { turn } of some) for (const action of turn.actions) game = playAction(game, action);
    const reviewed = review(resign(game, 'odd'), think, limits, (turn, count) => told.push(turn.turn, count));
    expect(told).toEqual([1, 4, 2, 4, 3, 4, 4, 4]);
    expect(reviewed.turns.map(({ side }) => side)).toEqual(['odd', 'even', 'odd', 'even']);
    const begun = playAction(gameAt('boutin', text), 'a3-b4');
    expect(review(begun, think, limits).turns).toEqual([]);
  });

  it('takes the played turn for the best where the search finds nothing better', () => {
    const silly: Think = (game, setting, within) => {
      const thought = think(game, setting, within);
      const [line] = thought.lines;
      return line ? { ...thought, lines: [{ ...line, score: { kind: 'points', points: -9000 } }] } : thought;
    };
    const { game } = blunder('gain 2', 'scholars');
    const [turn] = review(game, silly, limits).turns;
    expect(turn?.best).toEqual(turn?.played);
    expect(turn?.bestScore).toEqual(turn?.score);
  });
});
