import { cartOutcomes } from './cartOutcomes.ts';
import { keptOutcomes } from './keptOutcomes.ts';

/** What the shop says when something worked. */
export const outcomes = {
  ...cartOutcomes,
  ...keptOutcomes,
  registered: 'Anda berhasil daftar. Silahkan cek email Anda untuk password.', // S2.60
  emailSent: 'Email sudah dikirim', // S2.62
  pointsRedeemed: 'Poin Redeem berhasil', // S8.22
  couponRedeemed: 'Kupon Redeem berhasil', // S8.23
  profileSaved: 'Data berhasil diubah', // S8.24
  billingSaved: 'Data alamat berhasil diubah', // S8.25
  emailChanged: 'Email berhasil diubah',
  passwordChanged: 'Password berhasil diubah', // S8.26
  photoChanged: 'Photo berhasil diubah', // S8.27
  reviewSent: 'Review terkirim,menunggu persetujuan admin', // S8.17
  quizSent: 'Kuis berhasil dikirim', // S8.28
  goldRecorded: 'Catatan emas berhasil disimpan',
  deleted: 'Data berhasil dihapus', // S8.29
} as const;

export type Outcome = keyof typeof outcomes;
