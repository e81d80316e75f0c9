import type { CalendarDate } from '../dates/calendarDate.ts';
import type { Rupiah } from '../money/rupiah.ts';
import { isOnSale, type SaleWindow } from './isOnSale.ts';

/** The prices of a product, and the days of its sale. */
export interface PricedProduct extends SaleWindow {
  readonly regularPrice: Rupiah;
  /** The logged-in customer's own price; null or absent for a visitor. */
  readonly price?: Rupiah | null | undefined;
  readonly salePrice?: Rupiah | null | undefined;
}

/** The price to show, and which of the prices it is. */
export interface PriceShown {
  readonly price: Rupiah;
  /** The regular price, when a running sale undercuts it. */
  readonly struckThrough?: Rupiah;
  readonly because: 'REGULAR' | 'PERSONAL' | 'SALE';
}

/**
 * What a product costs this customer today. The lowest of the regular price (S6.13), the customer's own (S6.14) and
 * the sale price while the sale runs (S4.11) wins: logging in never makes a thing dearer than a visitor sees it, and a
 * sale never makes it dearer than the customer's own price. The regular price is struck through only during a sale
 * (S2.92). The server prices cart lines with this same rule.
 */
export function priceShown(product: PricedProduct, today: CalendarDate): PriceShown {
  const { regularPrice, price: personal, salePrice } = product;
  const sale = isOnSale(product, today) ? salePrice : null;
  let shown: PriceShown = { price: regularPrice, because: 'REGULAR' };
  if (personal != null && personal < shown.price) shown = { price: personal, because: 'PERSONAL' };
  if (sale != null && sale < shown.price) shown = { price: sale, because: 'SALE' };
  return sale != null && sale < regularPrice ? { ...shown, struckThrough: regularPrice } : shown;
}
