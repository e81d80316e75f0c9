import { call, done, list, type Named, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { review } from '../entities/review.ts';
import { count, id, page, size, text } from '../scalars.ts';

/** The reviews of a product. */
export interface ReviewPage extends z.output<typeof reviewPageWire> {}
const reviewPageWire = wire({ totalItems: ['totalItems', count], reviews: ['productReviews', list(review)] });
const reviewPage: Named<ReviewPage> = reviewPageWire;

/** S7.43. The reviews of a product. The server shows only approved ones, whatever status is asked for. */
export const getReviews = call('POST /product-review/get-all', {
  auth: 'anyone',
  isRepeatable: true,
  body: wire({
    page: ['page', page],
    size: ['size', size],
    status: ['status', z.optional(text(20))],
    productId: ['product-id', id],
  }),
  reply: reviewPage,
});

export interface NewReview extends z.output<typeof newReviewWire> {}
const newReviewWire = wire({
  customerCode: ['customer-code', text(64)],
  comment: ['description', text(2_000)],
  productId: ['id-product', id],
  rate: ['rating', z.int(z.minimum(1), z.maximum(5))],
  title: ['title', text(100)],
});
export const newReview: Named<NewReview> = newReviewWire;

/**
 * S7.44. Writes a review. It waits for an admin's approval (S4.13).
 * @errors REVIEWS_CLOSED, REVIEW_EXISTS, and NOT_FOUND for a product that is gone.
 */
export const createReview = call('POST /product-review/create', {
  auth: 'customer',
  body: newReview,
  reply: done,
});
