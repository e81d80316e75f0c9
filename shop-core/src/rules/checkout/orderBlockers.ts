import { isDestinationComplete } from '../address/isDestinationComplete.ts';
import { isCartObsolete } from '../cart/isCartObsolete.ts';
import type { Problem } from '../problem.ts';
import { addressMode } from './addressMode.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/**
 * Everything that keeps an order from being placed, in the order a shopper meets it: STORE_CLOSED, CART_EMPTY,
 * CART_OBSOLETE, then the hint flow (S2.118): SHIPPING_METHOD_REQUIRED, DESTINATION_INCOMPLETE, FORM_INVALID,
 * BANK_REQUIRED, SHIPPING_COST_UNCHECKED (S5.43-S5.45, S5.47), then TERMS_REQUIRED (S5.46) and REDEEM_ALL_UNCONFIRMED
 * (S4.35). Nothing is shipped of an online-only cart, so it needs no method, destination or cost (S4.23).
 */
export function orderBlockers(attempt: OrderAttempt): Problem[] {
  return [...aroundBlockers(attempt), ...shippingBlockers(attempt), ...paymentBlockers(attempt)];
}

function* aroundBlockers({ store, lines }: OrderAttempt): Generator<Problem> {
  if (store.status === 'CLOSE') yield { code: 'STORE_CLOSED', notice: store.notice };
  if (lines.length === 0) yield { code: 'CART_EMPTY' };
  if (isCartObsolete(lines)) yield { code: 'CART_OBSOLETE' };
}

function* shippingBlockers(attempt: OrderAttempt): Generator<Problem> {
  const { isOnlineOnly, courier, destination, fields } = attempt;
  if (!isOnlineOnly && !courier) yield { code: 'SHIPPING_METHOD_REQUIRED' };
  if (!isOnlineOnly && !isDestinationComplete(destination, addressMode(courier))) {
    yield { code: 'DESTINATION_INCOMPLETE' };
  }
  if (fields.length > 0) yield { code: 'FORM_INVALID', fields };
}

function* paymentBlockers(attempt: OrderAttempt): Generator<Problem> {
  if (attempt.bankId === null) yield { code: 'BANK_REQUIRED' };
  if (!attempt.isOnlineOnly && !attempt.isCostChecked) yield { code: 'SHIPPING_COST_UNCHECKED' };
  if (!attempt.hasAcceptedTerms) yield { code: 'TERMS_REQUIRED' };
  // S4.35
  if (attempt.grandTotalRaw < 0 && !attempt.hasConfirmedRedeemAll) yield { code: 'REDEEM_ALL_UNCONFIRMED' };
}
