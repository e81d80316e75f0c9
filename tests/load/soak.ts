import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { repository } from '../support/repository.ts';
import { soakLoad } from './soakLoad.ts';

/** The long share of the tests. Seeds are told, so that a failure can be had again. */
const seed = process.env.SOAK_SEED ?? String(Date.now() % 1_000_000_000);
const { values: flags } = parseArgs({
  options: {
    skip: { type: 'string', multiple: true, default: [] },
    fuzz: { type: 'string', default: '2000' },
    model: { type: 'string', default: '500' },
    races: { type: 'string', default: '20' },
    writeKills: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '30' },
  },
});

const bothEngines = ['--project=server-pglite', '--project=server-postgres'];

const passes = (files: readonly string[], env: Readonly<Record<string, string>>, projects = bothEngines): boolean =>
  spawnSync('npx', ['vitest', 'run', ...projects, ...files], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  }).status === 0;

const holdsMemory = async (): Promise<boolean> => {
  const row = await soakLoad('pglite', Number(flags.minutes) * 60);
  console.table([row]);
  return row.isHeld;
};

const killing = { KILLS: '60', POWER_CUTS: '50' };
const writing = { WRITE_KILLS: flags.writeKills, WRITES_A_KILL: '500' };

/** `--skip fuzz` leaves one out; `--minutes 1` makes the load short. */
const parts: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  fuzz: () => passes(['tests/safety/fuzz.test.ts'], { FUZZ_RUNS: flags.fuzz, FUZZ_SEED: seed }),
  model: () => passes(['tests/safety/model'], { MODEL_RUNS: flags.model, MODEL_SEED: seed }),
  races: () => passes(['tests/safety/races'], { RACE_REPEATS: flags.races }),
  kills: () => passes(['tests/durability/orders', 'tests/durability/powerCuts'], killing, ['--project=process']),
  writes: () => passes(['tests/durability/writes'], writing, ['--project=process']),
  faults: () => passes(['admin-console/src/everyRoute'], { EVERY_FAULT: '1' }, ['--project=console']),
  load: holdsMemory,
};

console.log(`SOAK_SEED=${seed}`);
const rows: { part: string; minutes: number; result: string }[] = [];
for (const [part, run] of Object.entries(parts)) {
  const begun = performance.now();
  const result = flags.skip.includes(part) ? 'skipped' : (await run()) ? 'pass' : 'FAIL';
  rows.push({ part, minutes: Math.round((performance.now() - begun) / 6_000) / 10, result });
}
console.table(rows);
process.exitCode = rows.some(({ result }) => result === 'FAIL') ? 1 : 0;
