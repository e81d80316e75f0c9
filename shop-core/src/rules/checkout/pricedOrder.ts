import type { Rupiah } from '../money/rupiah.ts';

/** What a price needs of a line. */
export interface LineToPrice {
  readonly unitPrice: Rupiah;
  readonly quantity: number;
  /** Reward points of one piece. */
  readonly fixedPoint?: number | undefined;
}

/** Everything that decides what an order costs; amounts in rupiah. */
export interface OrderToPrice {
  readonly lines: readonly LineToPrice[];
  /** 'online' when nothing is shipped; null while the cost is not known, which leaves shipping out of the total. */
  readonly shipping: { readonly cost: Rupiah } | 'online' | null;
  readonly freeShipping: boolean;
  /** 1 to 999, 0 while none is reserved. */
  readonly uniqueCode: number;
  /** What the coupon takes off; never more than the lines cost. */
  readonly couponDiscount: Rupiah;
  /** Points the customer wants to redeem, in rupiah. */
  readonly redeem: Rupiah;
  readonly isReseller: boolean;
}

/** The steps of a price. FREE_SHIPPING takes the cost of shipping back, FLOOR what points offer beyond the total. */
export type PriceEntryCode = 'SUBTOTAL' | 'SHIPPING' | 'FREE_SHIPPING' | 'UNIQUE_CODE' | 'COUPON' | 'REDEEM' | 'FLOOR';

/** Why an entry is not what one would expect. */
export type PriceReason = 'COUPON_CAPPED' | 'ONLINE_ONLY' | 'POINTS_NOT_TAKEN';

/** One step from the price of the lines to what is paid. The amount is signed: what lowers the total is negative. */
export interface PriceEntry {
  readonly code: PriceEntryCode;
  readonly amount: Rupiah;
  readonly because?: PriceReason;
}

/** What an order costs, in rupiah, and step by step why. */
export interface PricedOrder {
  /** In the order they are shown. They sum to `payable`; without FLOOR they sum to `grandTotalRaw`. */
  readonly entries: readonly PriceEntry[];
  readonly totalAmount: Rupiah;
  readonly couponUsed: Rupiah;
  /** 0 when the code was skipped. */
  readonly uniqueCodeUsed: Rupiah;
  /** What is charged: 0 when free, online or not known. */
  readonly shippingCharged: Rupiah;
  /** The points taken, in rupiah: never beyond what brings the total to 0. */
  readonly redeemUsed: Rupiah;
  /** The formula's result; below 0 exactly when more points are offered than are needed (S4.34, S4.35). */
  readonly grandTotalRaw: Rupiah;
  /** What the customer pays, never below 0. */
  readonly payable: Rupiah;
  readonly pointReward: number;
}
