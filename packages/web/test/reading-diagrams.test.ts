import { pieceAt, squareNames } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { diagramTargets, openDiagram, playDiagram } from '../src/reading/diagram.ts';
import type { Diagram, Shown } from '../src/reading/page.ts';
import { RULE_SET_IDS } from '../src/reading/page.ts';
import { roamingSquares } from '../src/reading/roam.ts';

const load = async (id: string): Promise<Diagram[]> => {
  const { diagrams } = (await import(`../src/reading/diagrams/${id}.ts`)) as {
    diagrams: Readonly<Record<string, Diagram>>;
  };
  return Object.values(diagrams);
};

const all = (await Promise.all(RULE_SET_IDS.map(load))).flat();
const cases = all.map((diagram) => [`${diagram.rules} ${diagram.id}`, diagram] as const);

/** What is shown, found in what the library says of the actions. */
const find = (diagram: Diagram, shown: Shown): unknown => {
  const { effects, result } = playDiagram(diagram);
  if (shown.effect === 'end') return result && { ...shown, reason: result.reason, winner: result.winner };
  if (shown.effect === 'victory') {
    const victory = result?.victory;
    const values = victory?.kind === 'harmony' ? [...victory.values].sort((a, b) => a - b) : [];
    return victory && { effect: 'victory', clause: victory.clause, values };
  }
  const effect = effects.find((each) => {
    const at = each.type === 'split' ? each.to : 'square' in each ? each.square : null;
    return each.type === shown.effect && at === shown.square;
  });
  if (effect?.type === 'release') return { effect: 'release', square: effect.square, clause: effect.clause };
  if (effect?.type === 'place') return { effect: 'place', square: effect.square };
  if (effect?.type === 'split') return { effect: 'split', square: effect.to };
  if (effect?.type !== 'take' && effect?.type !== 'mark' && effect?.type !== 'bind') return effect;
  const { square, kind, clause, equation } = effect;
  return { effect: effect.type, square, kind, clause, equation };
};

describe.each(cases)('%s', (_, diagram) => {
  it('is played by the rules and shows what it says', () => {
    const found = diagram.shows.map((shown) => find(diagram, shown));
    expect(found).toEqual(diagram.shows);
  });

  it('takes, marks and binds nothing else', () => {
    const { effects, result } = playDiagram(diagram);
    const count = (type: string) => diagram.shows.filter(({ effect }) => effect === type).length;
    for (const type of ['take', 'mark', 'bind', 'release'])
      expect([type, effects.filter((each) => each.type === type).length]).toEqual([type, count(type)]);
    expect(result !== null).toBe(count('victory') + count('end') > 0);
  });

  it('names squares of its board, and pieces where it needs them', () => {
    const position = openDiagram(diagram);
    const names = squareNames(position.rules.ruleSet.board);
    expect(names).toEqual(expect.arrayContaining([...diagram.highlight]));
    const { select, roams } = diagram;
    expect(diagramTargets(diagram).length > 0).toBe(select !== null);
    expect(roams === null || pieceAt(position, roams) !== null).toBe(true);
    expect(roams === null || roamingSquares(diagram).includes(roams)).toBe(true);
  });
});

describe('what captions say of moves', () => {
  const targets = (rules: string, id: string): string[] =>
    diagramTargets(all.find((each) => each.rules === rules && each.id === id)!).sort();

  it.each([
    ['halle-beginner', 'triangle', ['b5', 'c4', 'c6', 'd3', 'e4', 'e6', 'f5']],
    ['latrunculi-seneca', 'step', ['c4', 'd3']],
    ['latrunculi-seneca', 'chain', ['a2', 'c1', 'e1']],
    ['latrunculi-piso', 'back-and-forth', ['b3', 'c2', 'd3']],
  ])('%s %s', (rules, id, squares) => {
    expect(targets(rules, id)).toEqual(squares);
  });

  it('squares and triangles of de Boissière have four slides and eight leaps', () => {
    expect(targets('boutin', 'triangle')).toHaveLength(12);
    expect(targets('boutin', 'square')).toHaveLength(12);
  });
});
