import { createReview, getReviews } from 'shop-core/contract';
import { pageRows, writeReview } from 'shop-core/decisions';
import { spend } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import type { ShopDesk } from '../desk.ts';
import { approvedReviews, insertReview, reviewFacts } from './store.ts';

/** What customers say about products (S7.43, S7.44): whatever status is asked for, only approved reviews are shown. */
export function reviewRoutes(desk: ShopDesk, services: Services): void {
  const { db } = services.database;

  serve(desk, getReviews, ({ body }) => approvedReviews(db, body.productId, pageRows(body)), publicAnswers(services));

  serve(desk, createReview, async ({ body }, { caller, request }) => {
    const now = services.now();
    await inTransaction(db, async (tx) => {
      const { writes } = accepted(writeReview(await reviewFacts(tx, body.productId, caller), body), now);
      // Another of the customer's own may be written at this moment.
      if (!(await insertReview(tx, caller.id, writes, now))) refuse({ code: 'REVIEW_EXISTS' });
      await spend(tx, 'REVIEW', { customer: caller.id, network: request.ip }, now);
    });
    return null;
  });
}
