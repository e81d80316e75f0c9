import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { backArrows } from './figures/backArrows.mjs';
import { importsOf } from './figures/importsOf.mjs';
import { readSource } from './figures/readSource.mjs';

// What a change costs here, in numbers: how much there is to read, and how it hangs together.
const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const text = (path) => readFileSync(`${root}${path}`, 'utf8');
const lines = (path) => text(path).split('\n').length - 1;

const isSource = (path) => /^(shop-core|shop-app|admin-console|api-server)\/src\/.*\.tsx?$/.test(path);
const isForTests = (path) => /\.test\.|\/testing\/|\/test[A-Z][^/]*$/.test(path);
const isGenerated = (path) =>
  /^(package-lock\.json$|docs\/(api|api-report|library)\/|api-server\/src\/db\/migrations\/meta\/)/.test(path);

const sources = files.filter((path) => isSource(path) && !isForTests(path));
const read = sources.map((path) => ({ path, ...readSource(path, text(path)) }));
const imports = importsOf(sources, text);
const folder = (path) => path.slice(0, path.lastIndexOf('/'));

const users = new Map(sources.map((path) => [path, []]));
for (const [from, to] of imports) users.get(to).push(from);
const singles = sources.filter((path) => {
  const [user, ...others] = users.get(path);
  return lines(path) <= 30 && user !== undefined && others.length === 0 && folder(user) === folder(path);
});
const rules = sources.filter((path) => /^shop-core\/src\/rules\/.*(?<!\/index)\.ts$/.test(path));
const long = read.flatMap(({ path, functions }) =>
  functions.filter(({ length }) => length > 60).map(({ name, length }) => `${path} ${name} (${length})`),
);
const back = backArrows(imports);

const figures = [
  ['source files, without tests and what they need', sources.length, 1_250],
  ['rules', rules.length, 70],
  ['files of at most 30 lines with one user, in its folder', singles.length, 60],
  ['functions of more than 60 lines, JSX included', long.length, 0],
  ['“as”, without “as const”', read.reduce((sum, { casts }) => sum + casts, 0), 60],
  ['imports that run back up between folders', back.length, 0],
  ['generated lines', files.filter(isGenerated).reduce((sum, path) => sum + lines(path), 0), 30_000],
];

console.table(figures.map(([figure, now, aim]) => ({ figure, now, 'at most': aim })));
if (process.argv.includes('--list')) {
  for (const [title, list] of [
    ['Long functions', long],
    ['Back up', back],
    ['One user', singles],
  ]) {
    console.log(`\n${title}\n${list.join('\n')}`);
  }
}
