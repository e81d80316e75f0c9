import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A migration from the change of the tables; `-- --name what_changes` names it. Of the shapes beside the migrations only the
// last is compared with the tables, so only that one is kept.
const server = fileURLToPath(new URL('../api-server', import.meta.url));
const shapes = fileURLToPath(new URL('../api-server/src/db/migrations/meta/', import.meta.url));

const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  cwd: server,
  stdio: 'inherit',
});
const kept = readdirSync(shapes).filter((name) => name.endsWith('_snapshot.json'));
for (const name of kept.sort().slice(0, -1)) rmSync(`${shapes}${name}`);
process.exitCode = status ?? 1;
