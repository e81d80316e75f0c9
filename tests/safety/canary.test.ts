import { eq, sql } from 'drizzle-orm';
import { getCustomer } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { type Call, encodeAsk } from 'shop-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingAddresses, customers, oneTimePasswords } from '../../api-server/src/db/tables/customers.ts';
import { answerEncoder } from '../../api-server/src/http/answerEncoder.ts';
import { hashPassword } from '../../api-server/src/security/passwordHash.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import type { Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { listedCalls } from './listedCalls.ts';
import { addOfficial, addShoppers, superAdminRoleId } from './people.ts';
import { type Origin, type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
let b: Buyer;
let ofB: string[];
beforeAll(async () => {
  server = await wholeServer();
  ({ b, ofB } = await addMarked());
});
afterAll(() => server.shop.close());

/** What only B may see. */
const marks = {
  code: 'KENARI9999',
  firstName: 'Kenari-Depan',
  lastName: 'Kenari-Belakang',
  email: 'kenari@sangkar.example',
  emailKey: 'kenari@sangkar.example',
  username: 'kenari-nama',
  usernameKey: 'kenari-nama',
  phone: '0877712345678',
  birthDate: '1991-02-03',
};
const street = 'Jalan Kenari 7';

/** Somebody who has left a mark wherever a customer can, and what tells of them. */
async function addMarked(): Promise<{ b: Buyer; ofB: string[] }> {
  const { shop } = server;
  const b = { ...(await addWatcher()), code: marks.code };
  await shop.db.update(customers).set(marks).where(eq(customers.id, b.id));
  await shop.db.update(billingAddresses).set({ address: street }).where(eq(billingAddresses.customerId, b.id));
  await putInCart(shop, b, 'EB-0005-9999');
  const { data } = await placeOrder(shop, b, { ...(await orderBody(shop, b)), note: street });
  await putInCart(shop, b, 'EB-0001-9999');
  return { b, ofB: [...Object.values(marks), '03-02-1991', street, data['order-code'], b.token] };
}

async function addWatcher(): Promise<Buyer> {
  const [a] = await addShoppers(server.shop, 1);
  if (!a) throw new Error('one was added');
  return a;
}

/** What nobody may see: everything stored as a hash or a key, of customers and admins, now. */
async function secrets(): Promise<string[]> {
  const { db } = server.shop;
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
      and (column_name like '%hash%' or column_name like '%token%' or column_name in ('family', 'idempotency_key'))`);
  expect(columns.map(({ column }) => column)).toEqual(
    expect.arrayContaining(['password_hash', 'token_hash', 'family']),
  );
  const values = columns.map(
    ({ table, column }) =>
      sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
  );
  const { rows } = await db.execute<{ value: string }>(sql.join(values, sql` union `));
  return rows.map(({ value }) => value);
}

async function expectNothingIn(text: string, what: readonly string[], name: string): Promise<void> {
  expect(
    what.filter((mark) => text.includes(mark)),
    `${name}: ${text}`,
  ).toEqual([]);
  expect(text, name).not.toMatch(/argon2|password-?_?hash|token-?_?hash|(email|username)-?_?key/i);
}

/** Asks a call as it is meant to be asked; what came back. */
async function reply(origin: Origin, call: Call, ask: object, token: string | undefined) {
  const { method, url, body } = encodeAsk(call, ask as never);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return server.send(origin, { method, url, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

it.each(listedCalls.filter(({ origin }) => origin === 'shop'))(
  '24: $name tells a customer nothing of another, nor what nobody may see',
  async ({ name, entry }) => {
    const a = await addWatcher();
    const given = { customerId: a.id, passwordHash: await hashPassword('x'), expiresAt: server.shop.now() };
    await server.shop.db.insert(oneTimePasswords).values(given);
    const ask = await entry.ask({ shop: server.shop, a, b });
    const mine = await reply('shop', entry.call, ask, a.token);
    expect(mine.status, mine.text).toBeLessThan(500);
    const stranger = await reply('shop', entry.call, ask, undefined);
    for (const { text } of [mine, stranger]) {
      await expectNothingIn(text, [...ofB, ...(await secrets()), a.token], name);
    }
  },
);

it.each(listedCalls.filter(({ origin }) => origin === 'console'))(
  '24: $name tells an admin nothing that nobody may see',
  async ({ name, entry }) => {
    const a = await addWatcher();
    const boss = await addOfficial(server.shop, await superAdminRoleId(server.shop));
    const { text } = await reply('console', entry.call, await entry.ask({ shop: server.shop, a, b }), boss.token);
    await expectNothingIn(text, [...(await secrets()), a.token, b.token, boss.token], name);
  },
);

it('24: drops from an answer whatever the contract does not name', () => {
  const account = {
    ...{ customerCode: 'KODE1', fullName: 'Ayu', firstName: 'Ayu', lastName: null, username: 'ayu', email: 'a@b.id' },
    ...{ gender: null, birthDate: calendarDate('1990-05-17'), phoneNumber: null, avatar: null, level: 'Silver' },
    ...{ levelId: 1, lastTransactionDate: null, lastUpdate: calendarDate('2026-11-27'), lastLoginDate: null },
    ...{ isReseller: false, influencers: [], points: { active: 0, used: 0, expired: 0 }, company: null },
    typeOfCustomer: 'INDIVIDU' as const,
  };
  const row = {
    ...account,
    passwordHash: 'kenari',
    costPrice: 1,
    influencers: [{ name: 'B', code: 'B', email: 'kenari' }],
  };
  const text = answerEncoder(getCustomer)(row);
  expect(text).toContain('"customer-code":"KODE1"');
  expect(text).not.toMatch(/kenari|cost/i);
});
