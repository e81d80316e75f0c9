import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { build } from '../app.ts';
import { billingAddresses, customers, sessions } from '../db/tables/customers.ts';
import { openSeededDatabase, seededAt } from '../db/testSeeded.ts';
import { readEnv } from '../env.ts';
import { newToken, tokenHash } from '../security/token.ts';
import type { Services } from '../services.ts';

export const minute = 60_000;

/** An ask in the wire's spelling. */
export interface RawAsk {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cuts the connection. */
  readonly signal?: AbortSignal | undefined;
}

/** The whole shop over real HTTP on a database of its own that holds the demo shop, with a clock that the test turns. */
export async function testPurchase(variables: Readonly<Record<string, string>> = {}) {
  const database = await openSeededDatabase();
  let now = seededAt;
  const services: Services = {
    database,
    env: readEnv({ PUBLIC_SHOP_URL: 'https://toko.example', ...variables }),
    now: () => now,
    log: Fastify().log,
    wakeMailer: () => {},
  };
  const { shop, admin } = await build(services);
  await shop.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;

  return {
    services,
    db: database.db,
    engine: database.engine,
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    async ask(route: string, { body, token, headers, signal }: RawAsk = {}) {
      const [method = '', path = ''] = route.split(' ');
      const response = await fetch(`${origin}/api${path}`, {
        method,
        ...(signal && { signal }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what a test looks into.
      const json = (await response.json()) as any;
      return { status: response.status, json, data: json.data, headers: response.headers };
    },
    /** The same of the console. */
    askConsole: (route: string, ask?: Pick<RawAsk, 'body' | 'token'>) => askConsole(admin, route, ask),
    close: async () => {
      await Promise.all([shop.close(), admin.close()]);
      await database.close();
    },
  };
}

async function askConsole(admin: FastifyInstance, route: string, { body, token }: Pick<RawAsk, 'body' | 'token'> = {}) {
  const [method, path = ''] = route.split(' ');
  const response = await admin.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `/api${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  });
  const json = response.json();
  return { status: response.statusCode, json, data: json.data };
}

export type TestPurchase = Awaited<ReturnType<typeof testPurchase>>;

/** A customer who is logged in. */
export interface Buyer {
  readonly id: number;
  readonly code: string;
  readonly token: string;
}

/** Where buyers are added: the database and the time it is there. */
type Place = Pick<TestPurchase, 'db' | 'now'>;

async function logIn({ db, now }: Place, rows: readonly { id: number; code: string }[]): Promise<Buyer[]> {
  const buyers = rows.map(({ id, code }) => ({ id, code, token: newToken() }));
  const at = { createdAt: now(), lastSeenAt: now(), expiresAt: new Date(now().getTime() + 30 * 24 * 60 * minute) };
  await db
    .insert(sessions)
    .values(buyers.map(({ id, token }) => ({ tokenHash: tokenHash(token), customerId: id, ...at })));
  return buyers;
}

/** One of the demo's customers: 'budi', 'sinarlaut' or 'rina'. */
export async function demoBuyer(shop: Place, username: string): Promise<Buyer> {
  const rows = await shop.db.select().from(customers).where(eq(customers.username, username));
  const [buyer] = await logIn(shop, rows);
  if (!buyer) throw new Error(`the demo has no ${username}`);
  return buyer;
}

let made = 0;

/** Adds customers who could order at once, all living in Tebet Timur, and opens a login for each. */
export async function addBuyers(shop: Place, count: number, more: Partial<typeof customers.$inferInsert> = {}) {
  const rows = await shop.db
    .insert(customers)
    .values(
      Array.from({ length: count }, () => {
        made += 1;
        const name = `pembeli${made}`;
        const email = `${name}@contoh.test`;
        return {
          ...{ code: `PEMBELI${made}`, username: name, usernameKey: name, email, emailKey: email },
          ...{ firstName: 'Ayu', lastName: `Nomor ${made}`, phone: '081234567890', type: 'INDIVIDU' as const },
          ...{ levelId: 1, createdAt: shop.now(), updatedAt: shop.now() },
          ...more,
        };
      }),
    )
    .returning({ id: customers.id, code: customers.code });
  const [tebet] = await shop.db
    .select()
    .from(billingAddresses)
    .innerJoin(customers, eq(customers.id, billingAddresses.customerId))
    .where(eq(customers.username, 'budi'));
  if (!tebet) throw new Error('budi lives nowhere');
  await shop.db.insert(billingAddresses).values(rows.map(({ id }) => ({ ...tebet.billing_addresses, customerId: id })));
  return logIn(shop, rows);
}

/** Adds one customer who could order at once. */
export async function addBuyer(shop: Place, more: Partial<typeof customers.$inferInsert> = {}): Promise<Buyer> {
  const [buyer] = await addBuyers(shop, 1, more);
  if (!buyer) throw new Error('no buyer was added');
  return buyer;
}

export const putInCart = (shop: TestPurchase, { code, token }: Buyer, sku: string, quantity = 1) =>
  shop.ask('POST /cart', { token, body: { 'customer-code': code, price: 1, quantity, sku } });

export const cartOf = async (shop: TestPurchase, { code, token }: Buyer) =>
  (await shop.ask(`GET /cart/${code}`, { token })).data;

/** The sub-district of this name in a district, with everything above it, as a dropship address names them. */
export async function areaOf({ db }: TestPurchase, district: string, subdistrict: string) {
  const { rows } = await db.execute<AreaRow>(sql`
    select p.id as "province-id", p.name as "province-name", c.id as "city-id", c.name as "city-name",
      d.id as "district-id", d.name as "district-name", s.id as "subdistrict-id", s.name as "subdistrict-name"
    from subdistricts s join districts d on d.id = s.district_id join cities c on c.id = d.city_id
    join provinces p on p.id = c.province_id where d.name = ${district} and s.name = ${subdistrict}`);
  if (!rows[0]) throw new Error(`no ${subdistrict} in ${district}`);
  return rows[0];
}

type Level = 'province' | 'city' | 'district' | 'subdistrict';
type AreaRow = { [L in Level as `${L}-id`]: number } & { [L in Level as `${L}-name`]: string };
