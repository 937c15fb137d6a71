import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  initialPosition,
  ActionList,
  isLegal,
  isMidTurn,
  legalActions,
  makeAction,
  makeGame,
  makeKernel,
  makePosition,
  newGame,
  parseAction,
  parseGame,
  parsePosition,
  play,
  playAction,
  ruleSets,
  RulesError,
  squareNames,
} from '../src/index.ts';
import type { Position, Rules } from '../src/index.ts';
import { TAKE, typeOf } from '../src/kernel/action.ts';
import { cases, check, expectSame, rulesOf } from './cases.ts';
import { problemsOf } from './equation.ts';
import { inventory, modelText, readModel, Replay } from './model.ts';
import { Random } from './random.ts';
import { contradictions, hashOf, isStart, repetitionKey, sameCells, stateOf } from './state.ts';
import { pickAction, walk } from './walk.ts';
import type { Ply } from './walk.ts';

/** One battery of properties for all rule sets, over random games. */

const PLIES = Number(process.env['BATTERY_PLIES'] ?? 10_000);
const SEED = Number(process.env['BATTERY_SEED'] ?? 0);

const layersArePieces = ({ ruleSet }: Rules): boolean =>
  ruleSet.play.type === 'numbers' && ruleSet.play.pyramid.layersArePieces;

const countingOf = ({ ruleSet }: Rules): 'between' | 'steps' | 'inclusive' => {
  const assault =
    ruleSet.play.type === 'numbers'
      ? ruleSet.play.captures.find((each) => each.kind === 'assault')
      : undefined;
  return assault?.kind === 'assault' ? assault.count : 'steps';
};

const hasMidTurns = ({ ruleSet: { play: way } }: Rules): boolean =>
  way.type === 'numbers' ? way.captures.some(({ timing }) => timing === 'choice') : way.binding !== null;

describe.each(cases)('$name', ({ spec, options }) => {
  const rules = rulesOf(spec.id, options);
  const isPlain = Object.keys(options).length === 0;
  let plies: Ply[] = [];

  beforeAll(() => {
    plies = walk(
      rules,
      isPlain ? PLIES : PLIES / 5,
      new Random(SEED + cases.findIndex((each) => each.spec === spec)),
    );
  });
  afterAll(() => {
    plies = [];
  });

  test('undoing restores every byte, and playing again comes to the same', () => {
    const kernel = makeKernel(initialPosition(rules));
    const actions = new ActionList();
    const random = new Random(SEED + 7);
    let done = 0;
    while (done < PLIES) {
      const before: Int32Array[] = [];
      const played: number[] = [];
      const depth = 1 + random.below(16);
      while (played.length < depth && !kernel.over) {
        kernel.generate(actions);
        before.push(kernel.cells.slice());
        played.push(pickCode(actions, random));
        kernel.make(played.at(-1)!);
      }
      const reached = kernel.cells.slice();
      for (const cells of [...before].reverse()) {
        kernel.unmake();
        check(sameCells(kernel.cells, cells), () => makePosition({ rules, cells }));
      }
      for (const action of played) kernel.make(action);
      check(sameCells(kernel.cells, reached), () => `again: ${makePosition({ rules, cells: reached })}`);
      done += played.length;
      if (kernel.over) kernel.load(rules.start);
    }
    expect(done).toBeGreaterThanOrEqual(PLIES);
  });

  test('what is kept up to date equals what is computed from scratch, and texts are read as written', () => {
    let midTurns = 0;
    for (const { played, after } of plies) {
      const problems = contradictions(played.position);
      check(problems.length === 0, () => `${after}\n${problems.join('\n')}`);
      const anew = parsePosition(rules, after);
      check(makePosition(anew) === after, () => `${after} is read as ${makePosition(anew)}`);
      check(stateOf(anew) === stateOf(played.position), () => {
        expectSame(after, stateOf(played.position), stateOf(anew));
        return after;
      });
      if (isMidTurn(played.position)) midTurns++;
    }
    expect(midTurns > 0).toBe(hasMidTurns(rules));
  });

  test('isLegal agrees with the list, and play refuses what is not in it', () => {
    const random = new Random(SEED + 11);
    const names = squareNames(rules.geometry);
    const pieces = ['', 'C4', 'c9', 'T12', 't16', 'S25', 's49'];
    let refused = 0;
    for (const { before, text, legal } of plies) {
      const candidates = [
        random.pick(legal).replace(/[a-i]\d+$/, random.pick(names)),
        `${random.pick(names)}-${random.pick(names)}`,
        random.pick([
          'done',
          'pass',
          `x${random.pick(names)}`,
          `${random.pick(pieces)}@${random.pick(names)}`,
        ]),
      ];
      for (const candidate of candidates) {
        const expected = legal.includes(candidate);
        check(isLegal(before, parseAction(candidate)) === expected, () => `${candidate} in ${text}`);
        if (expected || random.below(50) > 0) continue;
        check(isRefused(before, candidate), () => `${candidate} is played in ${text}`);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });

  test('legal actions are different, and their texts are read as they were written', () => {
    for (const { legal, text } of plies) {
      check(legal.length > 0 && new Set(legal).size === legal.length, () => `${legal.join(' ')} in ${text}`);
      for (const action of legal) check(makeAction(parseAction(action)) === action, () => action);
    }
    for (const { before, legal } of plies.slice(-50))
      expect(legal.map(parseAction)).toEqual(legalActions(before));
  });

  test('texts of whole games are read as they were written', () => {
    const random = new Random(SEED + 13);
    for (let count = 0; count < 3; count++) {
      let game = newGame(rules);
      for (let ply = 0; ply < 120 && !game.result; ply++) {
        game = playAction(game, pickAction(legalActions(game.position).map(makeAction), random));
      }
      const headers = { Event: 'a “test” of \\ and "', Round: String(count) };
      const comments = { 0: 'it begins', 3: 'after three', [game.actions.length]: 'and ends' };
      const text = makeGame(game, headers, comments);
      const read = parseGame(text, ruleSets);
      expect(makeGame(read.game, read.headers, read.comments)).toBe(text);
      expect(read.headers).toEqual(headers);
      expect(read.comments).toEqual(comments);
      expect(read.game.actions.map(({ action, side, turn }) => [action, side, turn])).toEqual(
        game.actions.map(({ action, side, turn }) => [action, side, turn]),
      );
      expect(makePosition(read.game.position)).toBe(makePosition(game.position));
      expect(read.game.result).toEqual(game.result);
      expect(read.game.actions.map(({ effects }) => effects)).toEqual(
        game.actions.map(({ effects }) => effects),
      );
    }
  });

  test('effects explain every difference between two positions', () => {
    for (const { text, action, played, after } of plies) {
      const replay = new Replay(text, layersArePieces(rules));
      try {
        for (const effect of played.effects) replay.apply(effect);
      } catch (error) {
        throw new Error(`${action} in ${text}`, { cause: error });
      }
      replay.finish(played.result);
      const expected = modelText(readModel(after));
      check(modelText(replay.model) === expected, () => {
        expectSame(`${action} in ${text}`, modelText(replay.model), expected);
        return text;
      });
    }
    expect(plies.every(({ played }) => played.effects.length > 0 || isMidTurn(played.position))).toBe(true);
  });

  test('reasons of captures are true', () => {
    const kinds = new Set<string>();
    for (const { text, action, played } of plies) {
      const replay = new Replay(text, layersArePieces(rules));
      for (const effect of played.effects) {
        if (effect.type === 'take' || effect.type === 'mark' || effect.type === 'bind') {
          const problems = problemsOf(effect, replay.model.board, countingOf(rules));
          check(
            problems.length === 0,
            () => `${action} in ${text}: ${problems.join('; ')} ${JSON.stringify(effect)}`,
          );
          kinds.add(effect.kind);
        }
        replay.apply(effect);
      }
    }
    expect(kinds.size).toBeGreaterThan(0);
  });

  test('no piece and no layer is lost or doubled', () => {
    const [first] = plies;
    const all = inventory(first!.text, layersArePieces(rules));
    const wrong = plies.filter(({ after }) => inventory(after, layersArePieces(rules)) !== all);
    expect(wrong.map(({ after }) => after)).toEqual([]);
  });

  test('positions are equal where their hashes are', () => {
    const byText = new Map<string, string>();
    const byHash = new Map<string, string>();
    const moments = plies.flatMap(({ before, text, played, after }) => [
      { position: before, text },
      { position: played.position, text: after },
    ]);
    for (const { position, text } of moments) {
      if (!isStart(position)) continue;
      const key = repetitionKey(text);
      const hash = hashOf(position);
      check((byText.get(key) ?? hash) === hash, () => `two hashes of ${text}`);
      check((byHash.get(hash) ?? key) === key, () => `one hash of ${text} and ${byHash.get(hash)}`);
      byText.set(key, hash);
      byHash.set(hash, key);
    }
    expect(byText.size).toBe(byHash.size);
    expect(byText.size).toBeGreaterThan(100);
  });

  test('the same position by another order of actions has the same hash', () => {
    let met = 0;
    for (let at = 0; at + 3 < plies.length && met < 100; at++) {
      const four = plies.slice(at, at + 4);
      const joined = four.every(({ after }, index) => index === 3 || after === four[index + 1]!.text);
      if (!joined || four.some(({ before, played }) => isMidTurn(before) || isMidTurn(played.position)))
        continue;
      const [a, b, c, d] = four.map(({ action }) => action);
      const other = tryAll(four[0]!.before, [c!, b!, a!, d!]);
      if (!other || repetitionKey(makePosition(other)) !== repetitionKey(four[3]!.after)) continue;
      check(
        hashOf(other) === hashOf(four[3]!.played.position),
        () => `${[a, b, c, d].join(' ')} from ${four[0]!.text}`,
      );
      met++;
    }
    expect(met).toBeGreaterThan(10);
  });
});

/** A capture half the time, if there is one. */
const pickCode = (actions: ActionList, random: Random): number => {
  const takes = [...actions.items.subarray(0, actions.length)].filter((code) => typeOf(code) === TAKE);
  return takes.length > 0 && random.below(2) === 0
    ? random.pick(takes)
    : actions.at(random.below(actions.length));
};

const isRefused = (position: Position, action: string): boolean => {
  try {
    play(position, action);
  } catch (error) {
    return error instanceof RulesError;
  }
  return false;
};

/** Where actions lead, or null if one of them is not legal or the game is over. */
const tryAll = (start: Position, actions: readonly string[]): Position | null => {
  let position = start;
  for (const action of actions) {
    if (!isLegal(position, parseAction(action))) return null;
    ({ position } = play(position, action));
  }
  return position;
};
