import type { OrderRequest } from '../../contract/calls/checkout.ts';
import { orderParcel } from '../../decisions/checkout/orderDelivery.ts';
import type { OrderFacts } from '../../decisions/checkout/orderFacts.ts';
import { payBy } from '../../rules/checkout/payBy.ts';
import { normalisedCode } from '../../rules/coupon/normalisedCode.ts';
import { basketOf } from './basket.ts';
import { findCoupon, type HeldCoupon } from './couponFor.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { quoteParcel } from './quoteParcel.ts';

/** What an order of a customer is decided by. */
export function heldFacts(held: HeldShop, customer: HeldCustomer, request: OrderRequest): OrderFacts<HeldCoupon> {
  const { areas, banks, couriers, orders, store } = held;
  const { billing, points, profile } = customer;
  const lines = basketOf(held, customer);
  const courier = couriers.find(({ id }) => id === request.shippingTypeId);
  const area = areas.find(({ subdistrict }) => subdistrict.id === request.shippingAddress?.subdistrictId);
  const delivery = { lines, courier, billing, area };
  const parcel = orderParcel(delivery, request);
  const unpaid = orders.filter(
    (order) => order.customer === customer && order.status === 'pending' && order.figures.grandTotal > 0,
  );
  return {
    ...delivery,
    store,
    customerType: profile.typeOfCustomer,
    isReseller: profile.isReseller,
    profile,
    hasBank: banks.some(({ id }) => id === request.bankId),
    coupon: findCoupon(held, customer, normalisedCode(request.couponCode ?? '')),
    activePoints: points,
    quote: courier && parcel ? quoteParcel(courier, parcel) : null,
    unpaid: unpaid.flatMap(({ code, placedAt, lines: own }) =>
      own.map(({ sku, quantity }) => ({
        ...{ order: code, sku, pieces: quantity, since: placedAt, until: payBy(placedAt) },
      })),
    ),
  };
}
