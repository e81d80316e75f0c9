import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import { admins } from '../db/tables/admins.ts';
import { customers } from '../db/tables/customers.ts';
import { openSeededDatabase } from '../db/testSeeded.ts';
import { hashPassword } from '../security/passwordHash.ts';
import { requireProduction } from './productionMode.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const warnings: unknown[] = [];
const log = { debug: () => {}, info: () => {}, warn: (said: unknown) => void warnings.push(said), error: () => {} };

it('118: wants every password of the demonstration gone: changed, switched off or deleted', async () => {
  const { db } = database;
  const attempt = () => requireProduction(database, log);
  const passwordHash = await hashPassword('samudra-dalam-2026');
  await expect(attempt()).rejects.toThrow(/public passwords: .*budi.*admin@samudraemas\.test/);
  await db.update(customers).set({ passwordHash });
  await db.update(admins).set({ isActive: false }).where(ne(admins.email, 'admin@samudraemas.test'));
  await expect(attempt()).rejects.toThrow('public passwords: admin@samudraemas.test. Start with');
  await db.update(admins).set({ deletedAt: new Date() }).where(eq(admins.isActive, true));
  expect(warnings).toEqual([]);
  await attempt();
  // Once, and of the embedded database only.
  expect(warnings).toHaveLength(database.engine === 'pglite' ? 1 : 0);
});
