import { existsSync, readFileSync } from 'node:fs';

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A runner that ends badly has failed, whatever its report says. */
const judged = (passes, totals) =>
  passes || totals.failed > 0 ? totals : { ...totals, failed: 1, failures: ['the runner itself'] };

/** From Vitest's JSON report; a file that could not be read is one failure. */
export const vitestTotals = (passes, path) => {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, failures: ['vitest: no report'] };
  const failedFiles = report.testResults.filter((file) => file.status === 'failed');
  const unread = failedFiles.filter((file) => file.assertionResults.length === 0);
  const failures = failedFiles.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  );
  return judged(passes, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    failures: [...failures, ...unread.map(({ name }) => `${name}: could not be read`)],
  });
};

const failedSpecs = ({ file, suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** From Playwright's JSON report; a test that passes at the second try has failed. */
export const playwrightTotals = (passes, path) => {
  const report = readReport(path);
  if (!report?.stats) return { passed: 0, failed: 1, failures: ['playwright: no report'] };
  const { expected, unexpected, flaky } = report.stats;
  return judged(passes, { passed: expected, failed: unexpected + flaky, failures: report.suites.flatMap(failedSpecs) });
};
