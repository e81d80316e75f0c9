import type { PriceEntry, PriceEntryCode } from '../rules/checkout/pricedOrder.ts';
import type { CouponType } from '../rules/coupon/coupon.ts';
import { couponLabel } from '../rules/coupon/couponLabel.ts';
import { formatRupiah } from '../rules/text/formatRupiah.ts';
import { priceLabels, priceReasons } from './priceLabels.ts';

/** What is known of an order beside its figures, and stands beside them. */
export interface PriceDetails {
  /** What the courier is called. */
  readonly courier?: string | null | undefined;
  readonly coupon?: { readonly code: string; readonly type: CouponType } | null | undefined;
  /** The total is still without shipping, and a row in its place says so. */
  readonly isShippingUnknown?: boolean | undefined;
}

/** A row of a total, in words. */
export interface PriceRow {
  readonly code: PriceEntryCode;
  readonly label: string;
  /** Which courier or coupon it was, or why the amount is not what one would expect. */
  readonly detail: string | undefined;
  /** An amount in rupiah, of a coupon of type CT-4 the name of the type (S9.17). */
  readonly amount: string;
  /** It lowers the total. */
  readonly isDiscount: boolean;
}

/** The rows of a total: wherever one stands, on a screen, on paper or in a mail, these are its rows. */
export function priceRows(entries: readonly PriceEntry[], details: PriceDetails = {}): PriceRow[] {
  const rows = entries.map((entry) => ({
    code: entry.code,
    label: priceLabels[entry.code],
    detail: entry.because ? priceReasons[entry.because] : detailOf(entry.code, details),
    amount: amountOf(entry, details),
    isDiscount: entry.amount < 0,
  }));
  return details.isShippingUnknown ? [...rows.slice(0, 1), unknownShipping, ...rows.slice(1)] : rows;
}

const unknownShipping: PriceRow = {
  code: 'SHIPPING',
  label: priceLabels.SHIPPING,
  detail: undefined,
  amount: 'Belum dihitung',
  isDiscount: false,
};

function detailOf(code: PriceEntryCode, { courier, coupon }: PriceDetails): string | undefined {
  if (code === 'SHIPPING') return courier ?? undefined;
  return code === 'COUPON' ? coupon?.code : undefined;
}

function amountOf({ code, amount }: PriceEntry, { coupon }: PriceDetails): string {
  return code === 'COUPON' && coupon ? couponLabel(coupon.type, amount) : formatRupiah(amount);
}
