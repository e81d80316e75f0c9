import { queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '../../client/createShopClient.ts';
import { getCoupon, previewCoupon } from '../../contract/calls/coupon.ts';
import type { CouponType } from '../../rules/coupon/coupon.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** What a coupon gives for the cart it was asked for. */
export interface GivenCoupon {
  readonly code: string;
  readonly type: CouponType;
  /** What the coupon is for, in a sentence. */
  readonly description: string | null;
  readonly discount: Rupiah;
  readonly isFreeShipping: boolean;
}

export interface CouponAsk {
  readonly customerCode: string;
  readonly couponCode: string;
  /** What the lines cost: a coupon is asked again for every other cart. */
  readonly totalPrice: Rupiah;
}

/** S7.50 and S7.59. Nothing is used up by asking. */
export function couponQuery(shop: QuerySource, ask: CouponAsk) {
  const { customerCode, couponCode, totalPrice } = ask;
  return queryOptions({
    queryKey: shopKey(shop, 'coupon', customerCode, couponCode, totalPrice),
    queryFn: ({ signal }) => askCoupon(shop.client, ask, signal),
  });
}

// One after the other: the server counts codes that there are not, and a guess should count once.
async function askCoupon(client: ShopClient, ask: CouponAsk, signal: AbortSignal): Promise<GivenCoupon> {
  const given = await client.send(previewCoupon, { body: { ...ask, redeemPoint: 0 } }, { signal });
  const known = await client.send(getCoupon, { params: { code: ask.couponCode } }, { signal });
  return {
    code: known.code,
    type: known.couponType,
    description: known.description,
    discount: given.discountCoupon,
    isFreeShipping: given.isFreeShipping,
  };
}
