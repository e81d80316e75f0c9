import type { ProblemCode } from 'shop-core/rules';
import type { AdminProblemCode } from '../../contract/index.ts';
import type { NoAnswer } from '../../providers/apiError.ts';

/** Of the shop's refusals those that the console's server gives too. */
type SharedCode = Extract<
  ProblemCode,
  | 'LOGIN_REQUIRED'
  | 'LOGIN_CODE_NEEDED'
  | 'LOGIN_CODE_WRONG'
  | 'TOO_MANY_TRIES'
  | 'NOT_FOUND'
  | 'NOT_YOURS'
  | 'FORM_INVALID'
  | 'RATE_LIMITED'
  | 'BODY_INVALID'
  | 'BODY_TOO_LARGE'
  | 'BODY_TYPE_UNSUPPORTED'
  | 'UNAVAILABLE'
  | 'UNEXPECTED'
>;

/** What the server refuses, in English. A code without a sentence does not compile: nobody reads two languages on one screen. */
export const problems = {
  EMAIL_OR_PASSWORD_WRONG: 'Wrong email or password.',
  PERMISSION_MISSING: 'Your role does not allow this.',
  USER_NOT_FOUND: 'There is no such admin. It may have been deleted.',
  REVIEW_NOT_FOUND: 'There is no such review.',
  OWN_ACCOUNT: 'You cannot delete or deactivate your own account.',
  OWN_SECOND_FACTOR: 'Your own two-step verification is set under Account security.',
  OWN_ROLE: 'You cannot change your own role.',
  ROLE_ABOVE_OWN: 'This role allows more than yours does.',
  LAST_SUPER_ADMIN: 'The last Super Admin cannot be deleted, deactivated or demoted.',
  OPEN_WORK: 'This admin still has open work. Deactivate instead; the work stays.',
  ROLE_NOT_FOUND: 'There is no such role. It may have been deleted.',
  ROLE_NAME_TAKEN: 'Another role is called so.',
  ROLE_IN_USE: 'This role cannot be deleted: an admin has it, or had it when deleted.',
  SUPER_ADMIN_ROLE:
    'The role Super Admin always allows everything: its name and permissions stay, and it is not deleted.',
  SECOND_FACTOR_NEEDED: 'Type the code from your authenticator app.',
  SECOND_FACTOR_WRONG: 'This code is wrong, already used or no longer valid.',
  SECOND_FACTOR_ON: 'Two-step verification is on already.',
  SECOND_FACTOR_SET_UP_NEEDED: 'Your role requires two-step verification. Set it up first.',
  SECOND_FACTOR_UNREADABLE:
    'The code cannot be checked because the key of the server has changed. Use a recovery code, or ask another admin for a reset.',
  RECORD_NOT_FOUND: 'There is no such record. It may have been deleted.',
  RECORD_CHANGED: 'Somebody else has changed this since you opened it. Reload it, then make your change again.',
  RECORD_IN_USE: 'This is still in use, so it cannot be deleted.',
  RECORD_DERIVED: 'This comes from the work itself and is not changed by hand.',
  LOGIN_REQUIRED: 'Please log in again.',
  LOGIN_CODE_NEEDED:
    'Too many login attempts. If your email and password are right, we have mailed you a code: type it below. Without a code, try again at %{until} WIB.',
  LOGIN_CODE_WRONG: 'Wrong code, email or password. Check the code in our latest mail.',
  TOO_MANY_TRIES: 'Too many attempts. Try again at %{until} WIB.',
  NOT_FOUND: 'Not found.',
  NOT_YOURS: 'You may not do this.',
  FORM_INVALID: 'Please check the marked fields.',
  RATE_LIMITED: 'Too many requests. Try again at %{until} WIB.',
  BODY_INVALID: 'What was sent is not valid.',
  BODY_TOO_LARGE: 'What was sent is too large.',
  BODY_TYPE_UNSUPPORTED: 'This kind of data is not taken.',
  UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  UNEXPECTED: 'Something went wrong. Please try again in a moment.',
  OFFLINE: 'No internet connection. Check it and try again.',
  UNREACHABLE: 'The server does not answer. Please try again in a moment.',
  NOT_SENT:
    'There is no connection, so nothing was changed and nothing will be sent later. What you typed is still here: check your connection, then do it again.',
  NOT_ANSWERED: 'The server did not answer, so your change may or may not be saved. Look before you do it again.',
  UNREADABLE: 'The answer of the server could not be read. Try again in a moment.',
  UNREADABLE_WRITE:
    'The answer of the server could not be read, so your change may be saved. Look before you do it again.',
} satisfies Record<AdminProblemCode | SharedCode | NoAnswer, string>;
