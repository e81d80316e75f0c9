import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The long share of the tests: other asks every time. The seed is told, so that a failure can be had again. */
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000);
console.log(`FUZZ_SEED=${seed}`);
const env = { ...process.env, FUZZ_RUNS: process.env.FUZZ_RUNS ?? '2000', FUZZ_SEED: seed };
const engines = ['pglite', 'postgres'].map((engine) => `--project=server-${engine}`);
const { status } = spawnSync('npx', ['vitest', 'run', ...engines, 'tests/safety/fuzz.test.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
