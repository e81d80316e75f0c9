import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../api-server/src/db/journal.ts';
import { migrationsFolder } from '../../api-server/src/db/migrationsFolder.ts';

const names = readJournal().map(({ name }) => name);

it('the migrations in git are one list in order, and each file is in it', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.sql`));
  expect(names.length).toBeGreaterThan(4);
});

it('the shape that each migration leads to begins with that of the one before it', () => {
  const shapes = names.map((name) => {
    const text = readFileSync(join(migrationsFolder, 'meta', `${name.slice(0, 4)}_snapshot.json`), 'utf8');
    return JSON.parse(text) as { id: string; prevId: string };
  });
  expect(shapes.slice(1).map(({ prevId }) => prevId)).toEqual(shapes.slice(0, -1).map(({ id }) => id));
});
