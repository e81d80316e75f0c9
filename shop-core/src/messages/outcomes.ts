/** What the shop says when something worked. */
export const outcomes = {
  registered: 'Anda berhasil daftar. Silahkan cek email Anda untuk password.', // S2.60
  emailSent: 'Email sudah dikirim', // S2.62
  cartUpdated: 'Keranjang berhasil diperbaharui', // S8.20
  priceUpdated: 'Harga berhasil diperbaharui', // S8.21
  pointsRedeemed: 'Poin Redeem berhasil', // S8.22
  couponRedeemed: 'Kupon Redeem berhasil', // S8.23
  profileSaved: 'Data berhasil diubah', // S8.24
  billingSaved: 'Data alamat berhasil diubah', // S8.25
  emailChanged: 'Email berhasil diubah',
  passwordChanged: 'Password berhasil diubah', // S8.26
  photoChanged: 'Photo berhasil diubah', // S8.27
  reviewSent: 'Review terkirim,menunggu persetujuan admin', // S8.17
  quizSent: 'Kuis berhasil dikirim', // S8.28
  deleted: 'Data berhasil dihapus', // S8.29
} as const;

export type Outcome = keyof typeof outcomes;
