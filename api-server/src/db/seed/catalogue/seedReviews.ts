import type { CalendarDate } from 'shop-core/rules';
import type { Tx } from '../../database.ts';
import { reviews } from '../../tables/reviews.ts';
import { addDays } from '../addDays.ts';
import { seedReviews as written } from './reviews.ts';
import type { MadeProduct } from './seedProduct.ts';

/** Writes what customers said, one every three days up to yesterday; those still waiting are the newest. */
export async function seedReviews(tx: Tx, today: CalendarDate, made: readonly MadeProduct[]): Promise<void> {
  const ids = new Map(made.map(({ id, sku }) => [sku, id]));
  await tx.insert(reviews).values(
    written.flatMap(({ sku, author, ...review }, at) => {
      const productId = ids.get(sku);
      const daysAgo = (written.length - 1 - at) * 3 + 1;
      const createdAt = new Date(`${addDays(today, -daysAgo)}T03:00:00Z`);
      return productId === undefined ? [] : [{ ...review, productId, name: author, isBuyer: true, createdAt }];
    }),
  );
}
