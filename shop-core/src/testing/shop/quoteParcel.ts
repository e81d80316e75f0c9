import type { DeliveryDays } from '../../contract/entities/deliveryDays.ts';
import type { BasketLine } from '../../decisions/cart/basketLine.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { shippingWeightKg } from '../../rules/checkout/shippingWeightKg.ts';
import { type Rupiah, rupiah } from '../../rules/money/rupiah.ts';
import type { SeedCourier } from './shopSeed.ts';

export interface Shipment {
  readonly subdistrictId: number;
  readonly weightKg: number;
  readonly itemValue: Rupiah;
}

export interface Quote {
  readonly cost: Rupiah;
  readonly description: string;
  readonly days: DeliveryDays | null;
}

/** What a courier asks for a parcel; null where it does not go. */
export function quoteParcel(courier: SeedCourier, { subdistrictId, weightKg, itemValue }: Shipment): Quote | null {
  if (courier.notTo.includes(subdistrictId)) return null;
  const carriage = courier.firstKg + courier.nextKg * (weightKg - 1);
  const insurance = Math.ceil((itemValue * courier.insuranceBasisPoints) / 10_000);
  return { cost: rupiah(carriage + insurance), description: courier.service, days: courier.days ?? null };
}

/** A cart as a parcel. */
export function shipmentOf(lines: readonly BasketLine[], subdistrictId: number): Shipment {
  return { subdistrictId, weightKg: shippingWeightKg(lines), itemValue: cartSubtotal(lines) };
}
