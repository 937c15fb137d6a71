import { initialPosition, newGame, parsePosition, playAll } from '@calculi/rules';
import { LEVELS, think } from '@calculi/engine';
import type { Level } from '@calculi/engine';
import { ActionList, event, Kernel, Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { NumbersEvaluator } from '../src/evaluation/numbers.ts';
import { PlainEvaluator } from '../src/evaluation/plain.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { levelOf, limitsOf } from '../src/levels.ts';
import { Perception } from '../src/perception.ts';
import { entryPosition, rulesOf, suiteEntries } from './advice-games.ts';
import { positionsOf } from './search-games.ts';

const rules = rulesOf('boutin');
const { program } = rules;

const perception = (captures: number, plans: number, seed: number) =>
  new Perception(
    { number: 1, nodes: 1, captures, sieges: captures, plans, ends: 1 },
    seed,
    rules,
    new PlainEvaluator(program),
  );

/** Which of many plans and captures a player sees. */
const sight = (captures: number, plans: number, seed: number): boolean[] => {
  const player = perception(captures, plans, seed);
  if (!(program instanceof Numbers)) throw new Error('numbers expected');
  const kernel = new Kernel(program);
  const seen: boolean[] = [];
  for (const position of positionsOf('boutin', '', 6)) {
    kernel.load(position.cells);
    for (const side of [0, 1]) {
      const survey = program.taking.find(kernel.cells, side === 0 ? 0 : 1);
      for (let index = 0; index < survey.count; index++) seen.push(player.noticesCapture(survey, index));
    }
  }
  for (let id = 0; id < 40; id++) seen.push(player.noticesHarmony([id, id + 1, id + 2]));
  return seen;
};

describe('a player', () => {
  it('sees the same with the same seed, and otherwise with another', () => {
    expect(sight(0.5, 0.5, 3)).toEqual(sight(0.5, 0.5, 3));
    expect(sight(0.5, 0.5, 3)).not.toEqual(sight(0.5, 0.5, 4));
  });

  it('sees everything, or nothing, where that is certain', () => {
    expect(sight(1, 1, 5).every((each) => each)).toBe(true);
    expect(sight(0, 0, 5).some((each) => each)).toBe(false);
  });

  it('sees about as much as its level says', () => {
    const shares = Array.from({ length: 60 }, (_, seed) => sight(0, 0.3, seed).slice(-40)).flat();
    const share = shares.filter((each) => each).length / shares.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
  });

  it('sees with more chance all that it sees with less', () => {
    for (let seed = 0; seed < 10; seed++) {
      const [little, much] = [sight(0.3, 0.3, seed), sight(0.7, 0.7, seed)];
      expect(little.every((each, index) => !each || much[index])).toBe(true);
    }
  });
});

describe('levels', () => {
  it('never see less or look at fewer positions than the one below', () => {
    LEVELS.forEach((level, index) => {
      expect(level.number).toBe(index + 1);
      const nothing: Level = { number: 0, nodes: 0, captures: 0, sieges: 0, plans: 0, ends: 0 };
      const below = LEVELS[index - 1] ?? nothing;
      expect(level.nodes).toBeGreaterThanOrEqual(below.nodes);
      expect(level.captures).toBeGreaterThanOrEqual(below.captures);
      expect(level.sieges).toBeGreaterThanOrEqual(below.sieges);
      expect(level.plans).toBeGreaterThanOrEqual(below.plans);
      expect(level.ends).toBeGreaterThanOrEqual(below.ends);
      expect(level).not.toEqual({ ...below, number: level.number });
    });
    expect(LEVELS).toHaveLength(10);
    expect(levelOf()).toEqual({ number: 10, nodes: Infinity, captures: 1, sieges: 1, plans: 1, ends: 1 });
    expect([levelOf(0).number, levelOf(99).number, levelOf(3.4).number]).toEqual([1, 10, 3]);
  });

  it('keep to the tighter of two limits, and the strongest to its usual time', () => {
    expect(limitsOf(levelOf(5), { nodes: 10 })).toEqual({ nodes: 10 });
    expect(limitsOf(levelOf(3), { nodes: 1e6, time: 5 })).toEqual({ nodes: levelOf(3).nodes, time: 5 });
    expect(limitsOf(levelOf(10), {})).toEqual({ time: 2000 });
    expect(limitsOf(levelOf(10), { depth: 2 })).toEqual({ depth: 2 });
  });

  it('differ in what they overlook', () => {
    // The suite knows that taking is best here.
    const entries = suiteEntries().filter(({ claim }) => claim === 'gain 3');
    const overlooked = new Set<string>();
    for (const entry of entries) {
      const position = entryPosition(entry);
      const game = newGame(position.rules, position);
      const takes = (level: number, seed: number) =>
        playAll(position, think(game, { level, seed }, { nodes: 200 }).lines[0]!.turns[0]!).effects.some(
          ({ type }) => type === 'take' || type === 'bind',
        );
      if (!takes(10, 1)) continue;
      if ([1, 2, 3, 4, 5].some((seed) => !takes(1, seed))) overlooked.add(entry.rules);
    }
    expect(overlooked.size).toBeGreaterThan(2);
  });

  it('overlook a win in one only at the bottom', () => {
    const wins = suiteEntries().filter(({ claim }) => claim === 'win 1');
    const missed = (level: number) =>
      wins.flatMap((entry) => {
        const game = newGame(entryPosition(entry).rules, entryPosition(entry));
        return [1, 2, 3].filter((seed) => think(game, { level, seed }).lines[0]!.score.kind !== 'win');
      }).length;
    expect(missed(1)).toBeGreaterThan(missed(3));
    expect(missed(4)).toBe(0);
  });

  it('overlook the same in the same game, and nothing at the top', () => {
    const text = '8/8/8/8/2,B,W,1,B,2/8/8/W,W,5,B b 5/5 - 90 0/0 -/- 0';
    const game = newGame(rulesOf('latrunculi-piso'), parsePosition(rulesOf('latrunculi-piso'), text));
    const turns = (level: number) =>
      [1, 2, 3, 4, 5, 6].map((seed) =>
        think(game, { level, seed }, { nodes: 300 }).lines[0]!.turns[0]!.join(),
      );
    expect(new Set(turns(10))).toEqual(new Set(['f4-e4']));
    expect(new Set(turns(1)).size).toBeGreaterThan(1);
    expect(turns(1)).toEqual(turns(1));
  });
});

it('takes a capture that is not seen for nothing, of a layer as of a whole pyramid', () => {
  if (!(program instanceof Numbers)) throw new Error('numbers expected');
  const evaluator = new NumbersEvaluator(initialPosition(rules), program, WEIGHTS);
  const blind = new Perception(
    { number: 1, nodes: 1, captures: 0, sieges: 0, plans: 0, ends: 1 },
    1,
    rules,
    evaluator,
  );
  const material = (kernel: Kernel, side: number) => {
    const { material: standing, reserve } = evaluator.explain(kernel);
    return (kernel.side === side ? 1 : -1) * (standing! + reserve!);
  };
  // The 9 may take the layer of its number.
  const beside = '7,s361/8/8/8/8/8/8/8/3,P36+25+16+9+4+1,4/4,c9,3/8/8/8/8/8/S15,7 o -/- - 0';
  const said: number[] = [];
  const gained: number[] = [];
  for (const position of [parsePosition(rules, beside), ...positionsOf('boutin', '', 4)]) {
    const kernel = new Kernel(program);
    kernel.load(position.cells);
    evaluator.prepare(kernel, null);
    const follow = (depth: number): void => {
      const actions = new ActionList();
      kernel.generate(actions);
      for (let index = 0; index < actions.length; index++) {
        const { side } = kernel;
        const before = material(kernel, side);
        kernel.make(actions.at(index));
        if ([...kernel.events].some(({ type }) => type === event.TAKEN_EVENT)) {
          said.push(blind.overlooked(kernel, side));
          gained.push(material(kernel, side) - before);
        }
        if (depth > 1 && kernel.side === side) follow(depth - 1);
        kernel.unmake();
      }
    };
    follow(2);
  }
  expect(said).toEqual(gained.map((gain) => -gain));
  expect(said.length).toBeGreaterThan(4);
});
