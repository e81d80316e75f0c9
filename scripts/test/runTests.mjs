import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../build/buildStale.mjs';
import { reportFailure } from '../build/reportFailure.mjs';
import { playwrightTotals, vitestTotals } from './totals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = (path) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const report = (name) => `${root}.cache/reports/${name}.json`;

const node = async (args, env = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
};

/** What the tests need: Chromium, PostgreSQL and the built product. */
const prepare = async () =>
  (await node(['--import', 'tsx', 'tests/support/ensurePrograms.ts'])) &&
  (await buildStale().then(() => true, reportFailure)) === true;

const runVitest = async () => {
  const json = ['--reporter=json', `--outputFile.json=${report('vitest')}`];
  return vitestTotals(await node([tool('vitest/vitest.mjs'), 'run', '--reporter=default', ...json]), report('vitest'));
};

const runPlaywright = async () => {
  const passes = await node([tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
    // A journey reads its siblings as TypeScript, like every other test.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, '--conditions=samudra-source'].filter(Boolean).join(' '),
  });
  return playwrightTotals(passes, report('playwright'));
};

/**
 * Every test there is, and how many passed and failed; which failed is told once more at the end, where it is found. What
 * did not run at all counts as one failure.
 */
export const runTests = async () => {
  rmSync(`${root}.cache/reports`, { recursive: true, force: true });
  mkdirSync(`${root}.cache/reports`, { recursive: true });
  if (!(await prepare())) return { passed: 0, failed: 1 };
  const unit = await runVitest();
  const journeys = await runPlaywright();
  for (const failure of [...unit.failures, ...journeys.failures]) console.error(`failed: ${failure.replace(root, '')}`);
  return { passed: unit.passed + journeys.passed, failed: unit.failed + journeys.failed };
};
