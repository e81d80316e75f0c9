/** The states of an order as the wire writes them. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'complete', 'cancelled'] as const;

/** A state of an order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** The order status a word stands for in any case, 'PENDING' for example (S4.41), or undefined. */
export function orderStatus(word: string): OrderStatus | undefined {
  const lower = word.toLowerCase();
  return orderStatuses.find((status) => status === lower);
}
