import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runTests } from './test/runTests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const steps = ['lint', 'types', 'boundaries', 'unused', 'ledger -- --check'];

/** Run all of them before the long tests; one red step does not hide the next. */
const failedSteps = steps.filter((step) => {
  console.log(`\n== ${step}`);
  return (
    spawnSync('npm', ['run', '--silent', ...step.split(' ')], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
      .status !== 0
  );
});

console.log('\n== test');
const { passed, failed } = await runTests();
for (const step of failedSteps) console.error(`check: ${step} failed`);
// A red step is a failure in the closing line too.
const allFailed = failed + failedSteps.length;
process.exitCode = allFailed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${allFailed} failed`);
