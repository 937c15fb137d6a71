// `npm run render`: how soon a phone shows the start page, and the board behind a link straight to a game.
// Needs Chromium (CHROMIUM names another program). Everything stays on this machine and ends with the command.
//   npm run render -- [--rules halle-beginner,boutin,latrunculi-piso] [--languages en] [--times 7] [--sites FOLDER,…]
// `--sites`: what was built before, instead of this site; several are visited in turn, so that they can be compared
// on a machine that has other things to do.
import { join } from 'node:path';
import { buildServer, buildSite } from './lib/build.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { makeFolder } from './lib/online/host.mjs';
import { readOptions } from './lib/options.mjs';
import { makeProgress } from './lib/progress.mjs';
import { visit } from './render/visit.mjs';

const {
  rules,
  languages,
  times,
  sites: given,
} = readOptions(import.meta.url, {
  rules: 'halle-beginner,boutin,latrunculi-piso',
  languages: 'en',
  times: 7,
  sites: undefined,
});

const pages = [
  { name: 'start', address: '#/', selectors: { shown: 'main h1' } },
  ...rules.split(',').map((id) => ({
    name: id,
    address: `#/play/${id}`,
    // Squares to press are there once the rules are.
    selectors: { shown: 'svg.board', ready: 'svg.board [data-square]' },
  })),
];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const row = (name, what, visits) => {
  const all = visits.map((each) => Math.round(each[what]));
  return `${name.padEnd(36)} ${what.padEnd(6)}${String(median(all)).padStart(6)}   ${all.join(' ')}`;
};

/** Every site with a server of its own, as it would be met. */
const serveSites = async (folders, data) => {
  const { serve } = await import('@calculi/server');
  return Promise.all(
    folders.map(async (site, index) => ({
      site,
      ...(await serve({ port: 0, data: join(data, String(index)), site, logLevel: 'silent' })),
    })),
  );
};

/** The times of every visit, for each site. */
const measure = async (browser, { address, selectors }, language, sites) => {
  const found = sites.map(({ site }) => ({ site, visits: [] }));
  for (let time = 0; time < times; time++)
    for (const [index, { url }] of sites.entries())
      found[index].visits.push(await visit(browser, `${url}/${address}`, language, selectors));
  return found;
};

const browser = await launchChromium();
if (!buildServer()) process.exit(1);
const built = given?.split(',') ?? [buildSite()];
if (built.includes(null)) process.exit(1);
const { folder, remove } = makeFolder();
const sites = await serveSites(built, folder);
const progress = makeProgress();
try {
  console.log(`${'milliseconds'.padEnd(43)}median   all`);
  for (const language of languages.split(','))
    for (const page of pages) {
      progress.say(`${page.name}, ${language}`);
      for (const { site, visits } of await measure(browser, page, language, sites))
        for (const what of Object.keys(visits[0])) {
          const name = `${page.name} ${language}${given ? ` ${site}` : ''}`;
          console.log(row(name, what, visits));
        }
    }
} finally {
  progress.end();
  await browser.close();
  await Promise.all(sites.map(({ close }) => close()));
  remove();
}
