import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Database } from './connect.ts';
import { mailOutbox } from './tables/mail.ts';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(mailOutbox).where(sql`true`);
});

const moment = new Date('2025-03-01T17:30:00.123Z');
const mail = { toAddress: 'budi@example.com', subject: 'S', text: 'T', createdAt: moment, nextTryAt: moment };
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

it('gives the same values on both engines', async () => {
  const { rows } = await database.db.execute(
    sql`select count(*) as one, 9007199254740991::bigint as most, 1.50::numeric as price, true as yes, '{1,2}'::int[] as list,
      '{"a": [1]}'::jsonb as json, current_setting('TimeZone') as zone, '2025-03-01'::date as day`,
  );
  expect(rows).toEqual([
    {
      one: 1,
      most: 9007199254740991,
      price: '1.50',
      yes: true,
      list: [1, 2],
      json: { a: [1] },
      zone: 'UTC',
      day: '2025-03-01',
    },
  ]);
});

it('keeps moments to the millisecond', async () => {
  const [kept] = await database.db.insert(mailOutbox).values(mail).returning();
  expect(kept?.createdAt).toEqual(moment);
  expect(kept?.id).toBeTypeOf('number');
});

it('keeps all of a transaction or nothing, and of an inner one by itself', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(mailOutbox).values(mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await database.db.$count(mailOutbox)).toBe(0);
  await database.db.transaction(async (tx) => {
    await tx.insert(mailOutbox).values(mail);
    const inner = tx.transaction(async (inside) => {
      await inside.insert(mailOutbox).values({ ...mail, subject: 'inner' });
      throw new Error('no');
    });
    await expect(inner).rejects.toThrow('no');
  });
  expect(await database.db.select({ subject: mailOutbox.subject }).from(mailOutbox)).toEqual([{ subject: 'S' }]);
});

it('says so at once when db is used inside a transaction', async () => {
  const { db } = database;
  const used = 'Inside a transaction only its tx may be used';
  const cause = (work: Promise<unknown>) => work.catch((error: Error) => String(error.cause ?? error));
  await db.transaction(async (tx) => {
    expect(await cause(Promise.resolve(db.select().from(mailOutbox)))).toContain(used);
    expect(await cause(db.transaction(async () => {}))).toContain(used);
    await tx.insert(mailOutbox).values(mail);
  });
  expect(await db.$count(mailOutbox)).toBe(1);
});

it('serves more transactions at once than it has connections, and none is lost', async () => {
  const [kept] = await database.db.insert(mailOutbox).values(mail).returning();
  const attempt = (at: number) =>
    database.db.transaction(async (tx) => {
      await tx
        .update(mailOutbox)
        .set({ attempts: sql`${mailOutbox.attempts} + 1` })
        .where(eq(mailOutbox.id, kept?.id ?? 0));
      if (at % 4 === 0) throw new Error('every fourth');
    });
  const results = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => attempt(at)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(25);
  expect(await database.db.select({ attempts: mailOutbox.attempts }).from(mailOutbox)).toEqual([{ attempts: 75 }]);
});

it('tells an operator of a database that does not answer, and nobody its password', async () => {
  const databaseUrl = 'postgres://shop:hunter2@127.0.0.1:1/shop';
  const error = await connect({ databaseUrl, dataDir: '' }, quiet).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: 'DatabaseUnreachable',
    message: 'PostgreSQL at 127.0.0.1:1 does not answer (connection refused): is it running?',
  });
});
