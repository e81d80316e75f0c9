import { formatDashDate } from '../rules/dates/formatDashDate.ts';
import { formatRupiah } from '../rules/text/formatRupiah.ts';
import { formatWeight } from '../rules/text/formatWeight.ts';
import { cartMessages } from './cartMessages.ts';
import type { MessageCatalogue } from './catalogue.ts';
import { heldMessage } from './heldMessage.ts';
import { waitingTime } from './waitingTime.ts';

/** What the shop says in Indonesian. Sentences with a ledger id are the specification's, letter by letter. */
export const idMessages: MessageCatalogue = {
  ...cartMessages,

  LOGIN_FAILED: 'Username atau password salah.',
  LOGIN_CODE_NEEDED: ({ retryAfterSeconds }) =>
    'Terlalu banyak percobaan masuk ke akun ini. Jika username dan password Anda benar, kode masuk sudah kami kirim ke email ' +
    `Anda: masukkan kode itu. Tanpa kode, coba lagi ${waitingTime(retryAfterSeconds)}.`,
  LOGIN_CODE_WRONG: 'Kode masuk, username atau password salah. Periksa kode di email terbaru kami.',
  TOO_MANY_TRIES: ({ retryAfterSeconds }) => `Terlalu banyak percobaan. Coba lagi ${waitingTime(retryAfterSeconds)}.`,
  USERNAME_TAKEN: 'Username sudah digunakan.',
  LINK_INVALID: 'Tautan ini sudah tidak berlaku. Minta tautan baru.',

  REVIEWS_CLOSED: 'Produk ini tidak menerima ulasan.',
  REVIEW_EXISTS: 'Anda sudah mengulas produk ini.',

  CART_EMPTY: 'Keranjang kosong', // S8.15
  CART_OBSOLETE: 'Mohon lakukan update harga tiap produk di keranjang', // S5.42
  BILLING_INCOMPLETE: 'Lengkapi informasi penagihan Anda terlebih dahulu.',
  PROFILE_INCOMPLETE: 'Lengkapi informasi pribadi Anda terlebih dahulu.',

  SHIPPING_METHOD_REQUIRED: 'Metode belum dipilih', // S5.50
  COURIER_NOT_OFFERED: 'Kurir ini tidak tersedia.',
  AREA_NOT_SERVED: 'Wilayah ini belum dijangkau kurir yang dipilih.',
  DESTINATION_INCOMPLETE: 'Alamat pengiriman belum lengkap', // S5.52
  SHIPPING_NOT_FOUND: 'Pengiriman tidak ditemukan', // S5.53
  SHIPPING_MINIMUM: 'Total belanja harus lebih dari Rp 500,000', // S5.51, written so there
  SHIPPING_COST_UNCHECKED: 'Cek harga ongkir terlebih dahulu', // S5.43

  BANK_REQUIRED: 'Pilih metode pembayaran terlebih dahulu', // S5.44
  TERMS_REQUIRED: 'Cek syarat dan ketentuan', // S5.46
  REDEEM_ALL_UNCONFIRMED: 'Konfirmasi penukaran seluruh poin terlebih dahulu.',
  PRICING_CHANGED: 'Rincian pesanan berubah. Periksa kembali sebelum melanjutkan.',
  CART_CHANGED: 'Isi keranjang berubah. Periksa kembali sebelum melanjutkan.',
  UNIQUE_CODE_STALE: 'Kode unik sudah tidak berlaku. Muat ulang rincian pesanan.',
  UNIQUE_CODES_EXHAUSTED: 'Bank ini sedang penuh. Pilih bank lain atau coba lagi nanti.',
  IDEMPOTENCY_KEY_REUSED: 'Permintaan ini sudah dipakai untuk pesanan lain. Muat ulang halaman.',
  REQUEST_IN_PROGRESS: 'Permintaan yang sama sedang diproses. Tunggu sebentar.',
  ORDER_MOVE_NOT_ALLOWED: 'Status pesanan tidak dapat diubah.',

  COUPON_UNKNOWN: 'Kupon tidak ditemukan.',
  COUPON_SEGMENT_NOT_ALLOWED: ({ segment }) =>
    `Kupon ini khusus untuk pelanggan ${segment === 'CORPORATE' ? 'korporat' : 'individu'}.`,
  COUPON_NOT_YET: ({ from }) =>
    from ? `Kupon ini berlaku mulai ${formatDashDate(from)}.` : 'Kupon ini belum berlaku.',
  COUPON_EXPIRED: ({ until }) =>
    until ? `Kupon ini hanya berlaku sampai ${formatDashDate(until)}.` : 'Kupon ini sudah tidak berlaku.',
  COUPON_USED_UP: 'Kuota kupon ini sudah habis.',
  COUPON_LIMIT_REACHED: ({ limit }) =>
    limit > 1 ? `Kupon ini hanya dapat dipakai ${limit} kali.` : 'Anda sudah memakai kupon ini.',
  COUPON_BELOW_MINIMUM: ({ minimum, missing }) =>
    missing > 0
      ? `Kupon ini untuk belanja minimal ${formatRupiah(minimum)}, kurang ${formatRupiah(missing)}.`
      : 'Belanja Anda belum mencapai minimal kupon ini.',
  POINTS_INVALID: 'Jumlah poin harus bilangan bulat, minimal 1.',
  POINTS_EXCEED: 'Redeem poin melebihi Poin yang Anda miliki', // S5.38

  HELD_TOO_MUCH: heldMessage,

  GOLD_NOT_HELD: ({ date, missing }) =>
    date
      ? `Emas yang dijual melebihi emas yang dimiliki: pada ${formatDashDate(date)} kurang ${formatWeight(missing)}.`
      : 'Emas yang dijual melebihi emas yang dimiliki.',
};
