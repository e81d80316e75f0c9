import { and, eq, lt, sql } from 'drizzle-orm';
import type { AddedPieces, SetLine } from 'shop-core/decisions';
import type { Db, Tx } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { insertOf } from '../../db/insertOf.ts';
import { productPrices, products, productTypes, skus } from '../../db/tables/catalogue.ts';
import { cartAdds, cartLines } from '../../db/tables/orders.ts';
import type { Customer } from '../desk.ts';

/** What is bought under a sku: a sku of its own, or a variable product whose variation was not chosen. */
export async function findOffer(db: Db, sku: string, customer: Customer) {
  const [row] = await offers(db).execute({ sku, customerId: customer.id, levelId: customer.levelId });
  return row;
}

const offers = hotQuery((db) => {
  const sku = sql.placeholder('sku');
  const ownPrice = and(eq(productPrices.productId, products.id), eq(productPrices.levelId, sql.placeholder('levelId')));
  const ownLine = and(eq(cartLines.skuId, skus.id), eq(cartLines.customerId, sql.placeholder('customerId')));
  const productOf = sql`coalesce(
    (select ${skus.productId} from ${skus} where ${skus.sku} = ${sku}),
    (select ${products.id} from ${products} where ${products.sku} = ${sku}))`;
  return db
    .select({
      product: products,
      typeCode: productTypes.code,
      skuRow: skus,
      personalPrice: productPrices.price,
      inCart: cartLines.quantity,
    })
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .leftJoin(skus, and(eq(skus.productId, products.id), eq(skus.sku, sku)))
    .leftJoin(productPrices, ownPrice)
    .leftJoin(cartLines, ownLine)
    .where(and(eq(products.isActive, true), eq(products.id, productOf)))
    .prepare('offer_by_sku');
});

/** Adds to the customer's line of the sku, or makes it. Answers how many the line holds now. */
export async function addLine(
  tx: Tx,
  customerId: number,
  skuId: number,
  { quantity, price, hasSeenPrice }: AddedPieces,
  now: Date,
): Promise<number> {
  const insert = hasSeenPrice ? insertSeenLine : insertLine;
  const [added] = await insert(tx).execute({ customerId, skuId, quantity, price, createdAt: now });
  return added?.quantity ?? 0;
}

/** Whether this press is the first that adds under its key; another that is adding right now is waited for. */
export async function isFirstAdd(tx: Tx, customerId: number, key: string, now: Date): Promise<boolean> {
  const kept = await tx
    .insert(cartAdds)
    .values({ customerId, key, addedAt: now })
    .onConflictDoNothing()
    .returning({ key: cartAdds.key });
  return kept.length > 0;
}

/** After a day nobody presses again. */
export async function forgetOldAdds(db: Db, now: Date): Promise<void> {
  await db.delete(cartAdds).where(lt(cartAdds.addedAt, new Date(now.getTime() - 24 * 60 * 60 * 1000)));
}

const inserting = (db: Db, price: object) =>
  insertOf(db, cartLines, ['customerId', 'skuId', 'quantity', 'price', 'createdAt'])
    .onConflictDoUpdate({
      target: [cartLines.customerId, cartLines.skuId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity`, ...price },
    })
    .returning({ quantity: cartLines.quantity });

const insertLine = hotQuery((db) => inserting(db, {}).prepare('insert_line'));
const insertSeenLine = hotQuery((db) => inserting(db, { price: sql`excluded.price` }).prepare('insert_seen_line'));

/** Sets quantity and price of the customer's own line; false when there is no such line. */
export async function setLine(db: Db, customerId: number, { id, ...change }: SetLine): Promise<boolean> {
  const changed = await db
    .update(cartLines)
    .set(change)
    .where(and(eq(cartLines.id, id), eq(cartLines.customerId, customerId)))
    .returning({ id: cartLines.id });
  return changed.length > 0;
}

/** Removes the customer's own line; false when there is no such line. */
export async function deleteLine(db: Db, customerId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.customerId, customerId)))
    .returning({ id: cartLines.id });
  return removed.length > 0;
}
