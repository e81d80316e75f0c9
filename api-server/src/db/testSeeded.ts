import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './connect.ts';
import { seed } from './seed/seed.ts';
import { openTestDatabase } from './testDatabase.ts';

const folder = new URL('./seed/', import.meta.url).pathname;

/** When the demo shop of the tests was filled: 09.00 on a Friday in Jakarta. */
export const seededAt = new Date('2026-11-27T02:00:00Z');

/** Of the seed's sources: a kept database is used only as long as the seed says the same. */
function seedPrint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** A database of the caller's own that holds the demo shop. */
export function openSeededDatabase(): Promise<Database> {
  const run = ({ db }: Database) => seed(db, { kind: 'demo', now: seededAt });
  return openTestDatabase({ fill: { key: `demo ${seededAt.toISOString()} ${seedPrint()}`, run } });
}
