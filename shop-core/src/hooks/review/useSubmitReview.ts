import { useState } from 'react';
import { createReview } from '../../contract/calls/review.ts';
import type { ProductDetail } from '../../contract/entities/product.ts';
import { reviewProblems } from '../../rules/review/reviewProblems.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { sayInvalidFormat } from '../provider/sayInvalidFormat.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { shopKey } from '../provider/shopKey.ts';
import { refuse, useAction } from '../provider/useAction.ts';

export interface ReviewValues {
  readonly title: string;
  readonly comment: string;
  /** Stars, 1 to 5; null while none is chosen. */
  readonly rate: number | null;
}

export interface ReviewSubmission {
  /** The product takes reviews (S5.36): without, there is no form to draw. */
  readonly isOpen: boolean;
  readonly form: Form<ReviewValues>;
  /** A review was sent: it waits, and a customer has one of a product. */
  readonly isSent: boolean;
}

type ReviewedProduct = Pick<ProductDetail, 'id' | 'reviewsEnabled'>;

const empty: ReviewValues = { title: '', comment: '', rate: null };

/**
 * The review form of a product. A review that was sent waits for approval (S4.13), so the list stays as it is.
 * @returns `isOpen`, a form with `title`, `comment` and `rate`, and `isSent` once a review went through. A form that
 * was sent is empty again.
 * @errors LOGIN_REQUIRED, REVIEWS_CLOSED and REVIEW_EXISTS; its fields are refused with REQUIRED, CHOICE_INVALID and
 * TOO_LONG.
 */
export function useSubmitReview(product: ReviewedProduct): ReviewSubmission {
  const { run } = useAction((values: ReviewValues, shop) => sendReview(product, values, shop), {
    outcome: 'reviewSent',
  });
  const [isSent, setSent] = useState(false);
  const form: Form<ReviewValues> = useForm<ReviewValues>({
    defaults: empty,
    keepAs: `review of ${product.id}`,
    problems: reviewProblems,
    submit: async (values) => {
      const sent = await run(values);
      if (sent.ok) {
        form.reset(empty);
        setSent(true);
      }
      return sent;
    },
  });
  return { isOpen: product.reviewsEnabled, form, isSent };
}

function sendReview(product: ReviewedProduct, { title, comment, rate }: ReviewValues, shop: Shop): Promise<null> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  if (!product.reviewsEnabled) return refuse({ code: 'REVIEWS_CLOSED' });
  const { customerCode } = session.profile;
  const review = { title: title.trim(), comment: comment.trim(), rate: rate ?? 0 };
  return sayInvalidFormat(async () => {
    try {
      return await shop.client.send(createReview, { body: { customerCode, productId: product.id, ...review } });
    } catch (cause) {
      // Its page may be behind: it takes no reviews any more, or is gone.
      void shop.queryClient.invalidateQueries({ queryKey: shopKey(shop, 'product', customerCode) });
      throw cause;
    }
  });
}
