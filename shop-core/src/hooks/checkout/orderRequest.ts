import type { OrderRequest, ShippingAddress } from '../../contract/calls/checkout.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import type { OrderFigures } from '../../contract/entities/orderFigures.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import type { DropshipForm } from '../../rules/checkout/dropshipProblems.ts';
import { usesDropship } from '../../rules/checkout/usesDropship.ts';

interface OrderParts {
  readonly state: CheckoutState;
  readonly lines: readonly CartLine[];
  readonly customerCode: string;
  readonly shippingTypeId: number | null;
  readonly couponCode: string | null;
  readonly figures: OrderFigures;
}

/** The order as it is sent (S3.22), of a checkout that the rules have nothing against. */
export function orderRequest({ state, figures, ...parts }: OrderParts): OrderRequest {
  const { lines, customerCode, shippingTypeId, couponCode } = parts;
  const isDropship = usesDropship(state);
  return {
    ...figures,
    customerCode,
    bankId: state.bankId ?? 0,
    couponCode,
    hasAcceptedTerms: state.hasAcceptedTerms,
    products: lines.map(({ id, sku, quantity, price }) => ({ id, sku, quantity, price })),
    shippingAddress: isDropship ? dropshipAddress(state.dropship) : null,
    // S4.24
    shippingTypeId: state.parcel.isOnlineOnly ? null : shippingTypeId,
    note: isDropship ? null : state.note.trim() || null,
  };
}

function dropshipAddress(form: DropshipForm): ShippingAddress | null {
  const { province, city, district, subdistrict } = form;
  if (!province || !city || !subdistrict) return null;
  const orNull = (text: string) => text.trim() || null;
  return {
    firstName: form.firstName.trim(),
    lastName: orNull(form.lastName),
    phoneNumber: form.phoneNumber.trim(),
    address: form.address.trim(),
    company: orNull(form.company),
    place: orNull(form.place),
    provinceId: province.id,
    provinceName: province.name,
    cityId: city.id,
    cityName: city.name,
    // The cascade of rpx and sap has no districts (S4.29).
    districtId: district?.id ?? null,
    districtName: district?.name ?? null,
    subdistrictId: subdistrict.id,
    subdistrictName: subdistrict.name,
    village: subdistrict.name,
    postalCode: form.postalCode ?? '',
    note: orNull(form.note),
  };
}
