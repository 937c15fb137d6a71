// `node tools/screenshots.mjs`: builds the site and photographs it for the README. Needs Chromium (CHROMIUM names
// another program), so it is no part of the tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/build.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { serveFolder } from './lib/static.mjs';
import { root } from './lib/workspace.mjs';

const images = join(root, 'docs', 'images');

/** A position in which captures of three kinds stand once a piece has moved. */
const BOUTIN =
  '#/play/boutin?against=beside&position=' +
  's361,2,t90,s225,1,s121,s49/p64+49+36+25+16,s120,t64,t56,t30,t36,s66,s28/t100,1,c81,1,c25,c9,t12,t16/' +
  '4,c49,c5,c3,1/3,c7,4/4,c9,3/8/8/8/8/5,C4,1,C8/T9,S45,3,C6,1,T81/S25,S81,C2,C4,4/3,C16,C36,C64,2/' +
  'S15,1,T25,T20,T42,T49,P36+25+16+9+4+1,S153/2,T6,3,S169,S289_e_-/-_-_40';

const shots = [
  { name: 'start.png', address: '#/', width: 1440, height: 900 },
  { name: 'play.png', address: BOUTIN, width: 1440, height: 900, presses: ['b5', 'e5'] },
  { name: 'phone.png', address: BOUTIN, width: 390, height: 844, scheme: 'dark', presses: ['b5', 'e5'] },
];

const browser = await launchChromium();
const folder = buildSite();
if (folder === null) process.exit(1);
const { port, close } = await serveFolder(folder, 8090);
mkdirSync(images, { recursive: true });
for (const { name, address, width, height, scheme = 'light', presses = [] } of shots) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.25,
    colorScheme: scheme,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/${address}`);
  await page.locator('main h1').first().waitFor();
  for (const square of presses) await page.locator(`[data-square="${square}"]`).click({ force: true });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: join(images, name) });
  await context.close();
}
await browser.close();
close();
