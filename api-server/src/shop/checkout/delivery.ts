import type { OrderRequest } from 'shop-core/contract';
import {
  cartSubtotal,
  type DropshipForm,
  dropshipProblems,
  type FieldProblem,
  isOnlineOnly,
  needsSeparateAddress,
  shippingWeightKg,
  whyNotQuote,
} from 'shop-core/rules';
import type { Couriers } from '../../couriers/couriers.ts';
import { QuoteNeeded } from '../../couriers/quoteNeeded.ts';
import type { Quote } from '../../couriers/shipment.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../http/refuse.ts';
import type { BasketLine } from '../basket.ts';
import { areaMismatches, type Destination, loadDropship } from './addresses.ts';
import type { Courier } from './store.ts';

/** How a cart gets to where it goes; null where nothing was chosen, or nothing is sent. */
export interface Delivery {
  /** Trainings alone: nothing is sent. */
  readonly isOnline: boolean;
  readonly courier: Courier | null;
  readonly destination: Destination | null;
}

/** What an order asks for: the dropship address when one was sent, else the billing address where the courier allows it. */
export async function chooseDelivery(
  tx: Tx,
  { shippingTypeId, shippingAddress }: OrderRequest,
  lines: readonly BasketLine[],
  billing: Destination | null,
  chosen: Courier | undefined,
): Promise<Delivery> {
  if (isOnlineOnly(lines)) return { isOnline: true, courier: null, destination: null };
  const courier = chosen ?? (shippingTypeId === null ? null : refuse({ code: 'COURIER_NOT_OFFERED' }));
  const usual = needsSeparateAddress(courier?.code ?? null) ? null : billing;
  const destination = shippingAddress ? await loadDropship(tx, shippingAddress) : usual;
  return { isOnline: false, courier, destination };
}

/** What is wrong with a dropship address, by the names of the order's form. */
export function dropshipFaults({ shippingAddress }: OrderRequest, { courier, destination }: Delivery): FieldProblem[] {
  if (!shippingAddress || !destination) return [];
  const code = courier?.code ?? null;
  const problems = dropshipProblems(destination.form as DropshipForm, code);
  return [
    ...problems.map((problem) => ({ ...problem, field: `shippingAddress.${problem.field}` })),
    ...areaMismatches(shippingAddress, destination, code),
  ];
}

/** What the courier asks for the cart, by its rows and not by what the client says; null when nothing is sent. */
export async function quoteDelivery(
  tx: Tx,
  couriers: Couriers,
  { courier, destination }: Delivery,
  lines: readonly BasketLine[],
): Promise<Quote | null> {
  if (!courier || !destination) return null;
  const itemValue = cartSubtotal(lines);
  const problem = whyNotQuote({ courier: courier.code, itemValue, destination: destination.form });
  if (problem) refuse(problem);
  const { subdistrictId } = destination;
  const shipment = { courier, subdistrictId, weightKg: shippingWeightKg(lines), itemValue };
  const known = await couriers.known(tx, shipment);
  if (known === 'unasked') throw new QuoteNeeded(shipment);
  return known ?? refuse({ code: 'SHIPPING_NOT_FOUND' });
}
