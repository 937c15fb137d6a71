import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test as plain } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serveFolder } from '../../../tools/lib/static.mjs';
import { faultsOf, widthOf } from './faults.ts';
import { GameServer } from './server.ts';
import { moves, press, squareOf } from './table.ts';

/** Games between two browsers, through the real server. */

const test = plain.extend<{ players: readonly [Page, Page] }, { server: GameServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the way in which Playwright is told that nothing is needed
    async ({}, use) => {
      const server = new GameServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  players: async ({ browser }, use) => {
    const pages = [await newPage(browser), await newPage(browser)] as const;
    await use(pages);
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

const newPage = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> =>
  (await browser.newContext({ locale: 'en', serviceWorkers: 'block', ...options })).newPage();

/** Sets up a game and says where it is. */
const create = async (page: Page, server: GameServer, proposal: string): Promise<string> => {
  await page.goto(`${server.url}#/online/new/${proposal}`);
  await page.waitForURL(/#\/online\/[\w-]{10}$/);
  await expect(statusOf(page)).toHaveText('Waiting for the other side');
  return page.url();
};

/** A game in which both sit at the board. */
const begin = async (
  [first, second]: readonly [Page, Page],
  server: GameServer,
  proposal: string,
): Promise<string> => {
  const link = await create(first, server, proposal);
  await second.goto(link);
  await expect(second.locator('.player').first()).toContainText('here');
  await expect(statusOf(first)).toContainText('turn 1');
  return link;
};

const statusOf = (page: Page) => page.locator('.status');

/** Cuts the sockets of a page and lets no new ones through until it is called off. */
const cutOff = async (context: BrowserContext): Promise<() => Promise<void>> => {
  await context.setOffline(true);
  return () => context.setOffline(false);
};

/** The file of the game that the page saves. */
const savedGame = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Hand on' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Game file' }).click();
  return readFile(await (await saving).path(), 'utf8');
};

const PISO = 'latrunculi-piso?as=black&against=link';
/** One capture wins. */
const SHORT =
  'boutin?as=even&against=link&victory=corps&pieces=1&position=8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6_e_-/-_-_0';

test('leads from the start page to a game by link, played to its end by the rules', async ({
  players,
  server,
}) => {
  const [even, odd] = players;
  await even.goto(`${server.url}#/start/${SHORT}`);
  await expect(even.getByLabel('Someone by link')).toBeChecked();
  await even.getByRole('link', { name: 'Begin', exact: true }).click();
  await even.waitForURL(/#\/online\/[\w-]{10}$/);
  const link = await even.getByLabel('Link for the other side').inputValue();
  expect(link).toBe(even.url());
  await odd.goto(link);
  await expect(statusOf(even)).toContainText('Your turn 1');
  await expect(even.getByLabel('Link for the other side')).toHaveCount(0);
  await press(even, 'a3', 'b4');
  await even.getByRole('button', { name: 'Take 16' }).click();
  await even.getByRole('button', { name: 'End the turn' }).click();
  for (const page of players) {
    await expect(page.getByRole('heading', { name: 'Even wins' })).toBeVisible();
    await expect(page.getByText('By plunder: 1 piece, sum 16, 2 digits.')).toBeVisible();
  }
  await even.reload();
  await expect(even.getByRole('heading', { name: 'Even wins' })).toBeVisible();
  await odd.getByRole('button', { name: 'Review' }).first().click();
  await expect(odd.getByRole('region', { name: 'Review' })).toBeVisible();
});

test('goes on after a lost connection in the middle of a turn, and sends it once', async ({
  players,
  server,
}) => {
  const [even, odd] = players;
  await begin(players, server, SHORT.replace('pieces=1', 'pieces=2'));
  await press(even, 'a3', 'b4');
  await expect(even.getByRole('button', { name: 'Take 16' })).toBeVisible();
  const restore = await cutOff(even.context());
  await expect(statusOf(even)).toHaveText('Connection lost');
  await expect(even.getByRole('alert')).toContainText('nothing that you have played is lost');
  await even.getByRole('button', { name: 'Take 16' }).click();
  await even.getByRole('button', { name: 'End the turn' }).click();
  await expect(squareOf(even, 'c3')).toHaveAccessibleName('c3, empty');
  await expect(squareOf(odd, 'c3')).toHaveAccessibleName(/odd triangle 16/);
  await restore();
  await expect(squareOf(odd, 'c3')).toHaveAccessibleName('c3, empty');
  await expect(statusOf(odd)).toContainText('Your turn 2');
  await expect(statusOf(even)).toContainText('Odd: turn 2');
  await expect(moves(odd).locator('tbody tr')).toHaveCount(1);
});

test('outlives a restart of the server and a reload in the middle of a turn', async ({ browser }) => {
  // A server that stops waits for connections that a browser has opened in advance and said nothing over.
  test.slow();
  const server = new GameServer();
  await server.start();
  const players = [await newPage(browser), await newPage(browser)] as const;
  try {
    const [even, odd] = players;
    await begin(players, server, SHORT.replace('pieces=1', 'pieces=2'));
    await press(even, 'a3', 'b4');
    await server.stop();
    await expect(statusOf(even)).toHaveText('Connection lost');
    await even.getByRole('button', { name: 'Take 16' }).click();
    await server.start();
    await expect(statusOf(even)).toContainText('Your turn 1');
    await even.reload();
    await expect(squareOf(even, 'b4')).toHaveAccessibleName(/even round 4/);
    await expect(squareOf(even, 'c3')).toHaveAccessibleName('c3, empty');
    await even.getByRole('button', { name: 'Undo step' }).click();
    await expect(squareOf(even, 'c3')).toHaveAccessibleName(/odd triangle 16/);
    await even.getByRole('button', { name: 'Take 16' }).click();
    await even.getByRole('button', { name: 'End the turn' }).click();
    await expect(statusOf(odd)).toContainText('Your turn 2');
    await expect(squareOf(odd, 'c3')).toHaveAccessibleName('c3, empty');
  } finally {
    await Promise.all(players.map((page) => page.context().close()));
    await server.end();
  }
});

test('takes a turn back when the other side allows it, and draws when both agree', async ({
  players,
  server,
}) => {
  const [black, white] = players;
  await begin(players, server, PISO);
  await press(black, 'd4');
  await expect(squareOf(white, 'd4')).toHaveAccessibleName('d4, black stone');
  await black.getByRole('button', { name: 'Take back' }).click();
  await expect(black.getByText('You have asked to take back your last turn.')).toBeVisible();
  await white.getByRole('button', { name: 'Decline' }).click();
  await expect(black.getByText('The other side does not allow it.')).toBeVisible();
  await press(white, 'e5');
  await expect(squareOf(black, 'e5')).toHaveAccessibleName('e5, white stone');
  await black.getByRole('button', { name: 'Take back' }).click();
  await white.getByRole('button', { name: 'Allow' }).click();
  await expect(squareOf(black, 'd4')).toHaveAccessibleName('d4, empty');
  await expect(statusOf(black)).toContainText('Your turn 1');
  await white.getByRole('button', { name: 'Offer draw' }).click();
  await black.getByRole('button', { name: 'Agree' }).click();
  for (const page of players) await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
});

test('ends when time is up', async ({ players, server }) => {
  const [black, white] = players;
  const secret = 'a-secret-of-22-characters-or-more';
  const created = await black.request.post(`${server.url}api/games`, {
    data: {
      agreement: {
        rules: 'latrunculi-piso@1',
        options: {},
        position: null,
        clock: { kind: 'minutes', minutes: 0.25, increment: 0 },
        aids: true,
        listed: false,
      },
      side: 'black',
      secret,
    },
  });
  const { id } = (await created.json()) as { id: string };
  // A device whose clock is an hour wrong shows the same time.
  await white.clock.install({ time: Date.now() + 3_600_000 });
  await black.goto(`${server.url}#/online/${id}?seat=${secret}`);
  await expect(black).toHaveURL(new RegExp(`#/online/${id}$`));
  await white.goto(`${server.url}#/online/${id}`);
  await expect(statusOf(black)).toContainText('Your turn 1');
  await press(black, 'd4');
  await expect(statusOf(white)).toContainText('Your turn 2');
  await expect(white.getByRole('timer', { name: 'Time of White' })).toContainText(/0:(1[0-5]|0)/);
  await expect(black.getByRole('heading', { name: 'Black wins' })).toBeVisible();
  await expect(white.getByText('Time is up.')).toBeVisible();
});

test('may be claimed when the other side has left for long', async ({ browser }) => {
  const server = new GameServer();
  await server.start();
  const players = [await newPage(browser), await newPage(browser)] as const;
  try {
    const [black, white] = players;
    await begin(players, server, PISO);
    await press(black, 'd4');
    await expect(statusOf(white)).toContainText('Your turn 2');
    await white.close();
    await expect(black.getByText(/The other side is away. In \d:\d\d you may claim the game./)).toBeVisible();
    await expect(black.locator('.player').first()).toContainText('away');
    server.skip(200_000);
    await black.getByRole('button', { name: 'Claim the win' }).click();
    await expect(black.getByRole('heading', { name: 'Black wins' })).toBeVisible();
    await expect(black.getByText('A player left and did not come back.')).toBeVisible();
    expect(await savedGame(black)).toContain('[Ending "black absence"]');
  } finally {
    await Promise.all(players.map((page) => page.context().close()));
    await server.end();
  }
});

test('is resigned, and played again with sides changed', async ({ players, server }) => {
  const [black, white] = players;
  const link = await begin(players, server, PISO);
  await press(black, 'd4');
  await expect(statusOf(white)).toContainText('Your turn 2');
  await white.getByRole('button', { name: 'Resign' }).click();
  await white.getByRole('button', { name: 'Yes' }).click();
  await expect(black.getByRole('heading', { name: 'Black wins' })).toBeVisible();
  await black.getByRole('button', { name: 'Play again, sides changed' }).click();
  await expect(white.getByText('The other side would play again.')).toBeVisible();
  await white.getByRole('button', { name: 'Play again, sides changed' }).click();
  await expect(black).not.toHaveURL(link);
  await expect(statusOf(white)).toContainText('Your turn 1');
  expect(white.url()).toBe(black.url());
  await press(white, 'c3');
  await expect(squareOf(black, 'c3')).toHaveAccessibleName('c3, black stone');
});

test('lets others look on, who cannot act', async ({ players, server, browser }) => {
  const [black] = players;
  const link = await begin(players, server, PISO);
  const watcher = await newPage(browser);
  await watcher.goto(link);
  await expect(watcher.getByText('Both seats are taken. You are looking on.')).toBeVisible();
  await expect(black.getByText('One person looks on.')).toBeVisible();
  await press(black, 'd4');
  await expect(squareOf(watcher, 'd4')).toHaveAccessibleName('d4, black stone');
  await press(watcher, 'e5');
  await expect(squareOf(watcher, 'e5')).toHaveAccessibleName('e5, empty');
  await expect(watcher.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await expect(watcher.getByRole('button', { name: 'Hint' })).toBeVisible();
  await watcher.context().close();
});

test('only watches where that is asked for', async ({ players, server }) => {
  const [black, other] = players;
  const link = await create(black, server, PISO);
  await other.goto(`${link}?watch`);
  await expect(other.getByText('You are looking on.')).toBeVisible();
  await expect(statusOf(black)).toHaveText('Waiting for the other side');
  await other.getByRole('link', { name: 'Take the free seat' }).click();
  await expect(statusOf(black)).toContainText('Your turn 1');
});

test('gives no seat to a wrong secret, and carries one to another device', async ({
  players,
  server,
  browser,
}) => {
  const [black] = players;
  const link = await begin(players, server, PISO);
  const device = await newPage(browser);
  await device.goto(`${link}?seat=this-is-not-the-secret-at-all`);
  await expect(device.getByRole('heading', { name: 'This is not your seat' })).toBeVisible();
  await device.getByRole('link', { name: 'Look on' }).click();
  await expect(device.getByText('You are looking on.')).toBeVisible();
  await black.getByRole('button', { name: 'Go on elsewhere' }).click();
  const seat = await black.getByLabel('Your seat').inputValue();
  await device.goto('about:blank');
  await device.goto(seat);
  await expect(device).toHaveURL(link);
  await press(device, 'd4');
  await expect(squareOf(black, 'd4')).toHaveAccessibleName('d4, black stone');
  await device.context().close();
});

test('plays what was chosen before the turn came, or drops it with a word', async ({ players, server }) => {
  const [black, white] = players;
  await begin(players, server, PISO);
  await press(white, 'e5');
  await expect(white.getByText('To be played next: e5')).toBeVisible();
  await white.getByRole('button', { name: 'Drop it' }).click();
  await expect(white.getByText('To be played next')).toHaveCount(0);
  await press(white, 'd4');
  await white.reload();
  await expect(white.getByText('To be played next: d4')).toBeVisible();
  await press(black, 'd4');
  await expect(white.getByText('What you had chosen to play next cannot be played now.')).toBeVisible();
  await press(white, 'e5');
  await expect(squareOf(black, 'e5')).toHaveAccessibleName('e5, white stone');
  await press(white, 'f6');
  await press(black, 'a1');
  await expect(squareOf(black, 'f6')).toHaveAccessibleName('f6, white stone');
});

test('is the same in two tabs of one player', async ({ players, server }) => {
  const [black, white] = players;
  const link = await begin(players, server, PISO);
  const tab = await black.context().newPage();
  await tab.goto(link);
  await expect(statusOf(tab)).toContainText('Your turn 1');
  await press(tab, 'd4');
  for (const page of [black, white, tab])
    await expect(squareOf(page, 'd4')).toHaveAccessibleName('d4, black stone');
  await press(white, 'e5');
  await press(black, 'c3');
  await expect(squareOf(tab, 'c3')).toHaveAccessibleName('c3, black stone');
});

test('says what the other side says, each in their language, and is called off before both have played', async ({
  server,
  browser,
}) => {
  const black = await newPage(browser);
  const white = await newPage(browser, { locale: 'de' });
  const link = await create(black, server, PISO);
  await white.goto(link);
  await white.getByRole('button', { name: 'Etwas sagen' }).click();
  await white.getByRole('button', { name: 'Auf eine gute Partie' }).click();
  await expect(black.getByText('White: “Have a good game”')).toBeVisible();
  await black.getByRole('button', { name: 'Call off' }).click();
  await black.getByRole('button', { name: 'Yes' }).click();
  await expect(black.getByRole('heading', { name: 'Called off' })).toBeVisible();
  await expect(white.getByRole('heading', { name: 'Abgebrochen' })).toBeVisible();
  await black.context().close();
  await white.context().close();
});

test('shows no aids where none were agreed on, and all of them afterwards', async ({ players, server }) => {
  const [even, odd] = players;
  await begin(players, server, `${SHORT}&aids=no`);
  await expect(even.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(even.getByRole('button', { name: 'Why?' })).toHaveCount(0);
  await expect(even.getByText('no aids')).toBeVisible();
  await odd.getByRole('button', { name: 'Resign' }).click();
  await odd.getByRole('button', { name: 'Yes' }).click();
  await expect(even.getByRole('button', { name: 'Why?' })).toBeVisible();
});

test('lists games that are open to all, and one’s own', async ({ players, server }) => {
  const [black, white] = players;
  await create(black, server, `${PISO}&listed=yes&clock=3d`);
  await white.goto(`${server.url}#/watch`);
  const waiting = white.locator('section', { hasText: 'Waiting for an opponent' });
  await expect(waiting).toContainText('White is free · 3 days a turn');
  await waiting.getByRole('link').first().click();
  await expect(statusOf(black)).toContainText('Your turn 1');
  await press(black, 'd4');
  await expect(statusOf(white)).toContainText('Your turn 2');
  await expect(white).toHaveTitle(/^Your turn · /);
  await white.goto(`${server.url}#/`);
  await expect(white.getByRole('link', { name: /Piso.*Your turn/s })).toBeVisible();
  await white.goto(`${server.url}#/games`);
  const own = white.locator('section', { hasText: 'With people far away' });
  await expect(own).toContainText('Your turn');
  await white.goto(`${server.url}#/watch`);
  await expect(white.locator('section', { hasText: 'Being played' })).toContainText('1 turn');
});

test('works on a phone, without a fault for those who hear or type', async ({ server, browser }) => {
  const size = { width: 360, height: 740 };
  const black = await newPage(browser, { viewport: size, hasTouch: true });
  const white = await newPage(browser, { viewport: size, hasTouch: true, colorScheme: 'dark' });
  const link = await create(black, server, `${PISO}&clock=10+5`);
  expect(await faultsOf(black)).toEqual([]);
  expect(await widthOf(black)).toBeLessThanOrEqual(size.width);
  await white.goto(link);
  await expect(statusOf(black)).toContainText('Your turn 1');
  await squareOf(black, 'd4').tap({ force: true });
  await expect(statusOf(white)).toContainText('Your turn 2');
  await white.getByRole('button', { name: 'More' }).click();
  await white.getByRole('button', { name: 'Offer draw' }).click();
  await expect(black.getByText('The other side offers a draw.')).toBeVisible();
  for (const page of [black, white]) {
    expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(size.width);
  }
  for (const address of ['#/watch', '#/games', '#/online/nosuchgame', '#/start/boutin?against=link']) {
    await black.goto(`${server.url}${address}`);
    await black.locator('main h1').first().waitFor();
    expect(await faultsOf(black)).toEqual([]);
    expect(await widthOf(black)).toBeLessThanOrEqual(size.width);
  }
  await black.context().close();
  await white.context().close();
});

test('says on a phone what can be done, above the bar', async ({ server, browser }) => {
  const size = { width: 360, height: 740 };
  const pages = [
    await newPage(browser, { viewport: size, locale: 'de' }),
    await newPage(browser, { viewport: size }),
  ] as const;
  for (const id of ['boutin', 'halle-beginner']) {
    await pages[0].goto(`${server.url}#/online/new/${id}?as=even&against=link`);
    await pages[0].waitForURL(/#\/online\/[\w-]{10}$/);
    await pages[1].goto(pages[0].url());
    await expect(statusOf(pages[0])).toHaveText('Ihr Zug 1');
    const sentence = pages[0].getByText('Wählen Sie einen Stein, um seine Züge zu sehen.');
    const bar = (await pages[0].getByRole('group', { name: 'Werkzeuge' }).boundingBox())!;
    const { y, height } = (await sentence.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
  await Promise.all(pages.map((page) => page.context().close()));
});

test('says on a static host that it needs a server, and offers other opponents', async ({ page }) => {
  const host = await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)), 8290);
  try {
    await page.goto(`http://localhost:${host.port}/#/`);
    await expect(page.getByLabel('Someone by link')).toBeDisabled();
    await expect(page.getByText('Needs a server, and none answers here.')).toBeVisible();
    for (const address of ['#/watch', '#/online/abcdefghij', '#/online/new/boutin?against=link']) {
      await page.goto(`http://localhost:${host.port}/${address}`);
      await expect(page.getByRole('heading', { name: 'There is no server here' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Play otherwise' }).click();
    await expect(page.getByRole('radio', { name: /^Computer/ })).toBeChecked();
  } finally {
    host.close();
  }
});

test('says what is wrong with a link', async ({ players, server }) => {
  const [page] = players;
  await page.goto(`${server.url}#/online/abcdefghij`);
  await expect(page.getByRole('heading', { name: 'There is no such game' })).toBeVisible();
  await page.goto(`${server.url}#/online/what`);
  await expect(page.getByRole('heading', { name: 'There is no such game' })).toBeVisible();
  await page.goto(`${server.url}?kiosk#/online/abcdefghij`);
  await expect(page.getByRole('heading', { name: 'This address leads nowhere' })).toBeVisible();
  await page.goto(`${server.url}#/online/new/boutin?against=link&position=nonsense`);
  await expect(page.getByRole('alert')).toContainText('The position in this link cannot be read');
});

test('says which clock of a link cannot be set, and sets the game up without it when asked to', async ({
  players,
  server,
}) => {
  const [page] = players;
  await page.goto(`${server.url}#/online/new?clock=99d`);
  await expect(page.getByRole('heading', { name: 'Not all of this link can be followed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('“clock=99d” in this link is not a clock');
  await expect(page.getByRole('alert')).toContainText('1 to 14 days');
  await page.getByRole('link', { name: 'Play otherwise' }).click();
  await expect(page.getByLabel('Someone by link')).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'Set it up like this' }).click();
  await page.waitForURL(/#\/online\/[\w-]{10}$/);
  await expect(statusOf(page)).toHaveText('Waiting for the other side');
});
