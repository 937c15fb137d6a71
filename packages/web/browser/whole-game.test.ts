import type { Action, Game } from '@calculi/rules';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from './table.ts';

/** One whole game from the empty board: the person's turns are chosen by the library and typed. */

// Ten turns of each side without a capture end the game; then the captures decide.
const PISO = '#/play/latrunculi-piso?as=black&against=computer-1&quiet=20';
const SIDE = 'black';
const MOST_TURNS = 300;

const loadLibrary = () => import('@calculi/rules');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** The game as the page keeps it after every action. */
const readGame = async (page: Page, { playAction }: Library, start: Game): Promise<Game | null> => {
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('calculi/game/'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (stored === null) return null;
  return (JSON.parse(stored) as { actions: string[] }).actions.reduce<Game>(playAction, start);
};

/** A capture where one is legal, else a move or a place that is not always the same. */
const chooseAction = ({ legalActions, play }: Library, { position }: Game, count: number): Action => {
  const legal = legalActions(position);
  const takes = (action: Action): boolean =>
    play(position, action).effects.some(({ type }) => type === 'take');
  return legal.find(takes) ?? legal[(count * 7) % legal.length]!;
};

test('plays Piso from the empty board to its end by the rules', async ({ page }) => {
  test.setTimeout(180_000);
  const library = await loadLibrary();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PISO);
  await page.getByRole('button', { name: 'Aids' }).click();
  const field = page.getByLabel('Type a move');
  const start = library.newGame(library.compile(library.latrunculiPiso, { quiet: 20 }));
  let game = start;
  for (let turn = 0; turn < MOST_TURNS && !game.result; turn++) {
    await field.fill(library.makeAction(chooseAction(library, game, turn)));
    await field.press('Enter');
    const before = game.actions.length;
    await expect
      .poll(
        async () => {
          game = (await readGame(page, library, start)) ?? game;
          return (
            game.actions.length > before &&
            (game.result !== null || library.sideToPlay(game.position) === SIDE)
          );
        },
        { intervals: [50] },
      )
      .toBe(true);
  }
  const { result } = game;
  const title = result?.winner ? `${result.winner === SIDE ? 'Black' : 'White'} wins` : 'Draw';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(game.actions.length).toBeGreaterThan(40);
});
