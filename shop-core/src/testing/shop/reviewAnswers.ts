import { createReview, getReviews } from '../../contract/calls/review.ts';
import { pageOf } from '../../decisions/pageRows.ts';
import { writeReview } from '../../decisions/review/writeReview.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { accepted } from './accepted.ts';
import { callerOf } from './callerOf.ts';
import type { HeldShop } from './heldShop.ts';
import { spendHeld } from './spendHeld.ts';

/** Reviews (S7.43, S7.44): only the approved ones are shown, and a new one waits. */
export function reviewAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(getReviews, ({ body: { productId, page, size } }) => {
      const approved = held.reviews.filter((review) => review.productId === productId && review.isApproved);
      const shown = pageOf([...approved].reverse(), { page, size });
      return {
        totalItems: approved.length,
        reviews: shown.map(({ id, name, rate, comment, title, submittedAt }) => ({
          ...{ id, name, rate, comment, title, image: null, isBuyer: false },
          submittedOn: jakartaDate(submittedAt),
        })),
      };
    }),
    on(createReview, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const { customerCode } = body;
      const { writes, reply } = accepted(
        writeReview(
          {
            product: held.products.find(({ id }) => id === body.productId),
            hasReviewed: held.reviews.some(
              (review) => review.customerCode === customerCode && review.productId === body.productId,
            ),
          },
          body,
        ),
      );
      spendHeld(held, 'REVIEW', caller);
      const name = caller.profile.fullName ?? caller.profile.username;
      held.reviews.push({ ...writes, customerCode, id: held.nextId(), name, submittedAt: held.now, isApproved: false });
      return reply;
    }),
  ];
}
