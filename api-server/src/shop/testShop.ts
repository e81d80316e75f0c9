import type { AddressInfo } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { identityKey } from 'shop-core/rules/back-office';
import { cities, districts, provinces, subdistricts } from '../db/tables/areas.ts';
import { companies, customers, levels, sessions } from '../db/tables/customers.ts';
import { mailOutbox } from '../db/tables/mail.ts';
import { openServedDatabase } from '../db/testDatabase.ts';
import { readEnv } from '../env.ts';
import { listener } from '../http/listener.ts';
import { hashPassword } from '../security/passwordHash.ts';
import { newToken, tokenHash } from '../security/token.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './account/routes.ts';
import type { ShopDesk } from './desk.ts';
import { authenticateCustomer } from './session/authenticateCustomer.ts';
import { sessionRoutes } from './session/routes.ts';

export const password = 'gelombang besar';
export const minute = 60 * 1000;
export const day = 24 * 60 * minute;

/** An ask as it goes over the wire, in the wire's spelling. */
export interface RawAsk {
  readonly body?: unknown;
  readonly token?: string;
  /** From where: the test's proxy is believed. */
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body as it came, as far as tests look into it. */
export interface RawAnswer {
  readonly message: readonly string[];
  readonly code?: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly data: {
    readonly token: string;
    readonly content: readonly { readonly name: string; readonly address: string | null }[];
  };
}

/** The customer calls over real HTTP on a database of their own, with a clock that the test turns. */
export async function testShop() {
  const database = await openServedDatabase();
  await fill(database.db);
  let now = new Date('2026-11-27T02:00:00Z');
  let wakes = 0;
  const services: Services = {
    database,
    env: readEnv({ TRUST_PROXY: '1', PUBLIC_SHOP_URL: 'https://toko.example' }),
    now: () => now,
    log: Fastify().log,
    wakeMailer: () => {
      wakes += 1;
    },
  };
  const app = await listener(services);
  const desk: ShopDesk = { app, authenticate: authenticateCustomer(services) };
  sessionRoutes(desk, services);
  accountRoutes(desk, services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  return {
    services,
    db: database.db,
    port,
    now: () => now,
    wakes: () => wakes,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    ask: (route: string, ask?: RawAsk) => send(port, route, ask),
    mailsTo: (address: string) =>
      database.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, address)).orderBy(desc(mailOutbox.id)),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

async function send(port: number, route: string, { body, token, ip = '192.0.2.1', headers }: RawAsk = {}) {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as RawAnswer;
  return { status: response.status, json, headers: response.headers };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;

/** Where customers are added: the database and the time it is there. */
type Place = Pick<TestShop, 'db' | 'now'>;

let made = 0;
let hash: Promise<string> | undefined;

/** A company, unapproved unless said otherwise; its id. */
export async function addCompany({ db, now }: Place, more: Partial<typeof companies.$inferInsert> = {}) {
  const details = { name: 'PT Laut', address: 'Jl. Laut 1', createdAt: now(), ...more };
  const [company] = await db.insert(companies).values(details).returning();
  if (!company) throw new Error('one was inserted');
  return company.id;
}

/** Adds a customer who logs in with `password`; the row. */
export async function addCustomer({ db, now }: Place, more: Partial<typeof customers.$inferInsert> = {}) {
  made += 1;
  hash ??= hashPassword(password);
  const { username = `laut${made}`, email = `laut${made}@samudra.example` } = more;
  const [customer] = await db
    .insert(customers)
    .values({
      code: `KODE${made}`,
      type: 'INDIVIDU',
      levelId: 1,
      passwordHash: await hash,
      createdAt: now(),
      updatedAt: now(),
      ...more,
      username,
      email,
      usernameKey: identityKey(username),
      emailKey: identityKey(email),
    })
    .returning();
  if (!customer) throw new Error('no customer was added');
  return customer;
}

/** Opens a login without asking for one; its token. */
export async function addSession({ db, now }: Place, customerId: number, mustChangePassword = false) {
  const token = newToken();
  const at = { createdAt: now(), lastSeenAt: now(), expiresAt: new Date(now().getTime() + 30 * day) };
  await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId, mustChangePassword, ...at });
  return token;
}

async function fill(db: Services['database']['db']): Promise<void> {
  await db.insert(levels).values([
    { id: 1, name: 'Silver' },
    { id: 2, name: 'Gold' },
  ]);
  await db.insert(provinces).values([
    { id: 31, name: 'DKI Jakarta', zone: 1 },
    { id: 32, name: 'Jawa Barat', zone: 1 },
  ]);
  await db.insert(cities).values([
    { id: 3171, provinceId: 31, type: 'Kota', name: 'Jakarta Selatan' },
    { id: 3273, provinceId: 32, type: 'Kota', name: 'Bandung' },
  ]);
  await db.insert(districts).values([
    { id: 317101, cityId: 3171, name: 'Tebet', postalCode: '12810' },
    { id: 327301, cityId: 3273, name: 'Coblong', postalCode: null },
  ]);
  await db.insert(subdistricts).values([
    { id: 1, code: '3171011001', districtId: 317101, name: 'Tebet Timur' },
    { id: 2, code: '3273011001', districtId: 327301, name: 'Dago' },
  ]);
}
