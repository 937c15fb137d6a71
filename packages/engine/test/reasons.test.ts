import { completeTurns, parsePosition, playAll, ruleSets, sideToPlay, turnsPlayed } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { explain, holds, sayReason } from '@calculi/engine';
import type { Predicate, Reason } from '@calculi/engine';
import { describe, expect, it } from 'vitest';
import { winAtOnce } from '../src/advice/win.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { ja } from '../src/words/ja.ts';
import { entryPosition, greedyTurns, rulesOf, suiteEntries } from './advice-games.ts';

interface Told {
  readonly position: Position;
  readonly turn: readonly string[];
  readonly reasons: readonly Reason[];
}

/** Turns of every rule set with their reasons: from games, and every kind of turn in the suite's positions. */
const told: Told[] = [];

for (const [index, { id }] of ruleSets.entries()) {
  const isStones = id.startsWith('latrunculi');
  for (const { position, turn } of greedyTurns(rulesOf(id), 7 + index, isStones ? 80 : 24)) {
    // The first placings are all alike.
    if (isStones && turnsPlayed(position) % 8 > 1 && turn.actions[0]?.startsWith('@')) continue;
    told.push({ position, turn: turn.actions, reasons: explain(position, turn.actions) });
  }
}
for (const entry of suiteEntries()) {
  const position = entryPosition(entry);
  const turn = entry.good[0]?.split(' ') ?? [];
  told.push({ position, turn, reasons: explain(position, turn) });
}

/** Every version of a value with one part changed. */
const mutants = function* (value: unknown): Generator {
  if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'string') yield `${value}1`;
  else if (typeof value === 'boolean') yield !value;
  else if (value === null) yield 0;
  else if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      for (const mutant of mutants(part))
        yield value.map((each: unknown, at) => (at === index ? mutant : each));
    if (value.length > 1) yield value.slice(0, -1);
  } else if (typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'predicate') continue;
      for (const mutant of mutants(part)) yield { ...value, [key]: mutant };
    }
  }
};

/** Fewer freed stones are still freed. */
const isStillTrue = (mutant: Reason, reason: Reason): boolean =>
  mutant.predicate === 'frees' &&
  reason.predicate === 'frees' &&
  mutant.squares.length < reason.squares.length;

describe('reasons', () => {
  it('are true, at most four, and there is something to say of almost every turn', () => {
    expect(told.length).toBeGreaterThan(300);
    const untrue = told.flatMap(({ position, turn, reasons }) =>
      reasons.filter((reason) => !holds(position, turn, reason)),
    );
    expect(untrue).toEqual([]);
    expect(Math.max(...told.map(({ reasons }) => reasons.length))).toBe(4);
    const silent = told.filter(({ reasons }) => reasons.length === 0);
    expect(silent.length / told.length).toBeLessThan(0.1);
  });

  it('call safe only what no turn of the opponent takes, marks or binds where it stands', () => {
    const bound = '8/W,W,6/6,W,1/5,B,2/7,B/1,B,w,B,4/8/8'.split('/');
    const seneca = parsePosition(rulesOf('latrunculi-seneca'), `${bound.join('/')} w 0/0 - 60 0/0 -/- 0`);
    const all = [...told, { position: seneca, turn: ['g6-g5'], reasons: explain(seneca, ['g6-g5']) }];
    let count = 0;
    const wrong = all.flatMap(({ position, turn, reasons }) => {
      const safe = reasons.find(({ predicate }) => predicate === 'safe');
      if (safe?.predicate !== 'safe') return [];
      count++;
      const { square } = safe;
      const harm = completeTurns(playAll(position, turn).position).find(({ effects }) =>
        effects.some(
          (each) => /take|mark|bind/.test(each.type) && 'square' in each && each.square === square,
        ),
      );
      return harm === undefined ? [] : [`${turn.join('+')} ${harm.actions.join('+')} on ${square}`];
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  it('cover every predicate that a turn alone can have', () => {
    const seen = new Set(told.flatMap(({ reasons }) => reasons.map(({ predicate }) => predicate)));
    // A line is needed for one, and rare luck for others; they have examples of their own.
    const rare = new Set<Predicate>(['leads', 'draws', 'only', 'threatens']);
    const all = Object.keys(en.reasons) as Predicate[];
    expect(all.filter((predicate) => !seen.has(predicate) && !rare.has(predicate))).toEqual([]);
  });

  it('are no longer true when any part is changed', () => {
    const tried = new Map<Predicate, number>();
    const stillTrue: Reason[] = [];
    for (const { position, turn, reasons } of told) {
      for (const reason of reasons) {
        const count = tried.get(reason.predicate) ?? 0;
        if (count >= 8) continue;
        tried.set(reason.predicate, count + 1);
        for (const mutant of mutants(reason) as Generator<Reason>)
          if (!isStillTrue(mutant, reason) && holds(position, turn, mutant)) stillTrue.push(mutant);
      }
    }
    expect(stillTrue).toEqual([]);
  });

  it('know a win at once exactly where the list of all turns has one', () => {
    for (const { position } of told.filter((_, index) => index % 5 === 0)) {
      const side = sideToPlay(position);
      const wins = completeTurns(position).filter(({ result }) => result?.winner === side);
      const found = winAtOnce(position);
      expect(found !== null).toBe(wins.length > 0);
      expect(found === null || playAll(position, found).result?.winner === side).toBe(true);
    }
  });

  it('are not true of a turn that is not legal, or not whole', () => {
    const { position, turn, reasons } = told.find(
      (each) => each.turn.length > 1 && each.reasons.length > 0 && each.turn.at(-1) !== 'done',
    )!;
    expect(holds(position, turn, reasons[0]!)).toBe(true);
    expect(holds(position, turn.slice(0, 1), reasons[0]!)).toBe(false);
    expect(holds(position, ['a1-a9'], reasons[0]!)).toBe(false);
  });

  it.each([en, de, fr, ja])('are said in whole sentences: $language', (words) => {
    const sentences = told.flatMap(({ reasons }) => reasons.map((reason) => sayReason(reason, words)));
    const broken = /undefined|NaN|\bnull\b|\[object|\$\{|!|\s\s|the the|\?/;
    expect(sentences.filter((sentence) => broken.test(sentence))).toEqual([]);
    const whole = words === ja ? /。$/ : /^[A-ZÄÖÜÉ0-9].*\.$/;
    expect(sentences.filter((sentence) => !whole.test(sentence))).toEqual([]);
    const foreign = words === de ? /\d\s×\s\d/ : /\d\s[·*]\s\d|\d - \d/;
    expect(sentences.filter((sentence) => foreign.test(sentence))).toEqual([]);
  });
});
