import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, repositoryFiles } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { allGuards } from './allGuards.ts';
import type { Guard } from './guard.ts';

/** `npm run guards -- 84 lock` takes away only those whose name or test says 84 or lock. */
const words = process.argv.slice(2);
const chosen = allGuards.filter(
  ({ name, title }) => words.length === 0 || words.some((word) => `${name} ${title}`.includes(word)),
);

const workspaces = ['shop-core', 'shop-app', 'admin-console', 'api-server'];
const copy = temporaryFolder('guards').path;
const inCopy = (path: string) => join(copy, path);

/** The sources, the built product and the packages; the siblings are those of the copy. */
function makeCopy(): void {
  const built = workspaces.map((name) => `${name}/dist`).filter((path) => existsSync(join(repository, path)));
  for (const path of [...repositoryFiles(), ...built]) {
    mkdirSync(dirname(inCopy(path)), { recursive: true });
    cpSync(join(repository, path), inCopy(path), { recursive: true });
  }
  mkdirSync(inCopy('node_modules'));
  const packages = readdirSync(join(repository, 'node_modules')).filter((name) => !name.startsWith('.vite'));
  for (const name of packages) {
    const place = workspaces.includes(name) ? '..' : join(repository, 'node_modules');
    symlinkSync(join(place, name), inCopy(`node_modules/${name}`));
  }
}

interface Report {
  readonly numFailedTests?: number;
  readonly numPassedTests?: number;
  /** With what a file said that could not be run. */
  readonly testResults?: readonly { readonly message: string; readonly assertionResults: readonly Outcome[] }[];
}
interface Outcome {
  readonly fullName: string;
  readonly status: string;
}
const readReport = (path: string): Report => JSON.parse(readFileSync(path, 'utf8'));

const wrongIn = ({ message, assertionResults }: NonNullable<Report['testResults']>[number]) =>
  [message, ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)].join('\n');

function vitest(project: string, files: readonly string[], titles: readonly string[]) {
  const report = inCopy('report.json');
  const only = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const args = [
    'vitest',
    'run',
    `--project=${project}`,
    ...files,
    '-t',
    only,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  writeFileSync(report, '{}');
  spawnSync('npx', args, { cwd: copy, stdio: 'ignore' });
  const { numFailedTests: failed = 0, numPassedTests: passed = 0, testResults = [] } = readReport(report);
  return { failed, passed, said: testResults.map(wrongIn).join('\n') };
}

const projectOf = ({ project }: Guard) => project ?? 'server-postgres';

/** Some tests run the built product: it is built of the changed sources. */
const build = () => spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: 'ignore' });

function without(guard: Guard): 'noticed' | 'NOT NOTICED' | 'BROKEN' {
  const { edits, file, title } = guard;
  const project = projectOf(guard);
  const before = new Map(edits.map(([path]) => [path, readFileSync(inCopy(path), 'utf8')]));
  for (const [path, from, to] of edits) {
    const text = readFileSync(inCopy(path), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${path} does not hold once: ${from}`);
    writeFileSync(
      inCopy(path),
      text.replace(from, () => to),
    );
  }
  if (project === 'process') build();
  const { failed, passed, said } = vitest(project, [file], [title]);
  for (const [path, text] of before) writeFileSync(inCopy(path), text);
  if (failed + passed === 0) console.error(said);
  return failed > 0 ? 'noticed' : passed > 0 ? 'NOT NOTICED' : 'BROKEN';
}

makeCopy();
// With all guards in place every named test passes; this also fills what tests keep for later runs, before anything is changed.
for (const project of ['server-postgres', 'server-pglite', 'process'] as const) {
  const own = chosen.filter((guard) => projectOf(guard) === project);
  if (own.length === 0) continue;
  const files = new Set(own.map(({ file }) => file));
  const titles = own.map(({ title }) => title);
  const { failed, passed, said } = vitest(project, [...files], titles);
  if (failed > 0 || passed === 0) throw new Error(`${project}: ${failed} fail with every guard in place. ${said}`);
}

const rows = chosen.map((guard) => {
  const row = { case: guard.title.slice(0, 40), guard: guard.name, without: without(guard) };
  console.log(`${row.without.padEnd(11)} ${row.case.padEnd(40)} ${row.guard}`);
  return row;
});
const missed = rows.filter((row) => row.without !== 'noticed');
console.log(`${rows.length} guards taken away, ${missed.length} not noticed`);
process.exitCode = missed.length > 0 ? 1 : 0;
