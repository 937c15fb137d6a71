import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { moves, open, press, squareOf, TWO_CAPTURES } from './table.ts';

const PHONE = { width: 360, height: 640 };

/** A finger on a square that does not move, until it is let go. */
const touch = async (page: Page, square: string): Promise<() => Promise<void>> => {
  const { x, y, width, height } = (await squareOf(page, square).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return async () =>
    void (await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
};

const inspector = (page: Page): Locator => page.getByRole('region', { name: 'pyramid' });

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('shows what a pyramid is made of after a long press, and moves pieces by taps', async ({ page }) => {
    await open(page, '#/play/halle-beginner?against=beside');
    const letGo = await touch(page, 'a12');
    await expect(inspector(page)).toContainText('190');
    await letGo();
    await expect(inspector(page)).toBeVisible();
    await inspector(page).getByRole('button', { name: 'Close' }).click();
    await squareOf(page, 'd2').tap({ force: true });
    await squareOf(page, 'd3').tap({ force: true });
    await expect(squareOf(page, 'd3')).toHaveAccessibleName(/even round 4/);
  });

  test('shows at the end of a game who won, and the harmony above it', async ({ page }) => {
    const position = '8/8/8/2,C16,T20,4/8/8/3,T12,4/8/8/8/8/8/8/8/8/6,p36+25,1_e_-/-_-_46';
    await open(page, `#/play/glorious?against=beside&position=${position}`);
    await press(page, 'd10', 'c12');
    await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
    const { y: top } = (await page.locator('.result').boundingBox())!;
    for (const square of ['c12', 'c13', 'd13'])
      await expect
        .poll(async () => {
          const { y, height } = (await squareOf(page, square).boundingBox())!;
          return y >= 0 && y + height <= top;
        })
        .toBe(true);
  });

  test('shows all that a tap can mean above the bar', async ({ page }) => {
    const position = '8/8/8/8/c9,7/8/8/8/8/8/8/8/8/3,P36+25+16+9+4+1,4/8/8_e_-/-_-_0';
    await open(page, `#/play/glorious?against=beside&position=${position}`);
    await press(page, 'd3', 'e4');
    const ways = page.locator('.caption .deeds button');
    await expect(ways).toHaveCount(3);
    const { y: bar } = (await page.locator('.bar').boundingBox())!;
    for (const way of await ways.all()) {
      const { y, height } = (await way.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(bar);
    }
  });

  test('brings a pyramid and where it or a layer may go above what it asks', async ({ page }) => {
    const held = 'c3,t12,s49,t56,c81,c7,c5,s28/C1,C4';
    const position = `8/8/8/8/8/8/8/8/8/8/8/8/8/2,c9,4,t30/3,P36+25+16+9,4/C2,7_e_${held}_-_30`;
    for (const size of [PHONE, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      await open(page, `#/play/glorious?against=beside&position=${position}`);
      await squareOf(page, 'd2').waitFor();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await press(page, 'd2', 'f1');
      await expect(page.locator('.caption .deeds button').first()).toBeVisible();
      await expect
        .poll(async () => {
          const { y: top } = (await page.locator('.explanation').boundingBox())!;
          const boxes = await Promise.all(['d2', 'f1'].map((each) => squareOf(page, each).boundingBox()));
          return boxes.every((box) => box!.y >= 0 && box!.y + box!.height <= top);
        })
        .toBe(true);
    }
  });

  test('draws the board before it can be played on, and in the same place', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[][] = [];
      const look = (): void => {
        const board = document.querySelector('svg.board');
        if (board) seen.push([board.role ?? '', JSON.stringify(board.getBoundingClientRect())]);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    for (const id of ['halle-beginner', 'boutin']) {
      await page.goto('about:blank');
      await open(page, `#/play/${id}?against=beside`);
      await squareOf(page, 'd2').waitFor();
      const seen = await page.evaluate(() => (window as unknown as { seen: string[][] }).seen);
      expect(new Set(seen.map(([role]) => role))).toEqual(new Set(['img', 'grid']));
      expect(new Set(seen.map(([, place]) => place)).size).toBe(1);
    }
  });

  test('keeps what can be taken in sight, whatever the board hides', async ({ page }) => {
    await open(page, TWO_CAPTURES);
    await press(page, 'a3', 'b4');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Take 16' })).toBeInViewport({ ratio: 1 });
  });

  test('brings all that can be taken above what is said of one of them', async ({ page }) => {
    await open(page, TWO_CAPTURES.replace('beside', 'beside&as=even'));
    await press(page, 'a3', 'b4');
    const caption = page.locator('.explanation:has(.offered)');
    await expect(caption).toBeVisible();
    // Whichever of the two is told of: b2 is the lower one.
    for (const name of [/Take 16/, /Take 30/]) {
      await page.locator('.others button').waitFor();
      if (!(await page.getByRole('button', { name }).isVisible()))
        await page.locator('.others button').first().click();
      await expect(page.getByRole('button', { name })).toBeVisible();
      await expect
        .poll(async () => {
          const [below, top] = [await squareOf(page, 'b2').boundingBox(), await caption.boundingBox()];
          return below!.y + below!.height <= top!.y;
        })
        .toBe(true);
    }
  });

  test('brings it there even before the bar has come', async ({ page }) => {
    const held: Route[] = [];
    await page.route(/assets\/Bar-.*\.js$/, (route) => void held.push(route));
    await open(page, TWO_CAPTURES);
    await press(page, 'a3', 'b4');
    const caption = page.locator('.explanation:has(.offered)');
    const isBehind = async (): Promise<boolean> => {
      const [below, above] = [await squareOf(page, 'b2').boundingBox(), await caption.boundingBox()];
      return below!.y + below!.height > above!.y;
    };
    await expect.poll(isBehind).toBe(false);
    await Promise.all(held.map((route) => route.continue()));
    await page.locator('.bar').waitFor();
    expect(await isBehind()).toBe(false);
  });

  test('leaves the page where it is after a button that goes when it is tapped', async ({ page }) => {
    await open(page, TWO_CAPTURES);
    await press(page, 'a3', 'b4');
    const done = page.getByRole('button', { name: 'End the turn' });
    await done.waitFor();
    await page.setViewportSize({ width: 360, height: 400 });
    // What can be taken may still be brought into view.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForTimeout(200);
        return page.evaluate(() => scrollY);
      })
      .toBe(0);
    await done.tap();
    await expect(page.locator('.board [role="gridcell"]:focus')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const id of ['boutin', 'halle-beginner'])
    test(`says below the board of ${id} what can be done, above the bar`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, `#/play/${id}?against=beside`);
      const sentence = (await page.getByText('Choose a piece to see where it can go.').boundingBox())!;
      const bar = (await page.getByRole('group', { name: 'Tools' }).boundingBox())!;
      const board = (await page.getByRole('grid').boundingBox())!;
      expect(sentence.y).toBeGreaterThanOrEqual(board.y + board.height);
      expect(sentence.y + sentence.height).toBeLessThanOrEqual(bar.y);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
    });

  test('has room for many prisoners beside a tall board', async ({ page }) => {
    const held = 'C2,C4,C4,C6,C8,C16,C36,C64,T6,T9,T25,T42,T49,T72,T81,S15,S25,S45,S81,S153,S169';
    const board = '8/8/8/8/8/8/8/8/3,t16,4/8/8/8/8/8/8/2,S289,5';
    await open(page, `#/play/boutin?against=beside&position=${board}_e_-/${held}_-_40`);
    await expect(page.locator('.tray .held')).toHaveCount(21);
    const { y } = (await page.getByRole('grid').boundingBox())!;
    expect(y).toBeLessThan(PHONE.height / 4);
    await page.locator('.tray .held').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.tray .held').last()).toBeInViewport();
  });

  for (const size of [PHONE, { width: 390, height: 844 }, { width: 844, height: 390 }])
    test(`has prisoners that may enter large enough for a finger, at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const held = 'c3,c5,c7,c9,c25,c81,t12,t36,t56,t64,t90,t100,s28,s49,s120,s121';
      await open(page, TWO_CAPTURES.replace('_e_-', `_e_${held}`));
      const pieces = page.locator('.tray button');
      await expect(pieces).toHaveCount(16);
      const sizes = await pieces.evaluateAll((all) =>
        all.flatMap(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
      const board = (await page.getByRole('grid').boundingBox())!;
      expect(board.y).toBeLessThan(60);
      if (size.height === 844) expect(board.y + board.height).toBeLessThan(size.height);
      await pieces.last().tap();
      await expect(pieces.last()).toHaveAttribute('aria-pressed', 'true');
    });

  test('has the pieces of the sandbox at hand beside the top of the board', async ({ page }) => {
    await open(page, '#/sandbox/boutin');
    await page.evaluate(() => scrollTo(0, 0));
    const piece = page.getByRole('button', { name: 'round: the 2', exact: true });
    await expect(piece).toBeInViewport({ ratio: 1 });
    await piece.tap();
    await squareOf(page, 'd12').tap({ force: true });
    await expect(squareOf(page, 'd12')).toHaveAccessibleName(/even round 2/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'de' });

  test('says in full what a turn asks for, without moving the board', async ({ page }) => {
    await open(page, '#/play/latrunculi-seneca?against=beside');
    const before = await page.getByRole('grid').boundingBox();
    const bound = '8/8/8/8/2,B,w,B,3/8/8/4,B,2,W_b_0/0_-_40_0/0_-/-_0';
    await open(page, `#/play/latrunculi-seneca?as=black&against=computer-2&position=${bound}`);
    const said = page.locator('.said');
    await expect(said).toHaveText('Ihr Zug 41 · nehmen Sie zuerst einen festgesetzten Stein');
    const isCut = await said.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    );
    expect(isCut).toBe(false);
    expect(await page.getByRole('grid').boundingBox()).toEqual(before);
  });
});

test('shows what a pyramid is made of by keyboard', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await squareOf(page, 'g1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('i');
  await expect(inspector(page)).toContainText('91');
  await squareOf(page, 'd2').focus();
  await page.keyboard.press('i');
  await expect(inspector(page)).toHaveCount(0);
});

test('lays a tall board down and stands it up, and remembers it', async ({ page }) => {
  // While a layout is loaded for the first time there may be no board for a moment.
  const stance = async (): Promise<string | null> => {
    const box = await page.getByRole('grid').boundingBox();
    return box && (box.width > box.height ? 'lying' : 'upright');
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#/play/boutin?against=beside');
  await expect.poll(stance).toBe('lying');
  await page.getByRole('button', { name: 'Stand board up' }).click();
  await expect.poll(stance).toBe('upright');
  await press(page, 'd4', 'e5');
  await expect(moves(page)).toContainText('d4–e5');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Lay board down' })).toBeVisible();
  await expect.poll(stance).toBe('upright');
  await page.getByRole('button', { name: 'Lay board down' }).click();
  await expect.poll(stance).toBe('lying');
  await open(page, '#/play/halle-beginner?against=beside');
  await expect(page.getByRole('button', { name: /Stand board up|Lay board down/ })).toHaveCount(0);
});

test.describe('on an ordinary laptop', () => {
  const HELD = 'c3,c5,c7,c9,c81,t12,t56,s28,s49';
  test.use({ viewport: { width: 1280, height: 720 } });

  test('has what ends a turn in view below a board that lies, however many prisoners there are', async ({
    page,
  }) => {
    await open(page, TWO_CAPTURES.replace('_e_-', `_e_${HELD}`));
    await press(page, 'a3', 'b4');
    for (const [width, height] of [
      [1280, 720],
      [1366, 650],
      [1280, 800],
      [1440, 760],
      [1536, 730],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: 'End the turn' })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('has it in view beside a board that stands, whatever is open', async ({ page }) => {
    await open(page, TWO_CAPTURES);
    await page.getByRole('button', { name: 'Stand board up' }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText('power');
    await press(page, 'a3', 'b4');
    await expect(page.getByRole('button', { name: 'End the turn' })).toBeInViewport({ ratio: 1 });
  });

  test('shows a panel that is opened beside a decision', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    await open(page, TWO_CAPTURES);
    await page.getByRole('button', { name: 'Stand board up' }).click();
    await press(page, 'a3', 'b4');
    await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
    await page.getByRole('button', { name: 'Aids' }).click();
    await expect(page.getByRole('region', { name: 'Aids' })).toBeInViewport({ ratio: 0.9 });
  });

  test('scrolls to what ends a turn where a window is too low for it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 540 });
    await open(page, TWO_CAPTURES);
    await press(page, 'a3', 'b4');
    await expect(page.getByRole('button', { name: 'End the turn' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  const SIZES = { 'halle-beginner': 46, 'halle-advanced': 39, boutin: 39, 'latrunculi-piso': 46 };
  for (const [id, least] of Object.entries(SIZES))
    test(`shows all of the board of ${id}, with large squares`, async ({ page }) => {
      await open(page, `#/play/${id}?against=beside`);
      const { width } = (await squareOf(page, 'a1').boundingBox())!;
      expect(width).toBeGreaterThanOrEqual(least);
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390);
    });

  test('offers captures and opens panels beside the board', async ({ page }) => {
    await open(page, TWO_CAPTURES);
    await press(page, 'a3', 'b4');
    const take = page.getByRole('button', { name: 'Take 16' });
    await expect(take).toBeInViewport({ ratio: 1 });
    const board = (await page.getByRole('grid').boundingBox())!;
    expect((await take.boundingBox())!.x).toBeGreaterThan(board.x + board.width);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Moves' }).click();
    const sheet = (await moves(page).boundingBox())!;
    expect(sheet.x).toBeGreaterThanOrEqual(board.x + board.width);
  });
});
