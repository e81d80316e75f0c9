import { isBlank } from '../rules/text/isBlank.ts';
import type { MessageCatalogue } from './catalogue.ts';
import { missingThings } from './missingThings.ts';
import { waitingTime } from './waitingTime.ts';

/** What a product's way into the cart and a change of it can be refused for, and any call: a cart alone needs no more. */
export const cartMessages = {
  LOGIN_REQUIRED: 'Anda belum masuk, silahkan login terlebih dahulu', // S5.27
  PASSWORD_CHANGE_REQUIRED: 'Ganti password sementara Anda terlebih dahulu.',
  NOT_FOUND: ({ what }) => `${missingThings[what]} tidak ditemukan.`,
  NOT_YOURS: 'Anda tidak berhak melakukan ini.',
  VARIATION_REQUIRED_ON_DETAIL: 'Pilih variasi terlebih dahulu di detil produk', // S5.28
  VARIATION_REQUIRED: 'Pilih variasi terlebih dahulu', // S5.29
  SEGMENT_NOT_ALLOWED: 'Produk ini khusus untuk pelanggan korporat.',
  STORE_CLOSED: ({ notice }) => (isBlank(notice) ? 'Toko sedang tutup.' : notice), // S1.11
  QUANTITY_INVALID: 'Jumlah harus bilangan bulat, minimal 1.',
  OUT_OF_STOCK: 'Stok tidak mencukupi.', // S5.30
  FORM_INVALID: 'Periksa kembali isian yang ditandai.',
  RATE_LIMITED: ({ retryAfterSeconds }) => `Terlalu banyak permintaan. Coba lagi ${waitingTime(retryAfterSeconds)}.`,
  BODY_INVALID: 'Data yang dikirim tidak valid.',
  BODY_TOO_LARGE: 'Data yang dikirim terlalu besar.',
  BODY_TYPE_UNSUPPORTED: 'Jenis data yang dikirim tidak didukung.',
  UNAVAILABLE: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
  OFFLINE: 'Tidak ada koneksi internet. Periksa koneksi Anda, lalu coba lagi.',
  UNREACHABLE: 'Toko sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  STATUS_UNKNOWN: 'Koneksi terputus, status belum diketahui. Periksa hasilnya sebelum mengulang.',
  UNEXPECTED: 'Terjadi kesalahan. Coba lagi sebentar lagi.',
} satisfies Partial<MessageCatalogue>;
