import type { AddressInfo } from 'node:net';
import type { Db } from '../db/connect.ts';
import {
  categories,
  productPrices,
  productSubCategories,
  products,
  productTypes,
  skus,
  subCategories,
} from '../db/tables/catalogue.ts';
import { healthRoutes } from '../http/healthRoutes.ts';
import { listener } from '../http/listener.ts';
import { mediaRoutes } from '../http/mediaRoutes.ts';
import { addressRoutes } from './address/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { crawlerRoutes } from './content/crawlerRoutes.ts';
import { contentRoutes } from './content/routes.ts';
import type { ShopDesk } from './desk.ts';
import { authenticateCustomer } from './session/authenticateCustomer.ts';
import { testShop } from './testShop.ts';

export interface RawGet {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a visitor can look at, over real HTTP on a database of its own: three categories and no product yet. */
export async function testStorefront() {
  const shop = await testShop();
  await fill(shop.db);
  const app = await listener(shop.services);
  healthRoutes(app, shop.services);
  mediaRoutes(app, shop.services);
  crawlerRoutes(app, shop.services);
  app.register(
    async (api) => {
      const desk: ShopDesk = { app: api, authenticate: authenticateCustomer(shop.services) };
      addressRoutes(desk, shop.services);
      contentRoutes(desk, shop.services);
      catalogueRoutes(desk, shop.services);
    },
    { prefix: '/api' },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const send = (route: string, { body, token, headers }: RawGet = {}) => {
    const [method = '', path = ''] = route.split(' ');
    return fetch(origin + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  return {
    shop,
    db: shop.db,
    app,
    send,
    async ask(route: string, ask: RawGet = {}) {
      const response = await send(route.replace(' ', ' /api'), ask);
      // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what a test looks into.
      const json = (await response.json()) as any;
      return { status: response.status, json, data: json.data, headers: response.headers };
    },
    close: async () => {
      await app.close();
      await shop.close();
    },
  };
}

export type TestStorefront = Awaited<ReturnType<typeof testStorefront>>;

type NewProduct = Partial<typeof products.$inferInsert> & {
  /** What is sold of it; without, one sku of its own with 5 in stock. */
  readonly sold?: readonly Partial<typeof skus.$inferInsert>[];
  readonly under?: readonly number[];
  /** Prices of levels, by their ids. */
  readonly prices?: Readonly<Record<number, number>>;
};

let made = 0;

/** Adds a simple product; the row. */
export async function addProduct(db: Db, { sold = [{}], under = [], prices = {}, ...more }: NewProduct = {}) {
  made += 1;
  const values = { sku: `SKU-${made}`, name: `Barang ${made}`, description: '<p>Emas.</p>', position: made, ...more };
  const [product] = await db
    .insert(products)
    .values({ categoryId: 1, typeId: 1, regularPrice: 1_000_000, weightMg: 1_000, ...values })
    .returning();
  if (!product) throw new Error('no product was added');
  const { id: productId, sku, weightMg } = product;
  const rows = sold.map((each, position) => ({ productId, sku, weightMg, stock: 5, position, ...each }));
  if (rows.length > 0) await db.insert(skus).values(rows);
  for (const subCategoryId of under) await db.insert(productSubCategories).values({ productId, subCategoryId });
  for (const [level, price] of Object.entries(prices)) {
    await db.insert(productPrices).values({ productId, levelId: Number(level), price });
  }
  return product;
}

async function fill(db: Db): Promise<void> {
  await db.insert(productTypes).values([
    { id: 1, code: 'SP', name: 'Simple' },
    { id: 2, code: 'VP', name: 'Variable' },
    { id: 3, code: 'TR', name: 'Training' },
  ]);
  await db.insert(categories).values([
    { id: 1, name: 'Emas Batangan', position: 2 },
    { id: 2, name: 'Perhiasan', position: 1 },
    { id: 3, name: 'Arsip', position: 3, isActive: false },
  ]);
  await db.insert(subCategories).values([
    { id: 11, categoryId: 1, name: 'Antam', position: 2 },
    { id: 12, categoryId: 1, name: 'UBS', position: 1 },
    { id: 21, categoryId: 2, name: 'Cincin', position: 1 },
    { id: 31, categoryId: 3, name: 'Lama', position: 1 },
  ]);
}
