import { createReview, getReviews } from '../../contract/calls/review.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { reviewProblems } from '../../rules/review/reviewProblems.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { callerOf } from './callerOf.ts';
import type { HeldShop } from './heldShop.ts';
import { refuseFields } from './refuseFields.ts';
import { spendHeld } from './spendHeld.ts';

/** Reviews (S7.43, S7.44): only the approved ones are shown, and a new one waits. */
export function reviewAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(getReviews, ({ body: { productId, page, size } }) => {
      const approved = held.reviews.filter((review) => review.productId === productId && review.isApproved);
      const shown = [...approved].reverse().slice(page * size, (page + 1) * size);
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
      const { profile } = caller;
      refuseFields(reviewProblems(body));
      const product = held.products.find(({ id }) => id === body.productId);
      if (!product) return refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
      if (!product.reviewsEnabled) refuse({ code: 'REVIEWS_CLOSED' });
      const isOwn = ({ customerCode, productId }: typeof body) =>
        customerCode === body.customerCode && productId === body.productId;
      if (held.reviews.some(isOwn)) refuse({ code: 'REVIEW_EXISTS' });
      spendHeld(held, 'REVIEW', caller);
      const name = profile.fullName ?? profile.username;
      const texts = { title: body.title.trim(), comment: body.comment.trim() };
      held.reviews.push({ ...body, ...texts, id: held.nextId(), name, submittedAt: held.now, isApproved: false });
      return null;
    }),
  ];
}
