// A browser without a window, driven over a pipe: enough to open a page and photograph a part of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-component-update',
  '--disable-background-networking',
  '--no-first-run',
  '--hide-scrollbars',
  '--remote-debugging-pipe',
];

/** Starts the browser at `program`; the answer opens pages and ends it. */
export async function openBrowser(program) {
  const profile = mkdtempSync(join(tmpdir(), 'calculi-browser-'));
  const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  await once(child, 'spawn');
  const send = connect(child.stdio[3], child.stdio[4]);
  return {
    openPage: (url, view) => openPage(send, url, view),
    async close() {
      const ended = once(child, 'exit');
      await send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Messages are JSON with a zero byte after each; answers carry the id of what they answer. */
function connect(output, input) {
  const waiting = new Map();
  let unread = '';
  let lastId = 0;
  input.setEncoding('utf8').on('data', (text) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop();
    for (const { id, result, error } of messages.map((each) => JSON.parse(each))) {
      if (error) waiting.get(id)?.fail(new Error(error.message));
      else waiting.get(id)?.done(result);
      waiting.delete(id);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((done, fail) => {
      const id = ++lastId;
      waiting.set(id, { done, fail });
      output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}

async function openPage(send, url, { width, height, scale = 1, scheme = 'light' }) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method, params) => send(method, params, sessionId);
  const evaluate = async (expression) => {
    const { result } = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return result.value;
  };
  await ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  await ask('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  await ask('Page.navigate', { url });
  await waitFor(() => evaluate('document.readyState === "complete" && location.href !== "about:blank"'));
  await evaluate('document.fonts.ready.then(() => true)');
  return {
    evaluate,
    /** A PNG of what lies within `clip`, or of the whole page. */
    async photograph(clip) {
      const size =
        '({ x: 0, y: 0, width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })';
      const area = clip ?? (await evaluate(size));
      const { data } = await ask('Page.captureScreenshot', {
        clip: { ...area, scale: 1 },
        captureBeyondViewport: true,
      });
      return Buffer.from(data, 'base64');
    },
  };
}

async function waitFor(condition) {
  for (let tries = 0; tries < 200; tries++) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the page did not load');
}
