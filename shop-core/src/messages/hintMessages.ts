import type { CheckoutHint } from '../rules/checkout/nextHint.ts';

/** What a shopper is asked to do next at the checkout (S2.118). */
export const hintMessages: { readonly [H in CheckoutHint]: string } = {
  PICK_SHIPPING: 'Pilih kurir',
  COMPLETE_ADDRESS: 'Lengkapi alamat pengiriman',
  PICK_PAYMENT: 'Pilih metode pembayaran',
  CHECK_COST: 'Cek ongkos kirim',
  FINISH: 'Selesaikan pesanan',
};
