import { and, eq } from 'drizzle-orm';
import { rupiah } from 'shop-core/rules';
import type { FakeShop } from 'shop-core/testing';
import { products, skus } from '../../api-server/src/db/tables/catalogue.ts';
import { config } from '../../api-server/src/db/tables/content.ts';
import { reviews } from '../../api-server/src/db/tables/reviews.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import type { TestPurchase } from '../../api-server/src/shop/testPurchase.ts';
import type { Place } from './place.ts';
import { setStage } from './setStage.ts';

/** The real server over HTTP, with a stage of its own set for one journey. */
export async function serverPlace(shop: TestPurchase): Promise<Place> {
  const { db } = shop;
  const stage = await setStage(shop);
  const writeConfig = (id: number, value: string) => db.update(config).set({ value }).where(eq(config.id, id));
  return {
    api: { baseUrl: 'http://server.test/api', fetch: fetchOf(shop) },
    stage,
    setPrice: async (sku, price) => {
      await db
        .update(products)
        .set({ regularPrice: rupiah(price) })
        .where(eq(products.sku, sku));
    },
    setStock: async (sku, stock) => {
      await db.update(skus).set({ stock }).where(eq(skus.sku, sku));
    },
    setClosed: async (notice) => {
      await writeConfig(2, notice === null ? 'OPEN' : 'CLOSE');
      await writeConfig(6, notice ?? '');
    },
    advance: async (ms) => {
      shop.pass(ms);
      await cancelUnpaidOrders(db, shop.now());
    },
    approveReviews: async () => {
      const waits = and(eq(reviews.status, 'PENDING'), eq(reviews.productId, stage.bar.id));
      await db.update(reviews).set({ status: 'APPROVE' }).where(waits);
    },
  };
}

/** A `fetch` that asks the server where it listens. */
function fetchOf(shop: TestPurchase): FakeShop['api']['fetch'] {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.replace('Bearer ', '');
    const key = headers.get('idempotency-key');
    const { status, json } = await shop.ask(`${init?.method ?? 'GET'} ${pathname.replace('/api', '')}${search}`, {
      token,
      ...(typeof init?.body === 'string' && { body: init.body }),
      ...(key !== null && { headers: { 'idempotency-key': key } }),
    });
    return new Response(JSON.stringify(json), { status });
  };
}
