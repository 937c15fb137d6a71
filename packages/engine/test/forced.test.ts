import { completeTurns, newGame, parsePosition, playAction, playAll, sideToPlay } from '@calculi/rules';
import type { Position, Turn } from '@calculi/rules';
import { think } from '@calculi/engine';
import type { Score, Setting } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { entryPosition, rulesOf, suiteEntries } from './advice-games.ts';
import { gameAt } from './search-games.ts';

type End = Exclude<Score, { kind: 'points' }> | null;

/** How a game ends within so many turns if both sides play well, found by trying all of them; null if it need not. */
const tryAll = (position: Position, turns: number): End => {
  const side = sideToPlay(position);
  const all = completeTurns(position);
  if (all.some(({ result }) => result?.winner === side)) return { kind: 'win', turns: 1 };
  const ends = all.map((turn) => endAfter(turn, side, turns));
  const wins = ends.flatMap((end) => (isKind(end, 'win') ? [end.turns] : []));
  if (wins.length > 0) return { kind: 'win', turns: Math.min(...wins) };
  const losses = ends.flatMap((end) => (isKind(end, 'loss') ? [end.turns] : []));
  return losses.length === ends.length ? { kind: 'loss', turns: Math.max(...losses) } : null;
};

const isKind = <Kind extends 'win' | 'loss'>(end: End, kind: Kind): end is Extract<Score, { kind: Kind }> =>
  end?.kind === kind;

/** The same after one turn, for the side that plays it. */
const endAfter = ({ position, result }: Turn, side: string, turns: number): End => {
  if (result) {
    if (result.winner === null) return null;
    return result.winner === side ? { kind: 'win', turns: 1 } : { kind: 'loss', turns: 1 };
  }
  const end = turns > 1 ? tryAll(position, turns - 1) : null;
  if (isKind(end, 'win')) return { kind: 'loss', turns: end.turns + 1 };
  return isKind(end, 'loss') ? { kind: 'win', turns: end.turns + 1 } : null;
};

const endOf = (score: Score): End => (score.kind === 'points' ? null : score);

const entries = (claim: string) => suiteEntries().filter((entry) => entry.claim === claim);

const scoreOf = (position: Position, depth: number, setting: Setting = {}): Score =>
  think(gameAt(position), setting, { depth }).lines[0]!.score;

describe('a win is seen', () => {
  it.each(entries('win 1'))('at once: $id', (entry) => {
    const position = entryPosition(entry);
    for (const without of [[], ['completion', 'table'] as const]) {
      const { lines } = think(gameAt(position), { without }, { nodes: 200 });
      expect(lines[0]!.score).toEqual({ kind: 'win', turns: 1 });
      expect(lines[0]!.turns).toHaveLength(1);
      expect(playAll(position, lines[0]!.turns[0]!).result?.winner).toBe(sideToPlay(position));
    }
  });

  it.each(entries('win 2'))('with the second turn: $id', (entry) => {
    const position = entryPosition(entry);
    const goods = entry.good.map((turn) => playAll(position, turn.split(' ')).position.cells.join());
    const [line] = think(gameAt(position), {}, { nodes: 30_000 }).lines;
    expect(line!.score).toEqual({ kind: 'win', turns: 3 });
    expect(goods).toContain(playAll(position, line!.turns[0]!).position.cells.join());
  });

  it('by whoever overlooks much, from the middle levels on, if it is there now', () => {
    for (const entry of entries('win 1')) {
      const position = entryPosition(entry);
      const { score } = think(gameAt(position), { level: 5, seed: 2 }).lines[0]!;
      expect(score).toEqual({ kind: 'win', turns: 1 });
    }
  });
});

describe('a loss is seen', () => {
  // Trying everything takes its time, so only where few pieces stand.
  const few = entries('hold 1').filter(
    ({ position }) => position.split('/').join().match(/[a-z]/gi)!.length < 30,
  );

  it.each(few.slice(0, 6))('with the next turn of the other side: $id', (entry) => {
    const position = entryPosition(entry);
    const lines = entry.good.length + 4;
    const thought = think(gameAt(position), { lines, without: ['reductions'] }, { depth: 2 });
    for (const { score, turns } of thought.lines) {
      const { position: next, result } = playAll(position, turns[0]!);
      const replies = result === null ? completeTurns(next) : [];
      const loses = replies.some((reply) => reply.result?.winner === sideToPlay(next));
      expect(score.kind === 'loss' && score.turns === 2).toBe(loses);
    }
  });
});

describe('forced ends are those that trying everything finds', () => {
  // Few stones, so that all turns can be tried four deep.
  const texts = [
    '8/8/8/8/6,W,1/8/1,B,6/W,1,B,5 b 18/17 - 90 0/0 -/- 0',
    '8/8/8/7,W/8/2,B,5/1,B,6/W,1,B,5 b 18/17 - 90 0/0 -/- 0',
    '8/8/8/7,W/8/8/1,B,B,5/W,1,B,5 w 18/17 - 90 0/0 -/- 0',
    '8/8/8/8/8/1,B,6/W,7/B,1,B,2,W,2 w 18/17 - 90 0/0 -/- 0',
    '8/8/8/8/8/B,1,B,5/W,7/1,B,W,5 b 18/17 - 90 0/0 -/- 0',
    '8/8/8/8/3,B,4/8/2,W,1,B,W,2/2,B,5 w 18/17 - 90 0/0 -/- 0',
    'W,W,6/8/8/8/8/8/8/6,B,B b 17/18 - 90 0/0 -/- 98',
    'W,W,6/8/8/8/8/8/8/6,B,B b 18/17 - 90 0/0 -/- 98',
  ];

  it('and there are some of each kind', () => {
    const ends = texts.map((text) => tryAll(parsePosition(rulesOf('latrunculi-piso'), text), 3)?.kind);
    expect(new Set(ends)).toEqual(new Set(['win', 'loss', undefined]));
  });

  it.each(texts.flatMap((text) => [1, 2, 3].map((depth) => [depth, text] as const)))(
    '%i deep: %s',
    (depth, text) => {
      for (const id of ['latrunculi-piso', 'latrunculi-seneca']) {
        const position = parsePosition(rulesOf(id), text);
        const truth = tryAll(position, depth);
        const score = scoreOf(position, depth, { without: ['reductions', 'quiescence'] });
        expect(endOf(score)).toEqual(truth);
        // Captures beyond the depth may show more, but nothing that is not so.
        const further = endOf(scoreOf(position, depth));
        expect(further).toEqual(further && tryAll(position, further.turns));
      }
    },
  );
});

describe('an end without a victory is seen', () => {
  it('as a repetition that saves who is far behind', () => {
    const rules = rulesOf('boutin', 'victory=corps pieces=9');
    const text = '7,s361/8/4,t12,t56,2/8/8/4,s120,3/8/8/8/8/8/8/8/8/8/C2,7 o -/S45,S15,T6,T9,C8 - 0';
    let game = newGame(rules, parsePosition(rules, text));
    const round = ['h16-e16', 'a1-b2', 'e16-h16', 'b2-a1'];
    for (const action of [...round, ...round].slice(0, -1)) game = playAction(game, action);
    for (const depth of [1, 2, 3]) {
      const [line] = think(game, {}, { depth }).lines;
      expect(line!.turns).toEqual([['b2-a1']]);
      // A draw costs who looks for its turn a little, but less than to be far behind.
      expect(line!.score).toEqual({ kind: 'points', points: -WEIGHTS.unrest });
    }
    expect(playAction(game, 'b2-a1').result).toMatchObject({ winner: null, reason: 'repetition' });
  });

  // Nobody can take anything for a long time.
  const stones = (captures: string, quiet: number) =>
    gameAt(
      parsePosition(
        rulesOf('latrunculi-piso'),
        `W,W,6/W,7/8/8/8/8/7,B/6,B,B b ${captures} - 90 0/0 -/- ${quiet}`,
      ),
    );

  it('as a count of stones that is won or lost when the quiet turns run out', () => {
    for (const depth of [3, 4]) {
      const score = (captures: string, quiet: number) =>
        think(stones(captures, quiet), {}, { depth }).lines[0]!.score;
      expect(score('17/16', 99)).toEqual({ kind: 'win', turns: 1 });
      expect(score('17/16', 97)).toEqual({ kind: 'win', turns: 3 });
      expect(score('16/17', 98)).toEqual({ kind: 'loss', turns: 2 });
      expect(score('17/17', 99)).toEqual({ kind: 'points', points: 0 });
    }
  });

  it('so that a lead is not thrown away just before the count', () => {
    // Black is one ahead, two quiet turns are left, and stones stand close together.
    const text = '8/8/8/2,W,B,4/3,W,4/3,B,B,W,2/8/7,W b 16/15 - 90 0/0 -/- 98';
    const position = parsePosition(rulesOf('latrunculi-piso'), text);
    const [line] = think(gameAt(position), {}, { depth: 3 }).lines;
    expect(endOf(line!.score)).toEqual(tryAll(position, 3));
  });
});

describe('what there was no time to look at', () => {
  /** In each some turn that looks best loses in four turns, and others do not lose for a long look. */
  const positions = [
    '6,s28,1/8/s361,s225,p64+49+36+25+16,3,s121,s49/1,s120,t64,t56,t30,t36,2/t100,1,c81,c49,c25,c5,t12,t16/2,c9,c7,2,c9,1/2,t90,4,s66/8/4,S15,3/7,S25/2,C2,C4,C6,C8,2/T9,T6,C4,C16,C36,C64,T72,T81/1,S45,T25,T20,T42,T49,P36+9+4,S153/S25,S81,2,T16,C1,S169,1/4,S289,3/8 o c3/- - 12',
    '8/1,t25,6/2,t36,3,s121,s49/p64+49+16,s120,t64,t56,t30,t36,s66,s28/t100,t90,c81,c49,c25,c9,1,t16/1,s361,s225,5/4,c7,1,c3,1/8/2,C6,4,t12/7,T81/2,C2,C4,1,C8,1,P36+25+9+4+1/T9,T6,C4,C16,C36,C64,T72,1/S15,1,T25,T20,T42,T49,1,S153/6,S169,S289/3,S25,S81,3/5,T16,2 o c5,c9/S45 - 18',
  ];

  it.each(positions)('is played before what loses: %s', (text) => {
    const position = parsePosition(rulesOf('glorious', ''), text);
    for (let nodes = 1000; nodes <= 20_000; nodes += 1000) {
      const { score, turns } = think(gameAt(position), {}, { nodes }).lines[0]!;
      expect(score.kind).toBe('points');
      expect(completeTurns(position).map(({ actions }) => actions.join())).toContain(turns[0]!.join());
    }
  });
});

describe('what threatens a harmony is looked at in full', () => {
  /** In each a harmony is forced by turns that come late among those to try. */
  const positions = [
    '8/8/s361,s225,4,s121,s49/p64+49+25+16,s120,t64,t56,t30,t36,s66,s28/t100,1,c81,c49,c25,c9,1,t16/1,t36,c9,c7,c5,3/t90,3,c3,t12,2/8/8/6,T81,1/2,C2,C4,C6,C8,2/T9,T6,C4,C16,C36,C64,T72,1/S15,S45,T25,T20,T42,T49,P36+25+16+9+4+1,S153/S25,S81,4,S169,S289/8/8 e -/- - 7 quiet=4',
    '8/8/s361,s225,4,s121,s49/1,s120,t64,t56,t30,t36,s66,s28/t100,1,c81,c49,c25,c9,t12,t16/2,c9,1,c5,3/2,c7,5/8/3,p49+36+25+16,4/1,S15,6/2,C2,1,C6,C8,T49,1/1,T6,C4,C16,C4,C64,T72,T81/1,S45,T25,T20,T42,1,P36+25+16+4+1,S153/S25,S81,2,T9,1,S169,S289/8/8 o c3,t90,s64/C36,T9 - 8',
  ];

  it.each(positions)('and wins with the third turn: %s', (text) => {
    const position = parsePosition(rulesOf('glorious', ''), text);
    const { score, turns } = think(gameAt(position), {}, { depth: 5 }).lines[0]!;
    expect(score).toEqual({ kind: 'win', turns: 5 });
    expect(playAll(position, turns.flat()).result?.winner).toBe(sideToPlay(position));
    // The other side has no answer: whatever it plays is seen to lose.
    const after = playAll(position, turns[0]!).position;
    for (const { position: answered, result } of completeTurns(after)) {
      expect(result).toBeNull();
      const next = think(gameAt(answered), { without: ['reductions'] }, { depth: 3 }).lines[0]!;
      expect(next.score.kind).toBe('win');
    }
  });
});
