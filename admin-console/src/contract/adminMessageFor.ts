import type { AdminProblem, AdminProblemCode } from './adminProblem.ts';

const sentences: { readonly [C in AdminProblemCode]: string } = {
  EMAIL_OR_PASSWORD_WRONG: 'Email atau password salah.',
  PERMISSION_MISSING: 'Peran Anda tidak mengizinkan tindakan ini.',
  USER_NOT_FOUND: 'Admin tidak ditemukan. Mungkin sudah dihapus.',
  REVIEW_NOT_FOUND: 'Ulasan tidak ditemukan.',
  OWN_ACCOUNT: 'Anda tidak dapat menghapus atau menonaktifkan akun Anda sendiri.',
  OWN_SECOND_FACTOR: 'Verifikasi dua langkah Anda sendiri diatur di Keamanan akun.',
  OWN_ROLE: 'Anda tidak dapat mengubah peran Anda sendiri.',
  ROLE_ABOVE_OWN: 'Peran ini memiliki izin yang tidak Anda miliki.',
  LAST_SUPER_ADMIN: 'Super Admin terakhir tidak dapat dihapus, dinonaktifkan, atau diturunkan.',
  OPEN_WORK: 'Admin ini masih memegang pekerjaan terbuka. Nonaktifkan saja; pekerjaannya tetap ada.',
  ROLE_NOT_FOUND: 'Peran tidak ditemukan. Mungkin sudah dihapus.',
  ROLE_NAME_TAKEN: 'Nama peran ini sudah dipakai.',
  ROLE_IN_USE:
    'Peran ini masih dimiliki admin, atau pernah dimiliki admin yang sudah dihapus, sehingga tidak dapat dihapus.',
  SECOND_FACTOR_NEEDED: 'Masukkan kode dari aplikasi autentikator Anda.',
  SECOND_FACTOR_WRONG: 'Kode salah, sudah dipakai, atau sudah lewat waktunya.',
  SECOND_FACTOR_ON: 'Verifikasi dua langkah sudah aktif.',
  SECOND_FACTOR_SET_UP_NEEDED: 'Peran Anda mewajibkan verifikasi dua langkah. Aktifkan dulu.',
  SECOND_FACTOR_UNREADABLE:
    'Kode tidak dapat diperiksa karena kunci server berganti. Pakai kode pemulihan, atau minta admin lain mengatur ulang.',
  SUPER_ADMIN_ROLE: 'Peran Super Admin selalu mengizinkan semuanya: nama dan izinnya tetap, dan tidak dapat dihapus.',
  RECORD_NOT_FOUND: 'Data tidak ditemukan. Mungkin sudah dihapus.',
  RECORD_CHANGED: 'Data ini sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu ulangi perubahan Anda.',
  RECORD_IN_USE: 'Data ini masih dipakai, sehingga tidak dapat dihapus.',
  RECORD_DERIVED: 'Data ini berasal dari pekerjaan itu sendiri dan tidak diubah dengan tangan.',
};

/** What a person reads of a refusal of the back office. */
export function adminMessageFor(problem: AdminProblem): string {
  return sentences[problem.code];
}
