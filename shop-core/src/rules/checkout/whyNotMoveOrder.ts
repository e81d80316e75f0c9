import type { ProblemOf } from '../problem.ts';
import type { OrderStatus } from './orderStatus.ts';

const moves: { readonly [S in OrderStatus]: readonly OrderStatus[] } = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['complete'],
  complete: [],
  cancelled: [],
};

/**
 * Why an order cannot go from one status to another (ORDER_MOVE_NOT_ALLOWED), or undefined. It goes from pending over
 * processing and shipped to complete, and is cancelled from pending or processing. Only an online-only order, shipped
 * to nobody, skips shipped.
 */
export function whyNotMoveOrder(
  from: OrderStatus,
  to: OrderStatus,
  isOnlineOnly: boolean,
): ProblemOf<'ORDER_MOVE_NOT_ALLOWED'> | undefined {
  const next = isOnlineOnly && from === 'processing' ? ['complete', 'cancelled'] : moves[from];
  return next.includes(to) ? undefined : { code: 'ORDER_MOVE_NOT_ALLOWED', from, to };
}
