import { formatCount } from '../rules/text/formatCount.ts';
import type { FieldMessageCatalogue } from './catalogue.ts';

/** What stands under a refused field, in Indonesian. Sentences with a ledger id are the specification's. */
export const idFieldMessages: FieldMessageCatalogue = {
  REQUIRED: 'Wajib diisi.', // S5.13
  EMAIL_INVALID: 'alamat email tidak valid.', // S5.1
  PHONE_INVALID: 'Nomor telepon tidak valid.',
  POSTAL_CODE_INVALID: 'Kode pos terdiri dari 5 angka.',
  DATE_INVALID: 'Tanggal tidak valid.',
  DATE_IN_FUTURE: 'Tanggal tidak boleh setelah hari ini.',
  NUMBER_INVALID: ({ decimals }) =>
    decimals > 0 ? `Isi dengan angka, paling banyak ${decimals} angka di belakang koma.` : 'Isi dengan angka bulat.',
  NUMBER_TOO_SMALL: ({ isZeroFine }) => (isZeroFine ? 'Tidak boleh kurang dari 0.' : 'Harus lebih dari 0.'),
  NUMBER_TOO_LARGE: ({ maximum }) => `Maksimal ${formatCount(maximum)}.`,
  TOO_SHORT: ({ minimum }) => `Minimal ${minimum} karakter.`,
  TOO_LONG: ({ maximum }) => `Maksimal ${maximum} karakter.`,
  EDGE_SPACE: 'Tidak boleh diawali atau diakhiri spasi.',
  TOO_COMMON: 'Password terlalu mudah ditebak.',
  CONFIRMATION_DIFFERS: 'Konfirmasi password tidak sama', // S5.60
  CURRENT_PASSWORD_WRONG: 'Password saat ini salah.',
  COMPANY_REQUIRED: 'Silakan pilih Company', // S5.17
  NIK_TAKEN: 'NIK sudah digunakan.',
  TAKEN: 'Sudah digunakan.',
  IMO_INVALID: 'Bukan nomor IMO: angka pemeriksanya tidak cocok.',
  EMAIL_TAKEN: 'Email sudah digunakan.',
  USERNAME_TAKEN: 'Username sudah digunakan.',
  POINTS_INVALID: 'Jumlah poin harus bilangan bulat, minimal 1.',
  POINTS_EXCEED: 'Redeem poin melebihi Poin yang Anda miliki', // S5.38
  CHOICE_INVALID: 'Pilihan tidak tersedia.',
  PICTURE_INVALID: 'Gunakan foto JPEG, PNG, atau WebP, paling besar 2 MB.',
  INVALID: 'Isian tidak valid.',
};
