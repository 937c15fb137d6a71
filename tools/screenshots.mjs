// `node tools/screenshots.mjs`: photographs the preview page for the README. Needs Chromium (CHROMIUM names another
// program) and a built library, so it is no part of the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './lib/browser.mjs';
import { root } from './lib/workspace.mjs';
import { serve } from './preview/server.mjs';

const MARGIN = 24; // of paper around the board
const folder = join(root, 'docs', 'images');

const port = await serve(8090);
const browser = await openBrowser(process.env.CHROMIUM ?? 'chromium');
try {
  const page = await browser.openPage(`http://localhost:${port}/`, { width: 1440, height: 900, scale: 1.5 });
  const { x, y, width, height } = await page.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector('#boutin .lying').getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  })()`);
  // Above the board lies a rule of the page, which is not wanted in the picture.
  const area = { x: x - 4, y: y - 14, width: width + 4 + MARGIN, height: height + 14 + 8 };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'boards.png'), await page.photograph(area));
} finally {
  await browser.close();
}
process.exit();
