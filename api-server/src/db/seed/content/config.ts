import { pricePerGram } from '../catalogue/goldPrice.ts';

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
  // What the zakat tracker counts with; the desk sets it each morning.
  { id: 7, name: 'HARGA_EMAS_PER_GRAM', value: String(pricePerGram) },
] as const;
