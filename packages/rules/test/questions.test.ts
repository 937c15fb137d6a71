import { describe, expect, test } from 'vitest';
import {
  arithmetic,
  attacksOn,
  legalActions,
  makeAction,
  makePosition,
  parsePosition,
  play,
  piecesOnBoard,
  resultOf,
  RulesError,
  sideToPlay,
  squareNames,
  standingCaptures,
  threats,
  why,
} from '../src/index.ts';
import type { Capture, Failure, Position, Rules, Square, Threat } from '../src/index.ts';
import { Brute, isPower, isProgression } from './brute.ts';
import { cases, check, expectSame, once, rulesOf } from './cases.ts';
import { isTrue, numbersOf, stepsBetween } from './equation.ts';
import { ownerOf, parseBoardText } from './model.ts';
import { Random } from './random.ts';
import { rithmomachia, latrunculi, stones } from './reference/example.ts';
import type { Pieces } from './reference/example.ts';
import { isStart } from './state.ts';
import { walk } from './walk.ts';

/** What the library says of a position, against brute force and against what happens when it is played. */

const numbered = cases.filter(({ spec }) => !spec.id.startsWith('latrunculi'));

const positionsOf = (rules: Rules, every: number): Position[] =>
  walk(rules, 400, new Random(21))
    .filter((_, index) => index % every === every - 1)
    .map(({ played }) => played.position);

const key = ({ clause, square, layer, by }: Pick<Capture, 'clause' | 'square' | 'layer' | 'by'>): string =>
  `${clause} ${square} ${layer ?? ''} ${[...by].sort().join()}`;

const unique = (items: readonly string[]): string[] => [...new Set(items)].sort();

const countOf = (rules: Rules): number => {
  const { play: way } = rules.ruleSet;
  const assault = way.type === 'numbers' ? way.captures.find((each) => each.kind === 'assault') : undefined;
  return assault?.kind === 'assault' ? { between: -1, steps: 0, inclusive: 1 }[assault.count] : 0;
};

describe.each(numbered)('$name', ({ spec, options }) => {
  const rules = rulesOf(spec.id, options);
  const positions = once(() => positionsOf(rules, 10));

  test('standing captures are those found by brute force', () => {
    for (const position of positions().slice(0, 25)) {
      const brute = new Brute(rules, makePosition(position));
      for (const side of [0, 1] as const) {
        const found = standingCaptures(position, rules.ruleSet.sides[side]);
        expectSame(makePosition(position), unique(found.map(key)), unique(brute.captures(side).map(key)));
        expect(found.filter(({ equation }) => equation !== null && !isTrue(equation))).toEqual([]);
      }
    }
  });

  test('what attacks a square is who reaches it, and what stands against it', () => {
    for (const position of positions().slice(0, 5)) {
      const brute = new Brute(rules, makePosition(position));
      for (const square of squareNames(rules.geometry)) {
        const attack = attacksOn(position, square);
        expect(attack.square).toBe(square);
        for (const side of [0, 1] as const) {
          const own = brute.board.has(square) && ownerOf(brute.board.get(square)!) === side;
          expectSame(square, unique(attack.reachedBy[side]), unique(brute.reachers(square, side)));
          if (own) continue;
          const standing = standingCaptures(position, rules.ruleSet.sides[side]);
          const there = standing.filter((each) => each.square === square);
          expectSame(square, attack.captures, brute.board.has(square) ? there : []);
        }
      }
    }
  });

  test('why agrees with the captures that stand, and what it says of others is true', () => {
    const conditions = new Set<string>();
    for (const position of positions().slice(0, 10)) {
      const brute = new Brute(rules, makePosition(position));
      const all = [...brute.captures(0), ...brute.captures(1)];
      for (const { square, text } of piecesOnBoard(position)) {
        const standing = all.filter((each) => each.square === square);
        const said = why(position, square);
        expect(said.piece).toBe(text);
        expect(said.kinds.map(({ clause }) => clause)).toEqual(captureClauses(rules));
        for (const kind of said.kinds) {
          const own = standing.filter(({ clause }) => clause === kind.clause);
          const where = `${kind.clause} on ${square} in ${makePosition(position)}`;
          check(kind.stands === own.length > 0, () => where);
          check(kind.captures.length > 0 === kind.stands, () => where);
          for (const failure of kind.failures) {
            conditions.add(failure.condition);
            const problem = wrongWith(brute, failure, square, kind.kind, rules);
            check(problem === null, () => `${problem}: ${JSON.stringify(failure)} ${where}`);
          }
        }
      }
    }
    expect(conditions.size).toBeGreaterThan(3);
  });

  test('why gives a reason for every capture that does not stand', () => {
    for (const position of positions().slice(0, 5)) {
      const silent = piecesOnBoard(position).flatMap(({ square }) =>
        why(position, square)
          .kinds.filter(({ stands, failures }) => !stands && failures.length === 0)
          .map(({ clause }) => `${clause} on ${square}`),
      );
      expectSame(makePosition(position), silent, []);
      expect(silent).toEqual([]);
    }
  });

  test('the arithmetic list is what numbers alone allow', () => {
    for (const position of positions().slice(0, 6)) {
      const brute = new Brute(rules, makePosition(position));
      for (const { square } of piecesOnBoard(position)) {
        const listed = arithmetic(position, square);
        const expected = possibilities(rules, brute, square);
        expect(
          unique(
            listed.map(
              (each) => `${each.clause} ${each.victim} ${each.partner ?? ''} ${each.distance ?? ''}`,
            ),
          ),
        ).toEqual(unique(expected));
        for (const { equation, piece, victim } of listed) {
          expectSame(equation, [isTrue(equation), piece], [true, brute.board.get(victim)]);
        }
      }
    }
  });
});

const goesOn = (position: Position): boolean => isStart(position) && resultOf(position) === null;

/** Equal pieces may change places when a text is read, and with them the order of looking. */
const inOrder = (found: readonly Threat[]): string[] =>
  found
    .map(
      ({ action, captures }) =>
        `${action} ${captures
          .map((each) => JSON.stringify(each))
          .sort()
          .join()}`,
    )
    .sort();

const captureClauses = ({ ruleSet: { play: way } }: Rules): string[] =>
  way.type === 'numbers' ? way.captures.map(({ clause }) => clause) : [];

/** Whether some square lies so many steps from this one in a straight line. */
const isOnALine = (rules: Rules, square: Square, steps: number): boolean =>
  squareNames(rules.ruleSet.board).some((each) => stepsBetween(each, square) === steps);

/** What is untrue in a failure, or null. */
const wrongWith = (
  brute: Brute,
  failure: Failure,
  square: Square,
  kind: string,
  rules: Rules,
): string | null => {
  const { board } = brute;
  const needs = (holds: boolean, message: string) => (holds ? null : message);
  switch (failure.condition) {
    case 'relation':
      if (!failure.victim.every((value) => numbersOf(board.get(square)!).includes(value)))
        return 'not the victim’s number';
      return needs(
        kind === 'assault' ||
          failure.by.length === 0 ||
          isAmbushed(failure.by, square) ||
          failure.by.every((from) => brute.reaches(from, square)),
        'does not reach',
      );
    case 'blocked':
    case 'out-of-reach':
      if (!isTrue(failure.equation ?? '')) return 'false equation';
      for (const { square: from, blockedAt } of failure.missing) {
        if (brute.reaches(from, square)) return `${from} reaches`;
        const ways = brute.waysOf(board.get(from)!, from, false).filter(({ to }) => to === square);
        if (blockedAt === null ? ways.length > 0 : !ways.some(({ through }) => through.includes(blockedAt)))
          return 'blocked elsewhere';
        if (blockedAt !== null && !board.has(blockedAt)) return 'blocked by nothing';
      }
      return needs(failure.missing.length > 0, 'nothing is missing');
    case 'distance': {
      const steps = stepsBetween(failure.by[0]!, square);
      return needs(
        isTrue(failure.equation) &&
          failure.found === steps + countOf(rules) &&
          failure.found !== failure.needed &&
          isOnALine(rules, square, failure.needed - countOf(rules)),
        'wrong distance',
      );
    }
    case 'line-blocked':
      return needs(
        isTrue(failure.equation) &&
          board.has(failure.blockedAt) &&
          stepsBetween(failure.by[0]!, square) > stepsBetween(failure.by[0]!, failure.blockedAt),
        'not between',
      );
    case 'not-in-line': {
      const line =
        rules.ruleSet.play.type === 'numbers' &&
        rules.ruleSet.play.captures.some(
          (each) => each.kind === 'assault' && each.directions === 'orthogonal',
        );
      const straight =
        failure.by[0]!.slice(0, 1) === square.slice(0, 1) || failure.by[0]!.slice(1) === square.slice(1);
      return needs(
        isTrue(failure.equation) &&
          (line ? !straight : stepsBetween(failure.by[0]!, square) === 0) &&
          isOnALine(rules, square, failure.needed - countOf(rules)),
        'in line',
      );
    }
    case 'no-pair':
      return needs(
        failure.squares.every((pair) => isAmbushed(pair, square)),
        'not on opposite sides',
      );
    case 'free':
      return needs(
        failure.squares.length > 0 &&
          failure.squares.every(
            (each) => !board.has(each) || ownerOf(board.get(each)!) === ownerOf(board.get(square)!),
          ),
        'an enemy is there',
      );
    case 'not-yet':
      return needs(
        rules.ruleSet.clauses.some(({ id }) => id === failure.clause),
        'no such clause',
      );
    case 'not-anew':
      return 'stones only';
  }
};

const isAmbushed = (pair: readonly Square[], square: Square): boolean =>
  pair.length === 2 &&
  pair.every((each) => stepsBetween(each, square) === 1) &&
  stepsBetween(pair[0]!, pair[1]!) === 2;

const isAssault = (relations: readonly string[], u: number, distance: number, v: number): boolean =>
  relations.some((each) =>
    each === 'multiple' ? u * distance === v : each === 'part' ? v * distance === u : u * v === distance,
  );

const possibilities = (rules: Rules, brute: Brute, square: Square): string[] => {
  const { play: way } = rules.ruleSet;
  if (way.type !== 'numbers') return [];
  const side = ownerOf(brute.board.get(square)!);
  const partners = brute.squaresOf(side).filter((each) => each !== square);
  const found: string[] = [];
  for (const victim of brute.squaresOf(side === 0 ? 1 : 0)) {
    for (const spec of way.captures) {
      for (const u of brute.attack(square)) {
        for (const { value: v } of brute.targets(victim)) {
          const add = (partner = '', distance = '') =>
            found.push(`${spec.clause} ${victim} ${partner} ${distance}`);
          if (spec.kind === 'encounter' && u === v) add();
          if (spec.kind === 'power' && (isPower(u, v) || isPower(v, u))) add();
          if (spec.kind === 'assault') {
            const { files, ranks } = rules.ruleSet.board;
            for (let steps = 1; steps < Math.max(files, ranks); steps++) {
              const distance = steps + countOf(rules);
              if (distance > 0 && isAssault(spec.relations, u, distance, v)) add('', String(distance));
              for (const partner of distance > 0 ? partners : []) {
                for (const w of brute.attack(partner)) {
                  const rests = spec.completion.map((sign) => (sign === 'plus' ? v - w : v + w));
                  if (rests.some((rest) => isAssault(spec.relations, u, distance, rest)))
                    add(partner, String(distance));
                }
              }
            }
          }
          for (const partner of spec.kind === 'ambush' || spec.kind === 'progression' ? partners : []) {
            for (const w of brute.attack(partner)) {
              const made = {
                sum: u + w,
                difference: Math.abs(u - w),
                product: u * w,
                quotient: Math.max(u, w) / Math.min(u, w),
              };
              const holds =
                spec.kind === 'ambush'
                  ? spec.relations.some((each) => made[each] === v)
                  : isProgression(u, w, v);
              if (holds) add(partner);
            }
          }
        }
      }
    }
  }
  return found;
};

describe.each(cases)('threats of $name', ({ spec, options }) => {
  const rules = rulesOf(spec.id, options);
  const identify = ({
    square,
    piece,
    kind,
    equation,
  }: Pick<Capture, 'square' | 'piece' | 'kind' | 'equation'>) =>
    `${square} ${piece} ${kind} ${equation ?? ''}`;

  /** What an action would take or bind of the enemy's, let its side take, or leave under an attack of two stages. */
  const capturesBy = (position: Position, action: string): string[] => {
    const side = sideToPlay(position);
    const enemy = rules.ruleSet.sides.indexOf(side) === 0 ? 1 : 0;
    const played = play(position, action);
    const made = played.effects.flatMap((effect) =>
      (effect.type === 'take' || effect.type === 'bind') && ownerOf(effect.piece) === enemy ? [effect] : [],
    );
    const awaited = isStart(played.position) ? 'staged' : 'choice';
    const open = played.result
      ? []
      : standingCaptures(played.position, side).filter(({ timing }) => timing === awaited);
    return [...made, ...open].map(identify);
  };

  /** Where a bound stone must be taken first, what is there then. */
  const beforeMoving = (position: Position): Position[] => {
    const takes = legalActions(position)
      .map(makeAction)
      .filter((action) => action.startsWith('x'));
    return rules.ruleSet.play.type !== 'stones' || takes.length === 0
      ? [position]
      : takes
          .map((action) => play(position, action).position)
          .filter((at) => sideToPlay(at) === sideToPlay(position));
  };

  test('are what the next move of a side brings about', () => {
    let some = 0;
    for (const position of positionsOf(rules, 8).filter(goesOn)) {
      const side = sideToPlay(position);
      const known = new Set(standingCaptures(position, side).map(identify));
      const moves = new Map(
        beforeMoving(position).flatMap((at) =>
          legalActions(at)
            .map(makeAction)
            .filter((action) => /[-@]/.test(action))
            .map((action) => [action, capturesBy(at, action).filter((each) => !known.has(each))] as const)
            .filter(([, captures]) => captures.length > 0),
        ),
      );
      const expected = [...moves].map(([action, captures]) => ({ action, captures }));
      const said = threats(position, side).map(({ action, captures }) => ({
        action,
        captures: captures.map(identify),
      }));
      expectSame(makePosition(position), said, expected);
      some += said.length;
    }
    expect(some).toBeGreaterThan(0);
  });

  test('of the side that is not to play are those it would have if it were', () => {
    let compared = 0;
    for (const position of positionsOf(rules, 25).filter(goesOn)) {
      const text = makePosition(position);
      const swapped = text.replace(
        / ([eobw]) /,
        (_, side: string) => ` ${{ e: 'o', o: 'e', b: 'w', w: 'b' }[side]} `,
      );
      const [, , , marks, , hand] = text.split(' ');
      if (marks !== '-' || /[1-9]/.test(hand?.includes('/') ? hand : '')) continue;
      const other = parsePosition(rules, swapped);
      const sideName = sideToPlay(other);
      expectSame(text, inOrder(threats(position, sideName)), inOrder(threats(other, sideName)));
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

describe('threats in two stages', () => {
  const rules = rulesOf('halle-beginner');
  const movesAt = (position: Position) => threats(position, 'even').map(({ action }) => action);

  test('halle.two-stages: a mark that nothing backs any more hides no threat', () => {
    const marked = parsePosition(rules, '8/8/8/8/4,t30,3/8/1,S15,6/8/8/2,c3,5/4,C6,3/8 e -/- e2 7');
    const { position } = play(marked, 'e2-e3');
    expect(makePosition(position)).toContain(' -/C6 e8 ');
    expect(movesAt(position)).toEqual(['b6-e6', 'b6-c8']);
    expect(movesAt(play(position, 'c3-c2').position)).toEqual(['b6-e6', 'b6-c8']);
  });

  test('halle.two-stages: a second attack on the same piece is a threat too', () => {
    const text = '8/8/8/8/4,t30,3/8/1,S15,6/8/8/4,C6,3/8/c3,7 e -/- - 8';
    expect(movesAt(parsePosition(rules, text))).toEqual(['b6-e6', 'b6-c8']);
  });
});

test('a threat says which layer it takes', () => {
  const text = '7,s361/8/8/8/8/8/5,c9,2/8/3,P36+25+16+9+4+1,4/8/8/8/8/8/8/S15,7 o -/- - 0';
  const taken = threats(parsePosition(rulesOf('glorious'), text), 'odd').flatMap(({ captures }) => captures);
  expect(taken.length).toBeGreaterThan(0);
  for (const { piece, layer } of taken) expect(piece.slice(1)).toBe(String(layer));
});

describe('questions about stones', () => {
  const rules = rulesOf('latrunculi-seneca');

  test('a bound stone that must be taken first hides no threat', () => {
    const position = at('b', {
      ...stones('B', 'b3', 'd3', 'f5', 'h4'),
      ...stones('w', 'c3'),
      ...stones('W', 'g5', 'a8', 'b8'),
    });
    expect(threats(position, 'black').map(({ action }) => action)).toContain('h4-h5');
  });

  const at = (side: 'b' | 'w', pieces: Record<string, string>) =>
    parsePosition(rules, latrunculi(side, pieces));

  test('a bound stone can be taken, and why says so', () => {
    const position = at('b', {
      ...stones('B', 'd4', 'f4', 'a1'),
      ...stones('w', 'e4'),
      ...stones('W', 'h8', 'g8'),
    });
    const [capture, ...more] = standingCaptures(position, 'black');
    expect(more).toEqual([]);
    expect(capture).toMatchObject({
      square: 'e4',
      piece: 'w',
      kind: 'enclosure',
      by: ['d4', 'f4'],
      timing: 'bound',
    });
    const said = why(position, 'e4');
    expect(said).toMatchObject({ bound: true, piece: 'w' });
    expect(said.kinds).toMatchObject([{ stands: true, failures: [] }]);
  });

  test('a stone between two enemies without a move of theirs is safe', () => {
    const position = at('w', { ...stones('B', 'd4', 'f4', 'a1'), ...stones('W', 'e4', 'h8') });
    expect(why(position, 'e4').kinds[0]).toMatchObject({ stands: false });
    expect(why(position, 'e4').kinds[0]?.failures[0]).toEqual({
      condition: 'not-anew',
      by: expect.arrayContaining(['d4', 'f4']) as string[],
    });
  });

  test('a stone with an enemy on one side lacks the other', () => {
    const position = at('w', { ...stones('B', 'd4', 'a1'), ...stones('W', 'e4', 'h8') });
    const failures = why(position, 'e4').kinds[0]?.failures ?? [];
    expect(failures).toContainEqual({
      condition: 'no-pair',
      squares: expect.arrayContaining([
        ['e5', 'e3'],
        ['f4', 'd4'],
      ]) as string[][],
    });
    expect(failures.find(({ condition }) => condition === 'free')).toMatchObject({
      squares: expect.arrayContaining(['f4', 'e5', 'e3']) as string[],
    });
  });

  test('a corner has a clause and a pair of its own', () => {
    const position = at('b', { ...stones('B', 'a1', 'h8', 'h7'), ...stones('W', 'c1', 'a2') });
    const [kind] = why(position, 'a1').kinds;
    expect(kind).toMatchObject({ clause: 'latrunculi.corner', stands: false });
    expect(kind?.failures[0]).toEqual({ condition: 'no-pair', squares: [['a2', 'b1']] });
  });

  test('who reaches a square is who could move there', () => {
    for (const id of ['latrunculi-seneca', 'latrunculi-piso']) {
      const compiled = rulesOf(id);
      for (const position of walk(compiled, 400, new Random(4))
        .filter((_, index) => index > 80 && index % 40 === 0)
        .map(({ before }) => before)) {
        if (!isStart(position)) continue;
        const side = sideToPlay(position);
        // A side that must take first cannot move yet; a move it may not repeat is still a reach.
        if (
          standingCaptures(position, side).length > 0 ||
          /,/.test(makePosition(position).split(' ')[6] ?? '')
        )
          continue;
        const moves = legalActions(position).flatMap((action) => (action.type === 'move' ? [action] : []));
        for (const square of squareNames(compiled.geometry)) {
          if (parseBoardText(makePosition(position).split(' ')[0]!).has(square)) continue;
          const from = moves.filter(({ to }) => to === square).map((move) => move.from);
          expect(
            unique([...attacksOn(position, square).reachedBy[side === 'black' ? 0 : 1]]),
            `${square} in ${makePosition(position)}`,
          ).toEqual(unique(from));
        }
      }
    }
  });

  test('latrunculi.leap: whoever could step or leap onto a square reaches it, were it empty', () => {
    const by = (id: string, pieces: Pieces, square: string) => {
      const position = parsePosition(rulesOf(id), latrunculi('b', { ...stones('W', 'h8', 'h7'), ...pieces }));
      return attacksOn(position, square).reachedBy.map((squares) => [...squares].sort().join(' '));
    };
    const chain = stones('B', 'a1', 'b1', 'd1');
    expect(by('latrunculi-seneca', chain, 'c1')).toEqual(['a1 b1 d1', '']);
    expect(by('latrunculi-seneca', chain, 'e1')).toEqual(['a1 d1', '']);
    expect(by('latrunculi-piso', chain, 'c1')).toEqual(['b1 d1', '']);
    expect(by('latrunculi-piso', chain, 'e1')).toEqual(['d1', '']);
    // A stone does not reach where it is, but others of its side would.
    expect(by('latrunculi-seneca', chain, 'a1')).toEqual(['b1', '']);
    expect(by('latrunculi-seneca', chain, 'b1')).toEqual(['a1', '']);
    // An enemy on c1 can be reached there, but not leapt from.
    const stopped = { ...chain, ...stones('W', 'c1') };
    expect(by('latrunculi-seneca', stopped, 'c1')).toEqual(['a1 b1 d1', '']);
    expect(by('latrunculi-seneca', stopped, 'e1')).toEqual(['d1', '']);
    // Over a bound stone of its own, never over an enemy, and nothing that is bound itself.
    const held = { ...stones('B', 'a3', 'e3'), ...stones('b', 'b3'), ...stones('W', 'f3') };
    expect(by('latrunculi-seneca', held, 'c3')).toEqual(['a3', '']);
    expect(by('latrunculi-seneca', held, 'g3')).toEqual(['', 'f3']);
    expect(by('latrunculi-seneca', { ...held, ...stones('B', 'd3') }, 'c3')).toEqual(['a3 d3 e3', '']);
    // Round a corner: e3 over e4, then over d5 to c5; a2 and h1 are at the edge, beyond which there is nothing.
    const corner = stones('B', 'e3', 'e4', 'd5', 'a2', 'h1');
    expect(by('latrunculi-seneca', corner, 'c5')).toEqual(['d5 e3', '']);
    expect(by('latrunculi-seneca', corner, 'a1')).toEqual(['a2', '']);
    expect(by('latrunculi-seneca', corner, 'h2')).toEqual(['h1', '']);
    expect(by('latrunculi-seneca', corner, 'h6')).toEqual(['', 'h7 h8']);
  });

  test('stones have no arithmetic, and an empty square no questions', () => {
    const position = at('b', { ...stones('B', 'd4', 'a1'), ...stones('W', 'e4', 'h8') });
    expect(arithmetic(position, 'd4')).toEqual([]);
    expect(() => arithmetic(position, 'd5')).toThrow(RulesError);
    expect(() => why(position, 'd5')).toThrow(RulesError);
    expect(() => why(position, 'z9')).toThrow(RulesError);
    expect(() => standingCaptures(position, 'even')).toThrow(RulesError);
  });
});

describe('captures and their equations, by clause', () => {
  /** Kind, attackers, equation and numbers of everything that stands against a square. */
  const against = (id: string, pieces: Pieces, square: string, options: Record<string, string> = {}) => {
    const position = parsePosition(rulesOf(id, options), rithmomachia(16, 'e', pieces));
    const side = ownerOf(pieces[square]!) === 0 ? 'odd' : 'even';
    return standingCaptures(position, side)
      .filter((each) => each.square === square)
      .map(({ kind, by, equation, reckoning }) => ({ kind, by: [...by].sort(), equation, reckoning }));
  };

  test.each([
    ['72 ÷ 6 = 12', 'quotient', { d4: 'T72', b6: 'T6', d6: 't12' }, [6, 72]],
    ['20 − 4 = 16', 'difference', { d4: 'T20', c5: 'C4', d6: 't16' }, [4, 20]],
    ['2 × 8 = 16', 'product', { e5: 'C2', c5: 'C8', d6: 't16' }, [2, 8]],
    ['9 + 16 = 25', 'sum', { d4: 'T9', c5: 'C16', d6: 'c25' }, [9, 16]],
  ] as const)('boutin.embuche: %s', (equation, relation, pieces, numbers) => {
    const found = against('boutin', { ...pieces, h16: 's361' }, 'd6').filter(({ kind }) => kind === 'ambush');
    expect(found.map(({ by }) => by)).toEqual([
      Object.keys(pieces)
        .filter((square) => square !== 'd6')
        .sort(),
    ]);
    const [{ reckoning, equation: text } = { reckoning: null, equation: null }] = found;
    expect([...(reckoning?.attackers ?? [])].sort((a, b) => a - b)).toEqual(numbers);
    expect(reckoning).toMatchObject({ relation, distance: null });
    // A sum or a product names its two numbers in either order.
    expect([equation, equation.replace(/^(\d+) ([+×]) (\d+)/, '$3 $2 $1')]).toContain(text);
  });

  test.each([
    ['6 × 2 = 12', 'multiple', { a4: 'T6', d1: 't12' }, 'd1', 2],
    ['12 ÷ 2 = 6', 'part', { a4: 'T6', d1: 't12' }, 'a4', 2],
    ['2 × 3 = 6', 'distance', { a1: 'C2', h1: 'c3' }, 'h1', 6],
    ['3 × 2 = 6', 'distance', { a1: 'C2', h1: 'c3' }, 'a1', 6],
    ['9 × 1 = 9', 'multiple', { a1: 'T9', c1: 'c9' }, 'c1', 1],
  ] as const)('boutin.assaut: %s', (equation, relation, pieces, square, distance) => {
    const found = against('boutin', { ...pieces, h16: 's361' }, square);
    expect(found.filter(({ kind }) => kind === 'assault')).toContainEqual({
      kind: 'assault',
      by: Object.keys(pieces).filter((each) => each !== square),
      equation,
      reckoning: {
        relation,
        attackers: [Number(equation.split(' ')[0])],
        victim: Number(/\d+/.exec(Object.entries(pieces).find(([each]) => each === square)![1])![0]),
        distance,
      },
    });
  });

  test('boutin.puissance: the root takes the power, and the power the root', () => {
    expect(against('boutin', { c3: 'T81', c5: 'c3', h16: 's361' }, 'c5')).toMatchObject([
      { kind: 'power', by: ['c3'], equation: '81 = 3 ^ 4', reckoning: { relation: 'root', distance: 4 } },
    ]);
    expect(against('boutin', { d4: 'S81', c3: 'c3', h16: 's361' }, 'd4')).toMatchObject([
      { kind: 'power', by: ['c3'], equation: '3 ^ 4 = 81', reckoning: { relation: 'power', distance: 4 } },
    ]);
  });

  test.each([
    ['4, 6, 9 geometric', { c5: 'C4', e5: 'C6', d6: 'c9' }],
    ['4, 6, 12 harmonic', { c5: 'C4', e5: 'C6', d6: 't12' }],
    ['4, 6, 8 arithmetic', { c5: 'C4', e5: 'C8', d6: 't6' }],
  ] as const)('boutin.progression: %s', (equation, pieces) => {
    const found = against('boutin', { ...pieces, h16: 's361' }, 'd6');
    expect(found.filter(({ kind }) => kind === 'progression')).toMatchObject([
      { by: ['c5', 'e5'], equation, reckoning: { relation: equation.split(' ').at(-1), distance: null } },
    ]);
  });

  test('halle.completion, halle.difference: a third piece adds to the product or is taken from it', () => {
    const pieces = { d5: 'C6', c9: 'C4', d9: 't20', h16: 's66' };
    const both = { completion: 'yes', difference: 'yes' };
    const assaults = (options: Record<string, string>, victim: string) =>
      against('halle-advanced', { ...pieces, d9: victim }, 'd9', options)
        .filter(({ kind }) => kind === 'assault')
        .map(({ equation, by, reckoning }) => [equation, by.join(), reckoning?.attackers.join()]);
    expect(assaults(both, 't20')).toEqual([['6 × 4 − 4 = 20', 'c9,d5', '6,-4']]);
    expect(assaults({ completion: 'yes' }, 't20')).toEqual([]);
    expect(assaults({ completion: 'yes' }, 's28')).toEqual([['6 × 4 + 4 = 28', 'c9,d5', '6,4']]);
    expect(assaults({}, 's28')).toEqual([]);
    // 64 ÷ 4 is 16, and 4 less or more is 12 or 20.
    const divided = (victim: string, options: Record<string, string>) =>
      against('halle-advanced', { ...pieces, d5: 'C64', d9: victim }, 'd9', options)
        .filter(({ kind }) => kind === 'assault')
        .map(({ equation }) => equation);
    expect(divided('t12', both)).toEqual(['64 ÷ 4 − 4 = 12']);
    expect(divided('t20', both)).toEqual(['64 ÷ 4 + 4 = 20']);
    expect(divided('t16', both)).toEqual(['64 ÷ 4 = 16']);
    expect(divided('t16', { completion: 'yes' })).toEqual([]);
  });

  test('halle.insidiae: both beside a victim are one’s own, whatever the numbers of others would make', () => {
    // Another victim has two beside it whose numbers do not agree with its own.
    const apart = { f3: 'C2', g3: 's28', h3: 'C6', a1: 'S15', h16: 's361' };
    const ambushes = (pieces: Pieces) =>
      against('halle-advanced', { ...apart, ...pieces, d6: 't12' }, 'd6')
        .filter(({ kind }) => kind === 'ambush')
        .map(({ by }) => by.join());
    expect(ambushes({ c6: 'C4', e6: 'C8' })).toEqual(['c6,e6']);
    expect(ambushes({ d5: 'C4', d7: 'C8' })).toEqual(['d5,d7']);
    for (const [one, other] of [
      ['c6', 'e6'],
      ['e6', 'c6'],
      ['d5', 'd7'],
      ['d7', 'd5'],
    ] as const) {
      expect(ambushes({ [one]: 'C4', [other]: 'c3' })).toEqual([]);
      expect(ambushes({ [one]: 'C4', [other]: 'c8' })).toEqual([]);
      expect(ambushes({ [one]: 'C6' })).toEqual([]);
      expect(ambushes({ [one]: 'T6' })).toEqual([]);
    }
    expect(ambushes({ c6: 'C4', d7: 'C8' })).toEqual([]);
  });

  test('scholars.obsidio: a siege has besiegers and no equation', () => {
    const pieces = { a2: 'C2', b1: 'C4', a1: 'c3', h16: 's28' };
    const siege = against('scholars', pieces, 'a1').find(({ kind }) => kind === 'siege');
    expect(siege).toEqual({ kind: 'siege', by: ['a2', 'b1'], equation: null, reckoning: null });
  });
});

describe('why, in worked cases', () => {
  const failuresOf = (id: string, text: string, square: string, clause: string) =>
    why(parsePosition(rulesOf(id), text), square).kinds.find((each) => each.clause === clause)?.failures ??
    [];

  test('boutin.rencontre: an equal that is blocked, out of reach, or not equal', () => {
    const blocked = rithmomachia(16, 'e', { d4: 'T25', d5: 'C2', d6: 'c25', a16: 's28' });
    expect(failuresOf('boutin', blocked, 'd6', 'boutin.rencontre')).toEqual([
      { condition: 'blocked', by: ['d4'], equation: '25 = 25', missing: [{ square: 'd4', blockedAt: 'd5' }] },
    ]);
    const far = rithmomachia(16, 'e', { d4: 'T25', d7: 'c25', a16: 's28' });
    expect(failuresOf('boutin', far, 'd7', 'boutin.rencontre')).toEqual([
      {
        condition: 'out-of-reach',
        by: ['d4'],
        equation: '25 = 25',
        missing: [{ square: 'd4', blockedAt: null }],
      },
    ]);
    const unequal = rithmomachia(16, 'e', { d4: 'T20', d6: 'c25', a16: 's28' });
    expect(failuresOf('boutin', unequal, 'd6', 'boutin.rencontre')).toEqual([
      { condition: 'relation', by: ['d4'], attackers: [20], victim: [25] },
    ]);
  });

  test('boutin.assaut: distance, line, and a piece between', () => {
    const near = rithmomachia(16, 'e', { d4: 'T6', d6: 't12', a16: 's28' });
    expect(failuresOf('boutin', near, 'd6', 'boutin.assaut')).toEqual([
      { condition: 'distance', by: ['d4'], equation: '6 × 2 = 12', found: 1, needed: 2 },
    ]);
    const between = rithmomachia(16, 'e', { d4: 'T6', d5: 's28', d7: 't12' });
    expect(failuresOf('boutin', between, 'd7', 'boutin.assaut')).toEqual([
      { condition: 'line-blocked', by: ['d4'], equation: '6 × 2 = 12', blockedAt: 'd5' },
    ]);
    const askew = rithmomachia(16, 'e', { d4: 'T6', e7: 't12', a16: 's28' });
    expect(failuresOf('boutin', askew, 'e7', 'boutin.assaut')).toEqual([
      { condition: 'not-in-line', by: ['d4'], equation: '6 × 2 = 12', needed: 2 },
    ]);
  });

  test('halle.eruptio: no distance is asked for that the board does not have', () => {
    // 2 × 15 = 30, on a board with 12 ranks.
    const far = rithmomachia(12, 'e', { e3: 'C2', e12: 't30' });
    expect(failuresOf('halle-beginner', far, 'e12', 'halle.eruptio')).toEqual([
      { condition: 'relation', by: ['e3'], attackers: [2], victim: [30] },
    ]);
  });

  test('boutin.assaut: nor one that no line to the square has', () => {
    // 2 × 8 = 16 needs nine steps; from d8 the longest line goes eight steps, to d16.
    const middle = rithmomachia(16, 'e', { d4: 'C2', d8: 'c16', a16: 's28' });
    expect(failuresOf('boutin', middle, 'd8', 'boutin.assaut')).toEqual([
      { condition: 'relation', by: ['d4'], attackers: [2], victim: [16] },
    ]);
    const lower = rithmomachia(16, 'e', { d4: 'C2', d7: 'c16', a16: 's28' });
    expect(failuresOf('boutin', lower, 'd7', 'boutin.assaut')).toEqual([
      { condition: 'distance', by: ['d4'], equation: '2 × 8 = 16', found: 2, needed: 8 },
    ]);
  });

  test('halle.two-stages: an attack that stands is not yet a capture', () => {
    const text = rithmomachia(16, 'e', { c3: 'C6', c8: 't30', h16: 's28' });
    const [eruptio] = why(parsePosition(rulesOf('halle-advanced'), text), 'c8').kinds;
    expect(eruptio).toMatchObject({
      stands: true,
      failures: [{ condition: 'not-yet', clause: 'halle.two-stages' }],
    });
    const marked = rithmomachia(16, 'o', { c3: 'C6', c8: 't30', h16: 's28' }, { marks: 'c8' });
    expect(why(parsePosition(rulesOf('halle-advanced'), marked), 'c8').kinds[0]).toMatchObject({
      stands: true,
      failures: [],
    });
  });

  test('halle.completion: a third piece that would complete is not forgotten', () => {
    const text = rithmomachia(16, 'e', { d5: 'C6', c9: 'C4', d9: 's28', h16: 's66' });
    const rules = rulesOf('halle-advanced', { completion: 'yes' });
    const [eruptio] = why(parsePosition(rules, text), 'd9').kinds;
    expect(eruptio?.stands).toBe(true);
    expect(eruptio?.captures.map(({ equation }) => equation)).toContain('6 × 4 + 4 = 28');
  });

  test('scholars.obsidio: where a piece can still go', () => {
    const text = rithmomachia(16, 'e', { a2: 'C2', a1: 'c3', h16: 's28' });
    expect(failuresOf('scholars', text, 'a1', 'scholars.obsidio')).toEqual([
      { condition: 'free', squares: ['b1'] },
    ]);
  });
});
