// One visit of a page with a phone: nothing kept from before, a slow processor, a network of some distance.

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const PATIENCE = 60_000;

/**
 * Runs in the page: notes when each of these has been drawn, which is after the frame that follows its coming into the
 * document.
 */
const watchFor = (selectors) => {
  const waiting = new Map(Object.entries(selectors));
  /** Before anything that the page itself has put off until then. */
  const soon = { priority: 'user-blocking' };
  const note = (name) =>
    requestAnimationFrame(() => void scheduler.postTask(() => performance.mark(name), soon));
  const watcher = new MutationObserver(() => {
    for (const [name, selector] of waiting)
      if (document.querySelector(selector) !== null) {
        waiting.delete(name);
        note(name);
      }
    if (waiting.size === 0) watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
};

const FIRST = 'first-contentful-paint';

/** Runs in the page: whether all has been noted. */
const hasAll = (names) => names.every((name) => performance.getEntriesByName(name).length > 0);

/** Runs in the page: milliseconds since the visit began. */
const readTimes = (names) => names.map((name) => performance.getEntriesByName(name)[0].startTime);

/** Milliseconds until something is drawn, `first`, and until each of `selectors` is. */
export const visit = async (browser, address, locale, selectors) => {
  const context = await browser.newContext({ ...PHONE, locale, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchFor, selectors);
    await page.goto(address);
    const names = [FIRST, ...Object.keys(selectors)];
    await page.waitForFunction(hasAll, names, { timeout: PATIENCE });
    const [first, ...others] = await page.evaluate(readTimes, names);
    return {
      first,
      ...Object.fromEntries(Object.keys(selectors).map((name, index) => [name, others[index]])),
    };
  } finally {
    await context.close();
  }
};
