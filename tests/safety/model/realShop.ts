import { eq, inArray } from 'drizzle-orm';
import { products, skus } from '../../../api-server/src/db/tables/catalogue.ts';
import { pointLots } from '../../../api-server/src/db/tables/loyalty.ts';
import { addCoupon, couponOf, givePoints } from '../../../api-server/src/shop/testLoyalty.ts';
import { addBuyers, type Buyer, type TestPurchase } from '../../../api-server/src/shop/testPurchase.ts';
import type { ModelShop } from './modelShop.ts';

/** The real shop that the model is compared with: buyers, products and a coupon of one run. */
export interface RealShop {
  readonly shop: TestPurchase;
  readonly buyers: readonly Buyer[];
  readonly coupon: string;
}

let made = 0;

async function addProducts({ db }: TestPurchase, model: ModelShop): Promise<void> {
  for (const { sku, price, stock, fixedPoint } of model.products) {
    const row = { sku, name: sku, description: 'Model', categoryId: 1, typeId: 1, weightMg: 1_000 };
    const [product] = await db
      .insert(products)
      .values({ ...row, regularPrice: price, fixedPoint })
      .returning({ id: products.id });
    await db.insert(skus).values({ productId: product?.id ?? 0, sku, weightMg: 1_000, stock });
  }
}

/** A model and a shop that start out the same. */
export async function openRun(shop: TestPurchase): Promise<{ model: ModelShop; real: RealShop }> {
  made += 1;
  const product = (letter: string, price: number, stock: number, fixedPoint: number) => ({
    ...{ sku: `MODEL-${made}-${letter}`, price, stock, fixedPoint },
  });
  const model: ModelShop = {
    products: [product('A', 1_000_000, 6, 40), product('B', 350_000, 3, 0), product('C', 60_000, 20, 7)],
    carts: [new Map(), new Map()],
    points: [90_000, 0],
    orders: [],
    minutes: 0,
    coupon: { amount: 100_000, quota: 3, perCustomer: 2 },
  };
  await addProducts(shop, model);
  const buyers = await addBuyers(shop, 2);
  if (buyers[0]) await givePoints(shop, buyers[0], 90_000);
  const { amount, quota, perCustomer } = model.coupon;
  const coupon = await addCoupon(shop, { kind: 'AMOUNT', amount, quota, customerLimit: perCustomer });
  return { model, real: { shop, buyers, coupon } };
}

/** What the shop holds, in the model's words. */
export async function heldBy({ shop, buyers, coupon }: RealShop, model: ModelShop) {
  const { db } = shop;
  const names = model.products.map(({ sku }) => sku);
  const stock = await db.select({ sku: skus.sku, stock: skus.stock }).from(skus).where(inArray(skus.sku, names));
  const ids = buyers.map(({ id }) => id);
  const lots = await db.select().from(pointLots).where(inArray(pointLots.customerId, ids));
  const pointsOf = (id: number) =>
    lots.filter(({ customerId }) => customerId === id).reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    stock: Object.fromEntries(stock.map((row) => [row.sku, row.stock])),
    points: ids.map(pointsOf),
    couponUses: (await couponOf(shop, coupon)).used,
  };
}

export async function setPrice({ db }: TestPurchase, sku: string, price: number): Promise<void> {
  await db.update(products).set({ regularPrice: price }).where(eq(products.sku, sku));
}

export async function setStock({ db }: TestPurchase, sku: string, stock: number): Promise<void> {
  await db.update(skus).set({ stock }).where(eq(skus.sku, sku));
}
