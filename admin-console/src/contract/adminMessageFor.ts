import type { AdminProblem, AdminProblemCode } from './adminProblem.ts';

const sentences: { readonly [C in AdminProblemCode]: string } = {
  EMAIL_OR_PASSWORD_WRONG: 'Email atau password salah.',
  PERMISSION_MISSING: 'Peran Anda tidak mengizinkan tindakan ini.',
  USER_NOT_FOUND: 'Admin tidak ditemukan. Mungkin sudah dihapus.',
  REVIEW_NOT_FOUND: 'Ulasan tidak ditemukan.',
  OWN_ACCOUNT: 'Anda tidak dapat menghapus akun Anda sendiri.',
  OWN_ROLE: 'Anda tidak dapat mengubah peran Anda sendiri.',
  ROLE_ABOVE_OWN: 'Peran ini memiliki izin yang tidak Anda miliki.',
  LAST_SUPER_ADMIN: 'Super Admin terakhir tidak dapat dihapus atau diturunkan.',
};

/** What a person reads of a refusal of the back office. */
export function adminMessageFor(problem: AdminProblem): string {
  return sentences[problem.code];
}
