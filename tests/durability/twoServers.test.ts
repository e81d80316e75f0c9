import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostgresDatabase } from '../../api-server/src/db/database.ts';
import { openSeededDatabase } from '../../api-server/src/db/testSeeded.ts';
import { addBuyers } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type Attempt, type Customer, costOf, customerAt, fillCart, order, shopUntilTheEnd } from './customer.ts';

const bar = 'EB-0005-9999';

let postgres: Postgres;
let database: PostgresDatabase;
let servers: ServerProcess[];
let books: Books;

beforeAll(async () => {
  postgres = await startPostgres();
  vi.stubEnv('TEST_ENGINE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', postgres.adminUrl);
  const opened = await openSeededDatabase();
  if (opened.engine !== 'postgres') throw new Error('two servers need PostgreSQL');
  database = opened;
  servers = [await startOne(), await startOne()];
});
afterAll(async () => {
  await Promise.all(servers?.map((server) => server.kill('SIGKILL')) ?? []);
  await database?.close();
  await postgres?.stop();
});
beforeEach(async () => {
  books = await openBooks(database.db);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

function startOne(): Promise<ServerProcess> {
  const DATABASE_URL = database.client.options.connectionString ?? '';
  return startServer({ env: { DATABASE_URL, LOG_LEVEL: 'error' } });
}

/** New customers, each as somebody whom the load balancer sends now to one server and now to the other. */
async function customersOfBoth(count: number, behind = 0): Promise<Customer[][]> {
  const crowd = await addBuyers({ db: database.db, now: () => new Date() }, count + behind);
  const buyers = crowd.splice(0, count);
  return buyers.map((buyer, at) => servers.map(({ shopUrl }) => customerAt(shopUrl, buyer, (at % 4) + 1, crowd)));
}

interface Ready {
  /** The same customer at each server. */
  readonly places: readonly Customer[];
  readonly attempt: Attempt;
}

/** One filled the cart, and the next will order what is in it. */
async function ready(count: number): Promise<Ready[]> {
  const all = await customersOfBoth(count);
  const [first] = all[0] ?? [];
  if (!first) return [];
  const cost = await costOf(first);
  return Promise.all(
    all.map(async (both, at) => {
      const places = at % 2 === 0 ? both : [...both].reverse();
      const [customer] = places;
      if (!customer) throw new Error('no server');
      const body = await fillCart(customer, bar, cost);
      return { places: [...places].reverse(), attempt: { buyer: customer.buyer, key: randomUUID(), body } };
    }),
  );
}

const stockOf = async (sku: string) =>
  (await database.db.execute<{ stock: number }>(sql`select stock from skus where sku = ${sku}`)).rows[0]?.stock;

/** Each outcome and how often. */
function tally(ends: readonly PromiseSettledResult<string>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const end of ends) {
    const [, status, code] = /: (\d+) .*"code":"(\w+)/.exec(end.status === 'rejected' ? String(end.reason) : '') ?? [];
    const outcome = end.status === 'fulfilled' ? 'ordered' : `${status} ${code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** A server that is busy with all of them at once sends some away before it begins (503): those ask again. */
const orderInTurn = (at: Customer, attempt: Attempt): Promise<string> =>
  order(at, attempt).catch((error) =>
    /: 503 /.test(String(error)) ? orderInTurn(at, attempt) : Promise.reject(error),
  );

describe('two servers on one PostgreSQL', () => {
  it('76: sell the last pieces once, whoever is asked', async () => {
    await books.setStock(bar, 25);
    const many = await ready(60);
    const ends = await Promise.allSettled(
      many.map(({ places: [at], attempt }) => (at ? orderInTurn(at, attempt) : '')),
    );
    expect(tally(ends)).toEqual({ ordered: 25, '409 OUT_OF_STOCK': 35 });
    expect(await stockOf(bar)).toBe(0);
  });

  it.each([
    ['with its key', (key: string) => key],
    ['without a key', () => undefined],
  ])('80: make one order of what both are sent at once, %s', async (_, keyOf) => {
    await books.setStock(bar, 1_000);
    const many = await ready(20);
    const send = (at: Customer, attempt: Attempt) => {
      const key = keyOf(attempt.key);
      return key ? order(at, attempt) : withoutKey(at, attempt);
    };
    await Promise.all(
      many.map(async ({ places, attempt }) => {
        const sends = [...places, ...places].map((at) => send(at, attempt));
        expect(new Set(await Promise.all(sends)).size).toBe(1);
        const { rows } = await database.db.execute(sql`select 1 from orders where customer_id = ${attempt.buyer.id}`);
        expect(rows).toHaveLength(1);
      }),
    );
  });

  const withoutKey = async (at: Customer, { body }: Attempt): Promise<string> =>
    (await at.ask('POST /order', body))['order-code'];

  it('know what was changed beside them, as soon as the news of it arrives', async () => {
    const [first, second] = servers;
    const priceAt = async (server?: ServerProcess) => {
      const response = await fetch(`${server?.shopUrl}/api/product/view`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page: 0, size: 100, sort: [] }),
      });
      return response.text();
    };
    const before = await priceAt(second);
    expect(await priceAt(first)).toBe(before);
    await database.db.execute(sql`update products set regular_price = regular_price + 1000`);
    // Each server hears on a connection of its own, so each may answer as before until its news is there.
    const changed = (server?: ServerProcess) =>
      vi.waitFor(
        async () => {
          const now = await priceAt(server);
          expect(now).not.toBe(before);
          return now;
        },
        { timeout: 20_000 },
      );
    expect(await changed(first)).toBe(await changed(second));
    await database.db.execute(sql`update products set regular_price = regular_price - 1000`);
  });

  it('94: lose nothing when one is told to stop while both are busy', async () => {
    await books.setStock(bar, 10_000);
    const all = await customersOfBoth(12, 300);
    const counts = [0, 0];
    let go = () => {};
    const isBusy = new Promise<void>((resolve) => {
      go = resolve;
    });
    const onOrder = (server: number) => {
      counts[server] = (counts[server] ?? 0) + 1;
      if (counts.every((count) => count >= 5)) go();
    };
    const shopping = Promise.all(
      all.map((both, at) => {
        const server = at % 2;
        const customer = both[server];
        return customer ? shopUntilTheEnd(customer, bar, () => onOrder(server)) : [];
      }),
    );
    await isBusy;
    expect(await servers[1]?.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    const [done = 0] = counts;
    await vi.waitFor(() => expect(counts[0]).toBeGreaterThan(done + 5), { timeout: 20_000 });
    expect(await servers[0]?.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    const codes = (await shopping).flat().flatMap(({ code }) => code ?? []);
    const { rows } = await database.db.execute<{ code: string }>(sql`select code from orders`);
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    servers = [await startOne(), await startOne()];
  });
});
