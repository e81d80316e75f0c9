import type { Rupiah } from '../money/rupiah.ts';

/**
 * What a line of the cart costs a piece if it is refreshed now (S4.17). A back end that speaks section 7 alone does not say
 * it: then it is the regular price of the product, as the cart tells it (S3.7).
 */
export function priceOfToday(line: {
  readonly currentPrice: Rupiah | null;
  readonly product: { readonly regularPrice: Rupiah };
}): Rupiah {
  return line.currentPrice ?? line.product.regularPrice;
}
