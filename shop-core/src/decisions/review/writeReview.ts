import type { NewReview } from '../../contract/calls/review.ts';
import { reviewProblems } from '../../rules/review/reviewProblems.ts';
import { type Decision, refusedFields } from '../decision.ts';

/** What a review needs to know: the product as this customer is offered it, and what they wrote about it before. */
export interface ReviewFacts {
  readonly product: { readonly reviewsEnabled: boolean } | undefined;
  readonly hasReviewed: boolean;
}

/** A review that waits for approval; it uses up one REVIEW of the customer and the network. */
export type WrittenReview = Pick<NewReview, 'productId' | 'title' | 'comment' | 'rate'>;

/** Writes what a customer says about a product, once (S7.44, S4.13). */
export function writeReview(facts: ReviewFacts, ask: NewReview): Decision<WrittenReview, null> {
  const { productId, title, comment, rate } = ask;
  const wrong = refusedFields(reviewProblems({ title, comment, rate }));
  if (wrong) return wrong;
  if (!facts.product) return { refused: { code: 'NOT_FOUND', what: 'PRODUCT' } };
  if (!facts.product.reviewsEnabled) return { refused: { code: 'REVIEWS_CLOSED' } };
  if (facts.hasReviewed) return { refused: { code: 'REVIEW_EXISTS' } };
  return { writes: { productId, title: title.trim(), comment: comment.trim(), rate }, reply: null };
}
