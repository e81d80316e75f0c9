import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { readJournal } from '../../api-server/src/db/journal.ts';
import { migrationsFolder } from '../../api-server/src/db/migrationsFolder.ts';
import { repository, repositoryFiles } from '../support/repository.ts';

const tableFiles = () => repositoryFiles().filter((path) => /^api-server\/src\/db\/tables\/.*\.ts$/.test(path));
const names = readJournal().map(({ name }) => name);

it('the migrations in git are one list in order, and each file is in it', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.sql`));
  expect(names.length).toBeGreaterThan(4);
});

it('the shape that is kept is of the last migration, and of the tables as they are now', async () => {
  const kept = readdirSync(join(migrationsFolder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(kept).toEqual([`${names.at(-1)?.slice(0, 4)}_snapshot.json`]);
  const shape = JSON.parse(readFileSync(join(migrationsFolder, 'meta', kept[0] ?? ''), 'utf8'));
  const modules = await Promise.all(tableFiles().map((path) => import(join(repository, path))));
  const tables = Object.assign({}, ...modules);
  expect(Object.keys(tables).length).toBeGreaterThan(60);
  // What two branches made side by side is in both lists of migrations, but only one of them in the last shape.
  expect(await generateMigration(shape, generateDrizzleJson(tables, shape.id))).toEqual([]);
});
