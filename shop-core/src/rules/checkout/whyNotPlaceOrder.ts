import type { Problem } from '../problem.ts';
import type { OrderAttempt } from './orderAttempt.ts';
import { orderBlockers } from './orderBlockers.ts';

/**
 * The first thing that keeps an order from being placed, or undefined: what a shop says when 'Lanjut Pembayaran' is
 * pressed. All of them, and their codes: {@link orderBlockers}.
 */
export function whyNotPlaceOrder(attempt: OrderAttempt): Problem | undefined {
  return orderBlockers(attempt)[0];
}
