import type { Tx } from '../db/database.ts';
import type { Quote, Shipment } from './shipment.ts';

/** Whoever knows what sending costs: the shop's own tables, or a service that is asked over the network. */
export interface Couriers {
  /**
   * What the courier asks, or undefined where it does not go. It may take seconds, so never inside a transaction.
   * @throws Refusal UNAVAILABLE when nobody can say
   */
  quote(shipment: Shipment): Promise<Quote | undefined>;

  /** The same without the network, for inside a transaction; 'unasked' when `quote` must be asked first. */
  known(tx: Tx, shipment: Shipment): Promise<Quote | undefined | 'unasked'>;
}
