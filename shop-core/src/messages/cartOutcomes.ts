/** What the shop says when something in the cart worked. */
export const cartOutcomes = {
  cartUpdated: 'Keranjang berhasil diperbaharui', // S8.20
  priceUpdated: 'Harga berhasil diperbaharui', // S8.21
} as const;
