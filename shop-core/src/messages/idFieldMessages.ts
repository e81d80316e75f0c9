import { formatSlashDate } from '../rules/dates/formatSlashDate.ts';
import { formatCount } from '../rules/text/formatCount.ts';
import type { FieldMessageCatalogue } from './catalogue.ts';

/** What stands under a refused field, in Indonesian. Sentences with a ledger id are the specification's. */
export const idFieldMessages: FieldMessageCatalogue = {
  REQUIRED: 'Wajib diisi.', // S5.13
  EMAIL_INVALID: 'alamat email tidak valid.', // S5.1
  PHONE_INVALID: 'Nomor telepon terdiri dari 8 sampai 15 angka, boleh diawali +.',
  DIGITS_WRONG: ({ digits }) => `Isi dengan ${digits.join(' atau ')} angka.`,
  POSTAL_CODE_INVALID: 'Kode pos terdiri dari 5 angka.',
  DATE_INVALID: 'Tanggal ini tidak ada. Tulis hari/bulan/tahun, tahunnya 4 angka.',
  MOMENT_INVALID: 'Tulis tanggal dan jam, contoh: 17/05/2026 09:30.',
  DATE_IN_FUTURE: 'Tanggal tidak boleh setelah hari ini.',
  DATE_TOO_EARLY: ({ earliest }) => `Paling awal ${formatSlashDate(earliest)}.`,
  DATE_TOO_LATE: ({ latest }) => `Paling akhir ${formatSlashDate(latest)}.`,
  BEFORE_BEGIN: 'Tidak boleh sebelum mulainya.',
  BEFORE_INSTRUCTION: 'Tidak boleh sebelum instruksi.',
  BEFORE_PRELIMINARY: 'Tidak boleh sebelum laporan awal.',
  ABOVE_SUM_INSURED: 'Harus di bawah nilai pertanggungan.',
  NUMBER_INVALID: ({ decimals }) =>
    decimals > 0 ? `Isi dengan angka, paling banyak ${decimals} angka di belakang koma.` : 'Isi dengan angka bulat.',
  NUMBER_TOO_SMALL: ({ isZeroFine, minimum }) => {
    if (minimum !== undefined && minimum !== 0)
      return `Minimal ${minimum < 0 ? '-' : ''}${formatCount(Math.abs(minimum))}.`;
    return isZeroFine ? 'Tidak boleh kurang dari 0.' : 'Harus lebih dari 0.';
  },
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
