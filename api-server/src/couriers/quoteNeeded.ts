import type { Spender } from '../budget/spend.ts';
import { refuse } from '../http/refuse.ts';
import type { Couriers } from './couriers.ts';
import type { Shipment } from './shipment.ts';

/** Ends a transaction that met a shipment of which nobody has asked the cost yet. */
export class QuoteNeeded extends Error {
  override name = 'QuoteNeeded';
  constructor(readonly shipment: Shipment) {
    super('the cost of the shipment must be asked before the transaction');
  }
}

/**
 * Runs work that ends in a transaction. When that lacks a quote it is rolled back, the quote is asked while nothing is
 * locked, and the work begins anew. More than once only if the shipment changes meanwhile.
 */
export async function withQuotes<T>(
  couriers: Couriers,
  asker: Spender<'SHIPPING_QUOTE'>,
  work: () => Promise<T>,
): Promise<T> {
  for (let left = 2; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof QuoteNeeded)) throw error;
      if (left === 0) return refuse({ code: 'UNAVAILABLE' });
      await couriers.quote(error.shipment, asker);
    }
  }
}
