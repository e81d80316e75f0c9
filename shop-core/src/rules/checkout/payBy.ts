import { payWithinMinutes } from '../constants.ts';

/** The moment an order must be paid by: 30 minutes after it was placed (S2.121). */
export function payBy(orderDate: Date): Date {
  return new Date(orderDate.getTime() + payWithinMinutes * 60_000);
}
