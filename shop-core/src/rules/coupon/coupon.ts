import type { ProductSegment } from '../constants.ts';
import type { CalendarDate } from '../dates/calendarDate.ts';
import type { Rupiah } from '../money/rupiah.ts';

/** The type of a coupon; CT-4 is shown by its name (S9.17). */
export interface CouponType {
  readonly code: string;
  readonly name: string;
}

/** What a coupon gives. RESELLER takes nothing off: its type makes this one order a reseller's (S6.19). */
export type CouponBenefit =
  | { readonly kind: 'AMOUNT'; readonly amount: Rupiah }
  /** Basis points are hundredths of a percent: 1250 is 12.5 %. No more than the cap comes off. */
  | { readonly kind: 'PERCENT'; readonly basisPoints: number; readonly cap: Rupiah | null }
  | { readonly kind: 'FREE_SHIPPING' }
  | { readonly kind: 'RESELLER' };

/** A coupon and how often it was used. */
export interface Coupon {
  readonly code: string;
  readonly type: CouponType;
  readonly benefit: CouponBenefit;
  /** Shipping is free besides what the benefit takes off (S4.18). */
  readonly withFreeShipping: boolean;
  /** The first and the last day in Jakarta, both included; null when there is none. */
  readonly from: CalendarDate | null;
  readonly until: CalendarDate | null;
  /** How many orders of all customers may carry it, and how many do. */
  readonly quota: number | null;
  readonly used: number;
  /** How many orders of one customer may carry it, and how many of this customer do. */
  readonly customerLimit: number | null;
  readonly usedByCustomer: number;
  /** What the lines must cost at least; 0 for any order. */
  readonly minimum: Rupiah;
  /** INDIVIDU and CORPORATE are for these customers alone. */
  readonly segment: ProductSegment;
}
