import type { Db } from '../db/database.ts';
import type { Couriers } from './couriers.ts';
import { tableQuote } from './tableQuote.ts';

/** Couriers by the tables of rates in the shop's own database. */
export function tableCouriers(db: Db): Couriers {
  return {
    quote: (shipment) => tableQuote(db, shipment),
    known: (tx, shipment) => tableQuote(tx, shipment),
  };
}
