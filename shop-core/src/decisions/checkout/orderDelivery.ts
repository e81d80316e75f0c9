import type { OrderRequest, ShippingAddress } from '../../contract/calls/checkout.ts';
import type { Address } from '../../rules/address/address.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { isOnlineOnly } from '../../rules/cart/isOnlineOnly.ts';
import { type DropshipForm, dropshipProblems } from '../../rules/checkout/dropshipProblems.ts';
import { needsSeparateAddress } from '../../rules/checkout/needsSeparateAddress.ts';
import { shippingWeightKg } from '../../rules/checkout/shippingWeightKg.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { AreaOfOrder, DeliveryFacts } from './orderFacts.ts';

/** How a cart gets to where it goes; null where nothing was chosen, or nothing is sent. */
export interface Delivery {
  /** Trainings alone: nothing is sent. */
  readonly isOnline: boolean;
  readonly courier: string | null;
  readonly destination: Address | null;
  /** What is wrong with a dropship address, by the names of the order's form. */
  readonly fields: readonly FieldProblem[];
}

/** What is asked of a courier. */
export interface Parcel {
  readonly courier: string;
  readonly subdistrictId: number;
  readonly weightKg: number;
  readonly itemValue: Rupiah;
}

/** Where an order goes: the dropship address when one was sent, else the billing address where the courier allows it. */
export function orderDelivery(
  { lines, courier: chosen, billing, area }: DeliveryFacts,
  { shippingAddress: sent }: Pick<OrderRequest, 'shippingAddress'>,
): Delivery {
  if (isOnlineOnly(lines)) return { isOnline: true, courier: null, destination: null, fields: [] };
  const courier = chosen?.code ?? null;
  if (!sent) {
    return { isOnline: false, courier, destination: needsSeparateAddress(courier) ? null : billing, fields: [] };
  }
  if (!area) return { isOnline: false, courier, destination: null, fields: [] };
  const destination = dropshipForm(sent, area);
  const problems = [...dropshipProblems(destination, courier), ...mismatches(sent, area, courier)];
  const fields = problems.map((problem) => ({ ...problem, field: `shippingAddress.${problem.field}` }));
  return { isOnline: false, courier, destination, fields };
}

/** What the courier of an order is asked; undefined where there is nothing to ask. By the rows, not by what the client says. */
export function orderParcel(facts: DeliveryFacts, ask: Pick<OrderRequest, 'shippingAddress'>): Parcel | undefined {
  const { courier, destination } = orderDelivery(facts, ask);
  if (!courier || !destination?.subdistrict) return undefined;
  const { lines } = facts;
  return {
    courier,
    subdistrictId: destination.subdistrict.id,
    weightKg: shippingWeightKg(lines),
    itemValue: cartSubtotal(lines),
  };
}

function dropshipForm(sent: ShippingAddress, { province, city, district, subdistrict }: AreaOfOrder): DropshipForm {
  const { firstName, lastName, phoneNumber, address, company, place, note, postalCode } = sent;
  return {
    ...{ province, city, district, subdistrict, postalCode, firstName, phoneNumber, address },
    lastName: lastName ?? '',
    company: company ?? '',
    place: place ?? '',
    note: note ?? '',
  };
}

/** What does not hang together in the areas that were sent. */
function mismatches(sent: ShippingAddress, area: AreaOfOrder, courier: string | null): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const mismatch = (field: string) => problems.push({ field, code: 'CHOICE_INVALID' });
  if (area.province?.id !== sent.provinceId) mismatch('provinceId');
  if (area.city?.id !== sent.cityId) mismatch('cityId');
  // rpx and sap have no district list; the others must name the sub-district's own (S5.48).
  const isDistrictSent = sent.districtId !== null;
  if (isDistrictSent && area.district?.id !== sent.districtId) mismatch('districtId');
  if (!isDistrictSent && !needsSeparateAddress(courier)) problems.push({ field: 'districtId', code: 'REQUIRED' });
  return problems;
}
