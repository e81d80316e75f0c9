import Fastify from 'fastify';
import { build } from '../../../api-server/src/app.ts';
import type { Database } from '../../../api-server/src/db/connect.ts';
import { migrate } from '../../../api-server/src/db/migrate.ts';
import { seed } from '../../../api-server/src/db/seed/seed.ts';
import { plansOf, queriesOf } from '../../../api-server/src/db/testPlans.ts';
import { readEnv } from '../../../api-server/src/env.ts';
import { newToken, tokenHash } from '../../../api-server/src/security/token.ts';
import { fill, type Size } from './fill.ts';
import { growing, type HotAsk, hotAsks } from './hotAsks.ts';
import { onPglite, onPostgres, type Place } from './place.ts';

const sizes: Readonly<Record<string, Size>> = {
  small: { products: 10_000, customers: 10_000, orders: 100_000 },
  full: { products: 100_000, customers: 100_000, orders: 1_000_000 },
};
const tries = 40;

/** A list's length is counted once until a product changes, and then kept (decision 0051): that query may see them all. */
const isKeptCount = (query: string): boolean => query.startsWith('select count(*) from "products"');

/** A customer of the middle of the crowd, and what the asks name. */
async function hotCustomer({ database, run }: Place) {
  const { rows } = await database.db.execute<Record<'customer' | 'order' | 'sku' | 'category' | 'sub', string>>(
    `select c.code as customer, o.code as order, p.sku, p.category_id as category, s.sub_category_id as sub
     from customers c join orders o on o.customer_id = c.id, products p join product_sub_categories s on s.product_id = p.id
     where c.code = 'SC5000' and p.sku like 'SC-%4' limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('the big shop is empty');
  const token = newToken();
  await run([
    `insert into sessions (token_hash, customer_id, created_at, last_seen_at, expires_at)
     select '${tokenHash(token)}', id, now(), now(), now() + interval '1 day' from customers where code = '${row.customer}'`,
  ]);
  const of = { categoryId: Number(row.category), subCategoryId: Number(row.sub) };
  return {
    token,
    asks: hotAsks({ customerCode: row.customer, orderCode: row.order, sku: row.sku, word: 'skala 77', ...of }),
  };
}

/** p50 and p99 in ms, and the plans. What is kept from the ask before does not count: the stock has changed since. */
async function measure(database: Database, send: () => Promise<void>) {
  const times: number[] = [];
  const queries = await queriesOf(database, send);
  for (let at = 0; at < tries; at += 1) {
    database.changes.heard('stock');
    const begun = performance.now();
    await send();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const place = (part: number) => Math.round((times[Math.floor(part * (tries - 1))] ?? 0) * 10) / 10;
  return { p50: place(0.5), p99: place(0.99), plans: await plansOf(database, queries) };
}

async function report(place: Place): Promise<boolean> {
  const { database } = place;
  const { shop, admin } = await build({
    ...{ database, env: readEnv({}), now: () => new Date(), log: Fastify().log, wakeMailer: () => {} },
  });
  const { token, asks } = await hotCustomer(place);
  const send = async ({ what, method, url, body }: HotAsk) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await shop.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) });
    if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.statusCode} ${answer.payload}`);
  };
  const rows = [];
  for (const ask of asks) {
    const { p50, p99, plans } = await measure(database, () => send(ask));
    console.log(`\n== ${ask.what}`);
    for (const { query, lines } of plans) console.log(`-- ${query.slice(0, 160)}\n${lines.join('\n')}`);
    const scanned = plans.flatMap((plan) =>
      isKeptCount(plan.query) ? [] : plan.scanned.filter((name) => growing.has(name)),
    );
    rows.push({ what: ask.what, p50, p99, scanned: scanned.join() });
  }
  console.table(rows);
  await Promise.all([shop.close(), admin.close()]);
  return rows.every(({ scanned }) => scanned === '');
}

/** Seeds a big shop and shows what its hot calls cost; whether none of them reads a table that grows from end to end. */
export async function scale(size: string, engine: 'pglite' | 'postgres'): Promise<boolean> {
  const place = await (engine === 'pglite' ? onPglite() : onPostgres());
  try {
    await migrate(place.database);
    await seed(place.database.db, { kind: 'demo', now: new Date() });
    const begun = performance.now();
    await place.run(fill(sizes[size] ?? sizes.full ?? { products: 0, customers: 0, orders: 0 }));
    console.log(`${engine}, ${size}: filled in ${Math.round((performance.now() - begun) / 1_000)} s`);
    return await report(place);
  } finally {
    await place.close();
  }
}
