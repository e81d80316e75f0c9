import type { DeliveryDays } from '../../contract/entities/deliveryDays.ts';
import type { Parcel } from '../../decisions/checkout/orderDelivery.ts';
import { type Rupiah, rupiah } from '../../rules/money/rupiah.ts';
import type { SeedCourier } from './shopSeed.ts';

export interface Quote {
  readonly cost: Rupiah;
  readonly description: string;
  readonly days: DeliveryDays | null;
}

/** What a courier asks for a parcel; null where it does not go. */
export function quoteParcel(
  courier: SeedCourier,
  { subdistrictId, weightKg, itemValue }: Omit<Parcel, 'courier'>,
): Quote | null {
  if (courier.notTo.includes(subdistrictId)) return null;
  const carriage = courier.firstKg + courier.nextKg * (weightKg - 1);
  const insurance = Math.ceil((itemValue * courier.insuranceBasisPoints) / 10_000);
  return { cost: rupiah(carriage + insurance), description: courier.service, days: courier.days ?? null };
}
