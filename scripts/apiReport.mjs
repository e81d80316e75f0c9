import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiReports } from './apiReport/apiReports.mjs';

// `node scripts/apiReport.mjs` writes docs/api-report; `--check` only says whether it is as it should be.
// A packed tarball may be named; without one the package is packed here.
const root = fileURLToPath(new URL('../', import.meta.url));
const reports = join(root, 'docs/api-report');
const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).find((argument) => argument.endsWith('.tgz'));

const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
};

// Inside the repository, so that the types of what the package stands on are found.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/api-report-'));

const packed = () => {
  run('npm', ['pack', '--silent', '--pack-destination', folder], join(root, 'shop-core'));
  return join(folder, readdirSync(folder)[0]);
};

const committed = () => {
  mkdirSync(reports, { recursive: true });
  return new Map(readdirSync(reports).map((file) => [file, readFileSync(join(reports, file), 'utf8')]));
};

try {
  run('tar', ['-xzf', named ?? packed(), '-C', folder]);
  const [now, before] = [apiReports(join(folder, 'package')), committed()];
  const stale = [...new Set([...now.keys(), ...before.keys()])].filter((file) => now.get(file) !== before.get(file));
  if (isCheck && stale.length > 0) {
    console.error(`docs/api-report is stale (${stale.join(', ')}): npm run api-report, then read what changed.`);
    process.exitCode = 1;
  }
  if (!isCheck) {
    for (const file of before.keys()) rmSync(join(reports, file));
    for (const [file, text] of now) writeFileSync(join(reports, file), text);
    console.log(stale.length > 0 ? `Changed: ${stale.join(', ')}` : 'Nothing changed.');
  }
} finally {
  rmSync(folder, { recursive: true });
}
