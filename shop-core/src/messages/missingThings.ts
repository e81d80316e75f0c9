import type { MissingThing } from '../rules/problem.ts';

/** What a missing thing is called at the start of a sentence. */
export const missingThings: { readonly [T in MissingThing]: string } = {
  PRODUCT: 'Produk',
  CART_LINE: 'Produk di keranjang',
  ORDER: 'Pesanan',
  PAGE: 'Halaman',
  CUSTOMER: 'Pelanggan',
  COMPANY: 'Perusahaan',
  AREA: 'Wilayah',
  BANK: 'Bank',
  ZAKAT_ENTRY: 'Catatan emas',
  ROUTE: 'Alamat',
};
