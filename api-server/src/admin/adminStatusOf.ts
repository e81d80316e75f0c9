import type { AdminProblemCode } from 'admin-console/contract';

/** The HTTP status of each refusal of the back office. */
export const adminStatusOf: { readonly [C in AdminProblemCode]: number } = {
  EMAIL_OR_PASSWORD_WRONG: 401,
  PERMISSION_MISSING: 403,
  USER_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  OWN_ACCOUNT: 409,
  OWN_ROLE: 409,
  ROLE_ABOVE_OWN: 403,
  LAST_SUPER_ADMIN: 409,
};
