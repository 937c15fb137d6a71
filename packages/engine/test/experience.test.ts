import {
  initialPosition,
  makeKernel,
  makePosition,
  parsePosition,
  piecesOnBoard,
  prisonersOf,
  ruleSets,
} from '@calculi/rules';
import type { Position, RuleSet } from '@calculi/rules';
import { Numbers } from '@calculi/rules/kernel';
import { describe, expect, it } from 'vitest';
import { Experience } from '../src/evaluation/experience.ts';
import { NumbersEvaluator } from '../src/evaluation/numbers.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { lessonFor, LESSONS } from '../src/experience/index.ts';
import { fingerprint } from '../src/experience/lesson.ts';
import type { Lesson, Shape } from '../src/experience/lesson.ts';
import { LEVELS } from '../src/levels.ts';
import { Perception } from '../src/perception.ts';
import { assess } from '../src/think.ts';
import { freshRules, greedyTurns, rulesOf } from './advice-games.ts';

const LETTERS: Readonly<Record<string, Shape>> = { c: 'round', t: 'triangle', s: 'square', p: 'pyramid' };
const SIDES = ['even', 'odd'] as const;

const experienceOf = (position: Position): number =>
  assess(position, { weights: { experience: 1 } })['experience']!;

/** Rule sets whose lesson is there. */
const learnt = ruleSets.filter(({ id }) => lessonFor(rulesOf(id).ruleSet) !== undefined).map(({ id }) => id);

/** The shape of a prisoner by its text; a layer is written as a pyramid of one. */
const shapeOf = ({ play }: RuleSet, text: string): Shape => {
  const layers = play.type === 'numbers' ? play.layers.flat() : [];
  const single = /^p(\d+)$/i.exec(text)?.[1];
  return layers.find(([, value]) => String(value) === single)?.[0] ?? LETTERS[text[0]!.toLowerCase()]!;
};

const termOf = ({ rules: { program } }: Position, lesson: Lesson): Experience => {
  if (!(program instanceof Numbers)) throw new Error('numbers expected');
  return new Experience(program, lesson, 1);
};

/** What a lesson says of a position, for the side to play, by what everybody can see of it. */
const lookUp = ({ sides }: Lesson, position: Position): number => {
  const { files } = position.rules.ruleSet.board;
  let sum = 0;
  SIDES.forEach((side, which) => {
    const posts = sides[which]!;
    const sign = which === 0 ? 1 : -1;
    for (const { square, shape } of piecesOnBoard(position).filter((piece) => piece.side === side)) {
      const file = square.charCodeAt(0) - 97;
      const column = file < files / 2 ? file : files - 1 - file;
      sum += sign * posts[shape as Shape].ranks[Number(square.slice(1)) - 1]![column]!;
    }
    for (const { text } of prisonersOf(position, side))
      sum += sign * posts[shapeOf(position.rules.ruleSet, text)].hand;
  });
  return makePosition(position).split(' ')[1] === 'e' ? sum : -sum;
};

describe('experience', () => {
  it('is of games as they are played now, all of it', () => {
    expect(learnt).toEqual(['scholars', 'glorious']);
    expect(LESSONS).toHaveLength(learnt.length);
  });

  it.each([
    ['glorious', 'begins=even', true],
    ['glorious', 'quiet=60 repetition=5', true],
    ['glorious', 'count=between', false],
    ['glorious', 'setup=phalanx', false],
    ['glorious', 'perfect=no', false],
    ['scholars', 'reentry=no', false],
    ['latrunculi-piso', '', false],
  ])('of %s counts with %s: %s', (id, options, counts) => {
    expect(lessonFor(freshRules(id, options).ruleSet) !== undefined).toBe(counts);
  });

  it('hangs on what is played, not on names', () => {
    const { ruleSet } = rulesOf('glorious');
    const renamed = JSON.parse(JSON.stringify(ruleSet).replaceAll('glorious', 'other')) as RuleSet;
    expect(fingerprint(renamed)).toBe(fingerprint(ruleSet));
  });
});

describe.each(learnt)('what %s has taught', (id) => {
  const rules = rulesOf(id);
  const lesson = lessonFor(rules.ruleSet)!;
  const start = initialPosition(rules);
  const positions = [...greedyTurns(rules, 5, 90)].map(({ position }) => position);

  it('has a number for every square and the hand', () => {
    const { files, ranks } = rules.ruleSet.board;
    for (const posts of lesson.sides.flatMap((side) => Object.values(side))) {
      expect(posts.ranks).toHaveLength(ranks);
      for (const rank of posts.ranks) expect(rank).toHaveLength(Math.ceil(files / 2));
      for (const number of [posts.hand, ...posts.ranks.flat()]) expect(Number.isInteger(number)).toBe(true);
    }
  });

  it('counts for all pieces where they are, compared with the start', () => {
    const zero = lookUp(lesson, start) * (makePosition(start).split(' ')[1] === 'e' ? 1 : -1);
    expect(positions.some((position) => SIDES.some((side) => prisonersOf(position, side).length > 0))).toBe(
      true,
    );
    for (const position of positions) {
      const own = makePosition(position).split(' ')[1] === 'e' ? zero : -zero;
      expect(experienceOf(position)).toBeCloseTo(lookUp(lesson, position) - own);
    }
  });

  it('favours neither side at the start', () => {
    expect(experienceOf(start)).toBeCloseTo(0);
  });

  it('says what a capture changes, for its captor', () => {
    const text = (rank: string, prisoners: string) =>
      `s361,7/8/8/8/8/8/8/8/8/8/8/8/8/${rank}/8/S289,7 e ${prisoners} - 0`;
    const [before, after] = [
      parsePosition(rules, text('2,T72,5', '-/-')),
      parsePosition(rules, text('8', '-/T72')),
    ];
    const { id: victim } = piecesOnBoard(before).find(({ square }) => square === 'c3')!;
    const gain = termOf(before, lesson).gain(before.cells, 1, victim);
    expect(gain).toBeCloseTo(experienceOf(before) - experienceOf(after));
    expect(gain).not.toBe(0);
  });

  it('counts less for who sees less, and can be left out', () => {
    const position = positions.at(-1)!;
    const term = termOf(position, lesson);
    const whole = term.measure(position.cells);
    const level = LEVELS[4]!;
    const evaluator = new NumbersEvaluator(start, rules.program as Numbers, WEIGHTS);
    term.prepare(makeKernel(position), new Perception(level, 1, rules, evaluator));
    expect(term.measure(position.cells)).toBeCloseTo(level.plans * whole);
    expect(assess(position, { weights: { experience: 0 } })).not.toHaveProperty('experience');
  });
});
