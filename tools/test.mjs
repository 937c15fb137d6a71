// `npm test`: every check there is, from a fresh clone on. Ends with one line `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, runPlaywright } from './lib/chromium.mjs';
import { addCounts, countBrowserReport, countReport, summaryLine } from './lib/summary.mjs';
import { ensureInstalled, root, runTool } from './lib/workspace.mjs';

const cache = join(root, 'node_modules', '.cache', 'calculi');
const web = join(root, 'packages', 'web');
const reportFile = join(cache, 'vitest.json');
const browserReportFile = join(cache, 'playwright.json');

const staticChecks = [
  { title: 'Types', run: () => runTool('typescript', 'tsc', ['-b']) },
  {
    title: 'Components',
    run: () =>
      runTool('svelte-check', 'svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings'], web),
  },
  { title: 'Lint', run: () => runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']) },
  { title: 'Format', run: () => runTool('oxfmt', 'oxfmt', ['--check']) },
];

/** A static check counts as one test. */
function runCheck({ title, run }) {
  console.log(`\n── ${title}`);
  const good = run();
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
}

function runTests() {
  console.log('\n── Tests');
  mkdirSync(cache, { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const good = runTool('vitest', 'vitest', ['run', ...reporters]);
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = countReport(JSON.parse(readFileSync(reportFile, 'utf8')));
  // An error outside of any test fails the run without failing a test.
  return good || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The site in Chromium, which is installed where there is none. */
function runBrowserTests() {
  console.log('\n── Browser');
  const failed = { passed: 0, failed: 1, skipped: 0 };
  if (!ensureChromium()) return failed;
  rmSync(browserReportFile, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReportFile;
  const good = runPlaywright('test', '--reporter=list,json');
  if (!existsSync(browserReportFile)) return failed;
  const counts = countBrowserReport(JSON.parse(readFileSync(browserReportFile, 'utf8')));
  return good || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

ensureInstalled();
const counts = [...staticChecks.map(runCheck), runTests(), runBrowserTests()].reduce(addCounts);
console.log(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
