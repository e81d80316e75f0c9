type Nothing = Record<never, never>;

/** Every reason of its own for which the back office says no, beside those it shares with the shop. */
export interface AdminProblemDetails {
  EMAIL_OR_PASSWORD_WRONG: Nothing;
  PERMISSION_MISSING: Nothing;
  USER_NOT_FOUND: Nothing;
  REVIEW_NOT_FOUND: Nothing;
  OWN_ACCOUNT: Nothing;
  OWN_SECOND_FACTOR: Nothing;
  OWN_ROLE: Nothing;
  ROLE_ABOVE_OWN: Nothing;
  LAST_SUPER_ADMIN: Nothing;
  OPEN_WORK: Nothing;
  ROLE_NOT_FOUND: Nothing;
  ROLE_NAME_TAKEN: Nothing;
  ROLE_IN_USE: Nothing;
  SUPER_ADMIN_ROLE: Nothing;
  SECOND_FACTOR_NEEDED: Nothing;
  SECOND_FACTOR_WRONG: Nothing;
  SECOND_FACTOR_ON: Nothing;
  SECOND_FACTOR_SET_UP_NEEDED: Nothing;
  /** The server has lost the key that secrets are sealed with. */
  SECOND_FACTOR_UNREADABLE: Nothing;
  RECORD_NOT_FOUND: Nothing;
  /** Somebody else saved it since it was read. */
  RECORD_CHANGED: Nothing;
  /** Something else names it. */
  RECORD_IN_USE: Nothing;
  /** It comes from the work itself and is not edited by hand. */
  RECORD_DERIVED: Nothing;
}

export type AdminProblemCode = keyof AdminProblemDetails;

/** One reason the back office says no: `switch (problem.code)` narrows it to what it carries. */
export type AdminProblem = { [K in AdminProblemCode]: { readonly code: K } & AdminProblemDetails[K] }[AdminProblemCode];
