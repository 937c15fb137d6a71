import { describe, expect, it } from 'vitest';
import { resultOf } from '@calculi/rules';
import { placeOf } from '../src/board/geometry.ts';
import { drawHarmony } from '../src/game/drawing.ts';
import { makeBoardView } from '../src/game/scene.ts';
import { loadTexts } from '../src/i18n/languages.ts';
import {
  cutView,
  figureScene,
  figureWindow,
  firstFigure,
  isPrinted,
  playInFigure,
  printedFigure,
  stepFigure,
} from '../src/prose/figure.ts';
import type { Figure } from '../src/prose/figure.ts';
import { numberFigures } from '../src/prose/numbering.ts';
import { loadPage, RULE_SET_IDS } from '../src/reading/index.ts';
import type { Diagram, RuleSetId } from '../src/reading/index.ts';

const diagramsOf = async (id: RuleSetId): Promise<Diagram[]> =>
  (await loadPage('en', id)).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'diagram' ? [block.diagram] : [])),
  );

it('draws what its caption names, and everything once the reader plays on', async () => {
  const diagram = (await diagramsOf('halle-beginner')).find(({ id }) => id === 'eruptio')!;
  const { board } = printedFigure(diagram).position.rules.ruleSet;
  const layout = { ...board, lies: false, flipped: false };
  const rows = (named: string[], figure = printedFigure(diagram)) => {
    const { top, bottom } = figureWindow(figure, new Set(named), layout);
    return bottom - top;
  };
  expect(rows([])).toBe(7);
  expect(rows(['s28'])).toBe(8);
  const [action] = figureScene(printedFigure(diagram)).actions;
  expect(rows([], playInFigure(printedFigure(diagram), action!))).toBe(12);
});

const upright = (figure: Figure) => ({ ...figure.position.rules.ruleSet.board, lies: false, flipped: false });

it('shows nothing of what stands beyond a cut', async () => {
  const texts = await loadTexts('en');
  const diagram = (await diagramsOf('halle-beginner')).find(({ id }) => id === 'eruptio')!;
  const printed = printedFigure(diagram);
  const window = figureWindow(printed, new Set(), upright(printed));
  const whole = makeBoardView({ ...figureScene(printed), lies: false, flipped: false }, texts);
  const rows = cutView(whole, window).pieces.map(({ square }) => placeOf(whole, square).row);
  expect(rows.length).toBeLessThan(whole.pieces.length);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(window.top);
  expect(Math.max(...rows)).toBeLessThan(window.bottom);
});

it('rules a square of four from term to term', async () => {
  const diagram = (await diagramsOf('boutin')).find(({ id }) => id === 'excellent')!;
  const lines = drawHarmony(figureScene(printedFigure(diagram)).harmony!);
  expect(lines.map(({ from, to }) => `${from} ${to}`)).toEqual(['c9 c11', 'c11 a11', 'a11 a9']);
});

describe.each(RULE_SET_IDS)('figures of %s', (id) => {
  it('are printed, played step by step to the same end, and drawn within the board', async () => {
    for (const diagram of await diagramsOf(id)) {
      const printed = printedFigure(diagram);
      expect(isPrinted(printed)).toBe(true);
      let figure = firstFigure(diagram);
      while (!isPrinted(figure)) figure = stepFigure(figure);
      expect(figure.position.cells).toEqual(printed.position.cells);
      const { board } = printed.position.rules.ruleSet;
      const { top, bottom } = figureWindow(printed, new Set(), { ...board, lies: false, flipped: false });
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(board.ranks);
      expect(bottom).toBeGreaterThan(top);
    }
  });

  it('show every term of a harmony that wins, with the rule through it', async () => {
    for (const diagram of await diagramsOf(id)) {
      const printed = printedFigure(diagram);
      const victory = resultOf(printed.position)?.victory;
      if (victory?.kind !== 'harmony') continue;
      const layout = upright(printed);
      const { top, bottom } = figureWindow(printed, new Set(), layout);
      const hidden = victory.squares.filter((square) => {
        const { row } = placeOf(layout, square);
        return row < top || row >= bottom;
      });
      expect(hidden).toEqual([]);
      expect(figureScene(printed).harmony?.squares).toEqual(victory.squares);
    }
  });

  it('let the reader go another way', async () => {
    const [diagram] = await diagramsOf(id);
    const first = firstFigure(diagram!);
    const [action] = figureScene(first).actions;
    const played = playInFigure(first, action!);
    expect(played.played).toBeNull();
    expect(played.effects.length).toBeGreaterThan(0);
    expect(stepFigure(played)).toBe(played);
  });

  it('are numbered through the page', async () => {
    const page = await loadPage('en', id);
    const last = numberFigures(page).at(-1);
    const here = last?.section.blocks.filter(({ type }) => type === 'diagram').length ?? 0;
    expect((last?.firstFigure ?? 1) + here - 1).toBe((await diagramsOf(id)).length);
  });
});
