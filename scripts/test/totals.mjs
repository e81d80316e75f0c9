import { existsSync, readFileSync } from 'node:fs';

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A runner that ends badly has failed, whatever its report says. */
const judged = (passes, totals) => (passes || totals.failed > 0 ? totals : { ...totals, failed: 1 });

/** From Vitest's JSON report; a file that could not be read is one failure. */
export const vitestTotals = (passes, path) => {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1 };
  const unread = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return judged(passes, { passed: report.numPassedTests, failed: report.numFailedTests + unread.length });
};

/** From Playwright's JSON report; a test that passes at the second try has failed. */
export const playwrightTotals = (passes, path) => {
  const stats = readReport(path)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return judged(passes, { passed: stats.expected, failed: stats.unexpected + stats.flaky });
};
