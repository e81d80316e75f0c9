import { and, count, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Review } from 'shop-core/contract';
import type { PageRows, ReviewFacts, WrittenReview } from 'shop-core/decisions';
import { jakartaDate } from 'shop-core/rules';
import type { Db } from '../../db/database.ts';
import { products } from '../../db/tables/catalogue.ts';
import { customers } from '../../db/tables/customers.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { reviews } from '../../db/tables/reviews.ts';
import type { Customer } from '../desk.ts';
import { offeredTo, shopperOf } from '../shopper.ts';

/** One page of the approved reviews of a product, the newest first. */
export async function approvedReviews(db: Db, productId: number, { limit, offset }: PageRows) {
  const approved = and(eq(reviews.productId, productId), eq(reviews.status, 'APPROVE'));
  const rows = await db
    .select({ review: reviews, image: customers.avatar })
    .from(reviews)
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .where(approved)
    .orderBy(desc(reviews.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(reviews).where(approved);
  return { totalItems: all?.total ?? 0, reviews: rows.map(toReview) };
}

function toReview({ review, image }: { review: typeof reviews.$inferSelect; image: string | null }): Review {
  const { id, name, createdAt, rate, comment, title, isBuyer } = review;
  return { id, name, image, submittedOn: jakartaDate(createdAt), rate, comment, title, isBuyer };
}

export async function reviewFacts(db: Db, productId: number, customer: Customer): Promise<ReviewFacts> {
  const [product] = await db
    .select({ reviewsEnabled: products.reviewsEnabled })
    .from(products)
    .where(and(eq(products.id, productId), offeredTo(shopperOf(customer))));
  const own = and(eq(reviews.productId, productId), eq(reviews.customerId, customer.id));
  return { product, hasReviewed: (await db.$count(reviews, own)) > 0 };
}

/** Writes a review that waits for approval; false when the customer has reviewed the product before. */
export async function insertReview(
  db: Db,
  customerId: number,
  review: WrittenReview,
  createdAt: Date,
): Promise<boolean> {
  const [writer] = await db
    .select({
      name: sql<string>`coalesce(nullif(concat_ws(' ', ${customers.firstName}, ${customers.lastName}), ''), ${customers.username})`,
      isBuyer: hasBought(db, customerId, review.productId).mapWith(Boolean),
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!writer) return false;
  const written = await db
    .insert(reviews)
    .values({ ...review, ...writer, customerId, status: 'PENDING', createdAt })
    .onConflictDoNothing({ target: [reviews.productId, reviews.customerId] })
    .returning({ id: reviews.id });
  return written.length > 0;
}

/** Whether an order of the customer that was paid for holds the product. */
function hasBought(db: Db, customerId: number, productId: number) {
  return sql`${exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(
        and(
          eq(orders.customerId, customerId),
          inArray(orders.status, ['processing', 'shipped', 'complete']),
          eq(orderLines.productId, productId),
        ),
      ),
  )}`;
}
