import { fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '../../api-server/src/db/connect.ts';

/**
 * A process of its own, for the tests that watch or kill one: commits one row after another to the embedded database in
 * the given folder, `count` of them or for ever, and says each number once its commit is acknowledged. It brackets them by
 * an fsync of the files `begin` and `end`, as marks in a trace.
 */
const [folder = '', count = 'Infinity'] = process.argv.slice(2);
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const mark = (name: string): void => fsyncSync(openSync(join(folder, name), 'w'));

const database = await connect({ dataDir: folder, databaseUrl: undefined }, quiet);
const { db } = database;
await db.execute(sql`create table if not exists kept (n int, words text)`);
mark('begin');
for (let n = 1; n <= Number(count); n += 1) {
  await db.transaction((tx) => tx.execute(sql`insert into kept values (${n}, ${'x'.repeat(500)})`));
  process.stdout.write(`${n}\n`);
}
mark('end');
await database.close();
