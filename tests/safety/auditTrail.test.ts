import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLogin } from '../../api-server/src/admin/session/store.ts';
import { newTokenPair } from '../../api-server/src/admin/session/tokenPair.ts';
import { adminSessions } from '../../api-server/src/db/tables/admins.ts';
import { auditLog } from '../../api-server/src/db/tables/audit.ts';
import { newToken } from '../../api-server/src/security/token.ts';
import { encodedParts } from './askEntry.ts';
import { consoleEntries } from './consoleEntries.ts';
import { type LooseAsk, nameOf } from './entry.ts';
import { addressOf } from './fuzzedAsk.ts';
import { addOfficial, addShoppers, superAdminRoleId } from './people.ts';
import { sentBody } from './sentBody.ts';
import { type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.shop.close());

/** What belongs to whoever asks, where the table of calls names nobody's. */
const own: Readonly<Record<string, (adminId: number) => Promise<LooseAsk>>> = {
  'DELETE /me/sessions/{id}': async (adminId) => {
    const { db, now } = server.shop;
    await db.transaction((tx) => startLogin(tx, adminId, newToken(), newTokenPair(), now()));
    const logins = await db.select({ id: adminSessions.id }).from(adminSessions);
    return { params: { id: Math.max(...logins.map(({ id }) => id)) } };
  },
};

const writes = consoleEntries
  .filter(({ call }) => call.method !== 'GET')
  .map((entry) => ({ entry, name: nameOf(entry.call) }));

const written = async () => (await server.shop.db.select({ rows: count() }).from(auditLog))[0]?.rows ?? 0;

it.each(writes)('$name leaves a row in the audit log', async ({ entry, name }) => {
  const { shop } = server;
  const [a, b] = await addShoppers(shop, 2);
  if (!a || !b) throw new Error('two were added');
  const asking = await addOfficial(shop, await superAdminRoleId(shop));
  const ask = (await own[name]?.(asking.id)) ?? (await entry.ask({ shop, a, b }));
  const before = await written();
  const parts = encodedParts(entry.call, ask);
  const { body, headers } = sentBody(entry.call, parts.body);
  const { status, text } = await server.send('console', {
    method: entry.call.method,
    url: addressOf(entry.call.path, parts),
    body,
    headers: { ...headers, authorization: `Bearer ${asking.token}` },
    ip: '203.0.113.7',
  });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  const rows = await shop.db.select().from(auditLog);
  expect(await written()).toBe(before + 1);
  const row = rows.sort((one, other) => one.id - other.id).at(-1);
  expect(row).toMatchObject({ ip: '203.0.113.7', at: shop.now() });
  // Who logs in is known by the login itself.
  if (entry.call.auth === 'admin') expect(row?.adminId).toBe(asking.id);
  expect(JSON.stringify(row)).not.toMatch(/argon2/);
});
