/** The settings the product reads by number or by name. */
export const seedConfig = [
  { id: 1, name: 'STORE_NAME', value: 'Samudra Emas' },
  { id: 2, name: 'STORE_STATUS', value: 'OPEN' },
  { id: 3, name: 'AKUN_WHATSAPP', value: '6280000000000' },
  { id: 4, name: 'POINT_VALUE', value: '1' },
  { id: 5, name: 'POINT_EXPIRY_MONTHS', value: '12' },
  {
    id: 6,
    name: 'STORE_NOTICE',
    value:
      'Toko sedang tutup untuk penyesuaian harga. Kami buka kembali pada jam layanan berikutnya. Terima kasih atas kesabaran Anda.',
  },
] as const;
