import { createReview, getReviews } from 'shop-core/contract';
import { pageRows } from 'shop-core/decisions';
import { reviewProblems } from 'shop-core/rules/account';
import { spend } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { shopperOf } from '../shopper.ts';
import { approvedReviews, insertReview, reviewedProduct } from './store.ts';

/** What customers say about products (S7.43, S7.44): whatever status is asked for, only approved reviews are shown. */
export function reviewRoutes(desk: ShopDesk, services: Services): void {
  const { db } = services.database;

  serve(desk, getReviews, ({ body }) => approvedReviews(db, body.productId, pageRows(body)), publicAnswers(services));

  serve(desk, createReview, async ({ body: { productId, title, comment, rate } }, { caller, request }) => {
    refuseFields(reviewProblems({ title, comment, rate }));
    const product = await reviewedProduct(db, productId, shopperOf(caller));
    if (!product) return refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
    if (!product.reviewsEnabled) refuse({ code: 'REVIEWS_CLOSED' });
    const now = services.now();
    const review = { productId, title: title.trim(), comment: comment.trim(), rate, createdAt: now };
    await inTransaction(db, async (tx) => {
      if (!(await insertReview(tx, caller.id, review))) refuse({ code: 'REVIEW_EXISTS' });
      await spend(tx, 'REVIEW', { customer: caller.id, network: request.ip }, now);
    });
    return null;
  });
}
