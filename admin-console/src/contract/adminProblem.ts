type Nothing = Record<never, never>;

/** Every reason of its own for which the back office says no, beside those it shares with the shop. */
export interface AdminProblemDetails {
  EMAIL_OR_PASSWORD_WRONG: Nothing;
  PERMISSION_MISSING: Nothing;
  USER_NOT_FOUND: Nothing;
  REVIEW_NOT_FOUND: Nothing;
  OWN_ACCOUNT: Nothing;
  OWN_ROLE: Nothing;
  ROLE_ABOVE_OWN: Nothing;
  LAST_SUPER_ADMIN: Nothing;
}

export type AdminProblemCode = keyof AdminProblemDetails;

/** One reason the back office says no: `switch (problem.code)` narrows it to what it carries. */
export type AdminProblem = { [K in AdminProblemCode]: { readonly code: K } & AdminProblemDetails[K] }[AdminProblemCode];
