import { call, done, instant, list, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { company, customerType, profileFields } from '../entities/profile.ts';
import { id, page, size, text } from '../scalars.ts';

/** S7.12. The companies to choose from when somebody registers. A stranger gets ids and names only. */
export const findCompanies = call('POST /company/find-all', {
  auth: 'anyone',
  isRepeatable: true,
  body: wire({ page: ['page', page], size: ['size', size] }),
  reply: wire({ companies: ['content', list(company)] }),
});

const companyChoice = wire({
  id: ['id', z.optional(id)],
  name: ['name', z.optional(text())],
  address: ['address', z.optional(text())],
  email: ['email', z.optional(text(320))],
  phone: ['phone', z.optional(text(30))],
});

/** The form of S7.13. */
export interface Registration extends z.output<typeof registrationWire> {}
const registrationWire = wire({
  email: ['email', text(320)],
  username: ['username', text(50)],
  referralCode: ['referal-code', z.optional(text(64))],
  customerType: ['customer-type', customerType],
  isNewCompany: ['newCompany', z.boolean()],
  // The client says a company was chosen; the server looks for itself.
  hasValidCompany: ['validCompany', z.boolean()],
  company: ['company', z.optional(companyChoice)],
});
export const registration: Named<Registration> = registrationWire;

/**
 * S7.13. Makes an account, whose password is mailed. The answer is the same for a taken e-mail: its owner gets a mail instead.
 * @errors USERNAME_TAKEN.
 */
export const register = call('POST /user/register', { auth: 'anyone', body: registration, reply: done });

export interface Credentials extends z.output<typeof credentialsWire> {}
const credentialsWire = wire({
  username: ['username', text(320)],
  password: ['password', text(1_000_000)],
  // Ours: what this device got at an earlier login, by which it stays welcome while others guess.
  device: ['device-token', z.optional(text(128))],
  // Ours: from the mail that a right password gets while others guess.
  code: ['login-code', z.optional(text(40))],
});
export const credentials: Named<Credentials> = credentialsWire;

export interface Login extends z.output<typeof loginWire> {}
const loginWire = wire({
  ...profileFields,
  token: ['token', text()],
  // Ours. A back end that does not say it ends a login by a 401.
  expiresAt: ['expires-at', orNull(instant)],
  // A one-time password from a mail opens nothing but the change of password.
  mustChangePassword: ['must-change-password', z.catch(z.boolean(), false)],
  // Ours: to be kept on the device, also after the logout, and sent with its next login.
  device: ['device-token', z.optional(text(128))],
});
const login: Named<Login> = loginWire;

/**
 * S7.16. Logs in by username or e-mail. The reply has the token that other calls are sent with.
 * @errors LOGIN_FAILED, the same for an unknown name and a wrong password; LOGIN_CODE_NEEDED (`retryAfterSeconds`) and LOGIN_CODE_WRONG while
 * others guess at the account.
 */
export const authenticate = call('POST /user/authenticate', {
  auth: 'anyone',
  isRepeatable: true,
  body: credentials,
  reply: login,
});

/** Ours: revokes the token on the server. */
export const logout = call('POST /user/logout', { auth: 'customer', isRepeatable: true, reply: done });

export interface PasswordChange extends z.output<typeof passwordChangeWire> {}
const passwordChangeWire = wire({
  currentPassword: ['current-password', text(1_000)],
  newPassword: ['new-password', text(1_000)],
  username: ['username', text(320)],
});
export const passwordChange: Named<PasswordChange> = passwordChangeWire;

/**
 * S7.18. Changes the password. Every other session of the customer ends.
 * @errors TOO_MANY_TRIES; FORM_INVALID says at its field that the current password is wrong or the new one too weak.
 */
export const resetPassword = call('POST /user/reset-password', {
  auth: 'customer',
  body: passwordChange,
  reply: done,
});

/** S7.14. Mails a link to a new password. The answer is the same for an address nobody has. */
export const forgotPassword = call('PUT /user/forgot-password', {
  auth: 'anyone',
  body: wire({ email: ['email', text(320)] }),
  reply: done,
});

/** S7.15. Only with the one-time token of the mail is a new password sent; without one nothing changes. */
export const getNewPassword = call('GET /user/get-new-password/{email}', {
  auth: 'anyone',
  params: wire({ email: ['email', text(320)] }),
  query: wire({ token: ['token', z.optional(text(128))] }),
  reply: done,
});

/** S7.17. Deletes the account by a GET, as the specification says: the shop asks so, for other back ends know no other. */
export const deleteAccount = call('GET /user/delete-user', { auth: 'customer', isWrite: true, reply: done });

/** Ours: the same by the method that says so, for clients of this server alone. */
export const removeAccount = call('DELETE /user', { auth: 'customer', reply: done });
