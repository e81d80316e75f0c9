import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../api-server/src/db/connect.ts';
import { openTestDatabase } from '../../api-server/src/db/testDatabase.ts';
import { rowsOf } from './rowsOf.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`insert into levels (id, name) values (1, 'Silver'), (2, 'Gold')`);
});
afterAll(() => database.close());

it('differs in the table of which a row came, went or changed, and nowhere else', async () => {
  const begun = await rowsOf(database.db);
  expect(Object.keys(begun)).toContain('orders');
  for (const change of [
    sql`update levels set name = 'Platinum' where id = 2`,
    sql`insert into levels (id, name) values (3, 'Gold')`,
    sql`delete from levels where id > 1`,
  ]) {
    const before = await rowsOf(database.db);
    expect(await rowsOf(database.db)).toEqual(before);
    await database.db.execute(change);
    const after = await rowsOf(database.db);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['levels']);
  }
  expect(await rowsOf(database.db, ['levels'])).toEqual({ ...begun, levels: undefined });
});
