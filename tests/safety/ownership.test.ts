import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from '../../api-server/src/db/tables/content.ts';
import { companies, customers } from '../../api-server/src/db/tables/customers.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  addBuyers,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { rowsOf } from '../support/rowsOf.ts';

let shop: TestPurchase;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());

const rowOf = async (id: number) => (await shop.db.select().from(customers).where(eq(customers.id, id)))[0];
/** The form of S7.20, with whatever else a client may think of. */
const profileForm = (code: string, more: object = {}) => ({
  ...{ code, 'first-name': 'Dewi', 'last-name': 'Laut', gender: 'P', 'birth-date': '17-05-1990' },
  ...{ email: 'dewi@samudra.example', 'phone-number': '0812345678', 'level-id': 1, 'customer-type': 'INDIVIDU' },
  ...more,
});

it('20: changes name, birth date, gender and telephone by the profile form, and nothing else', async () => {
  const { id, code, token } = await addBuyer(shop);
  const before = await rowOf(id);
  // A new e-mail waits to be confirmed: case 21.
  const changing = ['customers', 'email_changes', 'mail_outbox', 'tries'];
  const others = await rowsOf(shop.db, changing);
  const wishes = {
    ...{ 'level-id': 2, levelId: 2, 'customer-type': 'CORPORATE', type: 'CORPORATE', company: { id: 1 } },
    ...{ 'company-id': 1, companyId: 1, companyApprovedAt: '2026-01-01T00:00:00Z', username: 'baru', id: 1 },
    ...{ isReseller: true, 'is-reseller': true, balance: 1_000_000, 'customer-point': { 'total-point-active': 9 } },
    email: before?.email,
    ...{ passwordHash: 'x', password: 'x', deletedAt: null, referredById: 1, influencers: [{ name: 'x', code: 'x' }] },
  };
  shop.pass(minute / 2);
  const { status, data } = await shop.ask('PUT /customer', { token, body: profileForm(code, wishes) });
  expect(status).toBe(200);
  expect(data).toMatchObject({ 'customer-type-id': 1, 'type-of-customer': 'INDIVIDU', company: null });
  const told = { firstName: 'Dewi', lastName: 'Laut', birthDate: '1990-05-17', gender: 'P', phone: '0812345678' };
  expect(await rowOf(id)).toEqual({ ...before, ...told, updatedAt: shop.now() });
  expect(await rowsOf(shop.db, changing)).toEqual(others);
});

it('23: tells how to reach a company to its own people only; others get its name [S3.12]', async () => {
  const reach = { address: 'Jl. Laut 1', email: 'halo@laut.id', phone: '0215551234' };
  const made = { createdAt: shop.now(), approvedAt: shop.now() };
  const names = ['PT Aaa', 'PT Aab'];
  const rows = await shop.db
    .insert(companies)
    .values(names.map((name) => ({ name, ...reach, ...made })))
    .returning();
  const [own, other] = rows;
  const claim = { type: 'CORPORATE' as const, companyId: own?.id ?? 0 };
  const [member, claimant] = [
    await addBuyer(shop, { ...claim, companyApprovedAt: shop.now() }),
    await addBuyer(shop, claim),
  ];
  const seenBy = async (token?: string) => {
    const { data } = await shop.ask('POST /company/find-all', { token, body: { page: 0, size: 1_000 } });
    return data.content.filter(({ name }: { name: string }) => names.includes(name));
  };
  const nameOf = (company: typeof own) => ({
    id: company?.id,
    name: company?.name,
    address: null,
    email: null,
    phone: null,
  });
  const stranger = await addBuyer(shop);
  for (const token of [undefined, stranger.token, claimant.token]) {
    expect(await seenBy(token)).toEqual([nameOf(own), nameOf(other)]);
  }
  expect(await seenBy(member.token)).toEqual([{ id: own?.id, name: own?.name, ...reach }, nameOf(other)]);
});

it('26: gives the settings 2, 6 and AKUN_WHATSAPP and no other, by number or name', async () => {
  const secrets = Array.from({ length: 999 }, (_, at) => ({ id: at + 1, name: `RAHASIA_${at + 1}`, value: 'jangan' }));
  await shop.db.insert(config).values(secrets).onConflictDoNothing();
  const all = await shop.db.select().from(config);
  const given: (string | number)[] = [];
  for (const { id, name } of all) {
    for (const key of id > 100 ? [id] : [id, `by-name/${name}`]) {
      const { status, json } = await shop.ask(`GET /config/${key}`);
      if (status === 200) given.push(key);
      else expect([status, json.code], String(key)).toEqual([404, 'NOT_FOUND']);
    }
  }
  expect(given.sort()).toEqual([2, 6, 'by-name/AKUN_WHATSAPP']);
  for (const odd of ['02', '2.0', '-2', '%32%20', 'by-name/akun_whatsapp', 'by-name/__proto__', '0', '1e0']) {
    expect((await shop.ask(`GET /config/${odd}`)).status, odd).toBe(404);
  }
});

it('26: gives the third group of the lookups and no other', async () => {
  for (let group = 0; group <= 999; group += 1) {
    const { status } = await shop.ask(`GET /lookup/by-group-id/${group}`);
    expect([group, status]).toEqual([group, group === 3 ? 200 : 404]);
  }
});

it('27: has an owner for everything that belongs to somebody: the column takes no null', async () => {
  // A review stays when its writer is gone; nobody reads or changes one as its owner.
  const { rows } = await shop.db.execute<{ owner: string; nullable: string }>(sql`
    select table_name as owner, is_nullable as nullable from information_schema.columns
    where table_schema = 'public' and table_name <> 'reviews'
      and (column_name = 'customer_id' or table_name = 'admin_sessions' and column_name = 'admin_id')`);
  expect(rows.length).toBeGreaterThanOrEqual(7);
  expect(rows.filter(({ nullable }) => nullable !== 'NO')).toEqual([]);
});

it('27: refuses who is deleted while they ask, and writes nothing for them', async () => {
  const buyers = await addBuyers(shop, 3);
  const [reader, writer, orderer] = buyers;
  if (!reader || !writer || !orderer) throw new Error('there are three');
  await putInCart(shop, orderer, 'EB-0005-9999');
  const body = await orderBody(shop, orderer);
  // A login that comes after a minute is marked seen: by then its owner is known, and nothing else was looked at.
  await shop.db.execute(sql`create function delete_owner() returns trigger language plpgsql as $$ begin
    update customers set deleted_at = new.last_seen_at where id = new.customer_id; return new; end $$`);
  await shop.db.execute(sql`create trigger seen after update on sessions for each row execute function delete_owner()`);
  shop.pass(2 * minute);
  const before = await rowsOf(shop.db, ['sessions', 'customers']);
  const { token, code } = reader;
  expect((await shop.ask(`GET /customer/by-code/${code}`, { token })).status).toBe(401);
  const change = { token: writer.token, body: profileForm(writer.code) };
  expect((await shop.ask('PUT /customer', change)).status).toBe(401);
  expect((await placeOrder(shop, orderer, body)).status).toBe(401);
  expect(await rowsOf(shop.db, ['sessions', 'customers'])).toEqual(before);
  expect((await rowOf(writer.id))?.firstName).toBe('Ayu');
  await shop.db.execute(sql`drop trigger seen on sessions`);
  for (const buyer of buyers) expect((await rowOf(buyer.id))?.deletedAt).not.toBeNull();
});
