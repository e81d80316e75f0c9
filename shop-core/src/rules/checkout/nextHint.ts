import type { ProblemCode } from '../problem.ts';
import type { OrderAttempt } from './orderAttempt.ts';
import { orderBlockers } from './orderBlockers.ts';

/** The steps of the checkout in their order (S2.118). */
export const checkoutHints = ['PICK_SHIPPING', 'COMPLETE_ADDRESS', 'PICK_PAYMENT', 'CHECK_COST', 'FINISH'] as const;

/** A step of the checkout. */
export type CheckoutHint = (typeof checkoutHints)[number];

const hints: { readonly [C in ProblemCode]?: CheckoutHint } = {
  SHIPPING_METHOD_REQUIRED: 'PICK_SHIPPING',
  DESTINATION_INCOMPLETE: 'COMPLETE_ADDRESS',
  FORM_INVALID: 'COMPLETE_ADDRESS',
  BANK_REQUIRED: 'PICK_PAYMENT',
  SHIPPING_COST_UNCHECKED: 'CHECK_COST',
};

/**
 * What a shopper does next at the checkout (S2.118). The blockers come in the flow's order, so the first with a hint is
 * it; FINISH when none has one.
 */
export function nextHint(attempt: OrderAttempt): CheckoutHint {
  for (const { code } of orderBlockers(attempt)) {
    const hint = hints[code];
    if (hint) return hint;
  }
  return 'FINISH';
}
