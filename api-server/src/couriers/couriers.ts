import type { Spender } from '../budget/spend.ts';
import type { Tx } from '../db/database.ts';
import type { Quote, Shipment } from './shipment.ts';

/** Whoever knows what sending costs: the shop's own tables, or a service that is asked over the network. */
export interface Couriers {
  /**
   * What the courier asks, or undefined where it does not go. It may take seconds, so never inside a transaction.
   * @param asker whose budget pays for an ask outside
   * @throws Refusal UNAVAILABLE when nobody can say, HELD_TOO_MUCH when the asker has asked too often
   */
  quote(shipment: Shipment, asker: Spender<'SHIPPING_QUOTE'>): Promise<Quote | undefined>;

  /** The same without the network, for inside a transaction; 'unasked' when `quote` must be asked first. */
  known(tx: Tx, shipment: Shipment): Promise<Quote | undefined | 'unasked'>;
}
