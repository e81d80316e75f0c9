import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../api-server/src/db/connect.ts';
import { productPrices, products } from '../../api-server/src/db/tables/catalogue.ts';

/** As on a morning when gold is dearer, for every level. */
export const raisePrices =
  (by: number, skus: readonly string[]) =>
  async (db: Db): Promise<void> => {
    const which = inArray(products.sku, [...skus]);
    const raised = db.select({ id: products.id }).from(products).where(which);
    await db
      .update(productPrices)
      .set({ price: sql`${productPrices.price} + ${by}` })
      .where(inArray(productPrices.productId, raised));
    await db
      .update(products)
      .set({ regularPrice: sql`${products.regularPrice} + ${by}` })
      .where(which);
  };
