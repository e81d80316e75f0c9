import type { PriceEntryCode, PriceReason } from '../rules/checkout/pricedOrder.ts';

/** What an entry of a priced order is called. */
export const priceLabels: { readonly [C in PriceEntryCode]: string } = {
  SUBTOTAL: 'Total belanja',
  SHIPPING: 'Ongkos kirim',
  FREE_SHIPPING: 'Gratis ongkos kirim',
  UNIQUE_CODE: 'Kode unik',
  COUPON: 'Kupon',
  REDEEM: 'Tukar poin',
  FLOOR: 'Poin yang tidak ditukar',
};

/** What the sum of the entries is called: what is paid. */
export const totalLabel = 'Total bayar';

/** Why an entry is not what one would expect. */
export const priceReasons: { readonly [R in PriceReason]: string } = {
  COUPON_CAPPED: 'Potongan kupon tidak melebihi total belanja',
  ONLINE_ONLY: 'Produk online tidak dikirim',
  POINTS_NOT_TAKEN: 'Hanya poin yang diperlukan yang ditukar',
};
