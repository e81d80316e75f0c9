import { runTests } from './test/runTests.mjs';

const { passed, failed } = await runTests();
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
