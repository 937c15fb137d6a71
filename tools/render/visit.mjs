// One visit of a page with a phone: nothing kept from before, a slow processor, a network of some distance.

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const PATIENCE = 60_000;

/**
 * Runs in the page: notes when what was waited for has been drawn, which is after the frame that follows its coming
 * into the document.
 */
const watchFor = (selector) => {
  const seen = () => {
    if (document.querySelector(selector) === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('shown');
      port2.postMessage(null);
    });
  };
  const watcher = new MutationObserver(seen);
  watcher.observe(document, { childList: true, subtree: true });
};

/** Runs in the page: milliseconds since the visit began. */
const readTimes = () => ({
  first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  shown: performance.getEntriesByName('shown')[0].startTime,
});

/** Milliseconds until something is drawn, `first`, and until what the page is opened for is, `shown`. */
export const visit = async (browser, address, locale, selector) => {
  const context = await browser.newContext({ ...PHONE, locale, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchFor, selector);
    await page.goto(address);
    await page.waitForFunction(
      () => performance.getEntriesByName('shown').length + performance.getEntriesByType('paint').length >= 3,
      null,
      { timeout: PATIENCE },
    );
    return await page.evaluate(readTimes);
  } finally {
    await context.close();
  }
};
