import { and, avg, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { products } from '../../db/tables/catalogue.ts';
import { reviews } from '../../db/tables/reviews.ts';

type Decision = Pick<typeof reviews.$inferInsert, 'status' | 'decidedById' | 'decidedAt'>;

/** Writes what was decided of a review; the product it is about and what was decided before, undefined when there is no such review. */
export async function setStatus(tx: Tx, id: number, decision: Decision) {
  const [review] = await tx
    .select({ productId: reviews.productId, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (!review) return undefined;
  // The product first: two decisions on it are counted one after the other.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, review.productId)).for('no key update');
  await tx.update(reviews).set(decision).where(eq(reviews.id, id));
  return review;
}

/** Counts the rating of a product anew, from its approved reviews alone. */
export async function countRating(tx: Tx, productId: number): Promise<void> {
  const [counted] = await tx
    .select({ reviewCount: count(), rating: avg(reviews.rate) })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'APPROVE')));
  const { reviewCount = 0, rating = null } = counted ?? {};
  await tx
    .update(products)
    .set({ reviewCount, ratingTenths: Math.round(Number(rating ?? 0) * 10) })
    .where(eq(products.id, productId));
}
