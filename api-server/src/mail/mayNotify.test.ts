import { expect, it } from 'vitest';
import { openTestDatabase } from '../db/testDatabase.ts';
import { mayNotify } from './mayNotify.ts';

it('lets one mail of a kind through to an address, however many ask at once', async () => {
  const { db, close } = await openTestDatabase();
  const now = new Date('2026-11-27T02:00:00Z');
  const asks = Array.from({ length: 100 }, () => db.transaction((tx) => mayNotify(tx, 'register-mail', 'x', now)));
  expect((await Promise.all(asks)).filter(Boolean)).toHaveLength(1);
  const later = new Date(now.getTime() + 15 * 60 * 1000);
  expect(await db.transaction((tx) => mayNotify(tx, 'register-mail', 'x', later))).toBe(true);
  await close();
});
