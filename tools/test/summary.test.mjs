import { describe, expect, it } from 'vitest';
import { addCounts, countBrowserReport, countReport, summaryLine } from '../lib/summary.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
const report = (testResults, passed, failed, pending = 0, todo = 0) => ({
  testResults,
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});

describe('the summary of a test run', () => {
  it('counts tests, and a skipped and a planned one as skipped', () => {
    const files = [file('passed', 'passed', 'pending', 'todo'), file('failed', 'passed', 'failed')];
    expect(countReport(report(files, 2, 1, 1, 1))).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be read as one failure', () => {
    expect(countReport(report([file('failed')], 0, 0))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('is one plain line, with the skipped only where there are any', () => {
    const counts = addCounts({ passed: 1, failed: 0, skipped: 0 }, { passed: 3, failed: 2, skipped: 0 });
    expect(summaryLine(counts)).toBe('4 passed, 2 failed');
    expect(summaryLine({ ...counts, skipped: 5 })).toBe('4 passed, 2 failed, 5 skipped');
  });
});

describe('the report of the browser', () => {
  it('is counted too', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countBrowserReport({ stats })).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });
});
